"""Tiles, tile sets and board layouts, read from data files."""

from rackhouse.tiles.alphabet import BLANK_SIGN, Alphabet
from rackhouse.tiles.layout import PLAIN, Layout, Premium
from rackhouse.tiles.tile import (
    BLANK,
    DECLARED,
    EMPTY,
    Tile,
    declared_blank,
    is_blank,
    letter_of,
    on_rack,
)
from rackhouse.tiles.tileset import TileSet

__all__ = [
    "BLANK",
    "BLANK_SIGN",
    "DECLARED",
    "EMPTY",
    "PLAIN",
    "Alphabet",
    "Layout",
    "Premium",
    "Tile",
    "TileSet",
    "declared_blank",
    "is_blank",
    "letter_of",
    "on_rack",
]
