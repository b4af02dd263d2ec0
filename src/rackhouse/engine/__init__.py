"""Finding plays and what they are worth: the engine."""

from rackhouse.engine.engine import (
    PLAY_FORMAT,
    Candidate,
    Candidates,
    Engine,
    Memory,
    any_play,
    engine_for,
)
from rackhouse.engine.leaves import Leaves
from rackhouse.engine.network import Network
from rackhouse.engine.selfplay import SelfPlay, play_games
from rackhouse.engine.study import Bingos, Hooks, Made, Study
from rackhouse.engine.values import EXCHANGE_FORMAT, Exchange, Exchanges, Situation, WordCollection

__all__ = [
    "EXCHANGE_FORMAT",
    "PLAY_FORMAT",
    "Bingos",
    "Candidate",
    "Candidates",
    "Engine",
    "Exchange",
    "Exchanges",
    "Hooks",
    "Leaves",
    "Made",
    "Memory",
    "Network",
    "SelfPlay",
    "Situation",
    "Study",
    "WordCollection",
    "any_play",
    "engine_for",
    "play_games",
]
