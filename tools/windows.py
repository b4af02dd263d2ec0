"""The windows of a position and their bounds in plain Python, for the picture in the docs.

The core has the same in C++, and fast; here it is for showing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.tiles import EMPTY

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from rackhouse.board import Board
    from rackhouse.tiles import Tile

BONUS_TILES, BONUS_POINTS = 7, 50


class Window(msgspec.Struct, frozen=True):
    """A place where exactly so many tiles would make a word."""

    squares: tuple[int, ...]
    empty: tuple[int, ...]
    """Those of its squares on which tiles would lie."""
    weights: tuple[int, ...]
    """What a tile's score is multiplied by there."""
    fixed: int
    """What it scores whatever is laid: tiles played through, cross words, the bonus."""
    fitting: tuple[frozenset[Tile] | None, ...]
    """The letters that cross words allow there; ``None`` where there are none."""

    def most(self, rack: Sequence[Tile], values: bytes) -> int | None:
        """The most it can score with these tiles; ``None`` where some square takes none of them."""
        scores = sorted((values[tile] for tile in rack), reverse=True)
        heaviest = sorted(self.weights, reverse=True)
        best = sum(weight * score for weight, score in zip(heaviest, scores, strict=False))
        crossed, free = 0, []
        for weight, letters in zip(self.weights, self.fitting, strict=True):
            if letters is None:
                free.append(weight)
                continue
            fits = [values[tile] for tile in rack if tile in letters or not tile]
            if not fits:
                return None
            crossed += weight * max(fits)
        free.sort(reverse=True)
        other = crossed + sum(weight * score for weight, score in zip(free, scores, strict=False))
        return self.fixed + min(best, other)


def windows(board: Board, rack_size: int, words: Collection[str]) -> Iterator[Window]:
    """Every window of a board on which something lies."""
    columns, rows = board.layout.columns, board.layout.rows
    for step, across, lines, length in ((1, columns, rows, columns), (columns, 1, columns, rows)):
        for line in range(lines):
            squares = [line * across + at * step for at in range(length)]
            for start in range(length):
                if start and board.cells[squares[start - 1]] != EMPTY:
                    continue
                for end in range(start + 2, length + 1):
                    if end < length and board.cells[squares[end]] != EMPTY:
                        continue
                    found = _window(board, squares[start:end], across, words)
                    if len(found.empty) > rack_size:
                        break
                    through = len(found.empty) < len(found.squares)
                    if found.empty and (through or any(found.fitting)):
                        yield found


def _window(board: Board, squares: list[int], across: int, words: Collection[str]) -> Window:
    values = board.tile_set.values
    premiums = board.layout.premiums
    empty = [square for square in squares if board.cells[square] == EMPTY]
    multiplier = 1
    for square in empty:
        multiplier *= premiums[square].word
    fixed = multiplier * sum(
        values[board.cells[square]] for square in squares if board.cells[square] != EMPTY
    )
    fixed += BONUS_POINTS if len(empty) >= BONUS_TILES else 0
    weights, fitting = [], []
    for square in empty:
        before, after = _run(board, square, -across), _run(board, square, across)
        own = 0
        letters: frozenset[Tile] | None = None
        if before or after:
            own = premiums[square].word
            fixed += own * sum(values[tile] for tile in (*before, *after))
            word = board.tile_set.alphabet.word
            letters = frozenset(
                tile
                for tile in range(1, len(board.tile_set.alphabet.letters) + 1)
                if word([*reversed(before), tile, *after]) in words
            )
        weights.append(premiums[square].letter * (multiplier + own))
        fitting.append(letters)
    return Window(tuple(squares), tuple(empty), tuple(weights), fixed, tuple(fitting))


def _run(board: Board, square: int, step: int) -> list[Tile]:
    """The tiles that lie on from a square, the nearest first."""
    columns = board.layout.columns
    found = []
    at = square + step
    while 0 <= at < len(board.cells) and board.cells[at] != EMPTY:
        if abs(step) == 1 and at // columns != square // columns:
            break
        found.append(board.cells[at])
        at += step
    return found
