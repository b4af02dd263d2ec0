"""What the tiles kept after a play are worth: a table that was learned, and its file."""

from __future__ import annotations

import hashlib
import zlib
from importlib.resources import files

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.lexicon import Lexicon

_FOLDER = files("rackhouse.engine") / "data"
_MAGIC = "rackhouse leaves 1"
_ENDING = ".leaves"
"""Before it stands the name of the list that the values were learned with."""
ALIKE = 0.9
"""The share of its words that a list has in common with one whose values serve it as well."""


class Training(msgspec.Struct, frozen=True):
    """How values were learned: with the same words and figures they come out the same."""

    games: tuple[int, ...]
    """Games of each generation."""
    seed: int
    smoothing: int


class _LeavesHeader(msgspec.Struct, frozen=True):
    format: str
    lexicon: str
    """The checksum of the words."""
    tile_set: str
    training: Training
    sha256: str
    """Of the table."""


class Leaves(msgspec.Struct, frozen=True):
    """Values of leaves for one word list, in hundredths of a point."""

    lexicon: str
    """The checksum of the words that they were learned with."""
    tile_set: str
    training: Training
    table: bytes
    """16-bit numbers, in the core's own order."""

    @staticmethod
    def shipped_for(lexicon: Lexicon) -> Leaves | None:
        """The values that come with Rackhouse for a list; ``None`` where there are none.

        A house's list that is nearly all one that has values is played with the same ones.

        >>> from rackhouse.lexicon import Lexicon
        >>> Leaves.shipped_for(Lexicon.of(["OX"])) is None
        True
        """
        for entry in _FOLDER.iterdir():
            if entry.name.endswith(_ENDING):
                data = entry.read_bytes()
                header = _header_of(data, entry.name)[0]
                if header.lexicon == lexicon.checksum or _is_nearly(
                    lexicon, Lexicon.named(entry.name.removesuffix(_ENDING))
                ):
                    return Leaves.unsealed(data, entry.name)
        return None

    def sealed(self) -> bytes:
        """The bytes of a file; :meth:`unsealed` reads them back."""
        digest = hashlib.sha256(self.table).hexdigest()
        header = _LeavesHeader(_MAGIC, self.lexicon, self.tile_set, self.training, digest)
        return msgspec.json.encode(header) + b"\n" + zlib.compress(self.table, 9)

    @staticmethod
    def unsealed(data: bytes, name: str) -> Leaves:
        """The values that a file holds.

        Raises:
            MalformedError: where it is no such file, or damaged.
        """
        header, begin = _header_of(data, name)
        try:
            table = zlib.decompress(data[begin:])
        except zlib.error:
            table = b""
        if hashlib.sha256(table).hexdigest() != header.sha256:
            raise MalformedError("engine-damaged-leaves", path=name)
        return Leaves(header.lexicon, header.tile_set, header.training, table)


def _is_nearly(lexicon: Lexicon, other: Lexicon) -> bool:
    """Whether two lists of the same tiles have nearly all their words in common."""
    needed = ALIKE * max(len(lexicon), len(other))
    if lexicon.tile_set != other.tile_set or min(len(lexicon), len(other)) < needed:
        return False
    return len(lexicon.words & other.words) >= needed


def _header_of(data: bytes, name: str) -> tuple[_LeavesHeader, int]:
    end = data.find(b"\n", 0, 10_000)
    try:
        header = msgspec.json.decode(data[: max(0, end)], type=_LeavesHeader)
    except msgspec.MsgspecError:
        header = None
    if header is None or header.format != _MAGIC:
        raise MalformedError("engine-no-leaves", path=name)
    return header, end + 1
