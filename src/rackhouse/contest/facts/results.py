"""Facts of results: recorded, corrected, reported, disputed, ruled on."""

from __future__ import annotations

from typing import Literal

from rackhouse.contest.arrangement import Means, Outcome
from rackhouse.contest.facts.terms import EventFact
from rackhouse.contest.result import Result
from rackhouse.messages import Message


class ResultRecorded(EventFact, frozen=True, tag="result recorded"):
    """A pairing ended so."""

    pairing: int
    sides: tuple[int, ...]
    result: Result


class ResultCorrected(EventFact, frozen=True, tag="result corrected"):
    """A pairing ended otherwise than was written."""

    pairing: int
    sides: tuple[int, ...]
    result: Result
    reason: str


class ReplayOrdered(EventFact, frozen=True, tag="replay ordered"):
    """A match is played again; what it had ended with no longer counts."""

    pairing: int
    reason: str


class TieBroken(EventFact, frozen=True, tag="tie broken"):
    """A tie that scores leave goes to a side."""

    pairing: int
    winner: int
    method: Literal["tile draw", "director"]


class ResultReported(EventFact, frozen=True, tag="result reported"):
    """A side says how its match ended."""

    pairing: int
    entry: int
    scores: tuple[int, ...]
    before: tuple[int, ...] = ()


class ReportConfirmed(EventFact, frozen=True, tag="report confirmed"):
    """The other side agrees, or the desk takes the report as it is."""

    pairing: int
    entry: int | None
    """Who confirmed; none for the desk."""


class DeadlineSet(EventFact, frozen=True, tag="deadline set"):
    """Matches are to be reported by a moment."""

    pairings: tuple[int, ...]
    at: int
    reason: Message | str = ""


class TimeProposed(EventFact, frozen=True, tag="time proposed"):
    """A side proposed a time to play."""

    pairing: int
    entry: int
    at: int


class TimeAgreed(EventFact, frozen=True, tag="time agreed"):
    """The other side accepted a proposed time."""

    pairing: int
    entry: int
    at: int


class AttemptLogged(EventFact, frozen=True, tag="attempt logged"):
    """A side tried to reach its opponent."""

    pairing: int
    entry: int
    at: int
    means: Means


class RulingAsked(EventFact, frozen=True, tag="ruling asked"):
    """A side asked the office to decide its match; nothing falls due until it has."""

    pairing: int
    entry: int


class RulingDeclined(EventFact, frozen=True, tag="ruling declined"):
    """The office leaves a match to its opponents, with time to play it."""

    pairing: int
    deadline: int
    reason: str


class ReminderDue(EventFact, frozen=True, tag="reminder due"):
    """A match nears its deadline without a report that counts; its sides are to be told."""

    pairing: int


class DoubleForfeitProposed(EventFact, frozen=True, tag="double forfeit proposed"):
    """A deadline passed without a report that counts; the director is asked."""

    pairing: int


class DiscrepancyOpened(EventFact, frozen=True, tag="discrepancy opened"):
    """Something about a match that its sides cannot resolve."""

    discrepancy: int
    pairing: int
    turn: int | None = None
    versions: tuple[Message | str, ...] = ()


class MatchDiscrepancyRuled(EventFact, frozen=True, tag="discrepancy ruled"):
    """The director ruled on it."""

    discrepancy: int
    outcome: Outcome
    reason: Message | str


class WordsRuled(EventFact, frozen=True, tag="words ruled"):
    """A judge ruled on words at a table."""

    ruling: int
    words: tuple[str, ...]
    acceptable: bool
    pairing: int


class RulingReused(EventFact, frozen=True, tag="ruling reused"):
    """A ruling was used at another table."""

    ruling: int
    pairing: int


class RulingOverturned(EventFact, frozen=True, tag="ruling overturned"):
    """A ruling was wrong; these matches it touched."""

    ruling: int
    touched: tuple[int, ...]
    reason: str
