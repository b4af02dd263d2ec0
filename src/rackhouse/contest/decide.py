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
from rackhouse.contest.deciding.deciding import EventDeciding
from rackhouse.contest.facts import AnyFact
from rackhouse.contest.refusal import LikelySlip
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
Do: TypeAlias = Callable[[EventDeciding, Any], None]


class Row(msgspec.Struct, frozen=True):
    """Who may give a command, what its action is known by, and what it does."""

    who: tuple[Role, ...]
    fact: type[AnyFact] | None
    """The first fact that comes of it; none for an undoing."""
    do: Do | None = None
    """Where it is none, the command becomes that fact, which has the same fields."""


_CHIEF = (Role.ORGANISER,)
_DESK = (Role.ORGANISER, Role.DESK)
_ANYBODY = (*_DESK, Role.PLAYER)
_TABLE = (*_DESK, Role.SCORE_KEEPER, Role.CLOCK)
_MONEY = (*_DESK, Role.SCORE_KEEPER, Role.JUDGE, Role.CLOCK)
_WORDS = (*_DESK, Role.JUDGE, Role.CLOCK)

TABLE: Final[dict[type[c.Command], Row]] = {
    # the plan
    c.CreateEvent: Row(_CHIEF, f.EventCreated),
    c.ChangeSchedule: Row(_CHIEF, f.ScheduleChanged),
    c.ChangeVenue: Row(_CHIEF, f.VenueChanged),
    c.ChangeDetails: Row(_CHIEF, f.DetailsChanged),
    c.SetCatalogue: Row(_CHIEF, f.CatalogueChanged),
    c.SetSignUp: Row(_DESK, f.SignUpSet),
    c.OpenDivision: Row(_CHIEF, f.DivisionOpened),
    c.ChangeFormat: Row(_CHIEF, f.FormatChanged, starting.change_format),
    c.SetTieBreaks: Row(_CHIEF, f.TieBreaksSet),
    c.SetAwards: Row(_CHIEF, f.AwardsChanged),
    c.MergeDivisions: Row(_CHIEF, f.DivisionsMerged),
    # entries and equipment
    c.AddEntry: Row(_ANYBODY, f.EntryAdded, entering.add_entry),
    c.MoveEntry: Row(_DESK, f.EntryMoved, entering.move_entry),
    c.Withdraw: Row(_ANYBODY, f.EntryWithdrawn, entering.withdraw),
    c.Reinstate: Row(_DESK, f.EntryReinstated),
    c.ChangeMembers: Row(_ANYBODY, f.MembersChanged),
    c.SayBrings: Row(_ANYBODY, f.BringsSaid),
    c.SetClasses: Row(_DESK, f.ClassesSet),
    c.SetBand: Row(_DESK, f.BandSet),
    c.CheckId: Row(_DESK, f.IdChecked),
    c.CheckEligibility: Row(_DESK, f.EligibilityChecked),
    c.CheckIn: Row(_DESK, f.CheckedIn, entering.check_in),
    c.AddItem: Row(_DESK, f.ItemAdded),
    c.Lend: Row(_DESK, f.ItemLent),
    c.TakeBack: Row(_DESK, f.ItemReturned),
    # rounds
    c.StartDivision: Row(_DESK, f.DivisionStarted, starting.start_division),
    c.PairRound: Row(_DESK, f.RoundPaired, rounds.pair_round),
    c.PairAgain: Row(_DESK, f.PairingsChanged, rounds.pair_again),
    c.Challenge: Row(_ANYBODY, f.ChallengeMade, climbing.challenge),
    c.SwapSides: Row(_DESK, f.PairingsChanged, rounds.swap_sides),
    c.PairByHand: Row(_DESK, f.PairingsChanged, rounds.pair_by_hand),
    c.LockPair: Row(_DESK, f.PairLocked),
    c.GiveBye: Row(_DESK, f.ByeGiven),
    c.SitOut: Row(_DESK, f.RoundSatOut),
    c.PlayAfterAll: Row(_DESK, f.SittingOutEnded, joining.play_after_all),
    c.ForbidPair: Row(_DESK, f.PairForbidden),
    c.AllowPair: Row(_DESK, f.PairAllowed),
    c.AssignTable: Row(_DESK, f.TableAssigned, seating.assign_table),
    c.AssignTables: Row(_DESK, f.TableAssigned, seating.assign_tables),
    c.CallAgain: Row(_DESK, f.CalledAgain, rounds.call_again),
    c.StartRoundClock: Row(_DESK, f.RoundClockStarted),
    c.PauseRoundClock: Row(_DESK, f.RoundClockPaused),
    c.ResumeRoundClock: Row(_DESK, f.RoundClockResumed),
    c.ExtendRoundClock: Row(_DESK, f.RoundClockExtended),
    c.CertifyDivision: Row(_CHIEF, f.DivisionCertified, rounds.certify_division),
    # results
    c.RecordResult: Row(_TABLE, f.ResultRecorded, results.record_result),
    c.CorrectResult: Row(_DESK, f.ResultCorrected, results.correct_result),
    c.OrderReplay: Row(_DESK, f.ReplayOrdered, results.order_replay),
    c.BreakTie: Row((*_DESK, Role.CLOCK), f.TieBroken, results.break_tie),
    # matches that opponents arrange
    c.SetDeadline: Row(_CHIEF, f.DeadlineSet),
    c.ProposeTime: Row(_ANYBODY, f.TimeProposed, arranging.propose_time),
    c.AcceptTime: Row(_ANYBODY, f.TimeAgreed),
    c.LogAttempt: Row(_ANYBODY, f.AttemptLogged, arranging.log_attempt),
    c.ReportResult: Row(_ANYBODY, f.ResultReported, arranging.report_result),
    c.ConfirmReport: Row(_ANYBODY, f.ReportConfirmed, arranging.confirm_report),
    c.AskRuling: Row(_ANYBODY, f.RulingAsked),
    c.DeclineRuling: Row(_CHIEF, f.RulingDeclined),
    c.RuleMatch: Row(_CHIEF, f.ResultRecorded, arranging.rule_match),
    c.ConfirmDoubleForfeit: Row(_CHIEF, f.ResultRecorded, arranging.confirm_double_forfeit),
    c.Tick: Row((*_DESK, Role.CLOCK), f.ReminderDue, arranging.tick),
    # disputes
    c.OpenDiscrepancy: Row(
        (*_ANYBODY, Role.SCORE_KEEPER, Role.CLOCK), f.DiscrepancyOpened, disputing.open_discrepancy
    ),
    c.RuleDiscrepancy: Row((*_CHIEF, Role.CLOCK), f.DiscrepancyRuled, disputing.rule_discrepancy),
    c.RuleWords: Row(_WORDS, f.WordsRuled, disputing.rule_words),
    c.ReuseRuling: Row(_WORDS, f.RulingReused),
    c.OverturnRuling: Row(
        (Role.ORGANISER, Role.JUDGE), f.RulingOverturned, disputing.overturn_ruling
    ),
    # money
    c.Charge: Row(_MONEY, f.MoneyPosted, money.charge),
    c.ChargeFee: Row(_MONEY, f.MoneyPosted, money.charge_fee),
    c.TakePayment: Row(_MONEY, f.MoneyPosted, money.take_payment),
    c.ReverseMoney: Row((*_DESK, Role.CLOCK), f.MoneyReversed),
    c.WaiveFee: Row((*_DESK, Role.CLOCK), f.FeeWaived),
    c.MakePledge: Row(_ANYBODY, f.PledgeMade, money.make_pledge),
    c.WithdrawPledge: Row(_DESK, f.PledgeWithdrawn),
    c.CollectPledge: Row(_DESK, f.PledgeCollected, money.collect_pledge),
    # all of it
    c.Undo: Row(_DESK, None, undoing.undo),
}
"""Every command: who may give it, and what it does."""


