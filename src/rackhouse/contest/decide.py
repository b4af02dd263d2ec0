"""The one decision: a command in, lines and the book after them or a refusal out. Pure.

Every command stands in one table with who may give it and the fact that comes of it first. Most
become that fact, which has the same fields; the others have a function in ``deciding/``. Whoever
may do an action may undo it. Whether a fact can happen is asked where it is folded, so that no way
round a check exists.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from msgspec.structs import asdict

from rackhouse.contest import commands as c
from rackhouse.contest import facts as f
from rackhouse.contest.actor import EventRole
from rackhouse.contest.deciding import (
    arranging,
    entering,
    money,
    results,
    rounds,
    seating,
    starting,
)
from rackhouse.contest.deciding.deciding import EventDeciding
from rackhouse.contest.facts import AnyFact
from rackhouse.contest.refusal import LikelySlip
from rackhouse.errors import IllegalError
from rackhouse.messages import Listed, Message, any_of, message
from rackhouse.record import Decision, Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rackhouse.contest.actor import EventActor
    from rackhouse.contest.book import Book
    from rackhouse.contest.deciding.deciding import EventWorld
    from rackhouse.contest.facts import Line

_RULED: Final = ("ruled", "double forfeit")
"""How a match ends where the organiser decides it."""
Do: TypeAlias = Callable[[EventDeciding, Any], None]


class CommandRow(msgspec.Struct, frozen=True):
    """Who may give a command, what its action is known by, and what it does."""

    who: tuple[EventRole, ...]
    fact: type[AnyFact] | None
    """The first fact that comes of it; none for an undoing."""
    do: Do | None = None
    """Where it is none, the command becomes that fact, which has the same fields."""


_CHIEF = (EventRole.ORGANISER,)
_DESK = (EventRole.ORGANISER, EventRole.DESK)
_ANYBODY = (*_DESK, EventRole.PLAYER)
_TABLE = (*_DESK, EventRole.SCORE_KEEPER, EventRole.CLOCK)
_MONEY = (*_DESK, EventRole.SCORE_KEEPER, EventRole.JUDGE, EventRole.CLOCK)
_WORDS = (*_DESK, EventRole.JUDGE, EventRole.CLOCK)

TABLE: Final[dict[type[c.EventCommand], CommandRow]] = {
    # the plan
    c.CreateEvent: CommandRow(_CHIEF, f.EventCreated),
    c.ChangeSchedule: CommandRow(_CHIEF, f.ScheduleChanged),
    c.ChangeVenue: CommandRow(_CHIEF, f.VenueChanged),
    c.ChangeDetails: CommandRow(_CHIEF, f.DetailsChanged),
    c.SetCatalogue: CommandRow(_CHIEF, f.CatalogueChanged),
    c.SetSignUp: CommandRow(_DESK, f.SignUpSet),
    c.OpenDivision: CommandRow(_CHIEF, f.DivisionOpened),
    c.ChangeFormat: CommandRow(_CHIEF, f.FormatChanged, starting.change_format),
    c.SetTieBreaks: CommandRow(_CHIEF, f.TieBreaksSet),
    c.SetAwards: CommandRow(_CHIEF, f.AwardsChanged),
    c.MergeDivisions: CommandRow(_CHIEF, f.DivisionsMerged),
    # entries and equipment
    c.AddEntry: CommandRow(_ANYBODY, f.EntryAdded, entering.add_entry),
    c.MoveEntry: CommandRow(_DESK, f.EntryMoved, entering.move_entry),
    c.Withdraw: CommandRow(_ANYBODY, f.EntryWithdrawn, entering.withdraw),
    c.Reinstate: CommandRow(_DESK, f.EntryReinstated),
    c.ChangeMembers: CommandRow(_ANYBODY, f.MembersChanged),
    c.SayBrings: CommandRow(_ANYBODY, f.BringsSaid),
    c.SetClasses: CommandRow(_DESK, f.ClassesSet),
    c.SetBand: CommandRow(_DESK, f.BandSet),
    c.CheckId: CommandRow(_DESK, f.IdChecked),
    c.CheckEligibility: CommandRow(_DESK, f.EligibilityChecked),
    c.CheckIn: CommandRow(_DESK, f.CheckedIn, entering.check_in),
    c.AddItem: CommandRow(_DESK, f.ItemAdded),
    c.Lend: CommandRow(_DESK, f.ItemLent),
    c.ReturnItem: CommandRow(_DESK, f.ItemReturned),
    # rounds
    c.StartDivision: CommandRow(_DESK, f.DivisionStarted, starting.start_division),
    c.PairRound: CommandRow(_DESK, f.RoundPaired, rounds.pair_round),
    c.PairAgain: CommandRow(_DESK, f.PairingsChanged, rounds.pair_again),
    c.ChallengeOnLadder: CommandRow(_ANYBODY, f.ChallengeMade, arranging.challenge),
    c.SwapSides: CommandRow(_DESK, f.PairingsChanged, rounds.swap_sides),
    c.PairByHand: CommandRow(_DESK, f.PairingsChanged, rounds.pair_by_hand),
    c.LockPair: CommandRow(_DESK, f.PairLocked),
    c.GiveBye: CommandRow(_DESK, f.ByeGiven),
    c.SitOut: CommandRow(_DESK, f.RoundSatOut),
    c.PlayAfterAll: CommandRow(_DESK, f.SittingOutEnded, seating.play_after_all),
    c.ForbidPair: CommandRow(_DESK, f.PairForbidden),
    c.AllowPair: CommandRow(_DESK, f.PairAllowed),
    c.AssignTable: CommandRow(_DESK, f.TableAssigned, seating.assign_table),
    c.AssignTables: CommandRow(_DESK, f.TableAssigned, seating.assign_tables),
    c.CallAgain: CommandRow(_DESK, f.CalledAgain, rounds.call_again),
    c.StartRoundClock: CommandRow(_DESK, f.RoundClockStarted),
    c.PauseRoundClock: CommandRow(_DESK, f.RoundClockPaused),
    c.ResumeRoundClock: CommandRow(_DESK, f.RoundClockResumed),
    c.ExtendRoundClock: CommandRow(_DESK, f.RoundClockExtended),
    c.CertifyDivision: CommandRow(_CHIEF, f.DivisionCertified, rounds.certify_division),
    # results
    c.RecordResult: CommandRow(_TABLE, f.ResultRecorded, results.record_result),
    c.CorrectResult: CommandRow(_DESK, f.ResultCorrected, results.correct_result),
    c.OrderReplay: CommandRow(_DESK, f.ReplayOrdered, results.order_replay),
    c.BreakMatchTie: CommandRow((*_DESK, EventRole.CLOCK), f.TieBroken, results.break_tie),
    # matches that opponents arrange
    c.SetDeadline: CommandRow(_CHIEF, f.DeadlineSet),
    c.ProposeTime: CommandRow(_ANYBODY, f.TimeProposed, arranging.propose_time),
    c.AcceptTime: CommandRow(_ANYBODY, f.TimeAgreed),
    c.LogAttempt: CommandRow(_ANYBODY, f.AttemptLogged, arranging.log_attempt),
    c.ReportResult: CommandRow(_ANYBODY, f.ResultReported, arranging.report_result),
    c.ConfirmReport: CommandRow(_ANYBODY, f.ReportConfirmed, arranging.confirm_report),
    c.AskRuling: CommandRow(_ANYBODY, f.RulingAsked),
    c.DeclineRuling: CommandRow(_CHIEF, f.RulingDeclined),
    c.RuleMatch: CommandRow(_CHIEF, f.ResultRecorded, arranging.rule_match),
    c.ConfirmDoubleForfeit: CommandRow(_CHIEF, f.ResultRecorded, arranging.confirm_double_forfeit),
    c.EventTick: CommandRow((*_DESK, EventRole.CLOCK), f.ReminderDue, arranging.tick),
    # disputes
    c.OpenDiscrepancy: CommandRow(
        (*_ANYBODY, EventRole.SCORE_KEEPER, EventRole.CLOCK),
        f.DiscrepancyOpened,
        results.open_discrepancy,
    ),
    c.RuleMatchDiscrepancy: CommandRow(
        (*_CHIEF, EventRole.CLOCK), f.MatchDiscrepancyRuled, results.rule_discrepancy
    ),
    c.RuleWords: CommandRow(_WORDS, f.WordsRuled, results.rule_words),
    c.ReuseRuling: CommandRow(_WORDS, f.RulingReused),
    c.OverturnRuling: CommandRow(
        (EventRole.ORGANISER, EventRole.JUDGE), f.RulingOverturned, results.overturn_ruling
    ),
    # money
    c.Charge: CommandRow(_MONEY, f.MoneyPosted, money.charge),
    c.ChargeFee: CommandRow(_MONEY, f.MoneyPosted, money.charge_fee),
    c.TakePayment: CommandRow(_MONEY, f.MoneyPosted, money.take_payment),
    c.ReverseMoney: CommandRow((*_DESK, EventRole.CLOCK), f.MoneyReversed),
    c.WaiveFee: CommandRow((*_DESK, EventRole.CLOCK), f.FeeWaived),
    c.MakePledge: CommandRow(_ANYBODY, f.PledgeMade, money.make_pledge),
    c.WithdrawPledge: CommandRow(_DESK, f.PledgeWithdrawn),
    c.CollectPledge: CommandRow(_DESK, f.PledgeCollected, money.collect_pledge),
    # all of it
    c.Undo: CommandRow(_DESK, None, money.undo),
}
"""Every command: who may give it, and what it does."""


def _becomes(deciding: EventDeciding, command: c.EventCommand) -> None:
    """The command becomes its fact."""
    fact = TABLE[type(command)].fact
    assert fact is not None
    make: Callable[..., AnyFact] = fact
    deciding.write(make(**asdict(command)))


def decide(
    book: Book, actor: EventActor, command: c.EventCommand, world: EventWorld
) -> Decision[Line, Book] | Refusal:
    """What comes of somebody's command: the lines to append and the book with them, or why not."""
    reason = why_not(actor, command)
    if reason is not None:
        return Refusal(reason)
    deciding = EventDeciding(book, world, actor)
    try:
        (TABLE[type(command)].do or _becomes)(deciding, command)
    except LikelySlip as slip:
        return Refusal(slip.message, is_question=True)
    except IllegalError as error:
        return Refusal(error.message)
    if isinstance(command, c.Undo):
        undone = (
            line.fact.actions for line in deciding.lines if isinstance(line.fact, f.ActionsUndone)
        )
        reason = next((why_not_undo(book, actor, one) for one in undone), None)
    if reason is not None:
        return Refusal(reason)
    return Decision(tuple(deciding.lines), deciding.book)


