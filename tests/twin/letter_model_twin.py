"""How often letters stand where in words, counted once more: what the twin of the features asks."""

from __future__ import annotations

import itertools
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Model:
    """How often letters stand where in words, as numbers of letters."""

    def __init__(self, words: Iterable[Sequence[int]], letters: int) -> None:
        self.letters = letters
        self.words = [tuple(word) for word in words if len(word) >= 2]
        self.known = frozenset(self.words)
        self.lengths = Counter(len(word) for word in self.words)
        first, inner, last = Counter[int](), Counter[int](), Counter[int]()
        pairs: dict[str, Counter[tuple[int, int]]] = {
            name: Counter() for name in ("inner after", "last after", "first ahead", "inner ahead")
        }
        for word in self.words:
            first[word[0]] += 1
            last[word[-1]] += 1
            inner.update(word[1:-1])
            for at, (before, after) in enumerate(itertools.pairwise(word), start=1):
                pairs["last after" if at == len(word) - 1 else "inner after"][before, after] += 1
                pairs["first ahead" if at == 1 else "inner ahead"][after, before] += 1
        self.alone = {
            "first": self._shares(first),
            "inner": self._shares(inner),
            "last": self._shares(last),
        }
        self.beside = {
            name: self._smoothed(counts, self.alone[name.split()[0]])
            for name, counts in pairs.items()
        }

    def _shares(self, counts: Counter[int]) -> list[float]:
        total = float(counts.total())
        return [counts[letter] / total if total else 0.0 for letter in range(self.letters + 1)]

    def _smoothed(self, counts: Counter[tuple[int, int]], alone: list[float]) -> list[list[float]]:
        table = []
        for beside in range(self.letters + 1):
            row = [counts[beside, letter] for letter in range(self.letters + 1)]
            total = sum(row) + 1.0
            table.append([(row[at] + alone[at]) / total for at in range(self.letters + 1)])
        return table

    def fits(self, before: Sequence[int], after: Sequence[int]) -> frozenset[int]:
        """The letters that make a word between two runs of letters."""
        return _fitting(self, tuple(before), tuple(after))


@cache
def _fitting(model: Model, before: tuple[int, ...], after: tuple[int, ...]) -> frozenset[int]:
    return frozenset(
        letter for letter in range(1, model.letters + 1) if (*before, letter, *after) in model.known
    )
