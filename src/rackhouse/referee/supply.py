"""Tiles on their way between bag and rack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import facts

if TYPE_CHECKING:
    from rackhouse.referee.minutes import Minutes


def return_extra_tiles(minutes: Minutes, seat: int) -> None:
    """Bought tiles beyond a full rack go back: nobody starts a turn with eight (A-31)."""
    while (
        minutes.state.turn_state.bought
        and minutes.state.sides[seat].held > minutes.state.rules.tiles.rack
    ):
        letter = minutes.state.turn_state.bought[-1]
        text = minutes.state.board.tile_set.alphabet.text((letter,))
        minutes.write(facts.LetterReturned(seat, text))


def refill(minutes: Minutes, seat: int) -> None:
    """Draw up to a full rack, or what remains (A-10); a rack set aside stays as it is (A-18)."""
    state = minutes.state
    if state.sides[seat].is_resigned:
        return
    count = min(state.rules.tiles.rack - state.sides[seat].held, state.bag_count)
    if count <= 0:
        return
    if not state.is_dealt:
        minutes.write(facts.TilesDrawn(seat, count, "", 0))
        return
    number = state.draws + 1
    tiles = drawn(minutes, state.bag, count)
    minutes.write(facts.TilesDrawn(seat, count, state.text(tiles), number))


def drawn(minutes: Minutes, pool: bytes, count: int) -> bytes:
    """The next draw from a pool, sorted."""
    draw = minutes.world.draw
    assert draw is not None, "a dealt game is decided in a world that can draw"
    return bytes(sorted(draw(minutes.state.draws + 1, pool, count)))


def stop_clock(minutes: Minutes) -> None:
    """Stop whoever's time is running."""
    if minutes.state.ticking is not None:
        minutes.write(facts.ClockStopped())
