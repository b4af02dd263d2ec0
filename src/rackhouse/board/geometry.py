"""Whether tiles may lie where they were laid; words are not checked here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board.position import Direction, square_name
from rackhouse.board.words import word_through
from rackhouse.messages import Message, message
from rackhouse.tiles import BLANK, DECLARED, EMPTY, letter_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.board.grid import Grid, Placement


def placement_fault(
    board: Grid, placements: Sequence[Placement], opening_minimum: int = 2
) -> Message | None:
    """What is wrong with a placement, or ``None``.

    >>> from rackhouse.board import Board, Placement
    >>> print(placement_fault(Board.empty(), [Placement(0, 1), Placement(16, 2)]))
    Lay all tiles in one row or one column.
    """
    return (
        _bad_tiles(board, placements)
        or _bad_line(board, placements)
        or _bad_opening(board, placements, opening_minimum)
        or _lonely(board, placements)
    )


def line_of(board: Grid, placements: Sequence[Placement]) -> Direction | None:
    """The direction of a play's main word; ``None`` if the tiles are not in one line.

    A single tile reads in the direction of the longer word, or across if both are equal.
    """
    columns = board.layout.columns
    first = placements[0].square
    if len(placements) == 1:
        return _longer_way(board, first)
    if all(placement.square // columns == first // columns for placement in placements):
        return Direction.ACROSS
    if all(placement.square % columns == first % columns for placement in placements):
        return Direction.DOWN
    return None


def _longer_way(board: Grid, square: int) -> Direction:
    columns = board.layout.columns
    cells = bytearray(board.cells)
    cells[square] = BLANK
    left, right = word_through(cells, square, Direction.ACROSS, columns)
    top, bottom = word_through(cells, square, Direction.DOWN, columns)
    return Direction.DOWN if (bottom - top) // columns > right - left else Direction.ACROSS


def _bad_tiles(board: Grid, placements: Sequence[Placement]) -> Message | None:
    if not placements:
        return message("board-no-tiles")
    letters = len(board.tile_set.alphabet.letters)
    seen: set[int] = set()
    for placement in placements:
        square, tile = placement.square, placement.tile
        if not 0 <= square < len(board.cells):
            return message("board-no-square", number=square)
        if board.cells[square] != EMPTY:
            return message("board-square-taken", square=square_name(square, board.layout))
        if square in seen:
            return message("board-square-twice", square=square_name(square, board.layout))
        if tile == BLANK:
            return message("board-blank-on-square", square=square_name(square, board.layout))
        if not 1 <= letter_of(tile) <= letters or tile > DECLARED + letters:
            return message("board-no-tile", number=tile)
        seen.add(square)
    return None


def _bad_line(board: Grid, placements: Sequence[Placement]) -> Message | None:
    direction = line_of(board, placements)
    if direction is None:
        return message("board-no-line")
    step = 1 if direction is Direction.ACROSS else board.layout.columns
    laid = {placement.square for placement in placements}
    for square in range(min(laid), max(laid), step):
        if square not in laid and board.cells[square] == EMPTY:
            return message("board-gap", square=square_name(square, board.layout))
    return None


def _bad_opening(
    board: Grid, placements: Sequence[Placement], opening_minimum: int
) -> Message | None:
    if not board.is_empty:
        return None
    if len(placements) < opening_minimum:
        return message("board-opening-tiles", least=opening_minimum)
    if all(placement.square != board.layout.start for placement in placements):
        return message("board-opening-start", square=square_name(board.layout.start, board.layout))
    return None


def _lonely(board: Grid, placements: Sequence[Placement]) -> Message | None:
    if board.is_empty:
        return None
    columns = board.layout.columns
    for placement in placements:
        square = placement.square
        column = square % columns
        if (
            (column > 0 and board.cells[square - 1] != EMPTY)
            or (column < columns - 1 and board.cells[square + 1] != EMPTY)
            or (square >= columns and board.cells[square - columns] != EMPTY)
            or (square < len(board.cells) - columns and board.cells[square + columns] != EMPTY)
        ):
            return None
    return message("board-not-joined")
