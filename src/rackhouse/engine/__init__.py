"""Finding plays and choosing among them: the engine, and a simple player."""

from rackhouse.engine.engine import Candidate, Candidates, Engine, any_play, engine_for
from rackhouse.engine.leaves import Leaves
from rackhouse.engine.selfplay import SelfPlay, play_games
from rackhouse.engine.simple import Choice, Lay, Seen, SimplePlayer, Stay, Swap
from rackhouse.engine.words import Words

__all__ = [
    "Candidate",
    "Candidates",
    "Choice",
    "Engine",
    "Lay",
    "Leaves",
    "Seen",
    "SelfPlay",
    "SimplePlayer",
    "Stay",
    "Swap",
    "Words",
    "any_play",
    "engine_for",
    "play_games",
]
