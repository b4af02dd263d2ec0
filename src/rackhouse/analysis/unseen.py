"""The tiles of a position that are neither on the board nor on a rack that is given."""

from __future__ import annotations

from collections import Counter

from rackhouse.errors import IllegalError
from rackhouse.messages import any_of
from rackhouse.record.cgp import CgpPosition
from rackhouse.tiles import on_rack


def unseen_tiles(position: CgpPosition) -> bytes:
    """The unseen tiles in order.

    >>> position = CgpPosition.parse(f"{'15/' * 7}3TRAIN7{'/15' * 7} AEIOUQ?/ 0/12 0")
    >>> len(unseen_tiles(position))
    88

    Raises:
        IllegalError: if board and racks have more of a tile than the set.
    """
    board = position.board
    unseen = Counter(board.tile_set.tiles)
    unseen.subtract(on_rack(tile) for tile in board.tiles)
    for rack in position.racks:
        unseen.subtract(rack)
    if lacking := sorted(tile for tile, count in unseen.items() if count < 0):
        signs = any_of(board.tile_set.alphabet.text([tile]) for tile in lacking)
        raise IllegalError("analysis-too-many-tiles", tiles=signs)
    return bytes(sorted(unseen.elements()))
