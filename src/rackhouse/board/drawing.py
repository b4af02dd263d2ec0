"""A board drawn as text for terminals and as SVG for pages, notebooks and docs."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from rackhouse.tiles import EMPTY, is_blank

if TYPE_CHECKING:
    from rackhouse.board.grid import Grid

SIGN_OF_PREMIUM = {
    "plain": "·",
    "double letter": "'",
    "triple letter": '"',
    "quadruple letter": "^",
    "double word": "-",
    "triple word": "=",
    "quadruple word": "~",
}

_FILL_AND_INK = {
    "plain": ("#E7DFCE", "#453E31"),
    "double letter": ("#A6D5F0", "#0A3A57"),
    "triple letter": ("#1C4E90", "#FFFFFF"),
    "quadruple letter": ("#0E2F5C", "#FFFFFF"),
    "double word": ("#F29BB2", "#5F0B22"),
    "triple word": ("#B0222B", "#FFFFFF"),
    "quadruple word": ("#6E1218", "#FFFFFF"),
}
_SERIF = "Bitter, Rockwell, 'Roboto Slab', Georgia, serif"
_SANS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif"
_CELL = 40
_MARGIN = 28
"""Room for the labels at the left and the top; the frame is half as wide on the other sides."""


def as_text(board: Grid) -> str:
    """The board with its labels, a line per row; premiums as the layout files draw them."""
    layout, alphabet = board.layout, board.tile_set.alphabet
    # Every column is as wide as the longest letter, so that a tile CH shifts none of them.
    wide = max(len(letter) for letter in alphabet.letters)
    heads = [chr(ord("A") + column) for column in range(layout.columns)]
    lines = [_text_line("", heads, wide)]
    for row in range(layout.rows):
        signs = []
        for square in range(row * layout.columns, (row + 1) * layout.columns):
            tile = board.cells[square]
            if tile != EMPTY:
                signs.append(alphabet.text([tile]).strip("[]"))
            elif square == layout.start:
                signs.append("*")
            else:
                signs.append(SIGN_OF_PREMIUM[layout.premiums[square].name])
        lines.append(_text_line(str(row + 1), signs, wide))
    return "\n".join(lines)


def _text_line(label: str, signs: list[str], wide: int) -> str:
    return (f"{label:>3} " + " ".join(f"{sign:<{wide}}" for sign in signs)).rstrip()


def as_svg(board: Grid, lit: set[int], size: int) -> str:
    """The board as a self-contained SVG, readable in any browser.

    Shapes tell premiums apart without colour: letter premiums are round, word premiums square, and
    those beyond double have cut corners.
    """
    layout = board.layout
    width, height = (count * _CELL + _MARGIN * 3 // 2 for count in (layout.columns, layout.rows))
    taken = [square for square in range(layout.squares) if board.cells[square] != EMPTY]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{size}" height="{size * height // width}" role="img" text-anchor="middle">',
        f"<title>{escape(layout.title)}, {len(taken)} tiles</title>",
        f'<rect width="{width}" height="{height}" rx="14" fill="#C9BEA8"/>',
        f'<g font-family="{_SANS}" font-size="12" font-weight="600" fill="#453E31">',
        *[_text(_left(at) + _CELL / 2, 18, chr(ord("A") + at)) for at in range(layout.columns)],
        *[_text(14, _left(at) + _CELL / 2 + 4, str(at + 1)) for at in range(layout.rows)],
        "</g>",
        f'<g font-family="{_SANS}" font-size="12" font-weight="700">',
        *[_square(board, square) for square in range(layout.squares)],
        "</g>",
        f'<g font-family="{_SERIF}">',
        *[_tile(board, square, is_lit=square in lit) for square in taken],
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _left(column: int) -> int:
    """Where a column begins; rows begin at the same distance from the top."""
    return _MARGIN + column * _CELL


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}"{more}>{escape(text)}</text>'


def _square(board: Grid, square: int) -> str:
    row, column = divmod(square, board.layout.columns)
    x, y, wide = _left(column) + 1, _left(row) + 1, _CELL - 2
    premium = board.layout.premiums[square]
    fill, ink = _FILL_AND_INK[premium.name]
    under = fill if premium.word == 2 else _FILL_AND_INK["plain"][0]
    drawn = (
        f'<rect class="square" x="{x}" y="{y}" width="{wide}" height="{wide}" rx="4" '
        f'fill="{under}"/>'
    )
    middle, centre = x + wide / 2, y + wide / 2
    if premium.letter > 1:
        drawn += f'<circle cx="{middle:g}" cy="{centre:g}" r="{wide / 2 - 1.5:g}" fill="{fill}"/>'
    if premium.word > 2:
        side, cut = wide - 12, 6
        drawn += (
            f'<path d="M{x + cut} {y}h{side}l{cut} {cut}v{side}l-{cut} {cut}h-{side}'
            f'l-{cut}-{cut}v-{side}z" fill="{fill}"/>'
        )
    if square == board.layout.start:
        drawn += _text(middle, centre + 7, "★", f' font-size="20" fill="{ink}"')
    elif not premium.is_plain:
        label = f"{premium.letter}L" if premium.letter > 1 else f"{premium.word}W"
        drawn += _text(middle, centre + 4.5, label, f' fill="{ink}"')
    return drawn


def _tile(board: Grid, square: int, *, is_lit: bool) -> str:
    row, column = divmod(square, board.layout.columns)
    x, y, wide = _left(column) + 1, _left(row), _CELL - 2
    tile = board.cells[square]
    letters, value = board.tile_set.alphabet.word([tile]), board.tile_set.value(tile)
    names = "tile" + " blank" * is_blank(tile) + " last" * is_lit
    face, edge = ("#FFE7AE", "#A8650A") if is_lit else ("#FFFCF3", "#7C4F2B")
    size = 23 if len(letters) == 1 else 16
    ink = ' fill="#211D18" font-weight="700"'
    inset = ""
    if is_blank(tile):
        ink = ' fill="#8A3B12" font-weight="700" font-style="italic"'
        inset = (
            f'<rect x="{x + 4}" y="{y + 4}" width="{wide - 8}" height="{wide - 9}" rx="3" '
            f'fill="none" stroke="#8A3B12" stroke-dasharray="2 2"/>'
        )
    # The letter is a little left of the middle, to leave room for its value.
    middle = x + wide / 2 - (0, 2.5, 4.5)[len(str(value)) if value else 0]
    drawn = (
        f'<g class="{names}">'
        f'<rect x="{x}" y="{y + 2}" width="{wide}" height="{wide}" rx="6" fill="{edge}"/>'
        f'<rect x="{x}" y="{y}" width="{wide}" height="{wide - 1}" rx="6" fill="{face}"/>'
        f"{inset}" + _text(middle, y + 26, letters, f' font-size="{size}"{ink}')
    )
    if value:
        right = ' font-size="10" fill="#453E31" text-anchor="end"'
        drawn += _text(x + wide - 3, y + wide - 5, str(value), right)
    return drawn + "</g>"
