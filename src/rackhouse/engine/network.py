"""A learned network that corrects static equity, and its file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.engine import _core
from rackhouse.engine.learned_file import learned_file, line_of, value_of
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from rackhouse.tiles import Layout, TileSet

_SHIPPED: Final = files("rackhouse.engine") / "data" / "enable.network"
_MAGIC: Final = "rackhouse network 1"
FEATURES: Final = 1
"""The version of what a network is asked; one that learned from other questions is refused."""
CANDIDATES: Final = 15
"""So many of the best plays and exchanges by static equity are weighed."""


class NetworkTraining(msgspec.Struct, frozen=True):
    """How a network was learned, and what it reached."""

    rows: int
    """Candidates that it learned from."""
    games: int
    """Games of self-play that they are from."""
    seed: int
    steps: int
    gain: float
    """Points a turn more than static equity, over positions that it did not learn from."""
    error: float
    """The standard error of that."""


class Network(msgspec.Struct, frozen=True):
    """A network, and what it learned from.

    >>> network = Network.shipped()
    >>> network.words, network.tile_set, network.layout
    ('enable', 'english', 'classic')
    """

    words: str
    """The name of the list it learned with."""
    lexicon: str
    """The checksum of its words."""
    tile_set: str
    layout: str
    training: NetworkTraining
    letters: int
    """How many letters the alphabet has."""
    inputs: int
    hidden: tuple[int, int]
    shifts: tuple[int, int, int]
    """Binary places of the weights of each layer."""
    data: bytes

    @staticmethod
    @cache
    def shipped() -> Network:
        """The network that comes with Rackhouse."""
        return Network.unsealed(_SHIPPED.read_bytes(), _SHIPPED.name)

    def sealed(self) -> bytes:
        """The bytes of a file; :meth:`unsealed` reads them back."""
        return learned_file(_MAGIC, self, "data", packed=False, features=FEATURES)

    @staticmethod
    def unsealed(data: bytes, name: str) -> Network:
        """The network in a file.

        Raises:
            MalformedError: if it is not such a file, is damaged, or is of another version.
        """
        header, weights = line_of(data, _MAGIC, "engine-no-network", name)
        if header.get("features") != FEATURES:
            raise MalformedError("engine-old-network", path=name)
        try:
            network = value_of(Network, header, data=weights)
            core_network(network)
        except (ValueError, TypeError):
            raise MalformedError("engine-damaged-network", path=name) from None
        return network

    def doubt(self, tile_set: TileSet, layout: Layout) -> Message | None:
        """What to tell somebody who uses it with other tiles or another board than it learned with.

        It works there too, because letters are counted on the words in force, but nobody has
        measured how well.

        >>> from rackhouse.tiles import Layout, TileSet
        >>> Network.shipped().doubt(TileSet.named("english"), Layout.named("super")) is None
        False

        Raises:
            IllegalError: if the tiles have another number of letters, so that it cannot be used.
        """
        if len(tile_set.alphabet.letters) != self.letters:
            raise IllegalError("engine-network-letters", tiles=self.tile_set)
        if (tile_set.name, layout.name) == (self.tile_set, self.layout):
            return None
        return message("engine-network-elsewhere", tiles=self.tile_set, board=self.layout)


@cache
def core_network(network: Network) -> _core.Network:
    """A network as the core takes it; ValueError if its numbers do not fit together."""
    return _core.Network(
        network.letters, network.inputs, *network.hidden, *network.shifts, network.data
    )
