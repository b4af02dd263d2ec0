"""A pairing: who meets in a round, and why."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.messages import Message

if TYPE_CHECKING:
    from rackhouse.contest.state import Division, EventState

SetBy: TypeAlias = Literal["program", "hand"]


class Pairing(msgspec.Struct, frozen=True):
    """Two to four entries that meet, or one alone: a bye.

    >>> Pairing(1, "main", 1, (4,), "An odd number of entries.").is_bye
    True
    """

    number: int
    division: str
    round: int
    sides: tuple[int, ...]
    reason: Message | str
    """Why they meet; a ``str`` is somebody's own words, or from an older record."""
    set_by: SetBy = "program"
    is_locked: bool = False
    first: int = 0
    """The entry that goes first; 0 if that is drawn at the table."""

    @property
    def is_bye(self) -> bool:
        """Whether one side is alone."""
        return len(self.sides) == 1

    @property
    def is_held(self) -> bool:
        """Whether it stays when the round is paired again: set by hand, or locked.

        >>> Pairing(1, "main", 1, (4, 5), "", is_locked=True).is_held
        True
        """
        return self.is_locked or self.set_by == "hand"

    def is_for(self, reason: Message) -> bool:
        """Whether they meet for this reason; a text from an older record may be any reason."""
        return self.reason == reason or isinstance(self.reason, str)


def pair_key(one: int, other: int) -> tuple[int, int]:
    """Two entries, always in the same order.

    >>> pair_key(7, 2)
    (2, 7)
    """
    return (one, other) if one < other else (other, one)


def pairs_of(sides: tuple[int, ...]) -> list[tuple[int, int]]:
    """Everybody at a table with everybody else.

    >>> pairs_of((5, 2, 9))
    [(2, 5), (5, 9), (2, 9)]
    """
    return [
        pair_key(one, other) for number, one in enumerate(sides) for other in sides[number + 1 :]
    ]


def met_in(state: EventState, division: Division) -> Counter[tuple[int, int]]:
    """How often each two of a division have been paired."""
    return Counter(
        pair
        for numbers in division.rounds
        for number in numbers
        for pair in pairs_of(state.pairings[number].sides)
    )


def byes_so_far(state: EventState, division: Division) -> Counter[int]:
    """How many byes each entry of a division has had."""
    return Counter(
        pairing.sides[0]
        for numbers in division.rounds
        for number in numbers
        if (pairing := state.pairings[number]).is_bye
    )
