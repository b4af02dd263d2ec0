"""Tiles as small numbers.

A tile may be two letters (the Spanish CH), so a tile is a number and not a character:

- ``BLANK`` (0) is a blank in the bag or on a rack, not yet declared;
- 1, 2, 3 … are the letters of the alphabet in its own order;
- ``letter + DECLARED`` is a blank that was declared to be that letter.

The numbers fit in a byte, so a rack is a sorted ``bytes`` and a board is ``bytes``: frozen,
hashable, quick to compare. An :class:`~rackhouse.tiles.Alphabet` turns them into text.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Tile: TypeAlias = int

BLANK: Final = 0
DECLARED: Final = 0x40
EMPTY: Final = 0xFF


def declared_blank(letter: Tile) -> Tile:
    """The tile of a blank declared as ``letter``.

    >>> declared_blank(5) == 5 + DECLARED
    True
    """
    return letter | DECLARED


def is_blank(tile: Tile) -> bool:
    """Whether a tile is a blank, declared or not.

    >>> is_blank(BLANK), is_blank(declared_blank(5)), is_blank(5)
    (True, True, False)
    """
    return tile == BLANK or bool(tile & DECLARED)


def letter_of(tile: Tile) -> Tile:
    """The letter a tile shows: its own, or the one its blank was declared as.

    >>> letter_of(declared_blank(5)), letter_of(5)
    (5, 5)
    """
    return tile & ~DECLARED


def on_rack(tile: Tile) -> Tile:
    """The tile as it lies on a rack: a blank is undeclared again.

    >>> on_rack(declared_blank(5)), on_rack(5)
    (0, 5)
    """
    return BLANK if tile & DECLARED else tile
