"""The one decision: a command in, lines or a refusal out. Pure.

Every command stands in one table with who may give it and what it does. Most become a fact with
the same fields; the others have a function in ``deciding/``. Whether a fact can happen is asked
where it is folded, so that no way round a check exists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from rackhouse.contest import commands as c
from rackhouse.contest import facts as f
from rackhouse.contest.actor import Role
from rackhouse.contest.deciding import (
    arranging,
    disputing,
    entering,
    money,
    results,
    rounds,
    starting,
    undoing,
)
from rackhouse.contest.deciding.minutes import Minutes
from rackhouse.contest.refusal import Doubt, Refusal
from rackhouse.errors import IllegalError

if TYPE_CHECKING:
    from rackhouse.contest.actor import Actor
    from rackhouse.contest.book import Book
    from rackhouse.contest.facts import AnyFact, Line
    from rackhouse.contest.lots import World

Do: TypeAlias = Callable[[Minutes, Any], None]


class Row(msgspec.Struct, frozen=True):
    """Who may give a command, and what it does."""

    who: tuple[Role, ...]
    do: Do


def _becomes(fact: type[AnyFact]) -> Do:
    """The command becomes a fact with the same fields."""
    names = fact.__struct_fields__

    def do(minutes: Minutes, command: c.Command) -> None:
        minutes.write(fact(**{name: getattr(command, name) for name in names}))

    return do


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
    c.OpenDivision: Row(_CHIEF, _becomes(f.DivisionOpened)),
    c.ChangeFormat: Row(_CHIEF, _becomes(f.FormatChanged)),
    c.MergeDivisions: Row(_CHIEF, _becomes(f.DivisionsMerged)),
    # entries and equipment
    c.AddEntry: Row(_ANYBODY, entering.add_entry),
    c.MoveEntry: Row(_DESK, entering.move_entry),
    c.Withdraw: Row(_ANYBODY, entering.withdraw),
    c.Reinstate: Row(_DESK, _becomes(f.EntryReinstated)),
    c.ChangeMembers: Row(_ANYBODY, _becomes(f.MembersChanged)),
    c.SayBrings: Row(_ANYBODY, _becomes(f.BringsSaid)),
    c.CheckId: Row(_DESK, _becomes(f.IdChecked)),
    c.CheckEligibility: Row(_DESK, _becomes(f.EligibilityChecked)),
    c.CheckIn: Row(_DESK, _becomes(f.CheckedIn)),
    c.AddItem: Row(_DESK, _becomes(f.ItemAdded)),
    c.Lend: Row(_DESK, _becomes(f.ItemLent)),
    c.TakeBack: Row(_DESK, _becomes(f.ItemReturned)),
    # rounds
    c.StartDivision: Row(_DESK, starting.start_division),
    c.PairRound: Row(_DESK, rounds.pair_round),
    c.SwapSides: Row(_DESK, rounds.swap_sides),
    c.PairByHand: Row(_DESK, rounds.pair_by_hand),
    c.LockPair: Row(_DESK, _becomes(f.PairLocked)),
    c.GiveBye: Row(_DESK, _becomes(f.ByeGiven)),
    c.ForbidPair: Row(_DESK, _becomes(f.PairForbidden)),
    c.AllowPair: Row(_DESK, _becomes(f.PairAllowed)),
    c.AssignTable: Row(_DESK, _becomes(f.TableAssigned)),
    c.AssignTables: Row(_DESK, rounds.assign_tables),
    c.StartRoundClock: Row(_DESK, _becomes(f.RoundClockStarted)),
    c.PauseRoundClock: Row(_DESK, _becomes(f.RoundClockPaused)),
    c.ResumeRoundClock: Row(_DESK, _becomes(f.RoundClockResumed)),
    c.ExtendRoundClock: Row(_DESK, _becomes(f.RoundClockExtended)),
    c.CertifyDivision: Row(_CHIEF, _becomes(f.DivisionCertified)),
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


def decide(book: Book, command: c.Command, world: World) -> tuple[Line, ...] | Refusal:
    """What comes of a command: the lines to append, or why not. A refusal changes nothing."""
    reason = why_not(command.actor, command)
    if reason is not None:
        return Refusal(reason)
    minutes = Minutes(book, world, command.actor)
    try:
        TABLE[type(command)].do(minutes, command)
    except Doubt as doubt:
        return Refusal(str(doubt), is_question=True)
    except IllegalError as error:
        return Refusal(str(error))
    return tuple(minutes.lines)


def why_not(actor: Actor, command: c.Command) -> str | None:
    """Why somebody may not give a command at all, as a sentence; none where they may."""
    row = TABLE[type(command)]
    if actor.role not in row.who:
        others = ", ".join(role.value for role in row.who if role is not Role.CLOCK)
        return f"This is not for the {actor.role.value}, but for: {others}."
    if actor.role is not Role.PLAYER:
        return None
    if isinstance(command, c.AddEntry):
        return None if command.kind != "house" else "Only the desk can add a house team."
    if isinstance(command, c.OpenDiscrepancy | c.MakePledge):
        return None
    if getattr(command, "entry", None) != actor.entry or actor.entry is None:
        return "A player acts for their own entry only."
    return None
