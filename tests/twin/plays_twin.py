"""Every legal play, found by trying every word in every place: slow, and hard to get wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from tests.twin.score_twin import Grid, Square, TwinGame, across_run, down_run

Word: TypeAlias = tuple[str, ...]
Laid: TypeAlias = frozenset[tuple[Square, str]]


def all_plays(game: TwinGame, grid: Grid, rack: Iterable[str], words: frozenset[Word]) -> set[Laid]:
    """The tiles of every legal play; ``?`` on the rack is a blank, laid in small letters."""
    held = Counter(rack)
    found: set[Laid] = set()
    near = squares_to_cover(game, grid)
    for word in words:
        if len(word) < 2:
            continue
        for squares in _windows(game.size, len(word)):
            if near.isdisjoint(squares):
                continue
            needed = _needed(grid, squares, word)
            if not needed or (Counter(needed.values()) - held).total() > held["?"]:
                continue
            if game.may_lie(grid, needed) and _only_words(grid | needed, needed, words):
                found.update(ways_to_lay(needed, held))
    return found


def squares_to_cover(game: TwinGame, grid: Grid) -> set[Square]:
    """The squares one of which every play covers."""
    if not grid:
        return {((game.size + 1) // 2, (game.size + 1) // 2)}
    return {
        beside
        for row, column in grid
        for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    }


def _windows(size: int, length: int) -> Iterator[list[Square]]:
    """Every place that a word of that length has on the board, across and down."""
    for fixed in range(1, size + 1):
        for first in range(1, size - length + 2):
            yield [(fixed, first + step) for step in range(length)]
            yield [(first + step, fixed) for step in range(length)]


def _needed(grid: Grid, squares: list[Square], word: Word) -> Grid | None:
    """The letters to be laid there; ``None`` where the board has another letter."""
    needed: Grid = {}
    for square, letter in zip(squares, word, strict=True):
        if square not in grid:
            needed[square] = letter
        elif grid[square].upper() != letter:
            return None
    return needed


def ways_to_lay(needed: Grid, held: Counter[str]) -> Iterator[Laid]:
    """Each letter by its own tile or by a blank, as far as the rack goes."""
    for count in range(held["?"] + 1):
        for blanks in combinations(needed, count):
            natural = Counter(needed[square] for square in needed if square not in blanks)
            if natural <= held:
                yield frozenset(
                    (square, letter.lower() if square in blanks else letter)
                    for square, letter in needed.items()
                )


def _only_words(both: Grid, laid: Grid, words: frozenset[Word]) -> bool:
    """Whether everything of two letters or more that a laid tile stands in is a word."""
    for square in laid:
        for run in (across_run(both, square), down_run(both, square)):
            if len(run) > 1 and tuple(both[at].upper() for at in run) not in words:
                return False
    return True
