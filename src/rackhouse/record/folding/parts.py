"""Small steps that several facts share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from rackhouse.record.actor import Phase
from rackhouse.record.state import Side, State, TallyLine

Apply: TypeAlias = Callable[[State, Any, int], State]
"""What a fact does: state before, fact and time in, state after out."""


def with_side(state: State, seat: int, **changes: Any) -> tuple[Side, ...]:
    """The sides with one of them changed."""
    sides = list(state.sides)
    sides[seat] = replace(sides[seat], **changes)
    return tuple(sides)


def run_broken(sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """The sides with the run of passes broken."""
    if all(side.passes == 0 for side in sides):
        return sides
    return tuple([replace(side, passes=0) for side in sides])


def tallied(
    state: State,
    seat: int,
    kind: str,
    text: str = "",
    **more: Any,
) -> tuple[TallyLine, ...]:
    """The score pad with one more line; its total comes from the state's scores."""
    line = TallyLine(
        turn=len(state.tally) + 1,
        seat=seat,
        kind=kind,
        text=text,
        words=more.get("words", ()),
        points=more.get("points", ()),
        bonus=more.get("bonus", 0),
        score=more.get("score", 0),
        total=state.sides[seat].score,
    )
    return (*state.tally, line)


def rescored(state: State, turn: int, difference: int) -> State:
    """The game with one line's score changed, and every total after it."""
    seat = state.tally[turn - 1].seat
    tally = tuple(
        [
            replace(
                line,
                score=line.score + (difference if line.turn == turn else 0),
                total=line.total + difference,
            )
            if line.seat == seat and line.turn >= turn
            else line
            for line in state.tally
        ]
    )
    side = state.sides[seat]
    sides = with_side(
        state,
        seat,
        score=side.score + difference,
        before_unplayed=side.before_unplayed + difference if state.end_reason else 0,
    )
    return replace(state, tally=tally, sides=sides)


def shortened(state: State | None, turns: int) -> State | None:
    """A remembered game, with at most this many turns before it remembered in turn."""
    if state is None or turns < 1:
        return None
    return replace(state, before_turn=shortened(state.before_turn, turns - 1))


def clock_stopped(state: State, at: int) -> State:
    """The game with no time running; the time used so far is added."""
    seat = state.ticking
    if seat is None:
        return state
    elapsed = state.elapsed(at)
    used = state.turn_used + elapsed if seat == state.timed else state.turn_used
    sides = with_side(state, seat, clock_used=state.sides[seat].clock_used + elapsed)
    return replace(state, ticking=None, sides=sides, turn_used=used)


def waits_moved(state: State, away: int) -> State:
    """The game after time that does not count: every open window and question is extended by it."""
    pending, call, turn_state = state.pending, state.call, state.turn_state
    if pending is not None:
        pending = replace(
            pending, opened=pending.opened + away, held_since=pending.held_since + away
        )
    if call is not None:
        taken_up = None if call.taken_up is None else call.taken_up + away
        call = replace(call, called=call.called + away, taken_up=taken_up)
    if turn_state.peek_until:
        turn_state = replace(turn_state, peek_until=turn_state.peek_until + away)
    return replace(
        state, pending=pending, call=call, turn_state=turn_state, asked=state.asked + away
    )


def window_phase(state: State) -> Phase:
    """The phase of a play that can be challenged: final if no turn can follow it."""
    is_last = state.is_out_play or bell_ends_turns(state)
    return Phase.FINAL_PENDING if is_last else Phase.PENDING


def bell_ends_turns(state: State) -> bool:
    """Whether the bell has rung and this turn is the last.

    With equal turns it must also be the last of its round: no side is left to move after it.
    """
    if not state.bell:
        return False
    if state.rules.round.at_bell != "equal-turns":
        return True
    later = state.order[state.order.index(state.mover) + 1 :]
    return all(state.sides[seat].is_resigned or state.sides[seat].skips for seat in later)
