"""The new tiles of a turn: one line of them, joined to those that were there.

No words are known here: a phony is read as it lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.tiles import EMPTY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.board import Board

_NONE: Final = ()


class NewTiles(msgspec.Struct, frozen=True):
    """The squares with new tiles, and how sure it is that these are all."""

    squares: tuple[int, ...]
    lead: float
    """How much more likely they are than any other line, as a logarithm."""


def new_tiles(before: Board, gains: Sequence[float], most: int) -> NewTiles:
    """The most likely squares of a play with at most so many tiles, perhaps none.

    ``gains`` says for each square how much more likely a tile lies there than nothing.

    >>> from rackhouse.board import Board
    >>> gains = [-5.0] * 225
    >>> for square in (111, 112, 113):
    ...     gains[square] = 4.0
    >>> new_tiles(Board.empty(), gains, 7)
    NewTiles(squares=(111, 112, 113), lead=4.0)
    """
    best: tuple[float, tuple[int, ...]] = (0.0, _NONE)
    second = float("-inf")
    for line in _lines(before):
        free = [square for square in line if before.cells[square] == EMPTY]
        for first in range(len(free)):
            sum_of = 0.0
            for last in range(first, min(len(free), first + most)):
                # A gap that is not a new tile is a tile that was there, or the line ends.
                sum_of += gains[free[last]]
                squares = tuple(free[first : last + 1])
                if sum_of <= second or squares == best[1] or not _may_lie(before, squares):
                    continue
                if sum_of > best[0]:
                    best, second = (sum_of, squares), best[0]
                else:
                    second = sum_of
    return NewTiles(best[1], best[0] - second)


def _lines(board: Board) -> Iterator[Sequence[int]]:
    rows, columns = board.layout.rows, board.layout.columns
    for row in range(rows):
        yield range(row * columns, (row + 1) * columns)
    for column in range(columns):
        yield range(column, rows * columns, columns)


def _may_lie(board: Board, squares: tuple[int, ...]) -> bool:
    """Whether tiles there touch one that was there, or cover the start."""
    if board.is_empty:
        return board.layout.start in squares and len(squares) > 1
    columns, cells = board.layout.columns, board.cells
    for square in squares:
        column = square % columns
        if (
            (column > 0 and cells[square - 1] != EMPTY)
            or (column < columns - 1 and cells[square + 1] != EMPTY)
            or (square >= columns and cells[square - columns] != EMPTY)
            or (square < len(cells) - columns and cells[square + columns] != EMPTY)
        ):
            return True
    return False
