"""Every legal play with its score, found by matching the board over the whole word list.

Each place in which a word could lie is written as a pattern, the tiles on the board in it and a
dot for every empty square, and held against all words of its length. There is no tree of words
and no anchor here, and nothing of the engine: this is what its answers are held to.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from tests.twin.plays_twin import Laid, Word, squares_to_cover, ways_to_lay
from tests.twin.score_twin import Grid, Square, TwinGame, across_run, down_run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_FIRST_SIGN = 0x100
"""Signs from here on mean nothing to a regular expression."""


class PatternTwin:
    """A game with its words.

    >>> from tests.twin.score_twin import ENGLISH_VALUES
    >>> twin = PatternTwin(TwinGame(3, ENGLISH_VALUES, {(2, 2): "2W"}), [("A", "T"), ("T", "A")])
    >>> sorted(map(sorted, twin.plays({(2, 2): "A"}, ["T"])))
    [[((1, 2), 'T')], [((2, 1), 'T')], [((2, 3), 'T')], [((3, 2), 'T')]]
    """

    def __init__(self, game: TwinGame, words: Iterable[Word]) -> None:
        self._game = game
        # One sign for each tile, two-letter tiles too: a place in a word is a place in a text.
        self._sign = {letter: chr(_FIRST_SIGN + at) for at, letter in enumerate(game.values)}
        self._letter = {sign: letter for letter, sign in self._sign.items()}
        self._words = {"".join(self._sign[letter] for letter in word) for word in words}
        self._of_length: dict[int, list[str]] = defaultdict(list)
        for word in sorted(self._words):
            self._of_length[len(word)].append(word)
        self._texts: dict[tuple[int, int, str], str] = {}

    def plays(self, grid: Grid, rack: Sequence[str]) -> dict[Laid, int]:
        """The tiles and the score of every legal play; ``?`` on the rack is a blank."""
        held = Counter(rack)
        found: dict[Laid, int] = {}
        fitting: dict[str, list[str]] = {}
        for squares in self._places(grid, len(rack)):
            pattern = "".join(
                self._sign[grid[square].upper()] if square in grid else "." for square in squares
            )
            if pattern not in fitting:
                fitting[pattern] = list(self._fitting(pattern, held))
            if not fitting[pattern]:
                continue
            across = self._across(grid, squares)
            for word in fitting[pattern]:
                if all(before + word[at] + after in self._words for at, before, after in across):
                    needed = {
                        square: self._letter[sign]
                        for square, sign in zip(squares, word, strict=True)
                        if square not in grid
                    }
                    for laid in ways_to_lay(needed, held):
                        if laid not in found:
                            found[laid] = self._game.words_and_score(grid, dict(laid))[1]
        return found

    def _places(self, grid: Grid, tiles: int) -> Iterator[list[Square]]:
        """Where up to so many tiles can make a word: whole runs that touch what is there."""
        size = self._game.size
        cover = squares_to_cover(self._game, grid) - grid.keys()
        rows = [[(row, column) for column in range(1, size + 1)] for row in range(1, size + 1)]
        for line in [*rows, *map(list, zip(*rows, strict=True))]:
            for start in range(size - 1):
                if start > 0 and line[start - 1] in grid:
                    continue
                for end in range(start + 2, size + 1):
                    squares = line[start:end]
                    if sum(square not in grid for square in squares) > tiles:
                        break
                    is_whole = end == size or line[end] not in grid
                    if is_whole and not cover.isdisjoint(squares):
                        yield squares

    def _fitting(self, pattern: str, held: Counter[str]) -> Iterator[str]:
        """The words of a pattern whose other letters the rack has, its blanks helping out."""
        blanks = held["?"]
        count_of = {self._sign[letter]: held[letter] for letter in held if letter != "?"}
        any_of = "." if blanks else f"[{''.join(count_of)}]"
        dots = [at for at, sign in enumerate(pattern) if sign == "."]
        for word in re.findall(f"\n({pattern.replace('.', any_of)})", self._text(pattern)):
            laid = [word[at] for at in dots]
            lacking = sum(max(0, laid.count(sign) - count_of.get(sign, 0)) for sign in set(laid))
            if lacking <= blanks:
                yield word

    def _text(self, pattern: str) -> str:
        """The words to look through, one a line: of that length, with its first fixed letter."""
        at, sign = next(((at, sign) for at, sign in enumerate(pattern) if sign != "."), (0, ""))
        key = (len(pattern), at, sign)
        if key not in self._texts:
            listed = [word for word in self._of_length[key[0]] if word.startswith(sign, at)]
            self._texts[key] = "".join(f"\n{word}" for word in listed)
        return self._texts[key]

    def _across(self, grid: Grid, squares: list[Square]) -> list[tuple[int, str, str]]:
        """For the places where a tile would form a word across: what stands before and after."""
        is_row = squares[0][0] == squares[-1][0]
        found = []
        for at, square in enumerate(squares):
            if square in grid:
                continue
            run = (down_run if is_row else across_run)(grid | {square: ""}, square)
            if len(run) > 1:
                here = run.index(square)
                before, after = (
                    "".join(self._sign[grid[other].upper()] for other in part)
                    for part in (run[:here], run[here + 1 :])
                )
                found.append((at, before, after))
        return found
