"""Time: what happens by itself, soft limits, the bell, pauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from rackhouse.messages import Duration, Message, message
from rackhouse.record import Phase, Role, State, facts
from rackhouse.record.folding.parts import bell_ends_turns
from rackhouse.record.state import asked_often
from rackhouse.referee.deciding import CommandRefused, writable
from rackhouse.referee.ending import end_game, next_mover, start_next_turn
from rackhouse.referee.leaving import play_on, take_out
from rackhouse.referee.setting_up import seat_of
from rackhouse.referee.supply import return_extra_tiles, stop_clock
from rackhouse.referee.turn import commit_draft
from rackhouse.referee.window import (
    finish_final,
    pending_play,
    shut_if_settled,
    shut_window,
    waiting_for,
    why_not_score_keeper,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.record import Actor
    from rackhouse.referee import commands as c
    from rackhouse.referee.deciding import GameDeciding, World

_LONGEST_GRANT = 3600
_LONGEST_GRANT_BY_DAYS = 14 * 24 * 3600
_LONGEST_ROUND = 366 * 24 * 3600 * 1000
_MOST_VACATION = 30 * 24 * 3600 * 1000
"""Milliseconds of vacation that each side has in a game."""

DueKind = Literal["bell", "turn limit", "soft limit", "hold", "window", "final", "question"]
_ORDER: tuple[DueKind, ...] = (
    "bell", "hold", "window", "final", "question", "soft limit", "turn limit",
)  # fmt: skip


_RUNNING = (
    Phase.ON_TURN, Phase.ANNOUNCED, Phase.PENDING, Phase.ADJUDICATING, Phase.ASKING,
    Phase.FINAL_PENDING,
)  # fmt: skip


class Due(msgspec.Struct, frozen=True):
    """Something that happens by itself at a set time."""

    at: int
    kind: DueKind


@asked_often
def next_due(state: State) -> Due | None:
    """What happens next by itself; the bell comes before a limit of the same time (A-29).

    A scheduler asks this after every decision and sends a ``Tick`` at that time.
    """
    dues = list(_dues(state))
    return min(dues, key=lambda due: (due.at, _ORDER.index(due.kind)), default=None)


def window_due(state: State) -> Due | None:
    """When the window shuts by itself: after a hold, a wait, or silence at the end."""
    return min(_window_dues(state), key=lambda due: due.at, default=None)


def _dues(state: State) -> Iterator[Due]:
    if state.phase not in _RUNNING:
        return
    if state.round_ends is not None and not state.bell:
        yield Due(state.round_ends, "bell")
    if state.phase is Phase.ASKING:
        at = state.asked + state.rules.window.out_play_seconds * 1000
        silent = [seat for seat in state.in_game if state.sides[seat].says_no_more is None]
        yield Due(state.shifted(at, state.asked, silent), "question")
    yield from _window_dues(state)
    yield from _turn_dues(state)


def _window_dues(state: State) -> Iterator[Due]:
    window, pending = state.rules.window, state.pending
    if pending is None:
        return
    if state.phase is Phase.FINAL_PENDING:
        at = pending.opened + window.out_play_seconds * 1000
        yield Due(state.shifted(at, pending.opened, waiting_for(state, None)), "final")
    if state.phase is Phase.PENDING:
        if pending.held_by is not None:
            yield Due(pending.held_since + window.hold_seconds * 1000, "hold")
        if next_mover(state) in pending.accepted and window.shuts != "score-confirmed":
            yield Due(pending.opened + window.others_seconds * 1000, "window")


def _turn_dues(state: State) -> Iterator[Due]:
    left = state.turn_time_left(state.since)
    if state.ticking is None or state.ticking != state.timed or left is None:
        return
    at = state.shifted(state.since + max(0, left), state.since, (state.ticking,))
    if state.rules.turn.limit == "hard":
        yield Due(at, "turn limit")
    elif state.phase is Phase.ON_TURN and not state.turn_state.time_asked:
        yield Due(at, "soft limit")


def write_due(deciding: GameDeciding, draft: str = "") -> None:
    """Let everything happen that is due by now, each at its own time."""
    asked = deciding.now
    while (due := next_due(deciding.state)) is not None and due.at <= asked:
        deciding.now = max(due.at, deciding.state.at)
        before = deciding.state.number
        _happen(deciding, due, draft)
        draft = "" if due.kind == "turn limit" else draft
        assert deciding.state.number > before, f"{due.kind} fell due and nothing came of it"
    deciding.now = asked


def _happen(deciding: GameDeciding, due: Due, draft: str) -> None:
    match due.kind:
        case "bell":
            _ring(deciding)
        case "turn limit":
            _expire(deciding, draft)
        case "soft limit":
            deciding.write(facts.TimeAsked(deciding.state.mover))
        case "hold":
            holder = pending_play(deciding.state).held_by
            assert holder is not None
            deciding.write(facts.Accepted(holder))
            shut_if_settled(deciding)
        case "window":
            shut_window(deciding)
        case "final":
            finish_final(deciding)
        case "question":
            play_on(deciding)


def tick(_begun: GameDeciding, _command: c.Tick) -> None:
    """Do nothing more: what is due is written before every command."""


def _expire(deciding: GameDeciding, draft: str) -> None:
    """Apply a hard limit: the last draft is played if legal, otherwise taken back (A-28)."""
    if deciding.state.phase is Phase.PENDING and not shut_window(deciding):
        return
    if deciding.state.phase is Phase.ON_TURN and commit_draft(deciding, draft):
        return
    if deciding.state.rules.turn.missed_go_is == "forfeit":
        take_out(deciding, deciding.state.mover, by_time=True)
        return
    stop_clock(deciding)
    deciding.write(facts.TurnExpired(deciding.state.mover))
    start_next_turn(deciding)


# --- the soft limit


def may_decide_time(state: State, actor: Actor, _world: World) -> Message | None:
    """Why somebody cannot grant time or declare a missed go."""
    if state.rules.turn.limit != "soft":
        return message("referee-no-soft-limit")
    if why := why_not_score_keeper(state, actor, state.mover):
        return why
    if not state.turn_state.time_asked:
        return message("referee-time-left", seat=state.seat_name(state.mover))
    return None


def grant_time(deciding: GameDeciding, command: c.GrantTime) -> None:
    """Let the side think on from now; its overrun so far is forgiven."""
    most = _LONGEST_GRANT_BY_DAYS if deciding.state.is_by_correspondence else _LONGEST_GRANT
    if not 1 <= command.seconds <= most:
        raise CommandRefused("referee-grant-limits", most=most)
    overrun = max(0, -(deciding.state.turn_time_left(deciding.now) or 0))
    deciding.write(facts.TimeGranted(deciding.state.mover, command.seconds * 1000 + overrun))


def declare_missed_go(deciding: GameDeciding, _command: c.DeclareMissedGo) -> None:
    """Take laid tiles back and count the go as the sheet says."""
    if deciding.state.rules.turn.missed_go_is == "forfeit":
        take_out(deciding, deciding.state.mover, by_time=True)
        return
    stop_clock(deciding)
    deciding.write(facts.GoMissed(deciding.state.mover))
    start_next_turn(deciding)


# --- the round


def may_ring(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why the bell cannot ring."""
    if state.rules.round.limit == "none":
        return message("referee-no-round-time")
    if state.bell:
        return message("referee-bell-has-rung")
    return None


