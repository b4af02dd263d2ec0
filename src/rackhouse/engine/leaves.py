"""What leaves, the tiles kept after a play, are worth: a learned table, and its file."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from rackhouse.engine.learned_file import learned_file, line_of, unpacked, value_of
from rackhouse.errors import MalformedError
from rackhouse.lexicon import Lexicon

_FOLDER = files("rackhouse.engine") / "data"
_MAGIC = "rackhouse leaves 1"
_UNKNOWN = "engine-no-leaves"
_LARGEST = 16 * 1024 * 1024
_ENDING = ".leaves"
"""The suffix after the name of the list that the values were learned with."""
ALIKE = 0.9
"""The share of words that a list must have in common with another to use its values."""


class Training(msgspec.Struct, frozen=True):
    """How values were learned; the same words and figures give the same values."""

    games: tuple[int, ...]
    """Games of each generation."""
    seed: int
    smoothing: int


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
        """The values that come with Rackhouse for a list, or ``None``.

        A house's list that is nearly the same as a list with values uses those.

        >>> from rackhouse.lexicon import Lexicon
        >>> Leaves.shipped_for(Lexicon.of(["OX"])) is None
        True
        """
        for entry in _FOLDER.iterdir():
            if entry.name.endswith(_ENDING):
                data = entry.read_bytes()
                header, _ = line_of(data, _MAGIC, _UNKNOWN, entry.name)
                if header["lexicon"] == lexicon.checksum or _is_nearly(
                    lexicon, Lexicon.named(entry.name.removesuffix(_ENDING))
                ):
                    return Leaves.unsealed(data, entry.name)
        return None

    def sealed(self) -> bytes:
        """The bytes of a file; :meth:`unsealed` reads them back."""
        return learned_file(_MAGIC, self, "table", packed=True)

    @staticmethod
    def unsealed(data: bytes, name: str) -> Leaves:
        """The values that a file holds.

        Raises:
            MalformedError: if it is not such a file, or is damaged.
        """
        header, packed = line_of(data, _MAGIC, _UNKNOWN, name)
        try:
            return value_of(Leaves, header, table=unpacked(packed, _LARGEST))
        except ValueError:
            raise MalformedError("engine-damaged-leaves", path=name) from None


def _is_nearly(lexicon: Lexicon, other: Lexicon) -> bool:
    """Whether two lists of the same tiles have nearly all their words in common."""
    needed = ALIKE * max(len(lexicon), len(other))
    if lexicon.tile_set != other.tile_set or min(len(lexicon), len(other)) < needed:
        return False
    return len(lexicon.words & other.words) >= needed
