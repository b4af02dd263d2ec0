"""The window in which a play can be challenged: who accepts, and when it shuts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import Duration, all_of, message
from rackhouse.record import Phase, Role, State, facts
from rackhouse.referee.ending import after, end_game, next_mover, run_clock, start_next_turn
from rackhouse.referee.setting_up import seat_of
from rackhouse.referee.supply import refill

if TYPE_CHECKING:
    from rackhouse.messages import Message
    from rackhouse.record import Actor
    from rackhouse.record.state import PendingPlay
    from rackhouse.referee.commands import Accept, CallHold, ConfirmScore, DrawTiles
    from rackhouse.referee.deciding import GameDeciding, World


def pending_play(state: State) -> PendingPlay:
    """The play that can be challenged."""
    assert state.pending is not None
    return state.pending


def opponents(state: State) -> tuple[int, ...]:
    """The sides that may challenge the pending play."""
    seat = pending_play(state).seat
    return tuple(other for other in state.in_game if other != seat)


def waiting_for(state: State, acting: int | None) -> tuple[int, ...]:
    """The sides, other than the one acting, that have not accepted yet."""
    accepted = pending_play(state).accepted
    return tuple(seat for seat in opponents(state) if seat != acting and seat not in accepted)


def why_not_shut(state: State, acting: int | None, now: int) -> Message | None:
    """Why the window cannot shut yet; with three or more sides, the others have time (A-23)."""
    pending = pending_play(state)
    waiting = waiting_for(state, acting)
    if not waiting:
        return None
    if acting == pending.seat and state.rules.window.shuts == "draw":
        # The others lost their turns, so the mover moves again, and has to draw for it.
        return _why_not_draw(state, now)
    if len(opponents(state)) < 2:
        return None
    opens = pending.opened + state.rules.window.others_seconds * 1000
    if now >= opens:
        return None
    return message(
        "referee-others-may-challenge",
        seats=all_of(map(state.seat_name, waiting)),
        time=Duration(-((now - opens) // 1000)),
    )


def others_have_until(state: State, now: int) -> int | None:
    """Until when the others may still challenge for certain; ``None`` after that.

    If drawing shuts the window, these are the seconds before the draw; otherwise, with three or
    more sides, the seconds for those who are not next.
    """
    window, pending = state.rules.window, pending_play(state)
    if state.phase is not Phase.PENDING:
        return None
    if window.shuts == "draw" and state.is_dealt and state.bag_count:
        until = pending.opened + window.draw_after_seconds * 1000
    elif len(opponents(state)) > 1:
        until = pending.opened + window.others_seconds * 1000
    else:
        return None
    return until if now < until and waiting_for(state, None) else None


def shut_window(deciding: GameDeciding) -> bool:
    """Let the play stand, draw if the sheet draws now, and go on; returns whether a turn began."""
    seat = pending_play(deciding.state).seat
    deciding.write(facts.WindowShut(seat))
    if deciding.state.rules.drawing.when == "when-window-shuts":
        refill(deciding, seat)
    start_next_turn(deciding)
    return deciding.state.phase is Phase.ON_TURN


def shut_if_settled(deciding: GameDeciding) -> None:
    """Shut the window if everybody who counts has accepted."""
    state = deciding.state
    if state.phase is Phase.FINAL_PENDING:
        if not waiting_for(state, None):
            finish_final(deciding)
        return
    if state.phase is not Phase.PENDING or state.rules.window.shuts == "score-confirmed":
        return
    coming = next_mover(state)
    pending = pending_play(state)
    started = coming in pending.accepted or not waiting_for(state, None)
    if started and why_not_shut(state, coming, deciding.now) is None:
        shut_window(deciding)
    elif pending.held_by is None and deciding.state.has_clocks:
        run_clock(deciding, coming)  # the hold ran on the holder's clock


def finish_final(deciding: GameDeciding) -> None:
    """Let the game's last play stand and end the game."""
    state = deciding.state
    pending = pending_play(state)
    seat = pending.seat
    deciding.write(facts.WindowShut(seat))
    if state.is_out_play:
        late = tuple(other for other in pending.accepted if state.sides[other].is_resigned)
        end_game(deciding, "out", out=seat, resigned_after=late)
    else:
        if state.rules.drawing.when == "when-window-shuts":
            refill(deciding, seat)
        end_game(deciding, "bell")


