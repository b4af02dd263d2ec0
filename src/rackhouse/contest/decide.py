"""The one decision: a command in, lines and the book after them or a refusal out. Pure.

Every command stands in one table with who may give it and what it does. Most become a fact with
the same fields; the others have a function in ``deciding/``. Whoever may do an action may undo it.
Whether a fact can happen is asked where it is folded, so that no way round a check exists.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from rackhouse.contest import commands as c
from rackhouse.contest import facts as f
from rackhouse.contest.actor import Role
from rackhouse.contest.deciding import (
    arranging,
    climbing,
    disputing,
    entering,
    joining,
    money,
    results,
    rounds,
    seating,
    starting,
    undoing,
)
from rackhouse.contest.deciding.minutes import Minutes
from rackhouse.contest.facts import AnyFact
from rackhouse.contest.refusal import Doubt
from rackhouse.errors import IllegalError
from rackhouse.messages import Listed, Message, any_of, message
from rackhouse.record import Decision, Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rackhouse.contest.actor import Actor
    from rackhouse.contest.book import Book
    from rackhouse.contest.facts import Line
    from rackhouse.contest.lots import World

_RULED: Final = ("ruled", "double forfeit")
"""How a match ends where the organiser decides it."""
Do: TypeAlias = Callable[[Minutes, Any], None]


class Row(msgspec.Struct, frozen=True):
    """Who may give a command, and what it does."""

    who: tuple[Role, ...]
    do: Do


class _becomes(msgspec.Struct, frozen=True):  # noqa: N801 - it reads as a verb in the table
    """The command becomes a fact with the same fields."""

    fact: type[AnyFact]

    def __call__(self, minutes: Minutes, command: c.Command) -> None:
        names = self.fact.__struct_fields__
        minutes.write(self.fact(**{name: getattr(command, name) for name in names}))


_CHIEF = (Role.ORGANISER,)
_DESK = (Role.ORGANISER, Role.DESK)
_ANYBODY = (*_DESK, Role.PLAYER)
_TABLE = (*_DESK, Role.SCORE_KEEPER, Role.CLOCK)
_MONEY = (*_DESK, Role.SCORE_KEEPER, Role.JUDGE, Role.CLOCK)
_WORDS = (*_DESK, Role.JUDGE, Role.CLOCK)

TABLE: Final[dict[type[c.Command], Row]] = {
    # the plan
    c.CreateEvent: Row(_CHIEF, _becomes(f.EventCreated)),
    c.ChangeSchedule: Row(_CHIEF, _becomes(f.ScheduleChanged)),
    c.ChangeVenue: Row(_CHIEF, _becomes(f.VenueChanged)),
    c.ChangeDetails: Row(_CHIEF, _becomes(f.DetailsChanged)),
    c.SetCatalogue: Row(_CHIEF, _becomes(f.CatalogueChanged)),
    c.SetSignUp: Row(_DESK, _becomes(f.SignUpSet)),
    c.OpenDivision: Row(_CHIEF, _becomes(f.DivisionOpened)),
    c.ChangeFormat: Row(_CHIEF, starting.change_format),
    c.SetTieBreaks: Row(_CHIEF, _becomes(f.TieBreaksSet)),
    c.SetAwards: Row(_CHIEF, _becomes(f.AwardsChanged)),
    c.MergeDivisions: Row(_CHIEF, _becomes(f.DivisionsMerged)),
    # entries and equipment
    c.AddEntry: Row(_ANYBODY, entering.add_entry),
    c.MoveEntry: Row(_DESK, entering.move_entry),
    c.Withdraw: Row(_ANYBODY, entering.withdraw),
    c.Reinstate: Row(_DESK, _becomes(f.EntryReinstated)),
    c.ChangeMembers: Row(_ANYBODY, _becomes(f.MembersChanged)),
    c.SayBrings: Row(_ANYBODY, _becomes(f.BringsSaid)),
    c.SetClasses: Row(_DESK, _becomes(f.ClassesSet)),
    c.SetBand: Row(_DESK, _becomes(f.BandSet)),
    c.CheckId: Row(_DESK, _becomes(f.IdChecked)),
    c.CheckEligibility: Row(_DESK, _becomes(f.EligibilityChecked)),
    c.CheckIn: Row(_DESK, entering.check_in),
    c.AddItem: Row(_DESK, _becomes(f.ItemAdded)),
    c.Lend: Row(_DESK, _becomes(f.ItemLent)),
    c.TakeBack: Row(_DESK, _becomes(f.ItemReturned)),
    # rounds
    c.StartDivision: Row(_DESK, starting.start_division),
    c.PairRound: Row(_DESK, rounds.pair_round),
    c.PairAgain: Row(_DESK, rounds.pair_again),
    c.Challenge: Row(_ANYBODY, climbing.challenge),
    c.SwapSides: Row(_DESK, rounds.swap_sides),
    c.PairByHand: Row(_DESK, rounds.pair_by_hand),
    c.LockPair: Row(_DESK, _becomes(f.PairLocked)),
    c.GiveBye: Row(_DESK, _becomes(f.ByeGiven)),
    c.SitOut: Row(_DESK, _becomes(f.RoundSatOut)),
    c.PlayAfterAll: Row(_DESK, joining.play_after_all),
    c.ForbidPair: Row(_DESK, _becomes(f.PairForbidden)),
    c.AllowPair: Row(_DESK, _becomes(f.PairAllowed)),
    c.AssignTable: Row(_DESK, seating.assign_table),
    c.AssignTables: Row(_DESK, seating.assign_tables),
    c.CallAgain: Row(_DESK, rounds.call_again),
    c.StartRoundClock: Row(_DESK, _becomes(f.RoundClockStarted)),
    c.PauseRoundClock: Row(_DESK, _becomes(f.RoundClockPaused)),
    c.ResumeRoundClock: Row(_DESK, _becomes(f.RoundClockResumed)),
    c.ExtendRoundClock: Row(_DESK, _becomes(f.RoundClockExtended)),
    c.CertifyDivision: Row(_CHIEF, rounds.certify_division),
    # results
    c.RecordResult: Row(_TABLE, results.record_result),
    c.CorrectResult: Row(_DESK, results.correct_result),
    c.OrderReplay: Row(_DESK, results.order_replay),
    c.BreakTie: Row((*_DESK, Role.CLOCK), results.break_tie),
    # matches that opponents arrange
    c.SetDeadline: Row(_CHIEF, _becomes(f.DeadlineSet)),
    c.ProposeTime: Row(_ANYBODY, arranging.propose_time),
    c.AcceptTime: Row(_ANYBODY, _becomes(f.TimeAgreed)),
    c.LogAttempt: Row(_ANYBODY, arranging.log_attempt),
    c.ReportResult: Row(_ANYBODY, arranging.report_result),
    c.ConfirmReport: Row(_ANYBODY, arranging.confirm_report),
    c.AskRuling: Row(_ANYBODY, _becomes(f.RulingAsked)),
    c.DeclineRuling: Row(_CHIEF, _becomes(f.RulingDeclined)),
    c.RuleMatch: Row(_CHIEF, arranging.rule_match),
    c.ConfirmDoubleForfeit: Row(_CHIEF, arranging.confirm_double_forfeit),
    c.Tick: Row((*_DESK, Role.CLOCK), arranging.tick),
    # disputes
    c.OpenDiscrepancy: Row((*_ANYBODY, Role.SCORE_KEEPER, Role.CLOCK), disputing.open_discrepancy),
    c.RuleDiscrepancy: Row((*_CHIEF, Role.CLOCK), disputing.rule_discrepancy),
    c.RuleWords: Row(_WORDS, disputing.rule_words),
    c.ReuseRuling: Row(_WORDS, _becomes(f.RulingReused)),
    c.OverturnRuling: Row((Role.ORGANISER, Role.JUDGE), disputing.overturn_ruling),
    # money
    c.Charge: Row(_MONEY, money.charge),
    c.ChargeFee: Row(_MONEY, money.charge_fee),
    c.TakePayment: Row(_MONEY, money.take_payment),
    c.ReverseMoney: Row((*_DESK, Role.CLOCK), _becomes(f.MoneyReversed)),
    c.WaiveFee: Row((*_DESK, Role.CLOCK), _becomes(f.FeeWaived)),
    c.MakePledge: Row(_ANYBODY, money.make_pledge),
    c.WithdrawPledge: Row(_DESK, _becomes(f.PledgeWithdrawn)),
    c.CollectPledge: Row(_DESK, money.collect_pledge),
    # all of it
    c.Undo: Row(_DESK, undoing.undo),
}
"""Every command: who may give it, and what it does."""


_BEGINS: Final[dict[type[c.Command], type[AnyFact]]] = {
    c.ChangeFormat: f.FormatChanged,
    c.AddEntry: f.EntryAdded,
    c.MoveEntry: f.EntryMoved,
    c.Withdraw: f.EntryWithdrawn,
    c.ChangeFormat: f.FormatChanged,
    c.StartDivision: f.DivisionStarted,
    c.PairRound: f.RoundPaired,
    c.Challenge: f.ChallengeMade,
    c.PairAgain: f.PairingsChanged,
    c.PlayAfterAll: f.SittingOutEnded,
    c.SwapSides: f.PairingsChanged,
    c.PairByHand: f.PairingsChanged,
    c.CheckIn: f.CheckedIn,
    c.AssignTable: f.TableAssigned,
    c.AssignTables: f.TableAssigned,
    c.CallAgain: f.CalledAgain,
    c.CertifyDivision: f.DivisionCertified,
    c.RecordResult: f.ResultRecorded,
    c.CorrectResult: f.ResultCorrected,
    c.OrderReplay: f.ReplayOrdered,
    c.BreakTie: f.TieBroken,
    c.ProposeTime: f.TimeProposed,
    c.LogAttempt: f.AttemptLogged,
    c.ReportResult: f.ResultReported,
    c.ConfirmReport: f.ReportConfirmed,
    c.RuleMatch: f.ResultRecorded,
    c.ConfirmDoubleForfeit: f.ResultRecorded,
    c.Tick: f.ReminderDue,
    c.OpenDiscrepancy: f.DiscrepancyOpened,
    c.RuleDiscrepancy: f.DiscrepancyRuled,
    c.RuleWords: f.WordsRuled,
    c.OverturnRuling: f.RulingOverturned,
    c.Charge: f.MoneyPosted,
    c.ChargeFee: f.MoneyPosted,
    c.TakePayment: f.MoneyPosted,
    c.MakePledge: f.PledgeMade,
    c.CollectPledge: f.PledgeCollected,
}
"""The first fact of each command that has a function."""


def begins_with(command: type[c.Command]) -> type[AnyFact] | None:
    """The fact by which the action of a command is known; none for an undoing.

    >>> begins_with(c.CheckIn) is f.CheckedIn, begins_with(c.Withdraw) is f.EntryWithdrawn
    (True, True)
    """
    do = TABLE[command].do
    return do.fact if isinstance(do, _becomes) else _BEGINS.get(command)


def decide(book: Book, command: c.Command, world: World) -> Decision[Line, Book] | Refusal:
    """What comes of a command: the lines to append and the book with them, or why not."""
    reason = why_not(command.actor, command)
    if reason is not None:
        return Refusal(reason)
    minutes = Minutes(book, world, command.actor)
    try:
        TABLE[type(command)].do(minutes, command)
    except Doubt as doubt:
        return Refusal(doubt.message, is_question=True)
    except IllegalError as error:
        return Refusal(error.message)
    if isinstance(command, c.Undo):
        undone = (
            line.fact.actions for line in minutes.lines if isinstance(line.fact, f.ActionsUndone)
        )
        reason = next((why_not_undo(book, command.actor, one) for one in undone), None)
    if reason is not None:
        return Refusal(reason)
    return Decision(tuple(minutes.lines), minutes.book)


def why_not_undo(book: Book, actor: Actor, actions: Iterable[int]) -> Message | None:
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


def _doers(line: Line) -> frozenset[Role]:
    """Who may do what an action did, by its first line."""
    fact = line.fact
    is_ruling = isinstance(fact, f.ResultRecorded) and fact.result.kind in _RULED
    if is_ruling and line.actor.role is Role.ORGANISER:
        return frozenset(_CHIEF)
    return _doers_of(type(fact))


@cache
def _doers_of(fact: type[AnyFact]) -> frozenset[Role]:
    if fact in (f.DoubleForfeitProposed, f.RungLost):  # time brings any of three facts
        fact = f.ReminderDue
    rows = [row for command, row in TABLE.items() if begins_with(command) is fact]
    return frozenset(role for row in rows for role in row.who) or frozenset(_CHIEF)


def _named(roles: Collection[Role]) -> Listed:
    """Some roles, to be said; nobody can be the clock."""
    return any_of(role.name_in_words for role in Role if role in roles and role is not Role.CLOCK)


def why_not(actor: Actor, command: c.Command) -> Message | None:
    """Why somebody may not give a command at all; none where they may."""
    row = TABLE[type(command)]
    if actor.role not in row.who:
        return message("contest-only", who=_named(row.who))
    if actor.role is not Role.PLAYER:
        return None
    if isinstance(command, c.AddEntry):
        return None if command.kind != "house" else message("contest-house-team-by-desk")
    if isinstance(command, c.OpenDiscrepancy | c.MakePledge):
        return None
    if getattr(command, "entry", None) != actor.entry or actor.entry is None:
        return message("contest-own-entry-only")
    return None
