"""Tiles on their way between bag and rack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import facts

if TYPE_CHECKING:
    from rackhouse.referee.deciding import GameDeciding


def return_extra_tiles(deciding: GameDeciding, seat: int) -> None:
    """Bought tiles beyond a full rack go back: nobody starts a turn with eight (A-31)."""
    while (
        deciding.state.turn_state.bought
        and deciding.state.sides[seat].held > deciding.state.rules.tiles.rack
    ):
        letter = deciding.state.turn_state.bought[-1]
        text = deciding.state.board.tile_set.alphabet.text((letter,))
        deciding.write(facts.LetterReturned(seat, text))


def refill(deciding: GameDeciding, seat: int) -> None:
    """Draw up to a full rack, or what remains (A-10); a rack set aside stays as it is (A-18)."""
    state = deciding.state
    if state.sides[seat].is_resigned:
        return
    count = min(state.rules.tiles.rack - state.sides[seat].held, state.bag_count)
    if count <= 0:
        return
    if not state.is_dealt:
        deciding.write(facts.TilesDrawn(seat, count, "", 0))
        return
    number = state.draws + 1
    tiles = drawn(deciding, state.bag, count)
    deciding.write(facts.TilesDrawn(seat, count, state.text(tiles), number))


def drawn(deciding: GameDeciding, pool: bytes, count: int) -> bytes:
    """The next draw from a pool, sorted."""
    draw = deciding.world.draw
    assert draw is not None, "a dealt game is decided in a world that can draw"
    return bytes(sorted(draw(deciding.state.draws + 1, pool, count)))


def stop_clock(deciding: GameDeciding) -> None:
    """Stop whoever's time is running."""
    if deciding.state.ticking is not None:
        deciding.write(facts.ClockStopped())
