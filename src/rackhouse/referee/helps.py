"""Paid helps: a bought letter, a peek, time, a service. Money never changes a score (A-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import Name, all_of, message, quoted
from rackhouse.record import Phase, State, facts
from rackhouse.record.state import without
from rackhouse.referee.deciding import CommandRefused
from rackhouse.referee.ending import start_next_turn
from rackhouse.referee.supply import one_tile
from rackhouse.referee.turn import may_take_turn, read_play, start_turn
from rackhouse.tiles import BLANK

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.messages import Message
    from rackhouse.record import Actor
    from rackhouse.referee.commands import BuyHelp
    from rackhouse.referee.deciding import GameDeciding, World
    from rackhouse.rules import Help


def may_buy(state: State, actor: Actor, world: World) -> Message | None:
    """Why a side cannot buy any help now."""
    if not state.rules.helps:
        return message("referee-no-helps")
    if why := may_take_turn(state, actor, world):
        return why
    used = state.turn_state.helps if state.phase is Phase.ON_TURN else ()
    if all(used.count(name) >= sold.per_turn for name, sold in state.rules.helps.items()):
        return message("referee-bought-all")
    return None


def buy_help(deciding: GameDeciding, command: BuyHelp) -> None:
    """Buy a help, which also starts the turn."""
    start_turn(deciding)
    state = deciding.state
    sold = state.rules.helps.get(command.help)
    if sold is None:
        names = all_of(state.rules.helps)
        raise CommandRefused("referee-unknown-help", help=quoted(command.help), names=names)
    if state.turn_state.helps.count(command.help) >= sold.per_turn:
        raise CommandRefused("referee-already-bought", title=Name(sold.title))
    _BUY[sold.kind](deciding, command, sold)
    if sold.ends_turn:
        start_next_turn(deciding)


def _buy_letter(deciding: GameDeciding, command: BuyHelp, sold: Help) -> None:
    """Buy a letter from this table's bag, so that no tile is lost or added (A-31)."""
    state = deciding.state
    seat = state.mover
    letter = one_tile(state, command.letter)
    if letter == BLANK and not sold.blank_price:
        raise CommandRefused("referee-no-blank-for-sale")
    given = _given_tile(state, command, sold)
    found = letter in state.bag if state.is_dealt else command.found
    if found and (letter not in state.bag or not state.bag_count):
        raise CommandRefused("referee-none-left", letter=state.text(bytes([letter])))
    deciding.write(
        facts.LetterBought(seat, command.help, state.text(bytes([letter])), found, given)
    )
    if found:
        price = sold.price * state.board.tile_set.value(letter)
        _post(deciding, seat, sold, sold.blank_price if letter == BLANK else price)


def _given_tile(state: State, command: BuyHelp, sold: Help) -> str:
    if not sold.replaces:
        return ""
    given = one_tile(state, command.give)
    if state.is_dealt and given not in _free_tiles(state):
        raise CommandRefused("referee-give-a-tile")
    return state.text(bytes([given]))


def _free_tiles(state: State) -> bytes:
    """The mover's tiles; with touch-move, without those already on the board."""
    rack, laid = state.sides[state.mover].rack, state.turn_state.laid
    return without(rack, bytes(read_play(state, laid).tiles)) if laid else rack


def _peek(deciding: GameDeciding, command: BuyHelp, sold: Help) -> None:
    """Show the words that begin with the declared letters for some seconds; the time runs on."""
    state = deciding.state
    left = state.turn_time_left(deciding.now)
    if state.rules.turn.limit == "hard" and left is not None and left < sold.seconds * 1000:
        raise CommandRefused("referee-no-time-to-peek", seconds=sold.seconds, left=left // 1000)
    letters = state.board.tile_set.alphabet.spell(command.prefix)
    if letters is None or len(letters) != sold.known_letters:
        raise CommandRefused("referee-first-letters", count=sold.known_letters)
    prefix = state.board.tile_set.alphabet.word(letters)
    until = deciding.now + sold.seconds * 1000
    deciding.write(facts.Peeked(state.mover, command.help, prefix, until))
    _post(deciding, state.mover, sold, sold.price)


def _buy_time(deciding: GameDeciding, command: BuyHelp, sold: Help) -> None:
    if deciding.state.rules.turn.limit == "none":
        raise CommandRefused("referee-no-time-for-sale")
    seat = deciding.state.mover
    deciding.write(facts.ServiceBought(seat, command.help))
    deciding.write(facts.TimeGranted(seat, sold.seconds * 1000))
    _post(deciding, seat, sold, sold.price)


def _buy_service(deciding: GameDeciding, command: BuyHelp, sold: Help) -> None:
    seat = deciding.state.mover
    deciding.write(facts.ServiceBought(seat, command.help))
    _post(deciding, seat, sold, sold.price)


def _post(deciding: GameDeciding, seat: int, sold: Help, cents: int) -> None:
    if cents:
        deciding.write(facts.Posted(deciding.state.ledger.fee(seat, sold.title, cents)))


_BUY: dict[str, Callable[[GameDeciding, BuyHelp, Help], None]] = {
    "letter": _buy_letter,
    "peek": _peek,
    "time": _buy_time,
    "service": _buy_service,
}
