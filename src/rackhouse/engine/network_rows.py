"""What a network learns from: rows of self-play in files, made once and continued later."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.engine import _core
from rackhouse.errors import IllegalError
from rackhouse.files import read_limited, write_atomically

if TYPE_CHECKING:
    from rackhouse.engine.engine import Engine

PER_POSITION: Final = 8
"""Candidates of a position to learn from, drawn from the best."""
_TESTED: Final = 15
_DEALS: Final = 32
"""A position to judge by has all its best candidates, each played on with so many deals."""
_TEST_SEED: Final = 987_654_321
_PLAN: Final = "plan.json"
_ENDING: Final = ".rows"


class RowPlan(msgspec.Struct, frozen=True):
    """Which rows to make; the same figures and words give the same files."""

    lexicon: str
    """The checksum of the words."""
    tile_set: str
    layout: str
    games: int
    """Games to learn from."""
    tests: int
    """Games whose positions are kept to judge by."""
    seed: int
    chunk: int = 1000
    """Games in a file."""


class RowStore(msgspec.Struct, frozen=True):
    """A folder with rows."""

    folder: Path
    plan: RowPlan

    @staticmethod
    def at(folder: Path, plan: RowPlan) -> RowStore:
        """The folder for a plan, made if it is not there.

        Raises:
            IllegalError: if the folder has rows of another plan.
        """
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / _PLAN
        data = msgspec.json.encode(plan)
        if not kept.exists():
            write_atomically(kept, data)
        elif read_limited(kept, 10_000) != data:
            raise IllegalError("engine-other-rows", folder=str(folder))
        return RowStore(folder, plan)

    @property
    def rows(self) -> list[Path]:
        """The files to learn from."""
        return self._files("rows", self.plan.games)

    @property
    def tests(self) -> list[Path]:
        """The files to judge by, each position with so many rows: :attr:`per_test`."""
        return self._files("tests", self.plan.tests)

    per_test = _TESTED

    def make(self, engine: Engine, threads: int) -> Iterator[tuple[int, int]]:
        """Make what is missing; yields how many games are done, and of how many."""
        evaluation, done = engine.evaluation, 0
        total = self.plan.tests + self.plan.games
        for kind, games, seed, each, deals in (
            ("tests", self.plan.tests, _TEST_SEED ^ self.plan.seed, _TESTED, _DEALS),
            ("rows", self.plan.games, self.plan.seed, PER_POSITION, 1),
        ):
            for first, path in zip(
                range(0, games, self.plan.chunk), self._files(kind, games), strict=True
            ):
                count = min(self.plan.chunk, games - first)
                if not path.exists():
                    made = evaluation.rows(_TESTED, each, deals, seed, first, count, threads)
                    write_atomically(path, made)
                done += count
                yield done, total

    def _files(self, kind: str, games: int) -> list[Path]:
        return [
            self.folder / f"{kind}-{first:010}{_ENDING}"
            for first in range(0, games, self.plan.chunk)
        ]


def behind_input(letters: int) -> int:
    """Which number of a row says how far a candidate is behind the best one by static equity.

    >>> behind_input(26)
    129
    """
    return _core.HAZARDS * 2 + 2 * (letters + 1) + 11


def count_rows(files: list[Path], width: int) -> int:
    """How many rows some files have."""
    return sum(file.stat().st_size for file in files) // (width * struct.calcsize("h"))
