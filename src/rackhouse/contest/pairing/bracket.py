"""A bracket: every match of a knockout, as far as it is known, from seeds and results.

The seeds stand in slots so that the best two can only meet in the final. Slots that no seed
fills are empty, and whoever sits opposite has a bye, which is shown as a match. Winners advance
by themselves, because the bracket is worked out afresh from what was recorded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from rackhouse.contest.pairing.pairing import Pairing
from rackhouse.contest.result import Result, winners
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Slot: TypeAlias = int
"""An entry's number, or one of the two below."""
EMPTY: Final = 0
"""Nobody will come."""
UNKNOWN: Final = -1
"""Somebody may still come."""


class Match(msgspec.Struct, frozen=True):
    """One match of a bracket; ``index`` counts from 0 within its round, ``round`` from 1."""

    number: int
    round: int
    index: int
    sides: tuple[Slot, Slot]
    winner: Slot
    loser: Slot
    is_tied: bool = False
    """Played, and nothing in the scores says who advances."""
    is_for_third: bool = False

    @property
    def is_bye(self) -> bool:
        """Whether one side is there and nobody will come opposite."""
        return EMPTY in self.sides and max(self.sides) > EMPTY

    @property
    def is_known(self) -> bool:
        """Whether both sides are known, be it that nobody comes."""
        return UNKNOWN not in self.sides


class Bracket(msgspec.Struct, frozen=True):
    """All matches, round by round; the game for third place stands by itself."""

    rounds: tuple[tuple[Match, ...], ...]
    third: Match | None = None

    @property
    def champion(self) -> int | None:
        """Who has won it all; none while it is open, or where nobody came."""
        winner = self.rounds[-1][0].winner
        return winner if winner > EMPTY else None

    @property
    def is_decided(self) -> bool:
        """Whether the final, and the game for third place, have ended."""
        last = [self.rounds[-1][0], *([self.third] if self.third else [])]
        return all(match.winner != UNKNOWN for match in last)

    def matches(self) -> list[Match]:
        """Every match, the game for third place last."""
        every = [match for matches in self.rounds for match in matches]
        return [*every, self.third] if self.third else every


def seed_order(count: int) -> tuple[int, ...]:
    """Seeds as they stand in the slots of a bracket for so many entries.

    >>> seed_order(6)
    (1, 8, 4, 5, 2, 7, 3, 6)
    """
    order = [1, 2]
    while len(order) < count:
        total = 2 * len(order) + 1
        order = [slot for seed in order for slot in (seed, total - seed)]
    return tuple(order)


def seeds_in(slots: Sequence[Slot]) -> dict[int, int]:
    """The seeds of those who stand in the slots; empty slots count for none.

    >>> seeds_in(slots_for([11, 12, 13])) == {11: 1, 12: 2, 13: 3}
    True
    """
    placed = zip(seed_order(len(slots)), slots, strict=True)
    filled = [entry for _, entry in sorted(placed) if entry > EMPTY]
    return {entry: seed for seed, entry in enumerate(filled, start=1)}


def slots_for(seeds: Sequence[int]) -> tuple[Slot, ...]:
    """Entries, the first seed first, as they stand in the slots; 0 where a slot is empty.

    >>> slots_for([11, 12, 13])
    (11, 0, 12, 13)
    """
    return tuple(
        seeds[seed - 1] if seed <= len(seeds) else EMPTY for seed in seed_order(len(seeds))
    )


def match_count(slots: int, *, third_place: bool) -> int:
    """How many matches a bracket of so many slots has.

    >>> match_count(8, third_place=True)
    8
    """
    return slots - 1 + (third_place and slots >= 4)


def bracket_of(
    slots: Sequence[Slot],
    results: Mapping[int, Result],
    *,
    first: int = 1,
    third_place: bool = False,
    by_before: bool = False,
) -> Bracket:
    """The bracket of slots and of what was recorded; matches are numbered from ``first``.

    >>> bracket = bracket_of(slots_for([11, 12, 13]), {2: Result("played", (400, 380))})
    >>> [[match.sides for match in matches] for matches in bracket.rounds]
    [[(11, 0), (12, 13)], [(11, 12)]]
    """
    rounds: list[tuple[Match, ...]] = []
    coming, number = list(slots), first
    while len(coming) > 1:
        pairs = list(zip(coming[::2], coming[1::2], strict=True))
        matches = tuple(
            _match(number + index, len(rounds) + 1, index, pair, results, by_before=by_before)
            for index, pair in enumerate(pairs)
        )
        rounds.append(matches)
        number += len(matches)
        coming = [match.winner for match in matches]
    third = None
    if third_place and len(rounds) > 1:
        losers = (rounds[-2][0].loser, rounds[-2][1].loser)
        third = _match(number, len(rounds), 1, losers, results, by_before=by_before)
        third = msgspec.structs.replace(third, is_for_third=True)
    return Bracket(tuple(rounds), third)


def _match(
    number: int,
    round_: int,
    index: int,
    sides: tuple[Slot, Slot],
    results: Mapping[int, Result],
    *,
    by_before: bool,
) -> Match:
    winner, loser, is_tied = _outcome(sides, results.get(number), by_before=by_before)
    return Match(number, round_, index, sides, winner, loser, is_tied)


def _outcome(
    sides: tuple[Slot, Slot], result: Result | None, *, by_before: bool
) -> tuple[Slot, Slot, bool]:
    """Who advances, who does not, and whether a tie has to be broken first."""
    if UNKNOWN in sides:
        return UNKNOWN, UNKNOWN, False
    if EMPTY in sides:
        return max(sides), EMPTY, False
    if result is None:
        return UNKNOWN, UNKNOWN, False
    ahead = winners(sides, result, by_before=by_before)
    if len(ahead) > 1:
        return UNKNOWN, UNKNOWN, True
    if not ahead:
        return EMPTY, EMPTY, False
    # Who did not come to a semi-final does not come to the game for third place by itself.
    loser = sides[1] if ahead[0] == sides[0] else sides[0]
    return ahead[0], loser, False


def pairings_of(bracket: Bracket, division: str, seeds: Mapping[int, int]) -> dict[int, Pairing]:
    """The matches whose sides are known, as pairings; ``seeds`` has each entry's seed."""
    found: dict[int, Pairing] = {}
    for match in bracket.matches():
        sides = tuple(side for side in match.sides if side > EMPTY)
        if not sides or not match.is_known:
            continue
        found[match.number] = Pairing(
            match.number, division, match.round, sides, _reason(match, sides, seeds)
        )
    return found


def _reason(match: Match, sides: tuple[int, ...], seeds: Mapping[int, int]) -> Message:
    if match.is_for_third and len(sides) == 2:
        return message("pairing-third-place")
    if len(sides) == 1:
        if match.round == 1:
            return message("pairing-seed-has-bye", seed=seeds[sides[0]])
        return message("pairing-nobody-opposite")
    if match.round == 1:
        return message("pairing-seeds-meet", seed=seeds[sides[0]], other=seeds[sides[1]])
    return message("pairing-winners-meet", round=match.round - 1)
