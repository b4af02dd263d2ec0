"""Round robin by the circle: one entry stays, the others walk round it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def circle(entries: Sequence[int], legs: int = 1) -> list[list[tuple[int, ...]]]:
    """The rounds of a round robin; a round's lone entry has its bye.

    >>> circle([1, 2, 3])
    [[(2, 3), (1,)], [(1, 3), (2,)], [(1, 2), (3,)]]
    """
    ring: list[int | None] = [*entries, *([None] if len(entries) % 2 else [])]
    half = len(ring) // 2
    rounds: list[list[tuple[int, ...]]] = []
    for leg in range(legs):
        turning = ring
        for _ in range(len(ring) - 1):
            games: list[tuple[int, ...]] = []
            byes: list[tuple[int, ...]] = []
            for one, other in zip(turning[:half], reversed(turning[half:]), strict=True):
                if one is None or other is None:
                    byes.extend((alone,) for alone in (one, other) if alone is not None)
                else:
                    games.append((other, one) if leg % 2 else (one, other))
            rounds.append([*games, *byes])
            turning = [turning[0], turning[-1], *turning[1:-1]]
    return rounds


def free_rounds(
    rounds: Sequence[Sequence[tuple[int, ...]]],
    late: int,
    opponents: Sequence[int],
    begin: int,
    legs: int = 1,
) -> list[tuple[int, tuple[int, int]]]:
    """When a late entry meets everybody: the first rounds from ``begin`` on where both are free.

    Rounds count from 0 here; a bye leaves its entry free. Rounds may be added at the end.

    >>> free_rounds([[(2, 3), (1,)], [(1, 3), (2,)], [(1, 2), (3,)]], 4, [1, 2, 3], 1)
    [(3, (1, 4)), (1, (2, 4)), (2, (3, 4))]
    """
    busy = [{side for sides in games if len(sides) > 1 for side in sides} for games in rounds]
    found: list[tuple[int, tuple[int, int]]] = []
    for opponent in [one for _ in range(legs) for one in opponents]:
        number = begin
        while number < len(busy) and busy[number] & {opponent, late}:
            number += 1
        if number == len(busy):
            busy.append(set())
        busy[number] |= {opponent, late}
        found.append((number, (opponent, late)))
    return found
