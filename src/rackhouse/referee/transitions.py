"""Every transition of a game, in one table.

Theory of operation. A game is in exactly one phase. A command is looked up here by its type;
its row says in which phases it may be given and by whom, what else must hold (``may`` answers
with the sentence *why not*), what it does (``do`` writes facts, or refuses its arguments), and
which phases it can lead to. There is no other way from one phase to another, except time: what
falls due by itself is written before every command by ``timekeeping.write_due``, and stands in
the table as the row of ``Tick``.

``decide`` and ``allowed`` both read this table and nothing else, so they cannot disagree. The
diagram in ``docs/referee.md`` is generated from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from rackhouse.record import Actor, Phase, Role, State
from rackhouse.referee import (
    challenge,
    finishing,
    helps,
    mending,
    result,
    setting_up,
    timekeeping,
    turn,
    window,
)
from rackhouse.referee import commands as c
from rackhouse.referee.minutes import Minutes
from rackhouse.referee.world import World

May: TypeAlias = Callable[[State, Actor, World], str | None]
Do: TypeAlias = Callable[[Minutes, Any], None]


def _always(_state: State, _actor: Actor, _world: World) -> str | None:
    return None


class Transition(msgspec.Struct, frozen=True):
    """One row: when and by whom a command may be given, what it does, where it leads."""

    command: type[c.Command]
    says: str
    """What the command is to a person, after "you cannot"."""
    phases: tuple[Phase, ...]
    who: tuple[Role, ...]
    do: Do
    may: May = _always
    leads_to: tuple[Phase, ...] = ()
    """Beyond the phase itself."""


_P = Phase
_SEAT = (Role.SEAT,)
_DESK = (Role.DIRECTOR, Role.SCORE_KEEPER)
_HOUSE = (Role.DIRECTOR, Role.SCORE_KEEPER, Role.CLOCK)
_SEAT_OR_HOUSE = (Role.SEAT, *_HOUSE)
_TURN = (_P.ON_TURN, _P.PENDING)
_WINDOW = (_P.PENDING, _P.FINAL_PENDING)
_PLAYING = (_P.ON_TURN, _P.ANNOUNCED, _P.PENDING, _P.ADJUDICATING, _P.ASKING, _P.FINAL_PENDING)
_RESIGNABLE = tuple(phase for phase in _PLAYING if phase is not _P.ADJUDICATING)
_OVER = (_P.FINISHED, _P.CERTIFIED)
_AFTER_TURN = (_P.ON_TURN, _P.ASKING, _P.RACKS, _P.FINISHED)
_ALL = tuple(Phase)

TABLE: tuple[Transition, ...] = (
    # setting up
    Transition(
        c.GiveNonce, "add your chance to the draws", (_P.SETTING_UP,), _SEAT,
        setting_up.give_nonce, setting_up.may_give_nonce,
    ),
    Transition(
        c.AgreeDictionary, "agree on a dictionary", (_P.SETTING_UP,), _SEAT,
        setting_up.agree_dictionary, setting_up.may_agree_dictionary,
    ),
    Transition(
        c.AgreeBoard, "agree on a board", (_P.SETTING_UP,), _SEAT,
        setting_up.agree_board, setting_up.may_agree_board,
    ),
    Transition(
        c.ChooseScoreKeeper, "choose the score-keeper", (_P.SETTING_UP,), _SEAT_OR_HOUSE,
        setting_up.choose_score_keeper, setting_up.may_choose_score_keeper,
    ),
    Transition(
        c.Begin, "begin the game", (_P.SETTING_UP,), _SEAT_OR_HOUSE,
        setting_up.begin, setting_up.may_begin, (_P.ON_TURN,),
    ),
    # a turn
    Transition(
        c.LayTiles, "lay tiles", _TURN, _SEAT, turn.lay_tiles, turn.may_lay, (_P.ON_TURN,),
    ),
    Transition(
        c.Commit, "make a play", _TURN, _SEAT,
        turn.commit, turn.may_take_turn, (_P.ANNOUNCED, _P.PENDING, _P.FINAL_PENDING),
    ),
    Transition(
        c.PressClock, "press the clock", (_P.ANNOUNCED,), (Role.SEAT, Role.SCORE_KEEPER),
        turn.press_clock, turn.may_press, _WINDOW,
    ),
    Transition(
        c.ExchangeTiles, "exchange tiles", _TURN, _SEAT,
        turn.exchange_tiles, turn.may_exchange, _AFTER_TURN,
    ),
    Transition(
        c.Pass, "pass", _TURN, _SEAT, turn.pass_turn, turn.may_pass, _AFTER_TURN,
    ),
    Transition(
        c.BuyHelp, "buy a help", _TURN, _SEAT, helps.buy_help, helps.may_buy, _AFTER_TURN,
    ),
    # the window
    Transition(
        c.Accept, "accept the play", _WINDOW, _SEAT,
        window.accept, window.may_accept, (_P.ON_TURN, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.CallHold, "call hold", (_P.PENDING,), _SEAT, window.call_hold, window.may_hold,
    ),
    Transition(
        c.DrawTiles, "draw tiles", (_P.PENDING,), (Role.SEAT, Role.SCORE_KEEPER),
        window.draw_tiles, window.may_draw, (_P.ON_TURN, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.ConfirmScore, "confirm the score", (_P.PENDING,), (Role.SEAT, Role.SCORE_KEEPER),
        window.confirm_score, window.may_confirm_score, (_P.ON_TURN, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.CallChallenge, "challenge", _WINDOW, _SEAT,
        challenge.challenge, challenge.may_challenge,
        (_P.ADJUDICATING, _P.ON_TURN, _P.PENDING, _P.FINAL_PENDING, _P.RACKS, _P.FINISHED),
    ),
    # adjudication
    Transition(
        c.TakeUpCall, "take up the call", (_P.ADJUDICATING,), (Role.JUDGE,),
        challenge.take_up_call, challenge.may_take_up,
    ),
    Transition(
        c.WithdrawCall, "withdraw the call", (_P.ADJUDICATING,), _SEAT,
        challenge.withdraw_call, challenge.may_withdraw_call, (_P.ON_TURN, *_WINDOW),
    ),
    Transition(
        c.Rule, "rule", (_P.ADJUDICATING,), (Role.JUDGE, Role.DIRECTOR),
        challenge.rule, challenge.may_rule, (_P.ON_TURN, *_WINDOW, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.ConfirmVerdict, "say what the book says", (_P.ADJUDICATING,), _SEAT,
        challenge.confirm_verdict, challenge.may_confirm_verdict,
        (_P.ON_TURN, *_WINDOW, _P.RACKS, _P.FINISHED),
    ),
    # time
    Transition(
        c.Tick, "let time pass", _ALL, (Role.CLOCK,), timekeeping.tick,
        leads_to=(_P.ON_TURN, *_WINDOW, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.GrantTime, "grant time", (_P.ON_TURN,), (Role.SEAT, Role.SCORE_KEEPER),
        timekeeping.grant_time, timekeeping.may_decide_time,
    ),
    Transition(
        c.DeclareMissedGo, "declare a missed go", (_P.ON_TURN,), (Role.SEAT, Role.SCORE_KEEPER),
        timekeeping.declare_missed_go, timekeeping.may_decide_time, _AFTER_TURN,
    ),
    Transition(
        c.SetRoundEnd, "set the end of the round", (_P.SETTING_UP, *_PLAYING, _P.PAUSED),
        _HOUSE, timekeeping.set_round_end, timekeeping.may_ring,
    ),
    Transition(
        c.RingBell, "ring the bell", _PLAYING, _HOUSE,
        timekeeping.ring_bell, timekeeping.may_ring,
        (_P.FINAL_PENDING, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.Pause, "pause", _PLAYING, _HOUSE, timekeeping.pause, leads_to=(_P.PAUSED,),
    ),
    Transition(
        c.Resume, "go on", (_P.PAUSED,), _SEAT_OR_HOUSE,
        timekeeping.resume, timekeeping.may_resume, _PLAYING,
    ),
    # the end
    Transition(
        c.AnswerPlays, "answer", (_P.ASKING,), _SEAT,
        finishing.answer_plays, finishing.may_answer, _AFTER_TURN,
    ),
    Transition(
        c.Resign, "resign", _RESIGNABLE, _SEAT,
        finishing.resign, finishing.may_resign, (*_AFTER_TURN, _P.FINAL_PENDING),
    ),
    Transition(
        c.Forfeit, "forfeit a side", _RESIGNABLE, (Role.DIRECTOR,),
        finishing.forfeit, leads_to=(*_AFTER_TURN, _P.FINAL_PENDING),
    ),
    Transition(
        c.DeclareRack, "take a rack in", (_P.RACKS,), (Role.SEAT, *_DESK),
        finishing.declare_rack, finishing.may_declare, (_P.FINISHED,),
    ),
    Transition(
        c.BreakTie, "break the tie", _OVER, (Role.DIRECTOR,),
        result.break_tie, result.may_break_tie,
    ),
    Transition(
        c.ConfirmResult, "agree to the result", (_P.FINISHED,), _SEAT,
        finishing.confirm_result, finishing.may_confirm_result, (_P.CERTIFIED,),
    ),
    Transition(
        c.Certify, "certify the result", (_P.FINISHED,), _DESK,
        finishing.certify, finishing.why_not_final, (_P.CERTIFIED,),
    ),
    # mending, disputes, money
    Transition(
        c.CorrectScore, "correct a score", (*_PLAYING, _P.RACKS, *_OVER),
        (Role.SEAT, Role.DIRECTOR), mending.correct_score, mending.may_correct,
    ),
    Transition(
        c.TakeBack, "take the entry back", (_P.ON_TURN, _P.ANNOUNCED, *_WINDOW, _P.ASKING),
        (Role.SEAT, Role.DIRECTOR), mending.take_back, mending.may_take_back, (_P.ON_TURN,),
    ),
    Transition(
        c.MarkDiscrepancy, "mark a discrepancy", (*_PLAYING, _P.RACKS, _P.FINISHED), _SEAT,
        mending.mark_discrepancy, mending.may_mark,
    ),
    Transition(
        c.RuleDiscrepancy, "rule on a discrepancy", _OVER, (Role.DIRECTOR,),
        mending.rule_discrepancy, mending.may_rule_discrepancy, _PLAYING,
    ),
    Transition(
        c.SettleTab, "settle a tab", _ALL, _DESK, mending.settle_tab, mending.may_settle,
    ),
    Transition(
        c.VoidFee, "void a ledger entry", _ALL, (Role.DIRECTOR,),
        mending.void_fee, mending.may_void,
    ),
    Transition(
        c.RefillSeat, "refill a seat", (*_PLAYING, _P.PAUSED, _P.RACKS, _P.FINISHED),
        (Role.CLOCK,), mending.refill_seat,
    ),
)  # fmt: skip

ROW: dict[type[c.Command], Transition] = {row.command: row for row in TABLE}

NOW: dict[Phase, str] = {
    Phase.SETTING_UP: "the game has not begun",
    Phase.ON_TURN: "a side is on turn",
    Phase.ANNOUNCED: "the clock is not pressed yet",
    Phase.PENDING: "the last play can still be challenged",
    Phase.ADJUDICATING: "a challenge is being ruled on",
    Phase.ASKING: "the sides are asked whether plays are left",
    Phase.FINAL_PENDING: "the last play of the game can still be challenged",
    Phase.RACKS: "the racks are being taken in",
    Phase.FINISHED: "the game is over",
    Phase.CERTIFIED: "the result is certified",
    Phase.PAUSED: "the game is paused",
}


def not_now(row: Transition, phase: Phase) -> str:
    """Why a command cannot be given in a phase that it does not belong to."""
    return f"You cannot {row.says} now: {NOW[phase]}."


def is_seated(state: State, actor: Actor) -> bool:
    """Whether an actor has a seat of this table, or none where they need none."""
    seats = range(len(state.sides)) if actor.role is Role.SEAT else (None,)
    return actor.seat in seats


def why_not(state: State, row: Transition, actor: Actor, world: World) -> str | None:
    """Why a command cannot be given now by this actor; ``None`` if it can."""
    if actor.role not in row.who:
        who = " or the ".join(role.value for role in row.who)
        return f"You cannot {row.says}: that is for the {who}."
    if not is_seated(state, actor):
        return "There is no such seat at this table."
    if state.phase not in row.phases:
        return not_now(row, state.phase)
    return why_not_allowed(state, row, actor, world)


def why_not_allowed(state: State, row: Transition, actor: Actor, world: World) -> str | None:
    """Why a command of this phase cannot be given by an actor of its roles; ``None`` if it can."""
    if (
        actor.seat is not None
        and state.sides[actor.seat].is_resigned
        and state.phase not in (*_OVER, Phase.RACKS)
    ):
        return "You have resigned."
    return row.may(state, actor, world)
