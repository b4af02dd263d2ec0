"""The board: a layout with tiles on it. Frozen; laying tiles gives another board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board.drawing import as_svg, as_text
from rackhouse.board.grid import Grid, Placement
from rackhouse.board.play import Play
from rackhouse.board.position import Position, square_name
from rackhouse.errors import MalformedError
from rackhouse.tiles import EMPTY, Layout, TileSet

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Board(Grid, frozen=True):
    """A board at one moment.

    >>> board = Board.empty()
    >>> board = board.lay(board.parse_play("8D TRAINER").placements)
    >>> board.text_at("8D"), board.tile_count
    ('TRAINER', 7)
    """

    @staticmethod
    def empty(layout: str | Layout = "classic", tile_set: str | TileSet = "english") -> Board:
        """A board with nothing on it, by the names of its data files.

        >>> Board.empty("super", "english-super").is_empty
        True
        """
        layout = Layout.named(layout) if isinstance(layout, str) else layout
        tile_set = TileSet.named(tile_set) if isinstance(tile_set, str) else tile_set
        return Board(layout, tile_set, bytes([EMPTY]) * layout.squares)

    def lay(self, placements: Iterable[Placement]) -> Board:
        """The board with these tiles on it; does not check whether they may lie there.

        >>> Board.empty().lay([Placement(112, 1)]).tiles
        [1]
        """
        cells = bytearray(self.cells)
        for placement in placements:
            cells[placement.square] = placement.tile
        return Board(self.layout, self.tile_set, bytes(cells))

    def take_up(self, placements: Iterable[Placement]) -> Board:
        """The board without these tiles; the premium squares under them count again.

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
        """Read a play against this board: see :meth:`rackhouse.board.Play.parse`.

        >>> Board.empty().parse_play("8H QI").notation
        '8H QI'
        """
        return Play.parse(text, self)

    def text_at(self, position: str) -> str:
        """The tiles from a position on, up to the first empty square.

        >>> Board.empty().text_at("8D")
        ''
        """
        start = Position.parse(position)
        tiles = []
        square, step = self._square(start, position), start.step(self.layout)
        last = self.layout.squares if step > 1 else (start.row + 1) * self.layout.columns
        while square < last and self.cells[square] != EMPTY:
            tiles.append(self.cells[square])
            square += step
        return self.tile_set.alphabet.text(tiles)

    def __getitem__(self, position: str) -> str:
        """The tile on a square, small for a blank, or ``""``.

        >>> board = Board.empty()
        >>> board.lay(board.parse_play("8H QuIZ").placements)["8I"]
        'u'
        """
        at = Position.parse(position)
        tile = self.cells[self._square(at, position)]
        return "" if tile == EMPTY else self.tile_set.alphabet.text((tile,))

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """The squares with tiles, by name, each with its tile; row by row.

        >>> board = Board.empty()
        >>> list(board.lay(board.parse_play("8H QI").placements))
        [('H8', 'Q'), ('I8', 'I')]
        """
        for square, tile in enumerate(self.cells):
            if tile != EMPTY:
                yield square_name(square, self.layout), self.tile_set.alphabet.text((tile,))

    def _square(self, at: Position, text: str) -> int:
        if at.row >= self.layout.rows or at.column >= self.layout.columns:
            raise MalformedError("board-off", place=text)
        return at.row * self.layout.columns + at.column

    def __str__(self) -> str:
        return as_text(self)

    def svg(self, *, last: Iterable[Placement] = (), size: int = 480) -> str:
        """The board as an SVG picture; ``last`` are the tiles to light up.

        >>> Board.empty().svg().startswith("<svg")
        True
        """
        return as_svg(self, {placement.square for placement in last}, size)

    def _repr_svg_(self) -> str:
        return self.svg()
