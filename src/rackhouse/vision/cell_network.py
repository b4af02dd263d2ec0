"""The network that reads one square of a photographed board, and its file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.engine import _core
from rackhouse.engine.learned_file import learned_file, line_of, value_of
from rackhouse.errors import IllegalError, MalformedError

if TYPE_CHECKING:
    from rackhouse.tiles import Alphabet

_SHIPPED: Final = files("rackhouse.vision") / "data" / "camera.network"
_MAGIC: Final = "rackhouse camera 1"
EMPTY_CLASS: Final = 0
BLANK_CLASS: Final = 1
FIRST_LETTER: Final = 2
"""The class of the first sign; the others follow in order."""
UNIT: Final = 256
"""Classes are weighed in this part of a natural logarithm."""


class CellTraining(msgspec.Struct, frozen=True):
    """How a network learned to read squares, and what it reached."""

    steps: int
    cells: int
    """Drawn squares in each step."""
    seed: int
    fonts: int
    right: float
    """The part of drawn squares that it reads, of those it did not learn from."""


class CellNetwork(msgspec.Struct, frozen=True):
    """A network and the signs that it can read.

    >>> network = CellNetwork.shipped()
    >>> network.signs[:3], "Ñ" in network.signs
    (('A', 'B', 'C'), True)
    """

    signs: tuple[str, ...]
    training: CellTraining
    data: bytes

    @staticmethod
    @cache
    def shipped() -> CellNetwork:
        """The network that comes with Rackhouse."""
        return CellNetwork.unsealed(_SHIPPED.read_bytes(), _SHIPPED.name)

    def sealed(self) -> bytes:
        """The bytes of a file; :meth:`unsealed` reads them back."""
        return learned_file(_MAGIC, self, "data", packed=False)

    @staticmethod
    def unsealed(data: bytes, name: str) -> CellNetwork:
        """The network in a file.

        Raises:
            MalformedError: if it is not such a file, or is damaged.
        """
        header, weights = line_of(data, _MAGIC, "camera-no-network", name)
        try:
            network = value_of(CellNetwork, header, data=weights)
            core_network(network)
        except (ValueError, TypeError):
            raise MalformedError("camera-damaged-network", path=name) from None
        return network

    def classes_of(self, alphabet: Alphabet) -> tuple[int, ...]:
        """The classes of an empty square, of a blank, and of each letter.

        >>> from rackhouse.tiles import TileSet
        >>> CellNetwork.shipped().classes_of(TileSet.named("english").alphabet)[:4]
        (0, 1, 2, 3)

        Raises:
            IllegalError: if it did not learn one of the letters.
        """
        unknown = [letter for letter in alphabet.letters if letter not in self.signs]
        if unknown:
            raise IllegalError("camera-unknown-letter", letter=unknown[0])
        signs = (FIRST_LETTER + self.signs.index(letter) for letter in alphabet.letters)
        return EMPTY_CLASS, BLANK_CLASS, *signs


@cache
def core_network(network: CellNetwork) -> _core.CellNetwork:
    """A network as the core takes it; ValueError if its numbers do not fit together."""
    return _core.CellNetwork(FIRST_LETTER + len(network.signs), network.data)
