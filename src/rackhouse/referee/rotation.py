"""Whose turn is next, and what happens between two turns."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from rackhouse.record import State, facts
from rackhouse.record.state import asked_often
from rackhouse.referee.ending import ended_between_turns
from rackhouse.referee.supply import return_extra_tiles

if TYPE_CHECKING:
    from rackhouse.referee.deciding import GameDeciding


def after(state: State, seat: int) -> tuple[int, ...]:
    """The seats still in the game in the order of play, from the one after ``seat``."""
    order = state.order
    at = order.index(seat)
    turned = order[at + 1 :] + order[: at + 1]
    return tuple(other for other in turned if not state.sides[other].is_resigned)


@asked_often
def next_mover(state: State) -> int:
    """The side that will actually move next, sides that have lost their turn passed over."""
    skips = [side.skips for side in state.sides]
    for seat in cycle(after(state, state.mover)):
        if skips[seat] == 0:
            return seat
        skips[seat] -= 1
    raise AssertionError("a game always has a side in it")


def start_next_turn(deciding: GameDeciding) -> None:
    """The turn at hand is over: end the game if it must end, or begin the next turn."""
    return_extra_tiles(deciding, deciding.state.mover)
    if ended_between_turns(deciding):
        return
    begin_turn_of_next(deciding)


def begin_turn_of_next(deciding: GameDeciding) -> None:
    """Go round the table to the next side that has not lost its turn."""
    for seat in cycle(after(deciding.state, deciding.state.mover)):
        if deciding.state.sides[seat].skips == 0:
            deciding.write(facts.TurnBegan(seat))
            run_clock(deciding, seat)
            return
        deciding.write(facts.TurnSkipped(seat))


def run_clock(deciding: GameDeciding, seat: int) -> None:
    """Let a side's time run; if its turn's time has begun already, it goes on from there."""
    state = deciding.state
    if not state.is_timed:
        return
    coming = state.turn + (0 if state.pending is None else 1)
    begun = state.timed == seat and state.timed_turn == coming
    if not (begun and state.ticking == seat):
        deciding.write(facts.ClockStarted(seat, fresh=not begun))
