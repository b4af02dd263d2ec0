"""A side that leaves the game: it resigns, is forfeited, or runs out of time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import Phase, facts
from rackhouse.referee.ending import (
    begin_turn_of_next,
    end_game,
    next_mover,
    run_clock,
    start_next_turn,
)
from rackhouse.referee.supply import return_extra_tiles, stop_clock
from rackhouse.referee.window import finish_final, pending_play, shut_if_settled

if TYPE_CHECKING:
    from rackhouse.record.facts import EndReason
    from rackhouse.referee.deciding import GameDeciding


def take_out(deciding: GameDeciding, seat: int, reason: str = "", *, by_time: bool = False) -> None:
    """Take a side out; the others play on until one remains (A-18)."""
    state = deciding.state
    if state.is_out_play:
        _take_out_at_the_end(deciding, seat, reason, by_time=by_time)
        return
    on_turn = state.mover == seat and state.phase in (Phase.ON_TURN, Phase.ANNOUNCED)
    if on_turn:
        return_extra_tiles(deciding, seat)
    deciding.write(facts.Resigned(seat, reason, by_time))
    left = deciding.state.in_game
    if len(left) == 1:
        stop_clock(deciding)
        alone: EndReason = "out of time" if by_time else "resignation"
        end_game(deciding, alone if len(state.sides) == 2 else "last side left")
    elif on_turn:
        start_next_turn(deciding)
    elif deciding.state.phase is Phase.ASKING:
        settle_question(deciding)
    elif deciding.state.pending is not None:
        shut_if_settled(deciding)
        if deciding.state.phase is Phase.PENDING and deciding.state.ticking is not None:
            run_clock(deciding, next_mover(deciding.state))


def _take_out_at_the_end(deciding: GameDeciding, seat: int, reason: str, *, by_time: bool) -> None:
    """Take a side out after an out-play: that accepts it and changes no adjustment (A-18)."""
    pending = pending_play(deciding.state)
    if seat != pending.seat and seat not in pending.accepted:
        deciding.write(facts.Accepted(seat))
    deciding.write(facts.Resigned(seat, reason, by_time))
    is_last = len(deciding.state.in_game) == 1
    if deciding.state.phase is Phase.ANNOUNCED and (is_last or seat == pending.seat):
        stop_clock(deciding)  # nobody is left to press it, or to wait for it
        deciding.write(facts.ClockPressed(pending.seat))
    if is_last:
        finish_final(deciding)
    elif deciding.state.phase is Phase.FINAL_PENDING:
        shut_if_settled(deciding)


def settle_question(deciding: GameDeciding) -> None:
    """End the game or play on, once all have answered."""
    state = deciding.state
    answers = [state.sides[seat].says_no_more for seat in state.in_game]
    if None in answers:
        return
    if all(answers):
        end_game(deciding, "no more plays")
    else:
        play_on(deciding)


def play_on(deciding: GameDeciding) -> None:
    """Play on because not all said that no plays are left; nobody learns who (A-16)."""
    deciding.write(facts.PlayWentOn())
    begin_turn_of_next(deciding)
