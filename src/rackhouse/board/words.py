"""The words that a play forms: the one along its line and those across it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.board.position import Direction, Position
from rackhouse.tiles import EMPTY, Tile

if TYPE_CHECKING:
    from rackhouse.board.grid import Grid, Placement


class FormedWord(msgspec.Struct, frozen=True):
    """One word that a play forms or modifies."""

    position: Position
    squares: tuple[int, ...]
    tiles: tuple[Tile, ...]
    fresh: tuple[bool, ...]
    """Which of the tiles were laid in this play."""


def word_through(
    cells: bytes | bytearray, square: int, direction: Direction, columns: int
) -> tuple[int, int]:
    """First and last square of the unbroken run of tiles through a square."""
    if direction is Direction.ACROSS:
        step = 1
        low = square - square % columns
        high = low + columns - 1
    else:
        step = columns
        low = square % columns
        high = len(cells) - columns + low
    first = last = square
    while first > low and cells[first - step] != EMPTY:
        first -= step
    while last < high and cells[last + step] != EMPTY:
        last += step
    return first, last


def words_formed(
    board: Grid, placements: tuple[Placement, ...], direction: Direction
) -> tuple[FormedWord, ...]:
    """All words of two letters or more that the play forms, its main word first.

    ``board`` is the board before the play, ``direction`` that of the main word.
    """
    columns = board.layout.columns
    cells = bytearray(board.cells)
    for placement in placements:
        cells[placement.square] = placement.tile
    fresh = {placement.square for placement in placements}

    def formed(square: int, along: Direction) -> FormedWord | None:
        first, last = word_through(cells, square, along, columns)
        if first == last:
            return None
        step = 1 if along is Direction.ACROSS else columns
        squares = tuple(range(first, last + 1, step))
        return FormedWord(
            Position(*divmod(first, columns), along),
            squares,
            tuple([cells[at] for at in squares]),
            tuple([at in fresh for at in squares]),
        )

    main = formed(placements[0].square, direction)
    words = [] if main is None else [main]
    for placement in placements:
        cross = formed(placement.square, direction.other)
        if cross is not None:
            words.append(cross)
    return tuple(words)