def ring_bell(deciding: GameDeciding, _command: c.RingBell) -> None:
    """Ring the bell: the round's time is over."""
    _ring(deciding)


def _ring(deciding: GameDeciding) -> None:
    """Ring the bell; a hard stop returns unannounced tiles, but leaves a window open (A-29)."""
    deciding.write(facts.BellRung())
    state = deciding.state
    hard = state.rules.round.at_bell == "hard-stop"
    if state.phase is Phase.ASKING and bell_ends_turns(state):
        end_game(deciding, "bell")
    elif state.phase is Phase.ON_TURN and hard:
        stop_clock(deciding)
        return_extra_tiles(deciding, state.mover)
        end_game(deciding, "bell")
    elif state.phase is Phase.ANNOUNCED and bell_ends_turns(state):
        deciding.write(facts.ClockPressed(state.mover))
        stop_clock(deciding)
    elif state.phase is Phase.FINAL_PENDING:
        stop_clock(deciding)


def set_round_end(deciding: GameDeciding, command: c.SetRoundEnd) -> None:
    """Start, move or extend the round."""
    if command.at <= deciding.now:
        raise CommandRefused("referee-round-end-past")
    if command.at > deciding.now + _LONGEST_ROUND:
        raise CommandRefused("referee-round-end-far")
    deciding.write(facts.RoundEndSet(command.at))


# --- vacations


def may_take_vacation(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a side cannot take a vacation."""
    if not state.is_by_correspondence:
        return message("referee-vacation-needs-days")
    if actor.seat not in state.in_game:
        return message("referee-you-resigned")
    return None


def take_vacation(deciding: GameDeciding, command: c.TakeVacation) -> None:
    """Let a side's time stand still until a moment; a past one ends its vacation."""
    seat = seat_of(command.actor)
    side, until = deciding.state.sides[seat], max(command.until, deciding.now)
    before = side.away_used + max(0, min(deciding.now, side.away_until) - side.away_from)
    if before + until - deciding.now > _MOST_VACATION:
        left = max(0, _MOST_VACATION - before) // 1000
        raise CommandRefused("referee-vacation-too-long", most=Duration(left))
    deciding.write(facts.VacationTaken(seat, until))


# --- pauses


def pause(deciding: GameDeciding, command: c.Pause) -> None:
    """Stop everything: clocks, windows, questions."""
    said = command.reason
    # Whoever sends a message can give it no words of their own.
    reason = Message(writable(said.key)) if isinstance(said, Message) else writable(said)
    deciding.write(facts.Paused(reason, command.actor.role is Role.CLOCK))


def may_resume(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a side cannot resume the game."""
    if actor.role is Role.SEAT and not state.paused_by_program:
        return message("referee-paused-by-house")
    return None


def resume(deciding: GameDeciding, _command: c.Resume) -> None:
    """Go on from where it stopped; if the program was away, the round is extended too."""
    state = deciding.state
    if state.paused_by_program and state.round_ends is not None and not state.bell:
        away = deciding.now - state.paused_at
        deciding.write(facts.RoundEndSet(state.round_ends + away))
    deciding.write(facts.Resumed())
