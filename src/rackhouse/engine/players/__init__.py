"""Players of every strength, from a beginner to one who misses nothing."""

from rackhouse.engine.players.character import LADDER, Character
from rackhouse.engine.players.choice import Choice, Lay, LetterOffer, Seen, Stay, Swap
from rackhouse.engine.players.player import Player

__all__ = ["LADDER", "Character", "Choice", "Lay", "LetterOffer", "Player", "Seen", "Stay", "Swap"]
