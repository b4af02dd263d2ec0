"""A tile set: an alphabet with the value and the number of each tile."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import msgspec

from rackhouse.tiles.alphabet import Alphabet
from rackhouse.tiles.datafile import data_names, read_data
from rackhouse.tiles.tile import BLANK, DECLARED, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable


class TileSet(msgspec.Struct, frozen=True, dict=True):
    """All tiles of a game, as a data file describes them.

    >>> english = TileSet.named("english")
    >>> english.total, english.value(english.alphabet.parse("Q")[0])
    (100, 10)
    """

    name: str
    title: str
    alphabet: Alphabet
    blanks: int
    counts: tuple[int, ...]
    """How many of each letter there are, in the alphabet's order."""
    points: tuple[int, ...]
    """The value printed on each letter, in the alphabet's order."""

    @staticmethod
    def named(name: str) -> TileSet:
        """The tile set of that name from the data files.

        Raises:
            UnknownNameError: if there is none; the message lists those that exist.
        """
        return _load(name)

    @staticmethod
    def names() -> tuple[str, ...]:
        """The names of all tile sets.

        >>> TileSet.names()
        ('english', 'english-super', 'spanish')
        """
        return data_names("tiles")

    @cached_property
    def values(self) -> bytes:
        """The value of every tile number, zero for blanks; index it with a tile."""
        table = bytearray(256)
        for number, points in enumerate(self.points, start=1):
            table[number] = points
        return bytes(table)

    @cached_property
    def tiles(self) -> bytes:
        """Every tile of the set, sorted: the full bag."""
        bag = bytearray([BLANK] * self.blanks)
        for number, count in enumerate(self.counts, start=1):
            bag.extend([number] * count)
        return bytes(bag)

    @property
    def total(self) -> int:
        """How many tiles the set has."""
        return self.blanks + sum(self.counts)

    def value(self, tile: Tile) -> int:
        """The value of one tile; zero for a blank, declared or not.

        >>> english = TileSet.named("english")
        >>> [english.value(tile) for tile in english.alphabet.parse("Kk?")]
        [5, 0, 0]
        """
        return self.values[tile]

    def sum_of(self, tiles: Iterable[Tile]) -> int:
        """The sum of the values of some tiles.

        >>> english = TileSet.named("english")
        >>> english.sum_of(english.alphabet.parse("K?A"))
        6
        """
        values = self.values
        return sum([values[tile] for tile in tiles])


class _Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    count: int
    points: int


class _TileSetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    blanks: int
    letters: tuple[_Letter, ...]
    aliases: dict[str, str] = {}


@lru_cache
def _load(name: str) -> TileSet:
    file = read_data("tiles", name, _TileSetFile)
    assert len(file.letters) < DECLARED, "a tile number must leave room for the blank's mark"
    return TileSet(
        name=name,
        title=file.title,
        alphabet=Alphabet(tuple(entry.letter for entry in file.letters), file.aliases),
        blanks=file.blanks,
        counts=tuple(entry.count for entry in file.letters),
        points=tuple(entry.points for entry in file.letters),
    )
