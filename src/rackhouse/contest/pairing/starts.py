"""Who goes first: in every pairing the side that has gone first less often.

If they are level, the side that has gone second more often does; then the one that went second in
their last meeting; then, round by round from the latest, the one that went second where the other
went first. Only then the lot decides.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec.structs import replace

if TYPE_CHECKING:
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division, EventState

Firsts: TypeAlias = Literal["drawn", "balanced"]
"""Who goes first: drawn at the table, or the side that has gone first less often."""


class Starts:
    """Who went first and second in the rounds so far."""

    def __init__(self) -> None:
        self.firsts: Counter[int] = Counter()
        self.seconds: Counter[int] = Counter()
        self._meetings: dict[frozenset[int], tuple[int, int]] = {}
        self._by_round: dict[int, dict[int, bool]] = defaultdict(dict)

    @classmethod
    def before(
        cls,
        state: EventState,
        division: Division,
        round_: int | None = None,
        without: Collection[int] = (),
    ) -> Starts:
        """Those of the rounds before one, or of all; ``without`` are pairings that are replaced."""
        found = cls()
        last = len(division.rounds) if round_ is None else round_ - 1
        for number in range(1, last + 1):
            for pairing in state.round_of(division, number):
                if pairing.number not in without:
                    found.note(pairing, first_of(state, pairing))
        return found

    def note(self, pairing: Pairing, first: int) -> None:
        """Count a pairing; one without a known first side, a bye or a walkover, counts nothing.

        >>> from rackhouse.contest.pairing.pairing import Pairing
        >>> starts = Starts()
        >>> starts.note(Pairing(1, "main", 1, (4, 7), ""), first=7)
        >>> starts.firsts[7], starts.seconds[4]
        (1, 1)
        """
        if not first or pairing.is_bye:
            return
        self.firsts[first] += 1
        self.seconds.update(side for side in pairing.sides if side != first)
        for side in pairing.sides:
            self._by_round[side][pairing.round] = side == first
        together = frozenset(pairing.sides)
        self._meetings[together] = max(self._meetings.get(together, (0, 0)), (pairing.round, first))

    def first_among(self, sides: Sequence[int], lot: Callable[[Sequence[int]], int]) -> int:
        """Who goes first; ``lot`` chooses among those whom nothing separates.

        >>> from rackhouse.contest.pairing.pairing import Pairing
        >>> starts = Starts()
        >>> starts.note(Pairing(1, "main", 1, (4, 7), ""), first=7)
        >>> starts.first_among((7, 4), lot=min), starts.first_among((7, 9), lot=min)
        (4, 9)
        """
        left = _least(sides, lambda side: self.firsts[side])
        left = _least(left, lambda side: -self.seconds[side])
        met = self._meetings.get(frozenset(sides))
        if met is not None:
            left = [side for side in left if side != met[1]] or left
        rounds = {number for side in left for number in self._by_round[side]}
        for number in sorted(rounds, reverse=True):
            if len(left) == 1:
                break
            # Second before a round without a game before first.
            left = _least(left, lambda side, at=number: self._went(side, at))  # type: ignore[misc]  # the default binds the loop's value
        return left[0] if len(left) == 1 else lot(left)

    def _went(self, side: int, round_: int) -> int:
        went = self._by_round[side].get(round_)
        return 0 if went is None else 1 if went else -1


def _least(sides: Sequence[int], value: Callable[[int], int]) -> list[int]:
    best = min(map(value, sides))
    return [side for side in sides if value(side) == best]


def first_of(state: EventState, pairing: Pairing) -> int:
    """Who went, or will go, first in a pairing; 0 if nobody knows, or nobody played."""
    result = state.result_of(pairing)
    if result is None:
        return pairing.first
    return (result.first or pairing.first) if result.scores else 0


def with_firsts(
    starts: Starts,
    pairings: Iterable[Pairing],
    lots: Callable[[int], tuple[int, ...]],
) -> tuple[Pairing, ...]:
    """Pairings of one round that say who goes first. One draw serves all lots of the round."""
    listed = tuple(pairings)
    drawn: list[tuple[int, ...]] = []
    found: list[Pairing] = []
    for place, pairing in enumerate(listed):
        if pairing.is_bye:
            found.append(pairing)
            continue

        def lot(left: Sequence[int], place: int = place) -> int:
            if not drawn:
                drawn.append(lots(2 * len(listed)))
            return sorted(left)[drawn[0][place] % len(left)]

        settled = replace(pairing, first=starts.first_among(pairing.sides, lot))
        starts.note(settled, settled.first)
        found.append(settled)
    return tuple(found)
