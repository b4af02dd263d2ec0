"""Who can still come to which place, found by trying every way in which the rounds can go on."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from tests.twin.pairing_twin import every_pairing

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Table: TypeAlias = "dict[int, tuple[int, int]]"
"""Half wins and spread, by entry."""


def every_end(table: Mapping[int, tuple[int, int]], rounds: int, cap: int) -> Iterator[Table]:
    """Every table at the end, where anybody may meet anybody; who is alone wins by nothing.

    A game ends level, or by a point or by the most that counts: what lies between leaves nobody
    better or worse off than one of these does.
    """
    if not rounds:
        yield dict(table)
        return
    for pairs in every_pairing(list(table)):
        games = [pair for pair in pairs if len(pair) == 2]
        for margins in product((-cap, -1, 0, 1, cap), repeat=len(games)):
            after = dict(table)
            for (one, other), margin in zip(games, margins, strict=True):
                wins = 1 + (margin > 0) - (margin < 0)
                after[one] = (after[one][0] + wins, after[one][1] + margin)
                after[other] = (after[other][0] + 2 - wins, after[other][1] - margin)
            for pair in pairs:
                if len(pair) == 1:
                    after[pair[0]] = (after[pair[0]][0] + 2, after[pair[0]][1])
            yield from every_end(after, rounds - 1, cap)


def worst_and_best(
    table: Mapping[int, tuple[int, int]], rounds: int, cap: int
) -> dict[int, tuple[int, int]]:
    """The lowest and the highest place that each can still come to, the worse where it shares one.

    For the best it is the better one: who shares a place may have it.
    """
    worst = dict.fromkeys(table, 1)
    best = dict.fromkeys(table, len(table))
    for end in every_end(table, rounds, cap):
        for entry, own in end.items():
            better = sum(other > own for other in end.values())
            level = sum(other == own for other in end.values())
            worst[entry] = max(worst[entry], better + level)
            best[entry] = min(best[entry], better + 1)
    return {entry: (worst[entry], best[entry]) for entry in table}