def may_accept(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a side cannot accept."""
    seat = seat_of(actor)
    pending = pending_play(state)
    if seat == pending.seat:
        return message("referee-own-play")
    if seat in pending.accepted:
        return message("referee-already-accepted")
    return None


def accept(deciding: GameDeciding, command: Accept) -> None:
    """Accept the play; for the next side that starts its turn."""
    deciding.write(facts.Accepted(seat_of(command.actor)))
    shut_if_settled(deciding)


def may_hold(state: State, actor: Actor, world: World) -> Message | None:
    """Why a side cannot call hold."""
    if not state.rules.window.hold_seconds:
        return message("referee-no-hold")
    if why := may_accept(state, actor, world):
        return why
    pending = pending_play(state)
    if seat_of(actor) in pending.held_once or pending.held_by is not None:
        return message("referee-already-held")
    return None


def call_hold(deciding: GameDeciding, command: CallHold) -> None:
    """Delay the draw while the side thinks, on its own time."""
    seat = seat_of(command.actor)
    deciding.write(facts.HoldCalled(seat))
    if deciding.state.has_clocks:
        run_clock(deciding, seat)


def may_draw(state: State, actor: Actor, world: World) -> Message | None:
    """Why the mover cannot draw and so shut the window."""
    if state.rules.window.shuts != "draw":
        return message("referee-draws-by-itself")
    pending = pending_play(state)
    if actor.role is Role.SEAT and actor.seat != pending.seat:
        return message("referee-others-draw", seat=state.seat_name(pending.seat))
    if not state.bag_count:
        return message("referee-bag-is-empty")
    return _why_not_draw(state, world.now)


def _why_not_draw(state: State, now: int) -> Message | None:
    """Why the mover must wait: a hold, or the seconds before a draw (A-23)."""
    pending = pending_play(state)
    if pending.held_by is not None:
        return message("referee-hold-called", seat=state.seat_name(pending.held_by))
    opens = pending.opened + state.rules.window.draw_after_seconds * 1000
    if state.is_dealt and now < opens:
        return message("referee-wait-to-draw", time=Duration(-((now - opens) // 1000)))
    return None


def draw_tiles(deciding: GameDeciding, _command: DrawTiles) -> None:
    """Draw, which shuts the window."""
    shut_window(deciding)


def score_keeper_for(state: State, seat: int) -> int:
    """The side that keeps the score of a seat's turn; never that seat itself (A-27)."""
    keeper = state.score_keeper
    if keeper is None or keeper == seat or state.sides[keeper].is_resigned:
        return after(state, seat)[0]
    return keeper


def why_not_score_keeper(state: State, actor: Actor, seat: int) -> Message | None:
    """Why somebody is not the score-keeper of a seat's turn."""
    if actor.role is not Role.SEAT:
        return None
    keeper = score_keeper_for(state, seat)
    if actor.seat == keeper:
        return None
    return message("referee-keeps-the-score", seat=state.seat_name(keeper))


def may_confirm_score(state: State, actor: Actor, world: World) -> Message | None:
    """Why somebody cannot confirm the score and so shut the window."""
    if state.rules.window.shuts != "score-confirmed":
        return message("referee-no-confirming")
    if why := why_not_score_keeper(state, actor, pending_play(state).seat):
        return why
    return why_not_shut(state, actor.seat, world.now)


def confirm_score(deciding: GameDeciding, command: ConfirmScore) -> None:
    """Confirm the score, which shuts the window."""
    deciding.write(facts.ScoreConfirmed(command.actor.seat))
    shut_window(deciding)
