"""Chance: an order drawn by lot, from a seed that can be shown afterwards."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import TypeAlias

import msgspec

Lots: TypeAlias = Callable[[int, int], tuple[int, ...]]
"""The number of a draw and a count to an order of ``range(count)``: a pure function."""


class SeededLots(msgspec.Struct, frozen=True):
    """Orders that follow from a seed; the same seed draws the same.

    Position by position, from the last to the second, the place to swap with is the HMAC-SHA-256
    over the number of the draw and the position, keyed with the seed, modulo what is left.

    >>> SeededLots("village")(1, 4) == SeededLots("village")(1, 4)
    True
    >>> sorted(SeededLots("village")(2, 4))
    [0, 1, 2, 3]
    """

    seed: str

    def __call__(self, number: int, count: int) -> tuple[int, ...]:
        """The order of a draw."""
        order = list(range(count))
        for place in range(count - 1, 0, -1):
            message = number.to_bytes(8, "big") + place.to_bytes(4, "big")
            drawn = hmac.digest(self.seed.encode(), message, hashlib.sha256)
            other = int.from_bytes(drawn[:16], "big") % (place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


class EventWorld(msgspec.Struct, frozen=True):
    """What a decision may ask of the world: the time, and lots. Nothing else."""

    now: int
    """Milliseconds since 1970."""
    lots: Lots
