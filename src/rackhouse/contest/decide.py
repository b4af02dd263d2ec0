"""Decides a command: the lines that follow and the book with them, or a refusal. Pure.

Every command is in one table, with the roles that may give it and the first fact it leads to. Most
become that fact, which has the same fields; the others have a function in ``deciding/``. Whoever
may do an action may undo it. Whether a fact can happen is checked where it is folded, so nothing
gets round a check.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from rackhouse.contest import actions
from rackhouse.contest.actions import AnyFact
from rackhouse.contest.actor import EventRole
from rackhouse.contest.deciding import (
    arranging,
    entering,
    firsts,
    money,
    results,
    rounds,
    seating,
    starting,
)
from rackhouse.contest.deciding.deciding import EventDeciding
from rackhouse.contest.refusal import LikelySlip
from rackhouse.errors import IllegalError
from rackhouse.messages import Listed, Message, any_of, message
from rackhouse.record import Decision, Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rackhouse.contest.actions import Line
    from rackhouse.contest.actor import EventActor
    from rackhouse.contest.book import Book
    from rackhouse.contest.deciding.deciding import EventWorld

_RULED: Final = ("ruled", "double forfeit")
"""How a match ends if the organiser decides it."""
Do: TypeAlias = Callable[[EventDeciding, Any], None]


class CommandRow(msgspec.Struct, frozen=True):
    """Who may give a command, the fact that its action begins with, and what it does."""

    who: tuple[EventRole, ...]
    fact: type[AnyFact] | None
    """The first fact it leads to; ``None`` for an undo."""
    do: Do | None = None
    """If ``None``, the command becomes that fact, which has the same fields."""


_CHIEF = (EventRole.ORGANISER,)
_DESK = (EventRole.ORGANISER, EventRole.DESK)
_ANYBODY = (*_DESK, EventRole.PLAYER)
_TABLE = (*_DESK, EventRole.SCORE_KEEPER, EventRole.CLOCK)
_MONEY = (*_DESK, EventRole.SCORE_KEEPER, EventRole.JUDGE, EventRole.CLOCK)
_WORDS = (*_DESK, EventRole.JUDGE, EventRole.CLOCK)

TABLE: Final[dict[type[actions.EventCommand], CommandRow]] = {
    # the plan
    actions.CreateEvent: CommandRow(_CHIEF, actions.EventCreated),
    actions.ChangeSchedule: CommandRow(_CHIEF, actions.ScheduleChanged),
    actions.ChangeVenue: CommandRow(_CHIEF, actions.VenueChanged),
    actions.ChangeDetails: CommandRow(_CHIEF, actions.DetailsChanged),
    actions.SetCatalogue: CommandRow(_CHIEF, actions.CatalogueChanged),
    actions.SetSignUp: CommandRow(_DESK, actions.SignUpSet, entering.set_sign_up),
    actions.OpenDivision: CommandRow(_CHIEF, actions.DivisionOpened),
    actions.ChangeFormat: CommandRow(_CHIEF, actions.FormatChanged, starting.change_format),
    actions.SetTieBreaks: CommandRow(_CHIEF, actions.TieBreaksSet),
    actions.SetFirsts: CommandRow(_CHIEF, actions.FirstsSet, firsts.set_firsts),
    actions.SetAwards: CommandRow(_CHIEF, actions.AwardsChanged),
    actions.MergeDivisions: CommandRow(_CHIEF, actions.DivisionsMerged),
    # entries and equipment
    actions.AddEntry: CommandRow(_ANYBODY, actions.EntryAdded, entering.add_entry),
    actions.AddEntries: CommandRow(_DESK, actions.EntryAdded, entering.add_entries),
    actions.MoveEntry: CommandRow(_DESK, actions.EntryMoved, entering.move_entry),
    actions.MoveUp: CommandRow(_DESK, actions.MovedUp, entering.move_up),
    actions.Withdraw: CommandRow(_ANYBODY, actions.EntryWithdrawn, entering.withdraw),
    actions.Reinstate: CommandRow(_DESK, actions.EntryReinstated),
    actions.ChangeMembers: CommandRow(_ANYBODY, actions.MembersChanged),
    actions.SayBrings: CommandRow(_ANYBODY, actions.BringsSaid),
    actions.SetClasses: CommandRow(_DESK, actions.ClassesSet),
    actions.SetBand: CommandRow(_DESK, actions.BandSet),
    actions.CheckId: CommandRow(_DESK, actions.IdChecked),
    actions.CheckEligibility: CommandRow(_DESK, actions.EligibilityChecked),
    actions.CheckIn: CommandRow(_DESK, actions.CheckedIn, entering.check_in),
    actions.CheckInAll: CommandRow(_DESK, actions.CheckedIn, entering.check_in_all),
    actions.AddItem: CommandRow(_DESK, actions.ItemAdded),
    actions.Lend: CommandRow(_DESK, actions.ItemLent),
    actions.ReturnItem: CommandRow(_DESK, actions.ItemReturned),
    # rounds
    actions.StartDivision: CommandRow(_DESK, actions.DivisionStarted, starting.start_division),
    actions.PairRound: CommandRow(_DESK, actions.RoundPaired, rounds.pair_round),
    actions.PairAgain: CommandRow(_DESK, actions.PairingsChanged, rounds.pair_again),
    actions.ChallengeOnLadder: CommandRow(_ANYBODY, actions.ChallengeMade, arranging.challenge),
    actions.SwapSides: CommandRow(_DESK, actions.PairingsChanged, rounds.swap_sides),
    actions.PairByHand: CommandRow(_DESK, actions.PairingsChanged, rounds.pair_by_hand),
    actions.HoldPairing: CommandRow(_DESK, actions.PairingHeld),
    actions.KeepPairings: CommandRow(_DESK, actions.PairingsKept),
    actions.LockPair: CommandRow(_DESK, actions.PairLocked),
    actions.GiveBye: CommandRow(_DESK, actions.ByeGiven),
    actions.SitOut: CommandRow(_DESK, actions.RoundSatOut),
    actions.PlayAfterAll: CommandRow(_DESK, actions.SittingOutEnded, seating.play_after_all),
    actions.ForbidPair: CommandRow(_DESK, actions.PairForbidden),
    actions.AllowPair: CommandRow(_DESK, actions.PairAllowed),
    actions.AssignTable: CommandRow(_DESK, actions.TableAssigned, seating.assign_table),
    actions.AssignTables: CommandRow(_DESK, actions.TableAssigned, seating.assign_tables),
    actions.CallAgain: CommandRow(_DESK, actions.CalledAgain, rounds.call_again),
    actions.StartRoundClock: CommandRow(_DESK, actions.RoundClockStarted),
    actions.PauseRoundClock: CommandRow(_DESK, actions.RoundClockPaused),
    actions.ResumeRoundClock: CommandRow(_DESK, actions.RoundClockResumed),
    actions.ExtendRoundClock: CommandRow(_DESK, actions.RoundClockExtended),
    actions.CertifyDivision: CommandRow(_CHIEF, actions.DivisionCertified, rounds.certify_division),
    # results
    actions.RecordResult: CommandRow(_TABLE, actions.ResultRecorded, results.record_result),
    actions.CorrectResult: CommandRow(_DESK, actions.ResultCorrected, results.correct_result),
    actions.OrderReplay: CommandRow(_DESK, actions.ReplayOrdered, results.order_replay),
    actions.BreakMatchTie: CommandRow(
        (*_DESK, EventRole.CLOCK), actions.TieBroken, results.break_tie
    ),
    # matches that opponents arrange
    actions.SetDeadline: CommandRow(_CHIEF, actions.DeadlineSet),
    actions.ProposeTime: CommandRow(_ANYBODY, actions.TimeProposed, arranging.propose_time),
    actions.AcceptTime: CommandRow(_ANYBODY, actions.TimeAgreed),
    actions.LogAttempt: CommandRow(_ANYBODY, actions.AttemptLogged, arranging.log_attempt),
    actions.ReportResult: CommandRow(_ANYBODY, actions.ResultReported, arranging.report_result),
    actions.ConfirmReport: CommandRow(_ANYBODY, actions.ReportConfirmed, arranging.confirm_report),
    actions.AskRuling: CommandRow(_ANYBODY, actions.RulingAsked),
    actions.DeclineRuling: CommandRow(_CHIEF, actions.RulingDeclined),
    actions.RuleMatch: CommandRow(_CHIEF, actions.ResultRecorded, arranging.rule_match),
    actions.ConfirmDoubleForfeit: CommandRow(
        _CHIEF, actions.ResultRecorded, arranging.confirm_double_forfeit
    ),
    actions.EventTick: CommandRow((*_DESK, EventRole.CLOCK), actions.ReminderDue, arranging.tick),
    # disputes
    actions.OpenDiscrepancy: CommandRow(
        (*_ANYBODY, EventRole.SCORE_KEEPER, EventRole.CLOCK),
        actions.DiscrepancyOpened,
        results.open_discrepancy,
    ),
    actions.RuleMatchDiscrepancy: CommandRow(
        (*_CHIEF, EventRole.CLOCK), actions.MatchDiscrepancyRuled, results.rule_discrepancy
    ),
    actions.RuleWords: CommandRow(_WORDS, actions.WordsRuled, results.rule_words),
    actions.ReuseRuling: CommandRow(_WORDS, actions.RulingReused),
    actions.OverturnRuling: CommandRow(
        (EventRole.ORGANISER, EventRole.JUDGE), actions.RulingOverturned, results.overturn_ruling
    ),
    # money
    actions.Charge: CommandRow(_MONEY, actions.MoneyPosted, money.charge),
    actions.ChargeFee: CommandRow(_MONEY, actions.MoneyPosted, money.charge_fee),
    actions.TakeDonation: CommandRow(_MONEY, actions.MoneyPosted, money.take_donation),
    actions.TakePayment: CommandRow(_MONEY, actions.MoneyPosted, money.take_payment),
    actions.SetFeePaid: CommandRow(_DESK, actions.MoneyPosted, money.set_fee_paid),
    actions.ReverseMoney: CommandRow((*_DESK, EventRole.CLOCK), actions.MoneyReversed),
    actions.WaiveFee: CommandRow((*_DESK, EventRole.CLOCK), actions.FeeWaived),
    actions.MakePledge: CommandRow(_ANYBODY, actions.PledgeMade, money.make_pledge),
    actions.WithdrawPledge: CommandRow(_DESK, actions.PledgeWithdrawn),
    actions.CollectPledge: CommandRow(_DESK, actions.PledgeCollected, money.collect_pledge),
    # all of it
    actions.Undo: CommandRow(_DESK, None, money.undo),
}
"""Every command: who may give it, and what it does."""


def _becomes(deciding: EventDeciding, command: actions.EventCommand) -> None:
    fact = TABLE[type(command)].fact
    assert fact is not None
    deciding.write_as(fact, command)


def decide(
    book: Book, actor: EventActor, command: actions.EventCommand, world: EventWorld
) -> Decision[Line, Book] | Refusal:
    """Decide somebody's command: the lines to append and the book with them, or a refusal."""
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
    if isinstance(command, actions.Undo):
        undone = (
            line.fact.actions
            for line in deciding.lines
            if isinstance(line.fact, actions.ActionsUndone)
        )
        reason = next((why_not_undo(book, actor, one) for one in undone), None)
    if reason is not None:
        return Refusal(reason)
    return Decision(tuple(deciding.lines), deciding.book)


