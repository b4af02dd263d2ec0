"""COP: pairing by what can still be won.

The rounds to come are played out many times, by chance. For every prize place, this shows down to
whom the standings can still reach it. Players meet somebody who can still catch them, near in the
standings and not met before; a player with a secured place meets somebody without hope of a prize;
and if the last who can still win depends on beating the leader, the two meet (control).

The chance comes from the standings themselves, so the same standings are always paired the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import shake_256
from itertools import count as counted
from math import log
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from rackhouse.contest.pairing.matching import HEAVIEST, NEIGHBOURS, bye_edges, matched
from rackhouse.contest.pairing.pairing import pair_key

if TYPE_CHECKING:
    from rackhouse.contest.pairing.matching import PairingRequest

Field: TypeAlias = tuple[tuple[int, int], ...]
"""The half wins and the spread of each player, the first of the standings first."""

_WORK: Final = 600_000
"""How many games are played out in all."""
_FEWEST, _MOST = 60, 1_000
_HOPE: Final = 0.01
"""Whoever gets a place less often than this has no hope of it."""
_CONTROL: Final = 0.25
"""So much more often must the last contender win by beating the leader, for the two to meet."""
_MARGINS: Final = tuple(round(50 * log((one + 0.5) / (255.5 - one))) for one in range(256))
"""The margin of a game for each byte drawn, spread as real ones are; either side wins as often."""
_WIN: Final = 1 << 20
"""Half a win in the figure that orders players; spread comes after it."""
_MAJOR: Final = 10**18
"""What breaks a rule costs more than all differences of a round."""
_NEVER: Final = 10**24
"""A rematch where there is another way costs more than all else."""


Chance: TypeAlias = Callable[[int], bytes]
"""As many bytes as are asked for, others every time."""


class Foreseen(msgspec.Struct, frozen=True):
    """What can still be won; places and players are counted from 0, as they stand."""

    simulations: int
    reach: tuple[int, ...]
    """For each prize place the lowest player who can still get it."""
    control: int | None = None
    """Whom the leader has to meet, if the last contender depends on it."""
    chances: tuple[float, float] = (0.0, 0.0)
    """How often the last contender wins everything without and with meeting the leader now."""


@lru_cache(maxsize=32)
def foreseen(field: Field, rounds: int, places: int) -> Foreseen:
    """What can still be won in so many rounds.

    >>> foreseen(((8, 300), (2, 0), (2, -50), (0, -250)), rounds=1, places=1).reach
    (0,)
    >>> foreseen(((6, 80), (6, 20), (2, 0), (0, -100)), rounds=1, places=1).reach
    (1,)
    """
    chance = _chance(repr((field, rounds, places)))
    games = max(1, len(field) // 2) * rounds
    count = max(_FEWEST, min(_MOST, _WORK // games))
    places = min(places, len(field))
    hits = [[0] * len(field) for _ in range(places)]
    for _ in range(count):
        for place, player in enumerate(_played_out(field, rounds, chance)[:places]):
            hits[place][player] += 1
    reach: list[int] = []
    sums = [0] * len(field)
    for place, found in enumerate(hits):
        sums = [one + other for one, other in zip(sums, found, strict=True)]
        hopeful = [player for player, times in enumerate(sums) if times >= _HOPE * count]
        reach.append(max(place, *hopeful) if hopeful else place)
    last = reach[0] if reach else 0
    if last < 2:
        return Foreseen(count, tuple(reach))
    few = max(_FEWEST, count // 4)
    free, forced = (
        sum(
            _played_out(field, rounds, chance, winning=last, meets_leader=meets)[0] == last
            for _ in range(few)
        )
        / few
        for meets in (False, True)
    )
    control = last if forced - free > _CONTROL else None
    return Foreseen(count, tuple(reach), control, (free, forced))


def _chance(seed: str) -> Chance:
    numbers = counted()
    return lambda size: shake_256(f"{next(numbers)} {seed}".encode()).digest(size)


def _played_out(
    field: Field,
    rounds: int,
    chance: Chance,
    *,
    winning: int | None = None,
    meets_leader: bool = False,
) -> list[int]:
    """The final order of one simulation; ``winning`` wins every game."""
    size = len(field)
    keys = [
        (halves * _WIN + spread) * size + size - 1 - player
        for player, (halves, spread) in enumerate(field)
    ]
    gained = 2 * _WIN * size
    for left in range(rounds, 0, -1):
        keys.sort(reverse=True)
        if meets_leader and left == rounds and winning is not None:
            at = next(place for place, key in enumerate(keys) if size - 1 - key % size == winning)
            keys.insert(left if left < at else at, keys.pop(at))
        # The first meets as many below as there are rounds left, so that all meet in the end.
        top = min(left, size // 2)
        margins = [_MARGINS[one] for one in chance(size // 2)]
        pairs = [*((one, one + top) for one in range(top)),
                 *((one, one + 1) for one in range(2 * top, size - 1, 2))]  # fmt: skip
        for (one, other), margin in zip(pairs, margins, strict=True):
            ahead = margin
            if winning is not None:
                ahead = _for_winner(keys[one] % size, keys[other] % size, size, winning, margin)
            keys[one] += ahead * size + (gained if ahead > 0 else 0)
            keys[other] += -ahead * size + (gained if ahead <= 0 else 0)
    keys.sort(reverse=True)
    return [size - 1 - key % size for key in keys]


def _for_winner(one: int, other: int, size: int, winning: int, margin: int) -> int:
    """The margin of a game, turned around if the one who is to win everything would lose it."""
    mark = size - 1 - winning
    if mark not in (one, other):
        return margin
    return max(1, abs(margin)) * (1 if one == mark else -1)


def cop_round(
    wish: PairingRequest, seen: Foreseen, secured: int, limits: Sequence[int]
) -> list[tuple[int, ...]] | None:
    """The pairs of a round, the bye last; ``None`` if there is no way to pair them.

    ``limits`` has for each player of the request the place it has in the whole standings, and the
    first ``secured`` of these have a place for certain.
    """
    count, reach = len(wish.ranked), NEIGHBOURS
    if count < 2:
        return [(one,) for one in wish.ranked]
    while True:
        found = matched(wish.ranked, [*_edges(wish, seen, secured, limits, reach)], bye_edges(wish))
        if found is not None or reach >= count:
            return found
        reach *= 4


def _edges(
    wish: PairingRequest, seen: Foreseen, secured: int, stands: Sequence[int], near: int
) -> list[tuple[int, int, int]]:
    count = len(wish.ranked)
    third = max(2, count // 3)
    hopeful = seen.reach[-1] if seen.reach else -1
    outside = next((one for one in range(count) if stands[one] > hopeful), count)
    found: list[tuple[int, int, int]] = []
    for one in range(count):
        others = {*range(one + 1, min(count, one + near + 1))}
        if stands[one] < secured:
            others |= {*range(outside, min(count, outside + near))} - {one}
        if stands[one] == 0 and seen.control is not None:
            others |= {at for at in range(1, count) if stands[at] == seen.control}
        for other in sorted(others):
            pair = pair_key(wish.ranked[one], wish.ranked[other])
            times = wish.met.get(pair, 0)
            if pair in wish.forbidden or (times and wish.repeats == "never") or other < one:
                continue
            cost = _cost(stands[one], stands[other], seen, secured)
            cost += times * (_NEVER if wish.repeats == "if needed" else 2 * third**3)
            found.append((one, other, HEAVIEST - cost))
    return found


def _cost(one: int, other: int, seen: Foreseen, secured: int) -> int:
    """What it costs that two meet who stand at these places, the higher one first."""
    apart, hopeful = other - one, (seen.reach[-1] if seen.reach else -1)
    if one < secured:
        # Nobody who still hopes for a prize meets somebody with nothing left to play for.
        return apart * apart + (_MAJOR if secured <= other <= hopeful else 0)
    if one > hopeful:
        return apart * apart
    catches = seen.reach[one] if one < len(seen.reach) else hopeful
    cost = apart**3
    if other > catches and not (catches == one and apart == 1):
        cost += _MAJOR
    if one == 0 and seen.control is not None and other != seen.control:
        cost += _MAJOR
    return cost
