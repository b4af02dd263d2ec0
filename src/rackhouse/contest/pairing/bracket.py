"""A bracket: all its matches, as far as they are known, from seeds and results.

The seeds are in slots so that the best two can only meet in the final. If a slot is empty, the
entry opposite has a bye, which is shown as a match. Winners advance by themselves, because the
bracket is worked out anew from the results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

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


class Feeder(msgspec.Struct, frozen=True):
    """The match that a side comes from, as its winner or its loser."""

    which: Literal["winner", "loser"]
    round: int
    index: int


class BracketMatch(msgspec.Struct, frozen=True):
    """One match of a bracket; ``index`` counts from 0 within its round, ``round`` from 1."""

    number: int
    round: int
    index: int
    sides: tuple[Slot, Slot]
    winner: Slot
    loser: Slot
    is_tied: bool = False
    """Whether it was played and the scores do not say who advances."""
    is_for_third: bool = False
    feeders: tuple[Feeder, Feeder] | None = None
    """Where its sides come from; empty in the first round."""
    why: Message | None = None
    """Why these meet, if they come from other matches."""

    @property
    def is_bye(self) -> bool:
        """Whether one side has nobody to play."""
        return EMPTY in self.sides and max(self.sides) > EMPTY

    @property
    def is_known(self) -> bool:
        """Whether both sides are known, also if nobody comes."""
        return UNKNOWN not in self.sides


class Bracket(msgspec.Struct, frozen=True):
    """All matches, round by round; the game for third place is separate."""

    rounds: tuple[tuple[BracketMatch, ...], ...]
    third: BracketMatch | None = None

    @property
    def champion(self) -> int | None:
        """The winner; ``None`` while it is open, or if nobody came to the final."""
        winner = self.rounds[-1][0].winner
        return winner if winner > EMPTY else None

    @property
    def is_decided(self) -> bool:
        """Whether the final, and the game for third place, have ended."""
        last = [self.rounds[-1][0], *([self.third] if self.third else [])]
        return all(match.winner != UNKNOWN for match in last)

    def matches(self) -> list[BracketMatch]:
        """Every match, the game for third place last."""
        every = [match for matches in self.rounds for match in matches]
        return [*every, self.third] if self.third else every


class BracketDraw:
    """A bracket in progress: matches are numbered as they are added."""

    def __init__(
        self, slots: Sequence[Slot], results: Mapping[int, Result], first: int, *, by_before: bool
    ) -> None:
        self._number = first
        self._results = results
        self._by_before = by_before
        pairs = zip(slots[::2], slots[1::2], strict=True)
        self.rounds = [tuple(self._match(1, index, pair) for index, pair in enumerate(pairs))]
        """The first round is that of the slots."""

    def next_round(
        self, came: Sequence[tuple[Came, Came]], why: Message
    ) -> tuple[BracketMatch, ...]:
        """Add a round whose sides come from other matches."""
        number = len(self.rounds) + 1
        self.rounds.append(
            tuple(self.meeting(number, index, pair, why) for index, pair in enumerate(came))
        )
        return self.rounds[-1]

    def meeting(
        self, round_: int, index: int, came: tuple[Came, Came], why: Message
    ) -> BracketMatch:
        """A match whose sides come from other matches."""
        (one, one_slot), (other, other_slot) = came
        match = self._match(round_, index, (one_slot, other_slot))
        return replace(match, feeders=(one, other), why=why)

    def _match(self, round_: int, index: int, sides: tuple[Slot, Slot]) -> BracketMatch:
        number = self._number
        self._number += 1
        outcome = _outcome(sides, self._results.get(number), by_before=self._by_before)
        return BracketMatch(number, round_, index, sides, *outcome)


Came: TypeAlias = tuple[Feeder, Slot]
"""Where a side comes from, and who it is."""


def winner_of(match: BracketMatch) -> Came:
    """Who wins a match."""
    return Feeder("winner", match.round, match.index), match.winner


def loser_of(match: BracketMatch) -> Came:
    """Who loses a match."""
    return Feeder("loser", match.round, match.index), match.loser


def winners_of(matches: Sequence[BracketMatch]) -> list[tuple[Came, Came]]:
    """The winners of each two neighbouring matches."""
    came = [winner_of(match) for match in matches]
    return list(zip(came[::2], came[1::2], strict=True))


def seed_order(count: int) -> tuple[int, ...]:
    """The seeds in the order of the slots, for so many entries.

    >>> seed_order(6)
    (1, 8, 4, 5, 2, 7, 3, 6)
    """
    order = [1, 2]
    while len(order) < count:
        total = 2 * len(order) + 1
        order = [slot for seed in order for slot in (seed, total - seed)]
    return tuple(order)


def seeds_in(slots: Sequence[Slot]) -> dict[int, int]:
    """The seed of each entry in the slots.

    >>> seeds_in(slots_for([11, 12, 13])) == {11: 1, 12: 2, 13: 3}
    True
    """
    placed = zip(seed_order(len(slots)), slots, strict=True)
    filled = [entry for _, entry in sorted(placed) if entry > EMPTY]
    return {entry: seed for seed, entry in enumerate(filled, start=1)}


def slots_for(seeds: Sequence[int]) -> tuple[Slot, ...]:
    """Entries, given by seed, in the order of the slots; 0 is an empty slot.

    >>> slots_for([11, 12, 13])
    (11, 0, 12, 13)
    """
    return tuple(
        seeds[seed - 1] if seed <= len(seeds) else EMPTY for seed in seed_order(len(seeds))
    )


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
    # An entry that did not come to its semi-final is not in the game for third place.
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


def _reason(match: BracketMatch, sides: tuple[int, ...], seeds: Mapping[int, int]) -> Message:
    if len(sides) == 1:
        if match.feeders is None:
            return message("pairing-seed-has-bye", seed=seeds[sides[0]])
        return message("pairing-nobody-opposite")
    if match.why is None:
        return message("pairing-seeds-meet", seed=seeds[sides[0]], other=seeds[sides[1]])
    return match.why
