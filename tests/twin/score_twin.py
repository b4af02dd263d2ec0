"""The score of a play, worked out from the words of the rules and from nothing of ours.

A board is a plain mapping from (row, column), counted from 1 as the labels are, to what is
written there: ``"K"``, ``"k"`` for a blank that stands for it, ``"CH"`` for a two-letter tile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
Grid: TypeAlias = dict[Square, str]

ENGLISH_VALUES = {
    **dict.fromkeys("AEILNORSTU", 1),
    **dict.fromkeys("DG", 2),
    **dict.fromkeys("BCMP", 3),
    **dict.fromkeys("FHVWY", 4),
    **dict.fromkeys("K", 5),
    **dict.fromkeys("JX", 8),
    **dict.fromkeys("QZ", 10),
}
SPANISH_VALUES = {
    **dict.fromkeys(["A", "E", "I", "L", "N", "O", "R", "S", "T", "U"], 1),
    **dict.fromkeys(["D", "G"], 2),
    **dict.fromkeys(["B", "C", "M", "P"], 3),
    **dict.fromkeys(["F", "H", "V", "Y"], 4),
    **dict.fromkeys(["CH", "Q"], 5),
    **dict.fromkeys(["J", "LL", "Ñ", "RR", "X"], 8),
    "Z": 10,
}

CLASSIC_PREMIUMS = {
    "3W": "A1 H1 O1 A8 O8 A15 H15 O15",
    "2W": "B2 C3 D4 E5 N2 M3 L4 K5 B14 C13 D12 E11 N14 M13 L12 K11 H8",
    "3L": "F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14",
    "2L": "D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15",
}
# The larger board is the same in all eight directions: a wedge of it, mirrored, is enough.
SUPER_WEDGE = {
    "4W": "A1",
    "3W": "H1 D4 K4",
    "2W": "B2 I2 C3 J3 E5 F6 G7 H8 K11",
    "4L": "F3",
    "3L": "E2 I5 I9",
    "2L": "D1 K1 G4 J6 K7 J10",
}


def premiums_of(layout: str) -> dict[Square, str]:
    """The kind of every premium square of the classic or the super board."""
    if layout == "classic":
        return {
            _square(name): kind
            for kind, names in CLASSIC_PREMIUMS.items()
            for name in names.split()
        }
    found: dict[Square, str] = {}
    for kind, names in SUPER_WEDGE.items():
        for name in names.split():
            row, column = _square(name)
            for one, other in ((row, column), (column, row)):
                for mirrored in (
                    (one, other),
                    (22 - one, other),
                    (one, 22 - other),
                    (22 - one, 22 - other),
                ):
                    found[mirrored] = kind
    return found


def _square(name: str) -> Square:
    return int(name[1:]), ord(name[0]) - ord("A") + 1


@dataclass(frozen=True)
class TwinGame:
    """What stays the same through a game."""

    size: int
    values: dict[str, int]
    premiums: dict[Square, str]
    bonus_tiles: int = 7

    def may_lie(self, grid: Grid, laid: Grid) -> bool:
        """Whether the rules allow tiles to lie there, the words not being asked about."""
        if not laid or any(square in grid for square in laid):
            return False
        if any(not 1 <= number <= self.size for square in laid for number in square):
            return False
        rows, columns = {row for row, _ in laid}, {column for _, column in laid}
        if len(rows) > 1 and len(columns) > 1:
            return False
        both = grid | laid
        between = {
            (row, column)
            for row in range(min(rows), max(rows) + 1)
            for column in range(min(columns), max(columns) + 1)
        }
        if not between <= set(both):
            return False
        if not grid:
            middle = (self.size + 1) // 2
            return len(laid) >= 2 and (middle, middle) in laid
        return any(
            beside in grid
            for row, column in laid
            for beside in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            )
        )

    def words_and_score(self, grid: Grid, laid: Grid) -> tuple[list[str], int]:
        """Every word formed or modified, sorted, and the score of the turn."""
        both = grid | laid
        runs = {
            run for square in laid for run in (across_run(both, square), down_run(both, square))
        }
        words = [run for run in runs if len(run) > 1]
        score = sum(self._word_score(both, laid, word) for word in words)
        if len(laid) >= self.bonus_tiles:
            score += 50
        return sorted("".join(both[square] for square in word).upper() for word in words), score

    def _word_score(self, both: Grid, laid: Grid, word: tuple[Square, ...]) -> int:
        total = 0
        for square in word:
            value = self.values.get(both[square], 0)  # a blank is in small letters: zero
            if square in laid and self.premiums.get(square) in {"2L", "3L", "4L"}:
                value = value * int(self.premiums[square][0])
            total += value
        for square in word:
            if square in laid and self.premiums.get(square) in {"2W", "3W", "4W"}:
                total = total * int(self.premiums[square][0])
        return total


def across_run(grid: Grid, square: Square) -> tuple[Square, ...]:
    """The unbroken run of tiles through a square, from left to right."""
    row, column = square
    while (row, column - 1) in grid:
        column -= 1
    run = []
    while (row, column) in grid:
        run.append((row, column))
        column += 1
    return tuple(run)


def down_run(grid: Grid, square: Square) -> tuple[Square, ...]:
    """The unbroken run of tiles through a square, from top to bottom."""
    row, column = square
    while (row - 1, column) in grid:
        row -= 1
    run = []
    while (row, column) in grid:
        run.append((row, column))
        row += 1
    return tuple(run)
