"""Drawing lots: a tile each, the letter nearest the beginning of the alphabet wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rackhouse.errors import RackhouseError
from rackhouse.messages import all_of, quoted
from rackhouse.record import State, facts
from rackhouse.record.verify import lot_pool
from rackhouse.referee.refusal import Refused
from rackhouse.referee.supply import drawn
from rackhouse.tiles import BLANK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.referee.minutes import Minutes

Purpose = Literal["first play", "tie"]


def draw_lots(minutes: Minutes, seats: Sequence[int], purpose: Purpose) -> int:
    """Let seats draw until one of them wins; ties, two blanks included, draw again (A-03)."""
    left = tuple(seats)
    attempt = 0
    while len(left) > 1:
        attempt += 1
        tiles = []
        for seat in left:
            state = minutes.state
            number = state.draws + 1
            tile = drawn(minutes, lot_pool(state, purpose), 1)
            minutes.write(facts.LotDrawn(seat, state.text(tile), number, attempt, purpose))
            tiles.append(tile[0])
        left = best_lots(minutes.state, left, tiles)
    return left[0]


def told_lots(
    minutes: Minutes, seats: Sequence[int], attempts: Sequence[Sequence[str]], purpose: Purpose
) -> int:
    """The winner of lots that were drawn with real tiles and told to the program."""
    left = tuple(seats)
    for attempt, told in enumerate(attempts, start=1):
        if len(left) == 1:
            raise Refused("referee-draw-decided")
        if len(told) != len(left):
            names = all_of(map(minutes.state.seat_name, left))
            raise Refused("referee-one-tile-each", seats=names)
        tiles = []
        for seat, text in zip(left, told, strict=True):
            tile = one_tile(minutes.state, text)
            spelt = minutes.state.text(bytes([tile]))
            if tile not in lot_pool(minutes.state, purpose):
                raise Refused("referee-too-few-in-set", tiles=all_of([spelt]))
            minutes.write(facts.LotDrawn(seat, spelt, 0, attempt, purpose))
            tiles.append(tile)
        left = best_lots(minutes.state, left, tiles)
    if len(left) > 1:
        raise Refused("referee-draw-tied", seats=all_of(map(minutes.state.seat_name, left)))
    return left[0]


def best_lots(state: State, seats: Sequence[int], tiles: Sequence[int]) -> tuple[int, ...]:
    """The seats whose tile is the best, by the sheet's order."""
    first = state.rules.first

    def rank(tile: int) -> int:
        if tile == BLANK:
            return -1 if first.blank == "beats-all" else 1000
        return tile if first.winner == "nearest-start" else 500 - tile

    best = min(map(rank, tiles))
    return tuple(seat for seat, tile in zip(seats, tiles, strict=True) if rank(tile) == best)


def one_tile(state: State, text: str) -> int:
    """The one tile that a text names; a letter or ``?``."""
    try:
        tiles = state.parse(text.upper())
    except RackhouseError as error:
        raise Refused(error.message) from error
    if len(tiles) != 1:
        raise Refused("referee-not-one-tile", text=quoted(text))
    return tiles[0]
