"""What comes after a turn: the next side's, or the end of the game and what is counted up then."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from rackhouse.record import State, facts
from rackhouse.record.folding.parts import bell_ends_turns
from rackhouse.record.state import asked_often
from rackhouse.referee.result import decide_result, overtime_points, unplayed_points
from rackhouse.referee.supply import return_extra_tiles, stop_clock

if TYPE_CHECKING:
    from rackhouse.record.facts import EndReason
    from rackhouse.referee.deciding import GameDeciding


def ended_between_turns(deciding: GameDeciding) -> bool:
    """End the game, or ask the sides, if the last turn gives a reason; returns whether it did."""
    state = deciding.state
    if bell_ends_turns(state):
        end_game(deciding, "bell")
        return True
    limit = state.rules.ending.scoreless_turns
    if limit and state.scoreless >= limit:
        end_game(deciding, "scoreless turns")
        return True
    rounds = pass_rounds(state)
    # After a resignation on turn, all remaining sides may already have passed.
    gave_up = state.sides[state.mover].is_resigned
    if rounds and (gave_up or has_just_passed(state)):
        if state.rules.ending.pass_rounds and rounds >= state.rules.ending.pass_rounds:
            end_game(deciding, _what_the_run_was(state))
            return True
        if state.rules.ending.agreement and (gave_up or completes_round(state)):
            stop_clock(deciding)
            deciding.write(facts.PlaysAsked())
            return True
    return False


def pass_rounds(state: State) -> int:
    """How many unbroken rounds of passes all sides still in the game have made (A-15)."""
    return min(state.sides[seat].passes for seat in state.in_game)


def _counted_as_pass(state: State) -> tuple[str, ...]:
    return ("pass", "missed go") if state.rules.turn.missed_go_is == "pass" else ("pass",)


def _what_the_run_was(state: State) -> EndReason:
    """Whether the run was of passes, of missed goes, or of both."""
    wanted = {seat: state.sides[seat].passes for seat in state.in_game}
    kinds = set()
    for line in reversed(state.tally):
        if wanted.get(line.seat, 0) and line.kind in _counted_as_pass(state):
            wanted[line.seat] -= 1
            kinds.add(line.kind)
    if kinds == {"pass"}:
        return "passes"
    return "passes and missed goes" if "pass" in kinds else "missed goes"


def has_just_passed(state: State) -> bool:
    """Whether the last turn was a pass, or counted as one."""
    last = state.tally[-1]
    was_pass = last.seat == state.mover and last.kind in _counted_as_pass(state)
    return was_pass and state.sides[state.mover].passes > 0


def completes_round(state: State) -> bool:
    """Whether the last pass completed a round of passes."""
    rounds = pass_rounds(state)
    return state.sides[state.mover].passes == rounds


def end_game(
    deciding: GameDeciding,
    reason: EndReason,
    out: int | None = None,
    resigned_after: tuple[int, ...] = (),
) -> None:
    """End the game; racks that the program knows are counted at once."""
    if not deciding.state.sides[deciding.state.mover].is_resigned:
        return_extra_tiles(deciding, deciding.state.mover)
    deciding.write(facts.GameEnded(reason, out, _play_left(deciding, out), resigned_after))
    if deciding.state.is_dealt or not racks_missing(deciding.state):
        settle(deciding)


def _play_left(deciding: GameDeciding, out: int | None) -> bool | None:
    """Whether plays were left, for the finished record; never asked before the end (A-16)."""
    state, exists = deciding.state, deciding.world.play_exists
    if out is not None or exists is None or not state.is_dealt:
        return None
    return any(exists(state.board, state.sides[seat].rack) for seat in state.in_game)


def racks_missing(state: State) -> tuple[int, ...]:
    """Real tiles: the seats whose final rack is not known yet."""
    return tuple(
        seat for seat, side in enumerate(state.sides) if side.held and side.declared is None
    )


def settle(deciding: GameDeciding) -> None:
    """Count unplayed tiles, then overtime; then decide the result."""
    state = deciding.state
    for fact in (*unplayed_points(state), *overtime_points(state)):
        deciding.write(fact)
    deciding.write(decide_result(deciding.state))


def after(state: State, seat: int) -> tuple[int, ...]:
    """The seats still in the game in the order of play, from the one after ``seat``."""
    order = state.order
    at = order.index(seat)
    turned = order[at + 1 :] + order[: at + 1]
    return tuple(other for other in turned if not state.sides[other].is_resigned)


@asked_often
def next_mover(state: State) -> int:
    """The side that will actually move next, after skipping lost turns."""
    skips = [side.skips for side in state.sides]
    for seat in cycle(after(state, state.mover)):
        if skips[seat] == 0:
            return seat
        skips[seat] -= 1
    raise AssertionError("a game always has a side in it")


def start_next_turn(deciding: GameDeciding) -> None:
    """End the turn: end the game if it must end, or begin the next turn."""
    return_extra_tiles(deciding, deciding.state.mover)
    if ended_between_turns(deciding):
        return
    begin_turn_of_next(deciding)


def begin_turn_of_next(deciding: GameDeciding) -> None:
    """Begin the turn of the next side that has not lost it."""
    for seat in cycle(after(deciding.state, deciding.state.mover)):
        if deciding.state.sides[seat].skips == 0:
            deciding.write(facts.TurnBegan(seat))
            run_clock(deciding, seat)
            return
        deciding.write(facts.TurnSkipped(seat))


def run_clock(deciding: GameDeciding, seat: int) -> None:
    """Run a side's time; a turn whose time has started continues."""
    state = deciding.state
    if not state.is_timed:
        return
    coming = state.turn + (0 if state.pending is None else 1)
    begun = state.timed == seat and state.timed_turn == coming
    if not (begun and state.ticking == seat):
        deciding.write(facts.ClockStarted(seat, fresh=not begun))
