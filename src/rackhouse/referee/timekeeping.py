"""Time: what falls due by itself, soft limits, the bell, pauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from rackhouse.messages import message
from rackhouse.record import Phase, Role, State, facts
from rackhouse.record.folding.parts import bell_ends_turns
from rackhouse.referee.ending import end_game
from rackhouse.referee.refusal import Refused
from rackhouse.referee.rotation import begin_turn_of_next, next_mover, start_next_turn
from rackhouse.referee.supply import return_extra_tiles, stop_clock
from rackhouse.referee.turn import commit_draft
from rackhouse.referee.window import (
    finish_final,
    pending_play,
    shut_if_settled,
    shut_window,
    why_not_score_keeper,
)
from rackhouse.referee.wording import writable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.messages import Message
    from rackhouse.record import Actor
    from rackhouse.referee.commands import (
        DeclareMissedGo,
        GrantTime,
        Pause,
        Resume,
        RingBell,
        SetRoundEnd,
        Tick,
    )
    from rackhouse.referee.minutes import Minutes
    from rackhouse.referee.world import World

_LONGEST_GRANT = 3600
_LONGEST_ROUND = 366 * 24 * 3600 * 1000

DueKind = Literal["bell", "turn limit", "soft limit", "hold", "window", "final", "question"]
_ORDER: tuple[DueKind, ...] = (
    "bell", "hold", "window", "final", "question", "soft limit", "turn limit",
)  # fmt: skip


_RUNNING = (
    Phase.ON_TURN, Phase.ANNOUNCED, Phase.PENDING, Phase.ADJUDICATING, Phase.ASKING,
    Phase.FINAL_PENDING,
)  # fmt: skip


class Due(msgspec.Struct, frozen=True):
    """Something that happens by itself at a moment."""

    at: int
    kind: DueKind


def next_due(state: State) -> Due | None:
    """What happens next by itself; the bell comes before a limit of the same moment (A-29).

    A scheduler asks this after every decision and sends a ``Tick`` at that moment.
    """
    dues = list(_dues(state))
    return min(dues, key=lambda due: (due.at, _ORDER.index(due.kind)), default=None)


def window_due(state: State) -> Due | None:
    """When the window shuts by itself: a hold or a wait is over, or nobody speaks at the end."""
    return min(_window_dues(state), key=lambda due: due.at, default=None)


def _dues(state: State) -> Iterator[Due]:
    if state.phase not in _RUNNING:
        return
    if state.round_ends is not None and not state.bell:
        yield Due(state.round_ends, "bell")
    if state.phase is Phase.ASKING:
        yield Due(state.asked + state.rules.window.out_play_seconds * 1000, "question")
    yield from _window_dues(state)
    yield from _turn_dues(state)


def _window_dues(state: State) -> Iterator[Due]:
    window, pending = state.rules.window, state.pending
    if pending is None:
        return
    if state.phase is Phase.FINAL_PENDING:
        yield Due(pending.opened + window.out_play_seconds * 1000, "final")
    if state.phase is Phase.PENDING:
        if pending.held_by is not None:
            yield Due(pending.held_since + window.hold_seconds * 1000, "hold")
        if next_mover(state) in pending.accepted and window.shuts != "score-confirmed":
            yield Due(pending.opened + window.others_seconds * 1000, "window")


def _turn_dues(state: State) -> Iterator[Due]:
    left = state.turn_time_left(state.since)
    if state.ticking is None or state.ticking != state.timed or left is None:
        return
    at = state.since + max(0, left)
    if state.rules.turn.limit == "hard":
        yield Due(at, "turn limit")
    elif state.phase is Phase.ON_TURN and not state.turn_state.time_asked:
        yield Due(at, "soft limit")


def write_due(minutes: Minutes, draft: str = "") -> None:
    """Everything that has fallen due by now happens, each at its own moment."""
    asked = minutes.now
    while (due := next_due(minutes.state)) is not None and due.at <= asked:
        minutes.now = max(due.at, minutes.state.at)
        before = minutes.state.number
        _happen(minutes, due, draft)
        draft = "" if due.kind == "turn limit" else draft
        assert minutes.state.number > before, f"{due.kind} fell due and nothing came of it"
    minutes.now = asked


def _happen(minutes: Minutes, due: Due, draft: str) -> None:
    match due.kind:
        case "bell":
            _ring(minutes)
        case "turn limit":
            _expire(minutes, draft)
        case "soft limit":
            minutes.write(facts.TimeAsked(minutes.state.mover))
        case "hold":
            holder = pending_play(minutes.state).held_by
            assert holder is not None
            minutes.write(facts.Accepted(holder))
            shut_if_settled(minutes)
        case "window":
            shut_window(minutes)
        case "final":
            finish_final(minutes)
        case "question":
            play_on(minutes)


def tick(_minutes: Minutes, _command: Tick) -> None:
    """Nothing besides what was due already, which is written before every command."""


def _expire(minutes: Minutes, draft: str) -> None:
    """A hard limit: the last draft stands if it is legal, and goes back otherwise (A-28)."""
    if minutes.state.phase is Phase.PENDING and not shut_window(minutes):
        return
    if minutes.state.phase is Phase.ON_TURN and commit_draft(minutes, draft):
        return
    stop_clock(minutes)
    minutes.write(facts.TurnExpired(minutes.state.mover))
    start_next_turn(minutes)


def play_on(minutes: Minutes) -> None:
    """Not all said that no plays are left; nobody learns who (A-16)."""
    minutes.write(facts.PlayWentOn())
    begin_turn_of_next(minutes)


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


def grant_time(minutes: Minutes, command: GrantTime) -> None:
    """Let the side think on, from now: what it has overrun so far is forgiven."""
    if not 1 <= command.seconds <= _LONGEST_GRANT:
        raise Refused("referee-grant-limits", most=_LONGEST_GRANT)
    overrun = max(0, -(minutes.state.turn_time_left(minutes.now) or 0))
    minutes.write(facts.TimeGranted(minutes.state.mover, command.seconds * 1000 + overrun))


def declare_missed_go(minutes: Minutes, _command: DeclareMissedGo) -> None:
    """Laid tiles return, and the go counts as the sheet says."""
    stop_clock(minutes)
    minutes.write(facts.GoMissed(minutes.state.mover))
    start_next_turn(minutes)


# --- the round


def may_ring(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why the bell cannot ring."""
    if state.rules.round.limit == "none":
        return message("referee-no-round-time")
    if state.bell:
        return message("referee-bell-has-rung")
    return None


