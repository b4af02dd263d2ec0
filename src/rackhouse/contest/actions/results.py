"""Results: recorded, corrected, arranged, reported, disputed, ruled on."""

from __future__ import annotations

from typing import Literal

from rackhouse.contest.actions.terms import EventCommand, EventFact, Moment, Text
from rackhouse.contest.arrangement import Means, Outcome
from rackhouse.contest.result import Result
from rackhouse.messages import Message


class RecordResult(EventCommand, frozen=True, tag="record result"):
    """Record how a match ended. Scores are in the order of ``sides``, which may be any."""

    pairing: int
    sides: tuple[int, ...]
    result: Result
    sure: bool = False
    """Whether the sender has confirmed a result that was questioned."""


class ResultRecorded(EventFact, frozen=True, tag="result recorded"):
    """A match ended like this."""

    pairing: int
    sides: tuple[int, ...]
    result: Result


class CorrectResult(EventCommand, frozen=True, tag="correct result"):
    """Correct the recorded result of a match."""

    pairing: int
    sides: tuple[int, ...]
    result: Result
    reason: Text
    sure: bool = False


class ResultCorrected(EventFact, frozen=True, tag="result corrected"):
    """A match ended otherwise than was recorded."""

    pairing: int
    sides: tuple[int, ...]
    result: Result
    reason: str


class OrderReplay(EventCommand, frozen=True, tag="order replay"):
    """Have a match played again."""

    pairing: int
    reason: Text


class ReplayOrdered(EventFact, OrderReplay, frozen=True, tag="replay ordered"):
    """A match is played again; its result no longer counts."""


class BreakMatchTie(EventCommand, frozen=True, tag="break tie"):
    """Decide a tied match; if no winner is named, lots are drawn here."""

    pairing: int
    method: Literal["tile draw", "director"]
    winner: int | None = None


class TieBroken(EventFact, frozen=True, tag="tie broken"):
    """A tied match goes to a side."""

    pairing: int
    winner: int
    method: Literal["tile draw", "director"]


class ReportResult(EventCommand, frozen=True, tag="report result"):
    """Report how your own match ended; scores in the order of its sides."""

    pairing: int
    entry: int
    scores: tuple[int, ...]
    before: tuple[int, ...] = ()


class ResultReported(EventFact, ReportResult, frozen=True, tag="result reported"):
    """A side reported how its match ended."""


class ConfirmReport(EventCommand, frozen=True, tag="confirm report"):
    """Agree with the other side's report."""

    pairing: int
    entry: int | None = None
    """Who confirms; null for the desk."""


class ReportConfirmed(EventFact, ConfirmReport, frozen=True, tag="report confirmed"):
    """The other side agrees, or the desk accepts the report as it is."""


class SetDeadline(EventCommand, frozen=True, tag="set deadline"):
    """Give matches another deadline."""

    pairings: tuple[int, ...]
    at: Moment
    reason: Text


class DeadlineSet(EventFact, frozen=True, tag="deadline set"):
    """Matches are to be reported by a moment."""

    pairings: tuple[int, ...]
    at: int
    reason: Message | str = ""


class ProposeTime(EventCommand, frozen=True, tag="propose time"):
    """Propose when to play, at the event's venue."""

    pairing: int
    entry: int
    at: Moment
    place: Text = ""


class TimeProposed(EventFact, frozen=True, tag="time proposed"):
    """A side proposed a time to play."""

    pairing: int
    entry: int
    at: int


class AcceptTime(EventCommand, frozen=True, tag="accept time"):
    """Accept a time that the other side proposed."""

    pairing: int
    entry: int
    at: Moment


class TimeAgreed(EventFact, AcceptTime, frozen=True, tag="time agreed"):
    """The other side accepted a proposed time."""


class LogAttempt(EventCommand, frozen=True, tag="log attempt"):
    """Log that you tried to reach the other side."""

    pairing: int
    entry: int
    means: Means


class AttemptLogged(EventFact, LogAttempt, frozen=True, tag="attempt logged"):
    """A side tried to reach its opponent."""

    at: int


class AskRuling(EventCommand, frozen=True, tag="ask ruling"):
    """Tell the office that the other side cannot be reached."""

    pairing: int
    entry: int


class RulingAsked(EventFact, AskRuling, frozen=True, tag="ruling asked"):
    """A side asked the office to decide its match; until it has, nothing falls due."""


class DeclineRuling(EventCommand, frozen=True, tag="decline ruling"):
    """Let the opponents play the match after all, with a new deadline."""

    pairing: int
    deadline: Moment
    reason: Text


class RulingDeclined(EventFact, DeclineRuling, frozen=True, tag="ruling declined"):
    """The opponents are to play the match after all, by a new deadline."""


class RuleMatch(EventCommand, frozen=True, tag="rule match"):
    """Decide a match that was not played: for a side, or for nobody."""

    pairing: int
    winner: int | None
    reason: Text
    sure: bool = False
    """Whether the sender has confirmed it although nobody has logged efforts to play the match."""


class ConfirmDoubleForfeit(EventCommand, frozen=True, tag="confirm double forfeit"):
    """Accept the double forfeit that was proposed for an unreported match."""

    pairing: int


class EventTick(EventCommand, frozen=True, tag="tick"):
    """Write down what is due by now."""


class ReminderDue(EventFact, frozen=True, tag="reminder due"):
    """A match nears its deadline and has no report that counts; its sides are to be told."""

    pairing: int


class DoubleForfeitProposed(EventFact, frozen=True, tag="double forfeit proposed"):
    """A deadline passed without a report that counts; the director is asked."""

    pairing: int


class OpenDiscrepancy(EventCommand, frozen=True, tag="open discrepancy"):
    """Bring something about a match before the director."""

    pairing: int
    turn: int | None = None
    versions: tuple[Message | Text, ...] = ()


class DiscrepancyOpened(
    EventFact, OpenDiscrepancy, frozen=True, kw_only=True, tag="discrepancy opened"
):
    """The sides of a match cannot resolve something about it."""

    discrepancy: int


class RuleMatchDiscrepancy(EventCommand, frozen=True, tag="rule discrepancy"):
    """Rule on a discrepancy; ``result`` is the result of a corrected match."""

    discrepancy: int
    outcome: Outcome
    reason: Message | Text
    result: Result | None = None
    winner: int | None = None
    sure: bool = False


class MatchDiscrepancyRuled(EventFact, frozen=True, tag="discrepancy ruled"):
    """The director ruled on a discrepancy."""

    discrepancy: int
    outcome: Outcome
    reason: Message | str


class RuleWords(EventCommand, frozen=True, tag="rule words"):
    """Rule on words at a table."""

    pairing: int
    words: tuple[Text, ...]
    acceptable: bool


class WordsRuled(EventFact, RuleWords, frozen=True, tag="words ruled"):
    """A judge ruled on words at a table."""

    ruling: int


class ReuseRuling(EventCommand, frozen=True, tag="reuse ruling"):
    """Use a ruling at another table."""

    ruling: int
    pairing: int


class RulingReused(EventFact, ReuseRuling, frozen=True, tag="ruling reused"):
    """A ruling was used at another table."""


class OverturnRuling(EventCommand, frozen=True, tag="overturn ruling"):
    """Say that a ruling was wrong; the matches it touched are named."""

    ruling: int
    reason: Text


class RulingOverturned(EventFact, OverturnRuling, frozen=True, tag="ruling overturned"):
    """A ruling was wrong, and these matches were decided with it."""

    touched: tuple[int, ...]
