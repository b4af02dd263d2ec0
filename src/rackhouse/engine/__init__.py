"""Finding plays and choosing among them: the engine, and a simple player."""

from rackhouse.engine.engine import Candidate, Candidates, Engine, Memory, any_play, engine_for
from rackhouse.engine.leaves import Leaves
from rackhouse.engine.selfplay import SelfPlay, play_games
from rackhouse.engine.simple import Choice, Lay, Seen, SimplePlayer, Stay, Swap
from rackhouse.engine.study import Bingos, Hooks, Made, Study
from rackhouse.engine.words import Words

__all__ = [
    "Bingos",
    "Candidate",
    "Candidates",
    "Choice",
    "Engine",
    "Hooks",
    "Lay",
    "Leaves",
    "Made",
    "Memory",
    "Seen",
    "SelfPlay",
    "SimplePlayer",
    "Stay",
    "Study",
    "Swap",
    "Words",
    "any_play",
    "engine_for",
    "play_games",
]