def ring_bell(minutes: Minutes, _command: RingBell) -> None:
    """The time for the round is over."""
    _ring(minutes)


def _ring(minutes: Minutes) -> None:
    """Hard stop: an unannounced layout goes back, an open window gets its step (A-29)."""
    minutes.write(facts.BellRung())
    state = minutes.state
    hard = state.rules.round.at_bell == "hard-stop"
    if state.phase is Phase.ASKING and bell_ends_turns(state):
        end_game(minutes, "bell")
    elif state.phase is Phase.ON_TURN and hard:
        stop_clock(minutes)
        return_extra_tiles(minutes, state.mover)
        end_game(minutes, "bell")
    elif state.phase is Phase.ANNOUNCED and bell_ends_turns(state):
        minutes.write(facts.ClockPressed(state.mover))
        stop_clock(minutes)
    elif state.phase is Phase.FINAL_PENDING:
        stop_clock(minutes)


def set_round_end(minutes: Minutes, command: SetRoundEnd) -> None:
    """Start, move or extend the round."""
    if command.at <= minutes.now:
        raise Refused("referee-round-end-past")
    if command.at > minutes.now + _LONGEST_ROUND:
        raise Refused("referee-round-end-far")
    minutes.write(facts.RoundEndSet(command.at))


# --- pauses


def pause(minutes: Minutes, command: Pause) -> None:
    """Everything stops: clocks, windows, questions."""
    reason = writable(command.reason)
    minutes.write(facts.Paused(reason, command.actor.role is Role.CLOCK))


def may_resume(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a side cannot let the game go on."""
    if actor.role is Role.SEAT and not state.paused_by_program:
        return message("referee-paused-by-house")
    return None


def resume(minutes: Minutes, _command: Resume) -> None:
    """Everything goes on where it stopped; the round too, if the program itself was away."""
    state = minutes.state
    if state.paused_by_program and state.round_ends is not None and not state.bell:
        away = minutes.now - state.paused_at
        minutes.write(facts.RoundEndSet(state.round_ends + away))
    minutes.write(facts.Resumed())