def why_not_undo(book: Book, actor: EventActor, actions: Iterable[int]) -> Message | None:
    """Why somebody may not undo actions; none where they may do each of them.

    Undoing what was undone does it again.
    """
    waiting, seen = list(actions), set[int]()
    while waiting:
        action = waiting.pop()
        if action in seen:
            continue
        seen.add(action)
        line = book.lines[action - 1]
        if isinstance(line.fact, f.ActionsUndone):
            waiting += line.fact.actions
        elif actor.role not in _doers(line):
            return message("contest-only-undo", who=_named(_doers(line)))
    return None


def _doers(line: Line) -> frozenset[EventRole]:
    """Who may do what an action did, by its first line."""
    fact = line.fact
    is_ruling = isinstance(fact, f.ResultRecorded) and fact.result.kind in _RULED
    if is_ruling and line.actor.role is EventRole.ORGANISER:
        return frozenset(_CHIEF)
    return _doers_of(type(fact))


@cache
def _doers_of(fact: type[AnyFact]) -> frozenset[EventRole]:
    if fact in (f.DoubleForfeitProposed, f.RungLost):  # time brings any of three facts
        fact = f.ReminderDue
    rows = [row for row in TABLE.values() if row.fact is fact]
    return frozenset(role for row in rows for role in row.who) or frozenset(_CHIEF)


def _named(roles: Collection[EventRole]) -> Listed:
    """Some roles, to be said; nobody can be the clock."""
    return any_of(
        role.name_in_words for role in EventRole if role in roles and role is not EventRole.CLOCK
    )


def why_not(actor: EventActor, command: c.EventCommand) -> Message | None:
    """Why somebody may not give a command at all; none where they may."""
    row = TABLE[type(command)]
    if actor.role not in row.who:
        return message("contest-only", who=_named(row.who))
    if actor.role is not EventRole.CLOCK and isinstance(getattr(command, "reason", ""), Message):
        return message("result-in-own-words")
    if actor.role is not EventRole.PLAYER:
        return None
    if isinstance(command, c.AddEntry):
        return None if command.kind != "house" else message("contest-house-team-by-desk")
    if isinstance(command, c.OpenDiscrepancy | c.MakePledge):
        return None
    if getattr(command, "entry", None) != actor.entry or actor.entry is None:
        return message("contest-own-entry-only")
    return None
