"""The unseen tiles: those in the bag or on a rack."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from rackhouse.tiles import DECLARED, Alphabet, Tile, TileSet, on_rack

if TYPE_CHECKING:
    from collections.abc import Iterable

_SIGNS: Final = re.compile(r"\[[^\[\]]*\]|.", re.DOTALL)


class Pool:
    """How many of each tile are unseen; changes as a game is replayed.

    >>> pool = Pool(TileSet.named("english"))
    >>> pool.text(pool.take(pool.read("QI")))
    'QI'
    >>> pool.total, pool.shortage(pool.read("QAA"))
    (98, (17, 1, 0))
    """

    def __init__(self, tile_set: TileSet) -> None:
        self._alphabet: Alphabet = tile_set.alphabet
        self._long = any(len(letter) > 1 for letter in tile_set.alphabet.letters)
        self._counts = [0] * DECLARED
        for tile in tile_set.tiles:
            self._counts[tile] += 1
        self.total: int = tile_set.total

    def read(self, text: str) -> tuple[Tile, ...]:
        """The tiles of a written rack. ``CH`` is C and H; the Spanish tile is ``[CH]``.

        A rack all in lower case is read as upper case; a lower-case letter among upper case is a
        declared blank.

        Raises:
            MalformedError: if a character is not a tile of the set.
        """
        if text.islower():
            text = text.upper()
        if not self._long:
            return tuple([on_rack(tile) for tile in self._alphabet.parse(text)])
        return tuple(
            on_rack(tile) for sign in _SIGNS.findall(text) for tile in self._alphabet.parse(sign)
        )

    def read_joined(self, text: str) -> tuple[Tile, ...]:
        """The tiles of a rack in a file that writes the Spanish tile CH without brackets."""
        return tuple([on_rack(tile) for tile in self._alphabet.parse(text)])

    def take(self, tiles: Iterable[Tile]) -> tuple[Tile, ...]:
        """Take laid tiles; returns those that were there, so that a shortage is reported once."""
        counts = self._counts
        taken = []
        for tile in tiles:
            if counts[tile] > 0:
                counts[tile] -= 1
                taken.append(tile)
        self.total -= len(taken)
        return tuple(taken)

    def put_back(self, tiles: Iterable[Tile]) -> None:
        """Put tiles back that came off the board."""
        for tile in tiles:
            self._counts[tile] += 1
            self.total += 1

    def shortage(self, tiles: Iterable[Tile]) -> tuple[Tile, int, int] | None:
        """The first tile of which there are too few: the tile, how many, how many there are."""
        counts = self._counts
        for tile, wanted in Counter(tiles).items():
            if wanted > counts[tile]:
                return tile, wanted, counts[tile]
        return None

    def is_all(self, tiles: Iterable[Tile]) -> bool:
        """Whether these are exactly the unseen tiles."""
        tiles = tuple(tiles)
        return len(tiles) == self.total and self.shortage(tiles) is None

    def text(self, tiles: Iterable[Tile]) -> str:
        """Tiles as a rack is written."""
        return self._alphabet.text(tiles)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The unseen tiles in order, blanks first."""
        return tuple(tile for tile, count in enumerate(self._counts) for _ in range(count))
