"""Every rack that the opponent may hold when few tiles are unseen, and how likely it is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb, prod
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SCALE: Final = 1 << 24
"""Where racks are weighed, their weights together."""


def drawn_racks(
    unseen: bytes, held: int, weighed: Sequence[tuple[bytes, int]] = ()
) -> list[tuple[bytes, int]]:
    r"""The distinct racks of so many of the unseen tiles, each with its weight.

    Without ``weighed`` a rack weighs as much as there are ways to draw it. Otherwise those are
    racks, or parts of racks, that the opponent may hold, and what a part lacks is drawn.

    >>> drawn_racks(b"\1\1\2", 2)
    [(b'\x01\x02', 2), (b'\x01\x01', 1)]
    >>> racks = drawn_racks(b"\1\1\2", 2, [(b"\2", 3)])
    >>> [rack for rack, weight in racks if weight]
    [b'\x01\x02']
    """
    everything = Counter(unseen)
    if not weighed:
        return [(rack, _ways(rack, everything)) for rack in _chosen(everything, held)]
    weights: dict[bytes, Fraction] = {}
    total = sum(weight for _, weight in weighed)
    for part, weight in weighed:
        left = everything - Counter(part)
        missing = held - len(part)
        chance = Fraction(weight, total * comb(left.total(), missing))
        for drawn in _chosen(left, missing):
            rack = bytes(sorted(part + drawn))
            weights[rack] = weights.get(rack, Fraction()) + chance * _ways(drawn, left)
    return [(rack, round(chance * _SCALE)) for rack, chance in sorted(weights.items())]


def _chosen(tiles: Counter[int], count: int) -> Iterator[bytes]:
    """Every distinct choice of so many tiles."""

    def more(kinds: list[tuple[int, int]], left: int, chosen: bytes) -> Iterator[bytes]:
        if left == 0:
            yield chosen
        elif kinds:
            (tile, most), *rest = kinds
            for many in range(min(most, left) + 1):
                yield from more(rest, left - many, chosen + bytes([tile]) * many)

    return more(sorted(tiles.items()), count, b"")


def _ways(rack: bytes, tiles: Counter[int]) -> int:
    return prod(comb(tiles[tile], many) for tile, many in Counter(rack).items())
