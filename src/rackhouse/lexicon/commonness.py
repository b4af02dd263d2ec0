"""How common words are, in steps, for players who do not know them all."""

from __future__ import annotations

import hashlib
import zlib
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.lexicon.lexicon import Lexicon

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NAME: Final = "enable"
"""The list whose words have steps."""
_FILE: Final = files("rackhouse.lexicon") / "data" / f"{NAME}.rhc"
_FORMAT: Final = "rackhouse-commonness 1"
_LONGEST_HEADER: Final = 2_000
MOST: Final = 90


class _CommonnessHeader(msgspec.Struct, frozen=True):
    format: str
    lexicon: str
    """The checksum of the list."""
    sha256: str
    """The checksum of the steps."""


class Commonness(msgspec.Struct, frozen=True, dict=True):
    """A step for each word of a list: ten times the logarithm of its uses in a billion words.

    THE has 77, TRAIN 46, ETUI 17. A word without a frequency, or not in the list, counts as rare:
    0.

    >>> common = Commonness.built_in()
    >>> common.step("THE") > common.step("TRAIN") > common.step("ETUI") > common.step("QWXZ")
    True
    """

    lexicon: Lexicon
    steps: bytes
    """One byte per word, in the order of the list."""

    @staticmethod
    def built_in() -> Commonness:
        """The steps that come with Rackhouse, for the default list; other lists use them too.

        Raises:
            MalformedError: if the file is damaged.
        """
        return _built_in()

    @staticmethod
    def of(lexicon: Lexicon, steps: Mapping[str, int]) -> Commonness:
        """Steps for the words of a list, from steps for any words.

        >>> Commonness.of(Lexicon.of(["OX", "ZA"]), {"OX": 35, "OXO": 20}).step("OX")
        35
        """
        return Commonness(lexicon, bytes(min(MOST, steps.get(word, 0)) for word in lexicon))

    def step(self, word: str) -> int:
        """How common a word in upper case is, from 0, rare, to 90."""
        return self._met.get(word, 0)

    def at_least(self, step: int, words: Iterable[str]) -> tuple[str, ...]:
        """The words that are at least so common, in their order.

        >>> Commonness.built_in().at_least(30, ["CAT", "CATALO", "DOG"])
        ('CAT', 'DOG')
        """
        met = self._met
        return tuple(word for word in words if met.get(word, 0) >= step)

    @cached_property
    def _met(self) -> dict[str, int]:
        return {word: step for word, step in zip(self.lexicon, self.steps, strict=True) if step}

    def sealed(self) -> bytes:
        """The bytes of a file; :meth:`unsealed` reads them back."""
        digest = hashlib.sha256(self.steps).hexdigest()
        header = _CommonnessHeader(_FORMAT, self.lexicon.checksum, digest)
        return msgspec.json.encode(header) + b"\n" + zlib.compress(self.steps, 9)

    @staticmethod
    def unsealed(data: bytes, lexicon: Lexicon, where: str) -> Commonness:
        """The steps for a list, from the bytes of a file.

        >>> two = Commonness.of(Lexicon.of(["OX", "ZA"]), {"OX": 35})
        >>> Commonness.unsealed(two.sealed(), two.lexicon, "two.rhc") == two
        True

        Raises:
            MalformedError: if they are not such steps, damaged, or for another list.
        """
        end = data.find(b"\n", 0, _LONGEST_HEADER)
        try:
            header = msgspec.json.decode(data[: max(0, end)], type=_CommonnessHeader)
            steps = zlib.decompress(data[end + 1 :])
        except (msgspec.MsgspecError, zlib.error):
            header, steps = None, b""
        if (
            header is None
            or header.format != _FORMAT
            or header.lexicon != lexicon.checksum
            or hashlib.sha256(steps).hexdigest() != header.sha256
            or len(steps) != len(lexicon)
        ):
            raise MalformedError("lexicon-no-commonness", path=where, name=lexicon.name)
        return Commonness(lexicon, steps)


@lru_cache(maxsize=1)
def _built_in() -> Commonness:
    return Commonness.unsealed(_FILE.read_bytes(), Lexicon.named(NAME), str(_FILE))
