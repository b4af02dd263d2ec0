"""The board, plays on it, the words they form and what they score. Pure."""

from rackhouse.board.board import Board
from rackhouse.board.geometry import placement_fault
from rackhouse.board.grid import Placement
from rackhouse.board.play import Play, placements_of
from rackhouse.board.position import Direction, Position, square_name
from rackhouse.board.score import (
    CLASSIC_BONUS,
    Bonus,
    LetterScore,
    PlayScore,
    WordScore,
    score_play,
)
from rackhouse.board.words import FormedWord

__all__ = [
    "CLASSIC_BONUS",
    "Board",
    "Bonus",
    "Direction",
    "FormedWord",
    "LetterScore",
    "Placement",
    "Play",
    "PlayScore",
    "Position",
    "WordScore",
    "placement_fault",
    "placements_of",
    "score_play",
    "square_name",
]
