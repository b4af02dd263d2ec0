"""Every transition of a game, in one table.

Theory of operation. A game is in exactly one phase. A command is looked up here by its type; its
row says in which phases and by whom it may be given, what else must hold (``may`` answers *why
not*), what it does (``do`` writes facts, or refuses its arguments), and which phases it can lead
to. Only time leads from one phase to another without a command: ``timekeeping.write_due`` writes
what is due before every command, and is in the table as the row of ``Tick``.

``decide`` and ``allowed`` both read this table and nothing else, so they cannot disagree. The
diagram in ``docs/referee.md`` is generated from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from rackhouse.messages import Message, any_of, message
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
from rackhouse.referee.deciding import GameDeciding, World

May: TypeAlias = Callable[[State, Actor, World], Message | None]
Do: TypeAlias = Callable[[GameDeciding, Any], None]


def _always(_state: State, _actor: Actor, _world: World) -> Message | None:
    return None


class Transition(msgspec.Struct, frozen=True):
    """One row: when and by whom a command may be given, what it does, where it leads."""

    command: type[c.Command]
    phases: tuple[Phase, ...]
    who: tuple[Role, ...]
    do: Do
    may: May = _always
    leads_to: tuple[Phase, ...] = ()
    """Besides the current phase."""

    @property
    def name(self) -> str:
        """What the command is called in views and on the wire."""
        return str(self.command.__struct_config__.tag)

    @property
    def says(self) -> Message:
        """What the command does, as a message."""
        return saying(self.name)


_P = Phase
_SEAT = (Role.SEAT,)
_DESK = (Role.DIRECTOR, Role.SCORE_KEEPER)
_HOUSE = (Role.DIRECTOR, Role.SCORE_KEEPER, Role.CLOCK)
_SEAT_OR_HOUSE = (Role.SEAT, *_HOUSE)
_TURN = (_P.ON_TURN, _P.PENDING)
_WINDOW = (_P.PENDING, _P.FINAL_PENDING)
_PLAYING = (_P.ON_TURN, _P.ANNOUNCED, _P.PENDING, _P.ADJUDICATING, _P.ASKING, _P.FINAL_PENDING)
_RESIGNABLE = tuple(phase for phase in _PLAYING if phase is not _P.ADJUDICATING)
_BACK = (_P.ON_TURN, _P.ANNOUNCED, *_WINDOW, _P.ASKING)
_OVER = (_P.FINISHED, _P.CERTIFIED)
_AFTER_PLAY = (*_OVER, _P.RACKS)
_AFTER_TURN = (_P.ON_TURN, _P.ASKING, _P.RACKS, _P.FINISHED)
_ALL = tuple(Phase)

TABLE: tuple[Transition, ...] = (
    # setting up
    Transition(
        c.GiveNonce, (_P.SETTING_UP,), _SEAT,
        setting_up.give_nonce, setting_up.may_give_nonce,
    ),
    Transition(
        c.AgreeDictionary, (_P.SETTING_UP,), _SEAT,
        setting_up.agree_dictionary, setting_up.may_agree_dictionary,
    ),
    Transition(
        c.AgreeBoard, (_P.SETTING_UP,), _SEAT,
        setting_up.agree_board, setting_up.may_agree_board,
    ),
    Transition(
        c.ChooseScoreKeeper, (_P.SETTING_UP,), _SEAT_OR_HOUSE,
        setting_up.choose_score_keeper, setting_up.may_choose_score_keeper,
    ),
    Transition(
        c.Begin, (_P.SETTING_UP,), _SEAT_OR_HOUSE,
        setting_up.begin, setting_up.may_begin, (_P.ON_TURN,),
    ),
    # a turn
    Transition(
        c.LayTiles, _TURN, _SEAT, turn.lay_tiles, turn.may_lay, (_P.ON_TURN,),
    ),
    Transition(
        c.Commit, _TURN, _SEAT,
        turn.commit, turn.may_take_turn, (_P.ANNOUNCED, _P.PENDING, _P.FINAL_PENDING),
    ),
    Transition(
        c.PressClock, (_P.ANNOUNCED,), (Role.SEAT, Role.SCORE_KEEPER),
        turn.press_clock, turn.may_press, _WINDOW,
    ),
    Transition(
        c.ExchangeTiles, _TURN, _SEAT,
        turn.exchange_tiles, turn.may_exchange, _AFTER_TURN,
    ),
    Transition(
        c.Pass, _TURN, _SEAT, turn.pass_turn, turn.may_pass, _AFTER_TURN,
    ),
    Transition(
        c.BuyHelp, _TURN, _SEAT, helps.buy_help, helps.may_buy, _AFTER_TURN,
    ),
    # the window
    Transition(
        c.Accept, _WINDOW, _SEAT,
        window.accept, window.may_accept, (_P.ON_TURN, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.CallHold, (_P.PENDING,), _SEAT, window.call_hold, window.may_hold,
    ),
    Transition(
        c.DrawTiles, (_P.PENDING,), (Role.SEAT, Role.SCORE_KEEPER),
        window.draw_tiles, window.may_draw, (_P.ON_TURN, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.ConfirmScore, (_P.PENDING,), (Role.SEAT, Role.SCORE_KEEPER),
        window.confirm_score, window.may_confirm_score, (_P.ON_TURN, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.CallChallenge, _WINDOW, _SEAT,
        challenge.challenge, challenge.may_challenge,
        (_P.ADJUDICATING, _P.ON_TURN, _P.PENDING, _P.FINAL_PENDING, _P.RACKS, _P.FINISHED),
    ),
    # adjudication
    Transition(
        c.TakeUpCall, (_P.ADJUDICATING,), (Role.JUDGE,),
        challenge.take_up_call, challenge.may_take_up,
    ),
    Transition(
        c.WithdrawCall, (_P.ADJUDICATING,), _SEAT,
        challenge.withdraw_call, challenge.may_withdraw_call, (_P.ON_TURN, *_WINDOW),
    ),
    Transition(
        c.Rule, (_P.ADJUDICATING,), (Role.JUDGE, Role.DIRECTOR),
        challenge.rule, challenge.may_rule, (_P.ON_TURN, *_WINDOW, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.ConfirmVerdict, (_P.ADJUDICATING,), _SEAT,
        challenge.confirm_verdict, challenge.may_confirm_verdict,
        (_P.ON_TURN, *_WINDOW, _P.RACKS, _P.FINISHED),
    ),
    # time
    Transition(
        c.Tick, _ALL, (Role.CLOCK,), timekeeping.tick,
        leads_to=(_P.ON_TURN, *_WINDOW, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.GrantTime, (_P.ON_TURN,), (Role.SEAT, Role.SCORE_KEEPER),
        timekeeping.grant_time, timekeeping.may_decide_time,
    ),
    Transition(
        c.DeclareMissedGo, (_P.ON_TURN,), (Role.SEAT, Role.SCORE_KEEPER),
        timekeeping.declare_missed_go, timekeeping.may_decide_time, _AFTER_TURN,
    ),
    Transition(
        c.TakeVacation, _PLAYING, _SEAT,
        timekeeping.take_vacation, timekeeping.may_take_vacation,
    ),
    Transition(
        c.SetRoundEnd, (_P.SETTING_UP, *_PLAYING, _P.PAUSED),
        _HOUSE, timekeeping.set_round_end, timekeeping.may_ring,
    ),
    Transition(
        c.RingBell, _PLAYING, _HOUSE,
        timekeeping.ring_bell, timekeeping.may_ring,
        (_P.FINAL_PENDING, _P.RACKS, _P.FINISHED),
    ),
    Transition(
        c.Pause, _PLAYING, _HOUSE, timekeeping.pause, leads_to=(_P.PAUSED,),
    ),
    Transition(
        c.Resume, (_P.PAUSED,), _SEAT_OR_HOUSE,
        timekeeping.resume, timekeeping.may_resume, _PLAYING,
    ),
    # the end
    Transition(
        c.AnswerPlays, (_P.ASKING,), _SEAT,
        finishing.answer_plays, finishing.may_answer, _AFTER_TURN,
    ),
    Transition(
        c.Resign, _RESIGNABLE, _SEAT,
        finishing.resign, finishing.may_resign, (*_AFTER_TURN, _P.FINAL_PENDING),
    ),
    Transition(
        c.Forfeit, _RESIGNABLE, (Role.DIRECTOR,),
        finishing.forfeit, leads_to=(*_AFTER_TURN, _P.FINAL_PENDING),
    ),
    Transition(
        c.Abort, (*_PLAYING, _P.PAUSED), _SEAT,
        finishing.abort, finishing.may_abort, (_P.FINISHED,),
    ),
    Transition(
        c.DeclareRack, (_P.RACKS,), (Role.SEAT, *_DESK),
        finishing.declare_rack, finishing.may_declare, (_P.FINISHED,),
    ),
    Transition(
        c.BreakTie, _OVER, (Role.DIRECTOR,),
        result.break_tie, result.may_break_tie,
    ),
    Transition(
        c.ConfirmResult, (_P.FINISHED,), _SEAT,
        finishing.confirm_result, finishing.may_confirm_result, (_P.CERTIFIED,),
    ),
    Transition(
        c.Certify, (_P.FINISHED,), _DESK,
        finishing.certify, finishing.why_not_final, (_P.CERTIFIED,),
    ),
    # mending, disputes, money
    Transition(
        c.CorrectScore, (*_PLAYING, _P.RACKS, *_OVER),
        (Role.SEAT, Role.DIRECTOR), mending.correct_score, mending.may_correct,
    ),
    Transition(
        c.TakeBack, _BACK, (Role.SEAT, Role.DIRECTOR),
        mending.take_back, mending.may_take_back, (_P.ON_TURN,),
    ),
    Transition(
        c.RefuseTakeBack, _BACK, _SEAT,
        mending.refuse_take_back, mending.may_refuse_take_back,
    ),
    Transition(
        c.MarkDiscrepancy, (*_PLAYING, _P.RACKS, _P.FINISHED), _SEAT,
        mending.mark_discrepancy, mending.may_mark,
    ),
    Transition(
        c.RuleDiscrepancy, _OVER, (Role.DIRECTOR,),
        mending.rule_discrepancy, mending.may_rule_discrepancy, _PLAYING,
    ),
    Transition(
        c.SettleTab, _ALL, _DESK, mending.settle_tab, mending.may_settle,
    ),
    Transition(
        c.VoidFee, _ALL, (Role.DIRECTOR,),
        mending.void_fee, mending.may_void,
    ),
    Transition(
        c.RefillSeat, (*_PLAYING, _P.PAUSED, _P.RACKS, _P.FINISHED),
        (Role.CLOCK,), mending.refill_seat,
    ),
)  # fmt: skip

ROW: dict[type[c.Command], Transition] = {row.command: row for row in TABLE}

_ALREADY: dict[tuple[Phase, ...], str] = {
    (Phase.SETTING_UP,): "referee-already-started",
    (Phase.ANNOUNCED,): "referee-nothing-announced",
    (Phase.PENDING,): "referee-no-open-play",
    _WINDOW: "referee-no-open-play",
    (Phase.ADJUDICATING,): "referee-no-open-challenge",
    (Phase.ASKING,): "referee-nobody-is-asked",
    (Phase.PAUSED,): "referee-not-paused",
    (Phase.RACKS,): "referee-now-on-turn",
    (Phase.FINISHED,): "referee-now-on-turn",
    _OVER: "referee-now-on-turn",
}
"""The answer to a command that comes too early or too late."""

NOW: dict[Phase, str] = {phase: f"referee-now-{phase.value.replace(' ', '-')}" for phase in Phase}
"""The answer to any other command, by what the game waits for."""


def saying(command: str) -> Message:
    """What a command does, by its name.

    >>> print(saying("exchange tiles"))
    Exchange tiles
    """
    return Message(f"referee-do-{command.replace(' ', '-')}")


def why_not(state: State, row: Transition, actor: Actor, world: World) -> Message | None:
    """Why a command cannot be given now by this actor; ``None`` if it can."""
    if actor.role not in row.who:
        roles = tuple(role for role in row.who if role is not Role.CLOCK) or row.who
        return message(
            "referee-not-for-you",
            who=any_of(Message(f"referee-role-{role.value}") for role in roles),
        )
    if not is_there(state, actor):
        return message("referee-no-seat", number=(actor.seat or 0) + 1)
    return why_not_now(state, row, actor, world)


def is_there(state: State, actor: Actor) -> bool:
    """Whether there is such a seat, if it is a seat."""
    seats = range(len(state.sides)) if actor.role is Role.SEAT else (None,)
    return actor.seat in seats


def why_not_now(state: State, row: Transition, actor: Actor, world: World) -> Message | None:
    """The same for somebody who may give the command at times, and whose seat there is."""
    if state.phase not in row.phases:
        return _not_now(state, row, actor)
    if (
        actor.seat is not None
        and state.sides[actor.seat].is_resigned
        and state.phase not in _AFTER_PLAY
    ):
        return message("referee-you-resigned")
    return row.may(state, actor, world)


def _not_now(state: State, row: Transition, actor: Actor) -> Message:
    """Why a command does not fit the phase: what it needs, or what comes first."""
    phase = state.phase
    if phase is Phase.ON_TURN and row.command is c.CallChallenge and _has_just_played(state):
        return message("referee-too-late-to-challenge", seat=state.seat_name(state.mover))
    if phase in _PLAYING and row.phases in _ALREADY:
        return message(_ALREADY[row.phases])
    if phase is Phase.ANNOUNCED and actor.seat != state.mover:
        return message("referee-clock-not-pressed", seat=state.seat_name(state.mover))
    return message(NOW[phase])


def _has_just_played(state: State) -> bool:
    return bool(state.tally) and state.tally[-1].kind == "play"
