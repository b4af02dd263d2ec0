"""The board on a screen: in colour with labels, or in plain characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board.drawing import SIGN_OF_PREMIUM
from rackhouse.cli.terminal.lines import (
    BLANK_TILE,
    LABEL,
    LAST_BLANK_TILE,
    LAST_TILE,
    TILE,
    Line,
    Span,
    square_style,
)
from rackhouse.tiles import EMPTY, is_blank

if TYPE_CHECKING:
    from rackhouse.board import Board
    from rackhouse.tiles import Premium, Tile

LABEL_WIDTH = 3


def cell_width(board: Board, *, colour: bool, compact: bool = False) -> int:
    """How wide a square is: three columns in colour, and at least as wide as its tile."""
    longest = max(len(letter) for letter in board.tile_set.alphabet.letters)
    return 3 if colour and not compact else longest + 1


def board_width(board: Board, *, colour: bool, compact: bool = False) -> int:
    """How many columns the board takes."""
    return LABEL_WIDTH + board.layout.columns * cell_width(board, colour=colour, compact=compact)


def board_lines(
    board: Board, last: frozenset[int] = frozenset(), *, colour: bool, compact: bool = False
) -> list[Line]:
    """The board with its labels, one line per row; the squares of ``last`` are lit.

    >>> from rackhouse.board import Board
    >>> from rackhouse.cli.terminal.lines import text_of
    >>> [text_of(row) for row in board_lines(Board.empty(), colour=False)][:2]
    ['    A B C D E F G H I J K L M N O', " 1  = · · ' · · · = · · · ' · · ="]
    """
    layout, wide = board.layout, cell_width(board, colour=colour, compact=compact)
    heads = "".join(f"{chr(ord('A') + at):^{wide}}" if wide > 2 else f"{chr(ord('A') + at):>{wide}}"
                    for at in range(layout.columns))  # fmt: skip
    lines: list[Line] = [(Span(" " * LABEL_WIDTH + heads, LABEL),)]
    for row in range(layout.rows):
        spans = [Span(f"{row + 1:>2} ", LABEL)]
        for square in range(row * layout.columns, (row + 1) * layout.columns):
            tile = board.cells[square]
            if tile != EMPTY:
                spans.append(_tile(board, tile, wide, is_last=square in last))
            else:
                premium = layout.premiums[square]
                sign = _sign(premium, is_start=square == layout.start, labelled=wide > 2 and colour)
                spans.append(Span(_fitted(sign, wide), square_style(premium)))
        lines.append(tuple(spans))
    return lines


def _tile(board: Board, tile: Tile, wide: int, *, is_last: bool) -> Span:
    sign = board.tile_set.alphabet.text((tile,)).strip("[]")
    if is_blank(tile):
        return Span(_fitted(sign, wide), LAST_BLANK_TILE if is_last else BLANK_TILE)
    return Span(_fitted(sign, wide), LAST_TILE if is_last else TILE)


def _sign(premium: Premium, *, is_start: bool, labelled: bool) -> str:
    if is_start:
        return "★" if labelled else "*"
    if not labelled or premium.is_plain:
        return SIGN_OF_PREMIUM[premium.name]
    return f"{premium.letter}L" if premium.letter > 1 else f"{premium.word}W"


def _fitted(sign: str, wide: int) -> str:
    if wide > 2:
        return f"{sign:^{wide}}" if len(sign) != 2 else f"{sign:<{wide}}"
    return f"{sign:>{wide}}"


def rack_line(rack: str, board: Board, *, colour: bool) -> Line:
    """A rack with the tiles' values.

    >>> from rackhouse.board import Board
    >>> from rackhouse.cli.terminal.lines import text_of
    >>> text_of(rack_line("AQ?", Board.empty(), colour=False))
    'A1 Q10 ?0'
    """
    tile_set = board.tile_set
    spans: list[Span] = []
    for tile in tile_set.alphabet.parse(rack):
        sign = tile_set.alphabet.text((tile,)).strip("[]")
        value = str(tile_set.value(tile))
        if colour:
            low = value.translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"))
            shown = " " if sign == "?" else sign
            spans += [Span(f" {shown}{'' if sign == '?' else low} ", TILE), Span(" ")]
        else:
            spans.append(Span(f"{sign}{value} "))
    return tuple(spans)
