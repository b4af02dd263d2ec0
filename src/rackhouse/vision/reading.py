"""What a photo of a board says: tiles with how sure it is, and the squares to ask about."""

from __future__ import annotations

from typing import Final

import msgspec

from rackhouse.board import Board, Placement, Play, square_name
from rackhouse.errors import IllegalError
from rackhouse.tiles import BLANK, EMPTY, Tile
from rackhouse.vision.place import BoardPlace

ASKED_BELOW: Final = 0.8
"""A square that is less sure than this is asked for."""


class SquareReading(msgspec.Struct, frozen=True):
    """What one square shows."""

    tile: Tile
    """``EMPTY``, a letter, or ``BLANK`` for a blank whose letter nobody has said yet."""
    confidence: float
    """From 0 to 1."""
    others: tuple[Tile, ...] = ()
    """What else it may show, the likeliest first."""


class BoardReading(msgspec.Struct, frozen=True):
    """What a photo says about a board.

    With the position before it is read as a play: :attr:`new` has the squares with new tiles.
    """

    before: Board
    """The position before; an empty board if it was not known."""
    is_play: bool
    """Whether it was read as a play from the position before."""
    squares: tuple[SquareReading, ...]
    place: BoardPlace
    """Where the board is in the picture, its first square at the first corner."""
    new: tuple[int, ...] = ()
    lead: float = 0.0
    """How sure it is that these are all new tiles, from 0 to 1."""
    differences: tuple[int, ...] = ()
    """Squares where the photo shows something else than the position before, besides new tiles."""

    @property
    def board(self) -> Board:
        """The position; a blank whose letter is not known is ``BLANK``."""
        return Board(
            self.before.layout, self.before.tile_set, bytes(one.tile for one in self.squares)
        )

    @property
    def asked(self) -> tuple[int, ...]:
        """The squares to ask about: those in doubt, and blanks for their letters."""
        looked_at = self.new if self.is_play else range(len(self.squares))
        return tuple(
            square
            for square in looked_at
            if self.squares[square].confidence < ASKED_BELOW or self.squares[square].tile == BLANK
        )

    @property
    def confidence(self) -> float:
        """How sure it is of the whole: of the play, or of every square."""
        sure = self.lead if self.is_play else 1.0
        for square in self.new if self.is_play else range(len(self.squares)):
            sure *= self.squares[square].confidence
        return sure

    @property
    def play(self) -> Play | None:
        """The play; ``None`` if nothing is new or a blank has no letter yet.

        Raises:
            IllegalError: if the tiles may not lie like that.
        """
        if not self.new or any(self.squares[square].tile == BLANK for square in self.new):
            return None
        laid = [Placement(square, self.squares[square].tile) for square in self.new]
        return Play.of(self.before, laid, opening_minimum=1)

    def answered(self, square: int, tile: Tile) -> BoardReading:
        """The same once somebody has said what lies on a square.

        Raises:
            IllegalError: if it is not one of the board's squares.
        """
        if not 0 <= square < len(self.squares):
            raise IllegalError("board-no-square", number=square)
        squares = list(self.squares)
        squares[square] = SquareReading(tile, 1.0)
        new = self.new
        if self.is_play and self.before.cells[square] == EMPTY:
            new = tuple(sorted({*new, square} if tile != EMPTY else {*new} - {square}))
        return msgspec.structs.replace(self, squares=tuple(squares), new=new)

    def names(self, squares: tuple[int, ...]) -> tuple[str, ...]:
        """Squares by their names, such as H8."""
        return tuple(square_name(square, self.before.layout) for square in squares)
