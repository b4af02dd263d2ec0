"""The last steps: the private question, resigning, racks taken in, the certified result."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rackhouse.errors import RackhouseError
from rackhouse.messages import all_of, message
from rackhouse.record import Phase, Role, State, commitment_of, facts
from rackhouse.referee.ending import end_game, racks_missing, settle
from rackhouse.referee.refusal import Refused
from rackhouse.referee.rotation import next_mover, run_clock, start_next_turn
from rackhouse.referee.setting_up import seat_of
from rackhouse.referee.supply import return_extra_tiles, stop_clock
from rackhouse.referee.timekeeping import play_on
from rackhouse.referee.window import finish_final, pending_play, shut_if_settled
from rackhouse.referee.wording import writable

if TYPE_CHECKING:
    from rackhouse.messages import Message
    from rackhouse.record import Actor
    from rackhouse.referee.commands import (
        AnswerPlays,
        Certify,
        ConfirmResult,
        DeclareRack,
        Forfeit,
        Resign,
    )
    from rackhouse.referee.minutes import Minutes
    from rackhouse.referee.world import World


# --- no more plays?


def may_answer(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a side is not asked."""
    if state.sides[seat_of(actor)].says_no_more is not None:
        return message("referee-already-answered")
    return None


def answer_plays(minutes: Minutes, command: AnswerPlays) -> None:
    """All yes ends the game; otherwise play goes on, and nobody learns who said no (A-16)."""
    minutes.write(facts.PlaysAnswered(seat_of(command.actor), command.no_more))
    settle_question(minutes)


def settle_question(minutes: Minutes) -> None:
    """Once all have answered: end the game or play on."""
    state = minutes.state
    answers = [state.sides[seat].says_no_more for seat in state.in_game]
    if None in answers:
        return
    if all(answers):
        end_game(minutes, "no more plays")
    else:
        play_on(minutes)


# --- resigning


def resign(minutes: Minutes, command: Resign) -> None:
    """Give up."""
    _take_out(minutes, seat_of(command.actor), "")


def forfeit(minutes: Minutes, command: Forfeit) -> None:
    """The director takes a side out of the game; its reason is in the record."""
    if command.seat not in minutes.state.in_game:
        raise Refused("referee-not-in-game", seat=minutes.state.seat_name(command.seat))
    if not command.reason.strip():
        raise Refused("referee-why-forfeit")
    _take_out(minutes, command.seat, writable(command.reason))


def _take_out(minutes: Minutes, seat: int, reason: str) -> None:
    """The rest play on until one remains (A-18)."""
    state = minutes.state
    if state.is_out_play:
        _take_out_at_the_end(minutes, seat, reason)
        return
    on_turn = state.mover == seat and state.phase in (Phase.ON_TURN, Phase.ANNOUNCED)
    if on_turn:
        return_extra_tiles(minutes, seat)
    minutes.write(facts.Resigned(seat, reason))
    left = minutes.state.in_game
    if len(left) == 1:
        stop_clock(minutes)
        end_game(minutes, "resignation" if len(state.sides) == 2 else "last side left")
    elif on_turn:
        start_next_turn(minutes)
    elif minutes.state.phase is Phase.ASKING:
        settle_question(minutes)
    elif minutes.state.pending is not None:
        shut_if_settled(minutes)
        if minutes.state.phase is Phase.PENDING and minutes.state.ticking is not None:
            run_clock(minutes, next_mover(minutes.state))


def _take_out_at_the_end(minutes: Minutes, seat: int, reason: str) -> None:
    """After an out-play, resigning is accepting it and changes no adjustment (A-18)."""
    pending = pending_play(minutes.state)
    if seat != pending.seat and seat not in pending.accepted:
        minutes.write(facts.Accepted(seat))
    minutes.write(facts.Resigned(seat, reason))
    is_last = len(minutes.state.in_game) == 1
    if minutes.state.phase is Phase.ANNOUNCED and (is_last or seat == pending.seat):
        stop_clock(minutes)  # the side whose press it was has gone, or nobody waits for it
        minutes.write(facts.ClockPressed(pending.seat))
    if is_last:
        finish_final(minutes)
    elif minutes.state.phase is Phase.FINAL_PENDING:
        shut_if_settled(minutes)


# --- racks


def may_declare(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why no rack is taken in."""
    return None if racks_missing(state) else message("referee-all-racks-in")


def declare_rack(minutes: Minutes, command: DeclareRack) -> None:
    """Take a rack in: its number and its tiles must be possible."""
    state = minutes.state
    missing = racks_missing(state)
    if command.seat not in missing:
        raise Refused("referee-racks-missing", seats=all_of(map(state.seat_name, missing)))
    try:
        tiles = state.parse(command.tiles)
    except RackhouseError as error:
        raise Refused(error.message) from error
    held = state.sides[command.seat].held
    if len(tiles) != held:
        raise Refused("referee-rack-count", seat=state.seat_name(command.seat), count=held)
    unseen = Counter(state.bag)
    for side in state.sides:
        unseen.subtract(side.declared or b"")
    unseen.subtract(tiles)
    impossible = sorted(tile for tile, count in unseen.items() if count < 0)
    if impossible:
        raise Refused("referee-too-few-in-set", tiles=all_of(state.signs(impossible)))
    minutes.write(facts.RackDeclared(command.seat, state.text(tiles)))
    if not racks_missing(minutes.state):
        settle(minutes)


# --- the certified result


def why_not_final(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why the result cannot be made final yet."""
    if state.undecided:
        return message("referee-tie-first")
    if any(marker.outcome is None for marker in state.markers):
        return message("referee-discrepancy-first")
    return None


def may_confirm_result(state: State, actor: Actor, world: World) -> Message | None:
    """Why a side cannot agree to the result."""
    if actor.seat in state.confirmed:
        return message("referee-already-agreed")
    return why_not_final(state, actor, world)


def confirm_result(minutes: Minutes, command: ConfirmResult) -> None:
    """Once every side still in the game has agreed, the result is final."""
    minutes.write(facts.ResultConfirmed(seat_of(command.actor)))
    if set(minutes.state.in_game) <= set(minutes.state.confirmed):
        _certify(minutes)


def certify(minutes: Minutes, _command: Certify) -> None:
    """Make the result final."""
    _certify(minutes)


def _certify(minutes: Minutes) -> None:
    """The secret of the draws is revealed now, and not before."""
    state, secret = minutes.state, minutes.world.secret
    if state.is_dealt and (not secret or commitment_of(secret) != state.commitment):
        raise Refused("referee-no-secret")
    minutes.write(facts.Certified(secret if state.is_dealt else ""))


def may_resign(state: State, actor: Actor, _world: World) -> Message | None:
    """Why nobody resigns now."""
    if actor.role is Role.SEAT and actor.seat not in state.in_game:
        return message("referee-you-resigned")
    return None
