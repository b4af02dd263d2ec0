"""What a play is worth to a player besides its points: its leave, and how the game ends."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rackhouse.engine.values import Situation
from rackhouse.tiles import BLANK, Tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.board import Board
    from rackhouse.engine.engine import Candidate, Engine
    from rackhouse.players.choice import Seen

POINT = 1000
"""Worth is counted in thousandths of a point, as in the engine."""
BLANK_WORTH = 20 * POINT
"""Roughly what a blank earns later, without learned values."""
HOOK_WORTH = 5 * POINT
"""The same for an S, which hooks on to most words."""
TWIN_WORTH = -3 * POINT
"""A second tile of a kind makes fewer words than another would."""


def kept_after(rack: Sequence[Tile], tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """The rack without some of its tiles, sorted.

    >>> kept_after((3, 1, 1, 0), (1, 0))
    (1, 3)
    """
    return tuple(sorted((Counter(rack) - Counter(tiles)).elements()))


def rough_worth(board: Board, kept: Sequence[Tile]) -> int:
    """What a leave is worth by rule of thumb.

    >>> from rackhouse.board import Board
    >>> rough_worth(Board.empty(), (0, 5, 5))
    17000
    """
    hooks = board.tile_set.alphabet.spell("S") or ()
    worth = 0
    for tile, count in Counter(kept).items():
        each = BLANK_WORTH if tile == BLANK else HOOK_WORTH if tile in hooks else 0
        worth += count * each + (count - 1) * (TWIN_WORTH if not each else 0)
    return worth


def situation_of(seen: Seen) -> Situation:
    """What the engine needs to know about the bag and the opponents."""
    return Situation(seen.bag, 0 if seen.bag else seen.board.tile_set.sum_of(seen.unseen))


def worth_after(engine: Engine, seen: Seen, candidate: Candidate) -> int:
    """What a play is worth beyond its points, by the engine's values.

    Without learned values for leaves, a rule of thumb replaces them.
    """
    worth = candidate.equity - candidate.score * POINT
    if seen.bag and not engine.has_leaves:
        worth += rough_worth(seen.board, kept_after(seen.rack, candidate.tiles))
    return worth


def best_swap(engine: Engine, seen: Seen) -> tuple[int, tuple[Tile, ...]] | None:
    """The exchange with the best leave, and its worth."""
    if not engine.has_leaves:
        rough = ((rough_worth(seen.board, kept), gone) for gone, kept in swaps(seen))
        return max(rough, key=lambda pair: pair[0], default=None)
    limit = min(seen.may_swap, seen.bag)
    for exchange in engine.exchanges(seen.rack, situation_of(seen)):
        if len(exchange.tiles) <= limit:
            return exchange.equity, exchange.tiles
    return None


def swaps(seen: Seen) -> Iterator[tuple[tuple[Tile, ...], tuple[Tile, ...]]]:
    """Every choice of tiles that may be exchanged, once, with its leave."""
    limit = max(0, min(seen.may_swap, seen.bag, len(seen.rack)))
    kinds = sorted(Counter(seen.rack).items())
    chosen: list[tuple[tuple[Tile, ...], tuple[Tile, ...]]] = [((), ())]
    for tile, count in kinds:
        chosen = [
            (gone + (tile,) * many, kept + (tile,) * (count - many))
            for gone, kept in chosen
            for many in range(count + 1)
        ]
    return ((gone, kept) for gone, kept in chosen if 0 < len(gone) <= limit)
