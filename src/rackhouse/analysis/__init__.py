"""What a position is worth under the rules of a house."""

from rackhouse.analysis.endgame import Endgame, EndgameTurn, solve

__all__ = ["Endgame", "EndgameTurn", "solve"]
