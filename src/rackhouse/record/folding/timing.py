"""Facts of time: clocks, limits, the bell, pauses."""

from __future__ import annotations

from msgspec.structs import replace

from rackhouse.record import facts
from rackhouse.record.actor import Phase
from rackhouse.record.folding.parts import (
    Apply,
    bell_ends_turns,
    clock_stopped,
    waits_moved,
    with_side,
)
from rackhouse.record.state import State


def _clock_started(state: State, fact: facts.ClockStarted, at: int) -> State:
    stopped = clock_stopped(state, at)
    fresh = fact.fresh or stopped.timed != fact.seat
    if fresh and stopped.timed is not None and (over := stopped.turn_overrun(at)):
        used = stopped.sides[stopped.timed].bank_used + over
        stopped = replace(stopped, sides=with_side(stopped, stopped.timed, bank_used=used))
    return replace(
        stopped,
        ticking=fact.seat,
        timed=fact.seat,
        timed_turn=state.turn + (0 if state.pending is None else 1),
        since=at,
        turn_used=0 if fresh else stopped.turn_used,
        turn_granted=0 if fresh else stopped.turn_granted,
    )


def _clock_stopped(state: State, _fact: facts.ClockStopped, at: int) -> State:
    return clock_stopped(state, at)


def _time_charged(state: State, fact: facts.TimeCharged, _at: int) -> State:
    return replace(state, timed=fact.seat, turn_used=state.turn_used + fact.milliseconds)


def _time_asked(state: State, _fact: facts.TimeAsked, _at: int) -> State:
    return replace(state, turn_state=replace(state.turn_state, time_asked=True))


def _time_granted(state: State, fact: facts.TimeGranted, _at: int) -> State:
    return replace(
        state,
        turn_granted=state.turn_granted + fact.milliseconds,
        turn_state=replace(state.turn_state, time_asked=False),
    )


def _vacation_taken(state: State, fact: facts.VacationTaken, at: int) -> State:
    # Time until now is counted under the vacation before.
    settled = replace(clock_stopped(state, at), ticking=state.ticking, since=at)
    side = settled.sides[fact.seat]
    used = side.away_used + max(0, min(at, side.away_until) - side.away_from)
    sides = with_side(
        settled, fact.seat, away_from=at, away_until=max(at, fact.until), away_used=used
    )
    return replace(settled, sides=sides)


def _round_end_set(state: State, fact: facts.RoundEndSet, _at: int) -> State:
    return replace(state, round_ends=fact.at)


def _bell_rung(state: State, _fact: facts.BellRung, at: int) -> State:
    rung = replace(state, bell=True)
    if state.phase is Phase.PENDING and state.pending is not None and bell_ends_turns(rung):
        # The open window counts its silence from the bell.
        pending = replace(state.pending, opened=at)
        return replace(rung, phase=Phase.FINAL_PENDING, pending=pending)
    if state.call is not None and bell_ends_turns(rung):
        return replace(rung, call=replace(state.call, final=True))
    return rung


def _paused(state: State, fact: facts.Paused, at: int) -> State:
    return replace(
        clock_stopped(state, at),
        phase=Phase.PAUSED,
        paused_from=state.phase,
        paused_at=at,
        paused_ticking=state.ticking,
        paused_by_program=fact.by_program,
    )


def _resumed(state: State, _fact: facts.Resumed, at: int) -> State:
    assert state.paused_from is not None
    return replace(
        waits_moved(state, at - state.paused_at),
        phase=state.paused_from,
        paused_from=None,
        ticking=state.paused_ticking,
        paused_ticking=None,
        paused_by_program=False,
        since=at,
    )


TIMING: dict[type, Apply] = {
    facts.ClockStarted: _clock_started,
    facts.ClockStopped: _clock_stopped,
    facts.TimeCharged: _time_charged,
    facts.TimeAsked: _time_asked,
    facts.TimeGranted: _time_granted,
    facts.VacationTaken: _vacation_taken,
    facts.RoundEndSet: _round_end_set,
    facts.BellRung: _bell_rung,
    facts.Paused: _paused,
    facts.Resumed: _resumed,
}
