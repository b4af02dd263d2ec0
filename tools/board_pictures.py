"""Draw the boards that the documentation shows: ``python -m tools.board_pictures``.

The same plays give the same file, byte for byte; a test holds the two together.
"""

from __future__ import annotations

from pathlib import Path

from rackhouse.board import Board
from rackhouse.files import write_atomically

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "board.svg"
PLAYS = (
    "8D TRAINER",
    "H1 CREATION",
    "5E pASTURE",
    "C3 THROBS",
    "7G HOB",
    "K8 SIX",
    "10I ZAX",
)


def picture() -> str:
    """A game under way, its last play lit up."""
    board = Board.empty()
    for text in PLAYS[:-1]:
        board = board.lay(board.parse_play(text).placements)
    last = board.parse_play(PLAYS[-1]).placements
    return board.lay(last).svg(last=last, size=640)


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(PICTURE, picture())
