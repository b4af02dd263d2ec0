"""A learned network that corrects static equity, and its file."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.engine import _core
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


class _NetworkHeader(msgspec.Struct, frozen=True):
    format: str
    features: int
    words: str
    """The name of the list."""
    lexicon: str
    """The checksum of its words."""
    tile_set: str
    layout: str
    training: NetworkTraining
    letters: int
    inputs: int
    hidden: tuple[int, int]
    shifts: tuple[int, int, int]
    sha256: str
    """The checksum of the weights."""


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
        header = _NetworkHeader(
            _MAGIC,
            FEATURES,
            self.words,
            self.lexicon,
            self.tile_set,
            self.layout,
            self.training,
            self.letters,
            self.inputs,
            self.hidden,
            self.shifts,
            hashlib.sha256(self.data).hexdigest(),
        )
        return msgspec.json.encode(header) + b"\n" + self.data

    @staticmethod
    def unsealed(data: bytes, name: str) -> Network:
        """The network in a file.

        Raises:
            MalformedError: if it is not such a file, is damaged, or is of another version.
        """
        end = data.find(b"\n", 0, 10_000)
        try:
            header = msgspec.json.decode(data[: max(0, end)], type=_NetworkHeader)
        except msgspec.MsgspecError:
            header = None
        if header is None or header.format != _MAGIC:
            raise MalformedError("engine-no-network", path=name)
        if header.features != FEATURES:
            raise MalformedError("engine-old-network", path=name)
        weights = data[end + 1 :]
        if hashlib.sha256(weights).hexdigest() != header.sha256:
            raise MalformedError("engine-damaged-network", path=name)
        network = Network(
            header.words,
            header.lexicon,
            header.tile_set,
            header.layout,
            header.training,
            header.letters,
            header.inputs,
            header.hidden,
            header.shifts,
            weights,
        )
        try:
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
