"""What surrounds a match: times, attempts, reports, the deadline, discrepancies and rulings."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rackhouse.contest.result import Result
from rackhouse.messages import Message

Means: TypeAlias = Literal["email", "phone", "in person", "message"]


class TimeProposal(msgspec.Struct, frozen=True):
    """A time that a side proposed."""

    entry: int
    at: int


class Attempt(msgspec.Struct, frozen=True):
    """A side tried to reach its opponent."""

    entry: int
    at: int
    means: Means


class ResultReport(msgspec.Struct, frozen=True):
    """What a side says about how its match ended; scores in the order of the sides."""

    entry: int
    scores: tuple[int, ...]
    before: tuple[int, ...] = ()
    at: int = 0

    def agrees_with(self, other: ResultReport) -> bool:
        """Whether two reports say the same.

        >>> ResultReport(1, (400, 380)).agrees_with(ResultReport(2, (400, 380), (390, 390)))
        True
        """
        both = bool(self.before and other.before)
        return self.scores == other.scores and (not both or self.before == other.before)

    def fits(self, result: Result) -> bool:
        """Whether the match ended as the report says.

        >>> ResultReport(1, (400, 380)).fits(Result("double forfeit"))
        False
        """
        return self.agrees_with(ResultReport(0, result.scores, result.before))


class Arrangement(msgspec.Struct, frozen=True):
    """The times, attempts, reports and deadline of one match."""

    deadline: int | None = None
    proposals: tuple[TimeProposal, ...] = ()
    agreed: int | None = None
    """The time that both have agreed on."""
    attempts: tuple[Attempt, ...] = ()
    reports: tuple[ResultReport, ...] = ()
    ruling_asked: bool = False
    """Whether the office was asked to decide; until it answers, nothing falls due."""
    was_reminded: bool = False
    forfeit_proposed: bool = False
    """The deadline has passed without a report that counts; the director is asked for a double
    forfeit."""

    @property
    def was_reported_late(self) -> bool:
        """Whether a side reported after the deadline: that stops a double forfeit."""
        return self.deadline is not None and any(one.at >= self.deadline for one in self.reports)


Outcome: TypeAlias = Literal[
    "stands", "corrected", "awarded", "double forfeit", "replayed", "in the game"
]
"""How the director ruled. ``in the game``: on the marked turn, so the game's result follows."""


class Discrepancy(msgspec.Struct, frozen=True):
    """Something about a match that its sides cannot resolve.

    >>> Discrepancy(1, pairing=4, turn=12).is_open
    True
    """

    number: int
    pairing: int
    turn: int | None = None
    """The turn that was marked in the game, 0 for its draw for first; ``None`` if reports
    disagree."""
    versions: tuple[Message | str, ...] = ()
    outcome: Outcome | None = None
    reason: Message | str = ""

    @property
    def is_open(self) -> bool:
        """Whether it waits for the director."""
        return self.outcome is None

    @property
    def own_words(self) -> tuple[str, ...]:
        """What people have said of it, besides what they reported."""
        return tuple(one for one in self.versions if isinstance(one, str))


class MatchWordRuling(msgspec.Struct, frozen=True):
    """A ruling on words, and the matches in which it was used."""

    number: int
    words: tuple[str, ...]
    acceptable: bool
    pairings: tuple[int, ...]
    is_overturned: bool = False
