"""The board: a layout with tiles on it. Frozen; laying tiles gives another board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.board.position import Position
from rackhouse.errors import MalformedError
from rackhouse.tiles import EMPTY, Layout, Tile, TileSet

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.board.play import Play


class Placement(msgspec.Struct, frozen=True):
    """One tile laid on one square; a blank is laid declared."""

    square: int
    tile: Tile


class Board(msgspec.Struct, frozen=True):
    """A board at one moment.

    >>> board = Board.empty()
    >>> board = board.lay(board.parse_play("8D TRAINER").placements)
    >>> board.text_at("8D"), board.tile_count
    ('TRAINER', 7)
    """

    layout: Layout
    tile_set: TileSet
    cells: bytes
    """One byte a square: a tile, or ``EMPTY``."""

    @staticmethod
    def empty(layout: str | Layout = "classic", tile_set: str | TileSet = "english") -> Board:
        """A board with nothing on it, by the names of its data files.

        >>> Board.empty("super", "english-super").is_empty
        True
        """
        layout = Layout.named(layout) if isinstance(layout, str) else layout
        tile_set = TileSet.named(tile_set) if isinstance(tile_set, str) else tile_set
        return Board(layout, tile_set, bytes([EMPTY]) * layout.squares)

    @property
    def is_empty(self) -> bool:
        """Whether no tile has been laid: the next play is an opening (A-11)."""
        return self.cells.count(EMPTY) == len(self.cells)

    @property
    def tile_count(self) -> int:
        """How many tiles lie on the board."""
        return len(self.cells) - self.cells.count(EMPTY)

    @property
    def tiles(self) -> list[Tile]:
        """The tiles on the board, row by row."""
        return [tile for tile in self.cells if tile != EMPTY]

    def lay(self, placements: Iterable[Placement]) -> Board:
        """The board with these tiles on it; whether they may lie there is asked elsewhere.

        >>> Board.empty().lay([Placement(112, 1)]).tiles
        [1]
        """
        cells = bytearray(self.cells)
        for placement in placements:
            cells[placement.square] = placement.tile
        return Board(self.layout, self.tile_set, bytes(cells))

    def take_up(self, placements: Iterable[Placement]) -> Board:
        """The board without these tiles; their premium squares count afresh.

        >>> board = Board.empty()
        >>> tiles = board.parse_play("8H QI").placements
        >>> board.lay(tiles).take_up(tiles) == board
        True
        """
        cells = bytearray(self.cells)
        for placement in placements:
            cells[placement.square] = EMPTY
        return Board(self.layout, self.tile_set, bytes(cells))

    def parse_play(self, text: str) -> Play:
        """Read a play in the board's light: see :meth:`rackhouse.board.Play.parse`.

        >>> Board.empty().parse_play("8H QI").notation
        '8H QI'
        """
        from rackhouse.board.play import Play  # noqa: PLC0415  a play needs the board's type

        return Play.parse(text, self)

    def text_at(self, position: str) -> str:
        """The tiles from a position on, up to the first empty square.

        >>> Board.empty().text_at("8D")
        ''
        """
        start = Position.parse(position)
        if start.row >= self.layout.rows or start.column >= self.layout.columns:
            raise MalformedError("board-off", place=position)
        tiles = []
        square, step = start.row * self.layout.columns + start.column, start.step(self.layout)
        last = self.layout.squares if step > 1 else (start.row + 1) * self.layout.columns
        while square < last and self.cells[square] != EMPTY:
            tiles.append(self.cells[square])
            square += step
        return self.tile_set.alphabet.text(tiles)

    def __str__(self) -> str:
        from rackhouse.board.drawing import as_text  # noqa: PLC0415

        return as_text(self)

    def svg(self, *, last: Iterable[Placement] = (), size: int = 480) -> str:
        """The board as an SVG picture; ``last`` are the tiles to light up.

        >>> Board.empty().svg().startswith("<svg")
        True
        """
        from rackhouse.board.drawing import as_svg  # noqa: PLC0415

        return as_svg(self, {placement.square for placement in last}, size)

    def _repr_svg_(self) -> str:
        return self.svg()
