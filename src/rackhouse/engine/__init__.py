"""Finding plays and choosing among them: the engine, and players of every strength."""

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
from rackhouse.engine.players import (
    LADDER,
    Character,
    Choice,
    Lay,
    LetterOffer,
    Player,
    Seen,
    Stay,
    Swap,
)
from rackhouse.engine.selfplay import SelfPlay, play_games
from rackhouse.engine.study import Bingos, Hooks, Made, Study
from rackhouse.engine.values import EXCHANGE_FORMAT, Exchange, Exchanges, Situation, WordCollection

__all__ = [
    "EXCHANGE_FORMAT",
    "LADDER",
    "PLAY_FORMAT",
    "Bingos",
    "Candidate",
    "Candidates",
    "Character",
    "Choice",
    "Engine",
    "Exchange",
    "Exchanges",
    "Hooks",
    "Lay",
    "Leaves",
    "LetterOffer",
    "Made",
    "Memory",
    "Network",
    "Player",
    "Seen",
    "SelfPlay",
    "Situation",
    "Stay",
    "Study",
    "Swap",
    "WordCollection",
    "any_play",
    "engine_for",
    "play_games",
]
