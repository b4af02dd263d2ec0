"""Commands about results, arrangements and disputes."""

from __future__ import annotations

from typing import Literal

from rackhouse.contest.arrangement import Means, Outcome
from rackhouse.contest.commands.terms import EventCommand, Moment, Text
from rackhouse.contest.result import Result
from rackhouse.messages import Message


class RecordResult(EventCommand, frozen=True, tag="record result"):
    """Write down how a match ended. Scores stand in the order of ``sides``, which may be any."""

    pairing: int
    sides: tuple[int, ...]
    result: Result
    sure: bool = False
    """Answers a question that was put the first time."""


class CorrectResult(EventCommand, frozen=True, tag="correct result"):
    """Write down how a match really ended."""

    pairing: int
    sides: tuple[int, ...]
    result: Result
    reason: Text
    sure: bool = False


class OrderReplay(EventCommand, frozen=True, tag="order replay"):
    """Have a match played again."""

    pairing: int
    reason: Text


class BreakMatchTie(EventCommand, frozen=True, tag="break tie"):
    """Decide a tie that scores leave; with no winner named, lots are drawn here."""

    pairing: int
    method: Literal["tile draw", "director"]
    winner: int | None = None


class ReportResult(EventCommand, frozen=True, tag="report result"):
    """Say how one's own match ended; scores in the order of its sides."""

    pairing: int
    entry: int
    scores: tuple[int, ...]
    before: tuple[int, ...] = ()


class ConfirmReport(EventCommand, frozen=True, tag="confirm report"):
    """Agree with the other side's report; the desk may do so for nobody in particular."""

    pairing: int
    entry: int | None = None


class SetDeadline(EventCommand, frozen=True, tag="set deadline"):
    """Give matches another deadline."""

    pairings: tuple[int, ...]
    at: Moment
    reason: Text


class ProposeTime(EventCommand, frozen=True, tag="propose time"):
    """Propose when to play; the place is the event's own."""

    pairing: int
    entry: int
    at: Moment
    place: Text = ""


class AcceptTime(EventCommand, frozen=True, tag="accept time"):
    """Accept a time that the other side proposed."""

    pairing: int
    entry: int
    at: Moment


class LogAttempt(EventCommand, frozen=True, tag="log attempt"):
    """Note that one tried to reach the other side."""

    pairing: int
    entry: int
    means: Means


class AskRuling(EventCommand, frozen=True, tag="ask ruling"):
    """Tell the office that the other side cannot be reached."""

    pairing: int
    entry: int


class DeclineRuling(EventCommand, frozen=True, tag="decline ruling"):
    """Leave a match to its opponents, with a new deadline."""

    pairing: int
    deadline: Moment
    reason: Text


class RuleMatch(EventCommand, frozen=True, tag="rule match"):
    """Decide a match that was not played: for a side, or for nobody."""

    pairing: int
    winner: int | None
    reason: Text
    sure: bool = False
    """Answers a question that was put the first time: nobody has shown efforts to play it."""


class ConfirmDoubleForfeit(EventCommand, frozen=True, tag="confirm double forfeit"):
    """Let an unreported match be the double forfeit that was proposed."""

    pairing: int


class EventTick(EventCommand, frozen=True, tag="tick"):
    """Write down what has fallen due by now."""


class OpenDiscrepancy(EventCommand, frozen=True, tag="open discrepancy"):
    """Bring something about a match before the director."""

    pairing: int
    turn: int | None = None
    versions: tuple[Message | Text, ...] = ()


class RuleMatchDiscrepancy(EventCommand, frozen=True, tag="rule discrepancy"):
    """Rule on a discrepancy; ``result`` is what a corrected match ended with."""

    discrepancy: int
    outcome: Outcome
    reason: Message | Text
    result: Result | None = None
    winner: int | None = None


class RuleWords(EventCommand, frozen=True, tag="rule words"):
    """Rule on words at a table."""

    pairing: int
    words: tuple[Text, ...]
    acceptable: bool


class ReuseRuling(EventCommand, frozen=True, tag="reuse ruling"):
    """Use a ruling at another table."""

    ruling: int
    pairing: int


class OverturnRuling(EventCommand, frozen=True, tag="overturn ruling"):
    """Say that a ruling was wrong; the matches it touched are named."""

    ruling: int
    reason: Text
