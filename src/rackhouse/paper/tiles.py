"""Tiles on a strip of a board: the one ornament that prints have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.paper.board import draw_premium
from rackhouse.tiles import Layout, TileSet

if TYPE_CHECKING:
    from rackhouse.paper.pen import Pen

_FACE: Final = "#FFFCF3"
_BACK: Final = "#7C4F2B"
_INK: Final = "#211D18"
_VALUE: Final = "#5B5447"
_SQUARE: Final = "#F5F0E5"
_EDGE: Final = "#D8CEBA"
_MIDDLE: Final = 7
"""The row of the board that a word is laid on."""


def draw_tile(pen: Pen, letter: str, value: int, at: tuple[float, float], side: float) -> None:
    """A tile: a bone face on a walnut back, its letter, and its value at the foot."""
    x, y = at
    radius = side * 0.16
    pen.box(x, y, side, side, fill=_BACK, radius=radius)
    pen.box(x, y, side, side * 0.915, fill=_FACE, edge=_BACK, thick=side * 0.02, radius=radius)
    size = side * 0.56
    pen.text(x + side * 0.46, y + side * 0.64, letter, "slab", size, colour=_INK, align="centre")
    pen.text(
        *(x + side * 0.9, y + side * 0.84, str(value), "bold", side * 0.2),
        colour=_VALUE,
        align="right",
    )


def draw_strip(pen: Pen, word: str, place: tuple[float, float, float], rows: int = 1) -> float:
    """A strip out of the middle of a board, with a word laid on it; its height.

    A space in the word leaves a square empty.
    """
    x, y, wide = place
    layout, tiles = Layout.named("classic"), TileSet.named("english")
    side = wide / layout.columns
    values = dict(zip(tiles.alphabet.letters, tiles.points, strict=True))
    first = (layout.columns - len(word)) // 2
    for row in range(rows):
        line = _MIDDLE - rows // 2 + row
        for column in range(layout.columns):
            at = (x + column * side, y + row * side)
            pen.box(*at, side, side, fill=_SQUARE, edge=_EDGE, thick=0.7)
            sign = word[column - first] if first <= column < first + len(word) else " "
            if row == rows // 2 and sign != " ":
                inner = (at[0] + side * 0.04, at[1] + side * 0.04)
                draw_tile(pen, sign, values[sign], inner, side * 0.92)
            else:
                premium = layout.premiums[line * layout.columns + column]
                draw_premium(pen, premium, at, side)
    return side * rows
