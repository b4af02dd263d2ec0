"""No more tiles of a kind lie on a board than its set has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.tiles import BLANK, EMPTY
from rackhouse.vision.evidence import BLANK_TILE, FIRST, NOTHING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rackhouse.tiles import Tile, TileSet
    from rackhouse.vision.evidence import Evidence


def supply_of(tile_set: TileSet) -> list[int]:
    """How many squares can show each thing; of empty squares any number."""
    return [10_000, tile_set.blanks, *tile_set.counts]


def thing_of(tile: Tile) -> int:
    """What a tile shows, by the number that evidence has for it; a declared blank shows nothing.

    >>> thing_of(EMPTY), thing_of(BLANK), thing_of(1)
    (0, 1, 2)
    """
    if tile == EMPTY:
        return NOTHING
    return BLANK_TILE if tile == BLANK or tile & 0x40 else FIRST + tile - 1


def tile_of(thing: int) -> Tile:
    """The tile that is shown.

    >>> [tile_of(thing_of(tile)) for tile in (EMPTY, BLANK, 5)] == [EMPTY, BLANK, 5]
    True
    """
    return (EMPTY, BLANK)[thing] if thing < FIRST else thing - FIRST + 1


def assigned(
    evidence: Mapping[int, Evidence], supply: Sequence[int], tiles_only: frozenset[int]
) -> dict[int, int]:
    """The most likely thing on each square, with no more of any than there is.

    Where too many squares want the same, the one that loses the least by something else gives way.
    ``tiles_only`` are squares that are known not to be empty.
    """
    left = list(supply)
    chosen: dict[int, int] = {}
    waiting = sorted(evidence, key=lambda square: -max(evidence[square]))
    while waiting:
        square = waiting.pop(0)
        logs = evidence[square]
        things = [
            thing
            for thing in range(len(logs))
            if left[thing] > 0 and not (thing == NOTHING and square in tiles_only)
        ]
        if not things:
            chosen[square] = NOTHING
            continue
        best = max(things, key=logs.__getitem__)
        chosen[square] = best
        left[best] -= 1
    return chosen
