"""A layout with tiles on it: what lies on each square."""

from __future__ import annotations

import msgspec

from rackhouse.tiles import EMPTY, Layout, Tile, TileSet


class Placement(msgspec.Struct, frozen=True):
    """One tile laid on one square; a blank is already declared."""

    square: int
    tile: Tile


class Grid(msgspec.Struct, frozen=True):
    """The squares of a board at one moment."""

    layout: Layout
    tile_set: TileSet
    cells: bytes
    """One byte a square: a tile, or ``EMPTY``."""

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
