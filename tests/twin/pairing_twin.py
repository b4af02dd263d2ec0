"""The best pairing of a round, found by trying every pairing there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.contest.pairing.matching import PairingRequest

Pairs: TypeAlias = "list[tuple[int, ...]]"


def every_pairing(entries: Sequence[int]) -> Iterator[Pairs]:
    """Every way to pair entries, one of them alone where their number is odd."""
    if not entries:
        yield []
    elif len(entries) % 2:
        for alone in entries:
            rest = [one for one in entries if one != alone]
            for pairs in every_pairing(rest):
                yield [*pairs, (alone,)]
    else:
        first, *others = entries
        for other in others:
            for pairs in every_pairing([one for one in others if one != other]):
                yield [(first, other), *pairs]


def faults(wish: PairingRequest, pairs: Pairs) -> tuple[int, int, int, int] | None:
    """How bad a pairing is: second meetings, leaders' wishes, a bye too high, scores apart.

    None where it is not allowed. On the hill places count and not scores, and a leader's score
    does not count.
    """
    again = apart = high = unwished = 0
    for pair in pairs:
        if len(pair) == 1:
            byes = [wish.byes.get(entry, 0) for entry in wish.ranked]
            if wish.byes.get(pair[0], 0) > min(byes):
                return None
            high = len(wish.ranked) - list(wish.ranked).index(pair[0])
            continue
        key = (min(pair), max(pair))
        times = wish.met.get(key, 0)
        if key in wish.forbidden or (times and wish.repeats == "never"):
            return None
        again += times if wish.repeats == "if needed" else 0
        steps = [
            listed.index(other) * (len(wish.leaders) - number)
            for number, (leader, listed) in enumerate(wish.leaders.items())
            for one, other in (pair, pair[::-1])
            if one == leader
        ]
        if steps:
            unwished += max(steps)
            continue
        one, other = (wish.scores.get(side, 0) for side in pair)
        apart += (one - other) ** 2 if wish.style != "hill" else 0
    return (again, unwished, high, apart)


def least_faults(wish: PairingRequest) -> tuple[int, int, int, int] | None:
    """How bad the best pairing is; none where there is none at all."""
    found = [bad for pairs in every_pairing(wish.ranked) if (bad := faults(wish, pairs))]
    return min(found, default=None)
