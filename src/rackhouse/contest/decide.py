"""The one decision: a command in, lines or a refusal out. Pure.

Every command stands in one table with who may give it and what it does. Most become a fact with
the same fields; the others have a function in ``deciding/``. Whoever may do an action may undo it.
Whether a fact can happen is asked where it is folded, so that no way round a check exists.
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
from rackhouse.contest.facts import AnyFact
from rackhouse.contest.refusal import Doubt, Refusal
from rackhouse.errors import IllegalError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest.actor import Actor
    from rackhouse.contest.book import Book
    from rackhouse.contest.facts import Line
    from rackhouse.contest.lots import World

Do: TypeAlias = Callable[[Minutes, Any], None]


class Row(msgspec.Struct, frozen=True):
    """Who may give a command, which fact its action begins with, and what it does."""

    who: tuple[Role, ...]
    fact: type[AnyFact]
    do: Do | None = None
    """Nothing where the command becomes that fact, with the same fields."""

    def carry_out(self, minutes: Minutes, command: c.Command) -> None:
        """Write down what comes of a command."""
        if self.do is not None:
            self.do(minutes, command)
            return
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
    c.CreateEvent: Row(_CHIEF, f.EventCreated),
    c.ChangeSchedule: Row(_CHIEF, f.ScheduleChanged),
    c.ChangeVenue: Row(_CHIEF, f.VenueChanged),
    c.ChangeDetails: Row(_CHIEF, f.DetailsChanged),
    c.SetCatalogue: Row(_CHIEF, f.CatalogueChanged),
    c.OpenDivision: Row(_CHIEF, f.DivisionOpened),
    c.ChangeFormat: Row(_CHIEF, f.FormatChanged),
    c.MergeDivisions: Row(_CHIEF, f.DivisionsMerged),
    # entries and equipment
    c.AddEntry: Row(_ANYBODY, f.EntryAdded, entering.add_entry),
    c.MoveEntry: Row(_DESK, f.EntryMoved, entering.move_entry),
    c.Withdraw: Row(_ANYBODY, f.EntryWithdrawn, entering.withdraw),
    c.Reinstate: Row(_DESK, f.EntryReinstated),
    c.ChangeMembers: Row(_ANYBODY, f.MembersChanged),
    c.SayBrings: Row(_ANYBODY, f.BringsSaid),
    c.CheckId: Row(_DESK, f.IdChecked),
    c.CheckEligibility: Row(_DESK, f.EligibilityChecked),
    c.CheckIn: Row(_DESK, f.CheckedIn),
    c.AddItem: Row(_DESK, f.ItemAdded),
    c.Lend: Row(_DESK, f.ItemLent),
    c.TakeBack: Row(_DESK, f.ItemReturned),
    # rounds
    c.StartDivision: Row(_DESK, f.DivisionStarted, starting.start_division),
    c.PairRound: Row(_DESK, f.RoundPaired, rounds.pair_round),
    c.SwapSides: Row(_DESK, f.PairingsChanged, rounds.swap_sides),
    c.PairByHand: Row(_DESK, f.PairingsChanged, rounds.pair_by_hand),
    c.LockPair: Row(_DESK, f.PairLocked),
    c.GiveBye: Row(_DESK, f.ByeGiven),
    c.ForbidPair: Row(_DESK, f.PairForbidden),
    c.AllowPair: Row(_DESK, f.PairAllowed),
    c.AssignTable: Row(_DESK, f.TableAssigned),
    c.AssignTables: Row(_DESK, f.TableAssigned, rounds.assign_tables),
    c.StartRoundClock: Row(_DESK, f.RoundClockStarted),
    c.PauseRoundClock: Row(_DESK, f.RoundClockPaused),
    c.ResumeRoundClock: Row(_DESK, f.RoundClockResumed),
    c.ExtendRoundClock: Row(_DESK, f.RoundClockExtended),
    c.CertifyDivision: Row(_CHIEF, f.DivisionCertified),
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
    c.Undo: Row(_DESK, f.ActionsUndone, undoing.undo),
}
"""Every command: who may give it, and what it does."""

_DOERS: Final[dict[type[AnyFact], frozenset[Role]]] = {
    fact: frozenset(role for row in TABLE.values() if row.fact is fact for role in row.who)
    for fact in {row.fact for row in TABLE.values()}
} | {f.DoubleForfeitProposed: frozenset(TABLE[c.Tick].who)}
"""Who may do an action that begins with a fact."""
_RULED: Final = ("ruled", "double forfeit")
"""How a match ends where the organiser decides it."""


def decide(book: Book, command: c.Command, world: World) -> tuple[Line, ...] | Refusal:
    """What comes of a command: the lines to append, or why not. A refusal changes nothing."""
    reason = why_not(command.actor, command)
    if reason is not None:
        return Refusal(reason)
    minutes = Minutes(book, world, command.actor)
    try:
        TABLE[type(command)].carry_out(minutes, command)
    except Doubt as doubt:
        return Refusal(str(doubt), is_question=True)
    except IllegalError as error:
        return Refusal(str(error))
    if isinstance(command, c.Undo):
        undone = (
            line.fact.actions for line in minutes.lines if isinstance(line.fact, f.ActionsUndone)
        )
        reason = next((why_not_undo(book, command.actor, one) for one in undone), None)
    return tuple(minutes.lines) if reason is None else Refusal(reason)


def why_not_undo(book: Book, actor: Actor, actions: Iterable[int]) -> str | None:
    """Why somebody may not undo actions, as a sentence; none where they may do each of them.

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
            others = ", ".join(role.value for role in Role if role in _doers(line) - {Role.CLOCK})
            name = str(type(line.fact).__struct_config__.tag)
            return (
                f"The {actor.role.value} cannot undo action {action} ({name}); "
                f"this is for: {others}."
            )
    return None


def _doers(line: Line) -> frozenset[Role]:
    """Who may do what an action did, by its first line."""
    fact = line.fact
    is_ruling = isinstance(fact, f.ResultRecorded) and fact.result.kind in _RULED
    if is_ruling and line.actor.role is Role.ORGANISER:
        return frozenset(_CHIEF)
    return _DOERS[type(fact)]


def why_not(actor: Actor, command: c.Command) -> str | None:
    """Why somebody may not give a command at all, as a sentence; none where they may."""
    row = TABLE[type(command)]
    name = str(type(command).__struct_config__.tag)
    if actor.role not in row.who:
        others = ", ".join(role.value for role in row.who if role is not Role.CLOCK)
        return f"The {actor.role.value} cannot {name}; this is for: {others}."
    if actor.role is not Role.PLAYER:
        return None
    if isinstance(command, c.AddEntry):
        return None if command.kind != "house" else "Only the desk can add a house team."
    if isinstance(command, c.OpenDiscrepancy | c.MakePledge):
        return None
    if getattr(command, "entry", None) != actor.entry or actor.entry is None:
        return "A player acts for their own entry only."
    return None