def _becomes(deciding: EventDeciding, command: c.Command) -> None:
    """The command becomes its fact."""
    fact = TABLE[type(command)].fact
    assert fact is not None
    make: Callable[..., AnyFact] = fact
    deciding.write(make(**{name: getattr(command, name) for name in fact.__struct_fields__}))


def decide(book: Book, command: c.Command, world: World) -> Decision[Line, Book] | Refusal:
    """What comes of a command: the lines to append and the book with them, or why not."""
    reason = why_not(command.actor, command)
    if reason is not None:
        return Refusal(reason)
    deciding = EventDeciding(book, world, command.actor)
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
        reason = next((why_not_undo(book, command.actor, one) for one in undone), None)
    if reason is not None:
        return Refusal(reason)
    return Decision(tuple(deciding.lines), deciding.book)


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
    rows = [row for row in TABLE.values() if row.fact is fact]
    return frozenset(role for row in rows for role in row.who) or frozenset(_CHIEF)


def _named(roles: Collection[Role]) -> Listed:
    """Some roles, to be said; nobody can be the clock."""
    return any_of(role.name_in_words for role in Role if role in roles and role is not Role.CLOCK)


def why_not(actor: Actor, command: c.Command) -> Message | None:
    """Why somebody may not give a command at all; none where they may."""
    row = TABLE[type(command)]
    if actor.role not in row.who:
        return message("contest-only", who=_named(row.who))
    if actor.role is not Role.CLOCK and isinstance(getattr(command, "reason", ""), Message):
        return message("result-in-own-words")
    if actor.role is not Role.PLAYER:
        return None
    if isinstance(command, c.AddEntry):
        return None if command.kind != "house" else message("contest-house-team-by-desk")
    if isinstance(command, c.OpenDiscrepancy | c.MakePledge):
        return None
    if getattr(command, "entry", None) != actor.entry or actor.entry is None:
        return message("contest-own-entry-only")
    return None
