"""Tiles on their way between bag and rack, and lots drawn with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rackhouse.errors import RackhouseError
from rackhouse.messages import all_of, quoted
from rackhouse.record import State, facts
from rackhouse.record.fair import lot_pool
from rackhouse.referee.deciding import CommandRefused
from rackhouse.tiles import BLANK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.referee.deciding import GameDeciding


def return_extra_tiles(deciding: GameDeciding, seat: int) -> None:
    """Put bought tiles beyond a full rack back: nobody starts a turn with extra tiles (A-31)."""
    while (
        deciding.state.turn_state.bought
        and deciding.state.sides[seat].held > deciding.state.rules.tiles.rack
    ):
        letter = deciding.state.turn_state.bought[-1]
        text = deciding.state.board.tile_set.alphabet.text((letter,))
        deciding.write(facts.LetterReturned(seat, text))


def refill(deciding: GameDeciding, seat: int) -> None:
    """Draw up to a full rack, or what is left (A-10); a rack set aside stays as it is (A-18)."""
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
    """Stop the time that is running, if any."""
    if deciding.state.ticking is not None:
        deciding.write(facts.ClockStopped())


Purpose = Literal["first play", "tie"]


def draw_lots(deciding: GameDeciding, seats: Sequence[int], purpose: Purpose) -> int:
    """Draw lots until one seat wins; ties, including two blanks, draw again (A-03)."""
    left = tuple(seats)
    attempt = 0
    while len(left) > 1:
        attempt += 1
        tiles = []
        for seat in left:
            state = deciding.state
            number = state.draws + 1
            tile = drawn(deciding, lot_pool(state, purpose), 1)
            deciding.write(facts.LotDrawn(seat, state.text(tile), number, attempt, purpose))
            tiles.append(tile[0])
        left = best_lots(deciding.state, left, tiles)
    return left[0]


def told_lots(
    deciding: GameDeciding,
    seats: Sequence[int],
    attempts: Sequence[Sequence[str]],
    purpose: Purpose,
) -> int:
    """The winner of lots that were drawn with real tiles and entered."""
    left = tuple(seats)
    for attempt, told in enumerate(attempts, start=1):
        if len(left) == 1:
            raise CommandRefused("referee-draw-decided")
        if len(told) != len(left):
            names = all_of(map(deciding.state.seat_name, left))
            raise CommandRefused("referee-one-tile-each", seats=names)
        tiles = []
        for seat, text in zip(left, told, strict=True):
            tile = one_tile(deciding.state, text)
            spelt = deciding.state.text(bytes([tile]))
            if tile not in lot_pool(deciding.state, purpose):
                raise CommandRefused("referee-too-few-in-set", tiles=all_of([spelt]))
            deciding.write(facts.LotDrawn(seat, spelt, 0, attempt, purpose))
            tiles.append(tile)
        left = best_lots(deciding.state, left, tiles)
    if len(left) > 1:
        raise CommandRefused("referee-draw-tied", seats=all_of(map(deciding.state.seat_name, left)))
    return left[0]


def best_lots(state: State, seats: Sequence[int], tiles: Sequence[int]) -> tuple[int, ...]:
    """The seats with the best tile, in the sheet's order."""
    first = state.rules.first

    def rank(tile: int) -> int:
        if tile == BLANK:
            return -1 if first.blank == "beats-all" else 1000
        return tile if first.winner == "nearest-start" else 500 - tile

    best = min(map(rank, tiles))
    return tuple(seat for seat, tile in zip(seats, tiles, strict=True) if rank(tile) == best)


def one_tile(state: State, text: str) -> int:
    """The one tile that a text names: a letter or ``?``."""
    try:
        tiles = state.parse(text.upper())
    except RackhouseError as error:
        raise CommandRefused(error.message) from error
    if len(tiles) != 1:
        raise CommandRefused("referee-not-one-tile", text=quoted(text))
    return tiles[0]
