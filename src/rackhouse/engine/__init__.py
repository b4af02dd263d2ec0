"""Finding plays and choosing among them: a plain generator and a simple player."""

from rackhouse.engine.generator import any_play, generate_plays
from rackhouse.engine.simple import Choice, Lay, Seen, SimplePlayer, Stay, Swap
from rackhouse.engine.tree import Words

__all__ = [
    "Choice",
    "Lay",
    "Seen",
    "SimplePlayer",
    "Stay",
    "Swap",
    "Words",
    "any_play",
    "generate_plays",
]