def why_not_undo(book: Book, actor: EventActor, undone: Iterable[int]) -> Message | None:
    """Why somebody may not undo actions; ``None`` if they may do each of them.

    To undo an undo is to do the action again.
    """
    waiting, seen = list(undone), set[int]()
    while waiting:
        action = waiting.pop()
        if action in seen:
            continue
        seen.add(action)
        line = book.lines[action - 1]
        if isinstance(line.fact, actions.ActionsUndone):
            waiting += line.fact.actions
        elif actor.role not in _doers(line):
            return message("contest-only-undo", who=_named(_doers(line)))
    return None


def _doers(line: Line) -> frozenset[EventRole]:
    """Who may do what an action did, by its first line."""
    fact = line.fact
    is_ruling = isinstance(fact, actions.ResultRecorded) and fact.result.kind in _RULED
    if is_ruling and line.actor.role is EventRole.ORGANISER:
        return frozenset(_CHIEF)
    return _doers_of(type(fact))


@cache
def _doers_of(fact: type[AnyFact]) -> frozenset[EventRole]:
    if fact in (actions.DoubleForfeitProposed, actions.RungLost):  # what a tick may begin with
        fact = actions.ReminderDue
    rows = [row for row in TABLE.values() if row.fact is fact]
    return frozenset(role for row in rows for role in row.who) or frozenset(_CHIEF)


def _named(roles: Collection[EventRole]) -> Listed:
    """The names of roles, without the clock, which nobody can be."""
    return any_of(
        role.name_in_words for role in EventRole if role in roles and role is not EventRole.CLOCK
    )


def why_not(actor: EventActor, command: actions.EventCommand) -> Message | None:
    """Why somebody may not give a command at all; ``None`` if they may."""
    row = TABLE[type(command)]
    if actor.role not in row.who:
        return message("contest-only", who=_named(row.who))
    if actor.role is not EventRole.CLOCK and isinstance(getattr(command, "reason", ""), Message):
        return message("result-in-own-words")
    if actor.role is not EventRole.PLAYER:
        return None
    if isinstance(command, actions.AddEntry):
        return None if command.kind != "house" else message("contest-house-team-by-desk")
    if isinstance(command, actions.OpenDiscrepancy | actions.MakePledge):
        return None
    if getattr(command, "entry", None) != actor.entry or actor.entry is None:
        return message("contest-own-entry-only")
    return None
