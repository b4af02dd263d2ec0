"""The last steps: the private question, resigning, declaring racks, the certified result."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rackhouse.errors import RackhouseError
from rackhouse.messages import all_of, message
from rackhouse.record import Role, State, commitment_of, facts
from rackhouse.referee.deciding import CommandRefused, writable
from rackhouse.referee.ending import racks_missing, settle
from rackhouse.referee.leaving import settle_question, take_out
from rackhouse.referee.setting_up import seat_of
from rackhouse.referee.supply import stop_clock

if TYPE_CHECKING:
    from rackhouse.messages import Message
    from rackhouse.record import Actor
    from rackhouse.referee import commands as c
    from rackhouse.referee.deciding import GameDeciding, World


# --- no more plays?


def may_answer(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a side cannot answer."""
    if state.sides[seat_of(actor)].says_no_more is not None:
        return message("referee-already-answered")
    return None


def answer_plays(deciding: GameDeciding, command: c.AnswerPlays) -> None:
    """End the game if all say yes; otherwise play on, and nobody learns who said no (A-16)."""
    deciding.write(facts.PlaysAnswered(seat_of(command.actor), command.no_more))
    settle_question(deciding)


# --- resigning


def resign(deciding: GameDeciding, command: c.Resign) -> None:
    """Resign."""
    take_out(deciding, seat_of(command.actor))


def forfeit(deciding: GameDeciding, command: c.Forfeit) -> None:
    """Take a side out of the game as director; the record keeps the reason."""
    if command.seat not in deciding.state.in_game:
        raise CommandRefused("referee-not-in-game", seat=deciding.state.seat_name(command.seat))
    if not command.reason.strip():
        raise CommandRefused("referee-why-forfeit")
    take_out(deciding, command.seat, writable(command.reason))


# --- aborting

ABORTED_BEFORE = 2
"""The turn that a game can no longer be aborted after."""


def may_abort(state: State, _actor: Actor, world: World) -> Message | None:
    """Why a game cannot be aborted: it counts for an event, or two turns have been taken."""
    if world.stakes == "event":
        return message("referee-event-not-aborted")
    if len(state.tally) >= ABORTED_BEFORE:
        return message("referee-too-late-to-abort")
    return None


def abort(deciding: GameDeciding, _command: c.Abort) -> None:
    """End the game without a result: no unplayed tiles are counted, and nobody has won."""
    stop_clock(deciding)
    deciding.write(facts.GameEnded("aborted"))


# --- racks


def may_declare(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why no rack can be declared."""
    return None if racks_missing(state) else message("referee-all-racks-in")


def declare_rack(deciding: GameDeciding, command: c.DeclareRack) -> None:
    """Declare a rack: its number and its tiles must be possible."""
    state = deciding.state
    missing = racks_missing(state)
    if command.seat not in missing:
        raise CommandRefused("referee-racks-missing", seats=all_of(map(state.seat_name, missing)))
    try:
        tiles = state.parse(command.tiles)
    except RackhouseError as error:
        raise CommandRefused(error.message) from error
    held = state.sides[command.seat].held
    if len(tiles) != held:
        raise CommandRefused("referee-rack-count", seat=state.seat_name(command.seat), count=held)
    unseen = Counter(state.bag)
    for side in state.sides:
        unseen.subtract(side.declared or b"")
    unseen.subtract(tiles)
    impossible = sorted(tile for tile, count in unseen.items() if count < 0)
    if impossible:
        raise CommandRefused("referee-too-few-in-set", tiles=all_of(state.signs(impossible)))
    deciding.write(facts.RackDeclared(command.seat, state.text(tiles)))
    if not racks_missing(deciding.state):
        settle(deciding)


# --- the certified result


def why_not_final(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why the result cannot be made final, or not yet."""
    if state.is_aborted:
        return message("referee-game-was-aborted")
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


def confirm_result(deciding: GameDeciding, command: c.ConfirmResult) -> None:
    """Agree to the result; it is final once every side still in the game has."""
    deciding.write(facts.ResultConfirmed(seat_of(command.actor)))
    if set(deciding.state.in_game) <= set(deciding.state.confirmed):
        _certify(deciding)


def certify(deciding: GameDeciding, _command: c.Certify) -> None:
    """Make the result final."""
    _certify(deciding)


def _certify(deciding: GameDeciding) -> None:
    """Certify, and only now reveal the secret of the draws."""
    state, secret = deciding.state, deciding.world.secret
    if state.is_dealt and (not secret or commitment_of(secret) != state.commitment):
        raise CommandRefused("referee-no-secret")
    deciding.write(facts.Certified(secret if state.is_dealt else ""))


def may_resign(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a side cannot resign now."""
    if actor.role is Role.SEAT and actor.seat not in state.in_game:
        return message("referee-you-resigned")
    return None
