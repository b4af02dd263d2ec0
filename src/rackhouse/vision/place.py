"""Where a board is in a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from rackhouse.errors import IllegalError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.engine import _core
    from rackhouse.tiles import Layout

Corner: TypeAlias = tuple[float, float]
_LEAST_EDGES: Final = 0.12
_LEAST_SUM: Final = 0.30
"""Below these the best place is no board: a table, a face, a page."""
_FARTHEST: Final = 100_000
"""Pixels beyond which nobody points at a corner."""


class BoardPlace(msgspec.Struct, frozen=True):
    """The corners of a board's squares in a picture, in pixels."""

    corners: tuple[Corner, Corner, Corner, Corner]
    """From that of the first square on, clockwise, as the board is turned."""
    edges: float
    """How well lines between squares fit, from -1 to 1."""
    colours: float
    """How well premiums fit, from 0 to 1."""

    @property
    def flat(self) -> tuple[float, ...]:
        """The corners as the core takes them."""
        return tuple(number for corner in self.corners for number in corner)

    def turned(self, quarters: int) -> BoardPlace:
        """The same place, with the first square at another corner."""
        a, b, c, d = self.corners
        corners = ((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c))[quarters % 4]
        return BoardPlace(corners, self.edges, self.colours)


def find_place(
    photo: _core.Photo, layout: Layout, corners: Sequence[Corner] | None = None
) -> BoardPlace:
    """Where the board is, or near given corners; which corner is the first is not known yet.

    Raises:
        IllegalError: if there is no board of this kind in the picture, or the corners are none.
    """
    best: BoardPlace | None = None
    for kinds, columns, rows in _ways_up(layout):
        if corners is None:
            found = photo.find(columns, rows, kinds)
        else:
            near = tuple(float(number) for corner in corners for number in corner)
            if len(near) != 8 or not all(abs(number) < _FARTHEST for number in near):
                raise IllegalError("camera-corners")
            found = photo.refine(columns, rows, kinds, near)
        place = _place(*found)
        if best is None or place.edges + place.colours > best.edges + best.colours:
            best = place
    if best is None or best.edges < _LEAST_EDGES or best.edges + best.colours < _LEAST_SUM:
        raise IllegalError("camera-no-board")
    return best


def _place(numbers: tuple[float, ...], edges: float, colours: float) -> BoardPlace:
    a, b, c, d, e, f, g, h = (round(number, 2) for number in numbers)
    return BoardPlace(((a, b), (c, d), (e, f), (g, h)), edges, colours)


def _ways_up(layout: Layout) -> list[tuple[bytes, int, int]]:
    """The premiums of the board in each quarter turn, if they differ at all."""
    signs = sorted(set(layout.signs))
    rows = [
        bytes(signs.index(sign) for sign in layout.signs[at : at + layout.columns])
        for at in range(0, layout.squares, layout.columns)
    ]
    ways: list[tuple[bytes, int, int]] = []
    for _ in range(4):
        way = (b"".join(rows), len(rows[0]), len(rows))
        if way not in ways:
            ways.append(way)
        rows = [bytes(column) for column in zip(*reversed(rows), strict=True)]
    return ways
