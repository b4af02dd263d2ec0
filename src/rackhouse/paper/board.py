"""A board on paper, with thin outlines and underlined blanks; and a strip as an ornament."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.messages import Voice, known, message
from rackhouse.paper.pen import BLACK
from rackhouse.tiles import EMPTY, Layout, TileSet, is_blank, letter_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from rackhouse.board import Board
    from rackhouse.paper.pen import Pen
    from rackhouse.paper.type import Face
    from rackhouse.rules import Colours
    from rackhouse.tiles import Layout, Premium


_FACE: Final = "#FFFCF3"
_BACK: Final = "#7C4F2B"
_INK: Final = "#211D18"
_VALUE: Final = "#5B5447"
_BLANK: Final = "#8A3B12"
_SQUARE: Final = "#F5F0E5"
_LIT: Final = "#FFE7AE"
_EDGE: Final = "#D8CEBA"
_MIDDLE: Final = 7
"""The row of the board that the word is on."""


def draw_tile(
    pen: Pen, letter: str, value: int | None, at: tuple[float, float], side: float
) -> None:
    """Draw a tile: a bone face on a walnut back, its letter, and its value at the bottom.

    A blank has no value, and its letter leans.
    """
    x, y = at
    radius = side * 0.16
    pen.box(x, y, side, side, fill=_BACK, radius=radius)
    pen.box(x, y, side, side * 0.915, fill=_FACE, edge=_BACK, thick=side * 0.02, radius=radius)
    size = side * (0.56 if len(letter) == 1 else 0.4)
    if value is None:
        base = (x + side * 0.5, y + side * 0.64)
        pen.text(*base, letter, "slab italic", size, colour=_BLANK, align="centre")
        return
    pen.text(x + side * 0.46, y + side * 0.64, letter, "slab", size, colour=_INK, align="centre")
    pen.text(
        *(x + side * 0.9, y + side * 0.84, str(value), "bold", side * 0.2),
        colour=_VALUE,
        align="right",
    )


def draw_strip(pen: Pen, word: str, place: tuple[float, float, float], rows: int = 1) -> float:
    """Draw a strip from the middle of a board with a word on it; returns its height.

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
            if row == rows // 2 and sign in values:
                inner = (at[0] + side * 0.04, at[1] + side * 0.04)
                draw_tile(pen, sign, values[sign], inner, side * 0.92)
            else:
                premium = layout.premiums[line * layout.columns + column]
                draw_premium(pen, premium, at, side)
    return side * rows


_FILL_AND_INK: Final = {
    "double letter": ("#A6D5F0", "#0A3A57"),
    "triple letter": ("#1C4E90", "#FFFFFF"),
    "quadruple letter": ("#14173F", "#FFFFFF"),
    "double word": ("#F184A3", "#4F071B"),
    "triple word": ("#B0222B", "#FFFFFF"),
    "quadruple word": ("#5C0A10", "#FFFFFF"),
}
_CUT: Final = 0.18
"""How much is cut off the corners of a triple word."""


def draw_board(
    pen: Pen,
    board: Board,
    x: float,
    y: float,
    wide: float,
    *,
    lit: Collection[int] = (),
) -> float:
    """Draw a board with its labels into a width; returns its height.

    The tiles on the squares in ``lit`` stand out.
    """
    layout = board.layout
    gutter = 12.0
    side = (wide - gutter - 6) / layout.columns
    high = gutter + layout.rows * side + 6
    pen.box(x, y, wide, high, edge=BLACK, thick=1.1, radius=4)
    left, top = x + gutter, y + gutter
    for column in range(layout.columns):
        middle = left + (column + 0.5) * side
        pen.text(middle, top - 3, chr(ord("A") + column), "bold", 6.8, align="centre")
    for row in range(layout.rows):
        base = top + (row + 0.5) * side + 2.4
        pen.text(x + gutter / 2 + 0.5, base, str(row + 1), "bold", 6.8, align="centre")
        for column in range(layout.columns):
            square = row * layout.columns + column
            at = (left + column * side, top + row * side)
            _draw_square(pen, board, square, at, side, _LIT if square in lit else "#FFFFFF")
    return high


def _draw_square(
    pen: Pen, board: Board, square: int, at: tuple[float, float], side: float, face: str
) -> None:
    x, y = at
    pen.box(x, y, side, side, edge="#AAAAAA", thick=0.4)
    tile = board.cells[square]
    if tile == EMPTY:
        draw_premium(pen, board.layout.premiums[square], at, side)
        return
    pen.box(x + 0.6, y + 0.6, side - 1.2, side - 1.2, fill=face, edge=BLACK, thick=0.9, radius=1.6)
    sign = board.tile_set.alphabet.text((letter_of(tile),)).strip("[]").upper()
    size = side * (0.62 if len(sign) == 1 else 0.46)
    letter: Face = "slab italic" if is_blank(tile) else "slab"
    pen.text(x + side / 2, y + side / 2 + size * 0.34, sign, letter, size, align="centre")
    if is_blank(tile):
        low = y + side * 0.86
        pen.line(x + side * 0.22, low, x + side * 0.78, low, thick=0.9)


def draw_premium(pen: Pen, premium: Premium, at: tuple[float, float], side: float) -> None:
    """Draw a premium: round for letters, square for words, with cut corners from three on."""
    if premium.is_plain:
        return
    x, y = at
    fill, ink = _FILL_AND_INK[premium.name]
    times = max(premium.letter, premium.word)
    if premium.letter > 1:
        pen.disc(x + side / 2, y + side / 2, side * 0.45, fill)
    elif times == 2:
        pen.box(x + 0.4, y + 0.4, side - 0.8, side - 0.8, fill=fill)
    else:
        near, far = side * _CUT, side * (1 - _CUT)
        corners = [
            *((near, 0.0), (far, 0.0), (side, near), (side, far)),
            *((far, side), (near, side), (0.0, far), (0.0, near)),
        ]
        pen.shape([(x + across, y + down) for across, down in corners], fill=fill)
    text = f"{times}{'W' if premium.word > 1 else 'L'}"
    size = side * 0.34
    pen.text(
        x + side / 2, y + side / 2 + size * 0.36, text, "bold", size, colour=ink, align="centre"
    )


def draw_legend(
    pen: Pen, layout: Layout, colours: Colours, place: tuple[float, float, float], voice: Voice
) -> float:
    """Draw the house's names for its premium squares up to a right edge; returns where it ends."""
    x, y, right = place
    for premium in layout.kinds:
        draw_premium(pen, premium, (x, y), 16)
        pen.box(x, y, 16, 16, edge="#AAAAAA", thick=0.4)
        said = message(
            "print-square",
            colour=known("data-colour-", getattr(colours, premium.key)),
            what="letter" if premium.letter > 1 else "word",
            times=max(premium.letter, premium.word),
        )
        pen.text(x + 23, y + 11.5, voice.say(said), size=9, room=right - x - 23)
        y += 20
    return y
