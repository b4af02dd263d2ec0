"""Accuracy: how close decisions come to the best ones, as a number from 0 to 100."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

HALVED_BY: Final = 10.0
"""A decision that loses so many points counts half, one that loses twice as many a quarter."""


def accuracy_of(lost: Iterable[float]) -> float | None:
    """The accuracy of decisions that lost so many points; ``None`` without any.

    Each counts ``100 / 2 ** (lost / 10)``, and the accuracy is their mean. So one big mistake costs
    as much as a few smaller ones, and no more than its share of the game.

    >>> accuracy_of([0, 0, 10, 20]), accuracy_of([])
    (68.75, None)
    """
    counted = [100 / 2 ** (max(0.0, each) / HALVED_BY) for each in lost]
    return sum(counted) / len(counted) if counted else None
