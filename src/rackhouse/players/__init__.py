"""Players of every strength, from a beginner to one who misses nothing."""

from rackhouse.players.character import LADDER, Character
from rackhouse.players.choice import Choice, Lay, LetterOffer, Seen, Stay, Swap
from rackhouse.players.player import Player

__all__ = ["LADDER", "Character", "Choice", "Lay", "LetterOffer", "Player", "Seen", "Stay", "Swap"]
