"""A lexicon: a word list with a name, a title and a checksum."""

from __future__ import annotations

import hashlib
import re
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.lexicon import store
from rackhouse.lexicon.lines import join_lines, place_of, split_lines
from rackhouse.lexicon.sealed import WORDS, WordFileHeader, seal, unseal
from rackhouse.messages import quoted
from rackhouse.tiles import TileSet, letter_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from rackhouse.tiles import Tile


class Lexicon(msgspec.Struct, frozen=True, dict=True, eq=False):
    """A word list. Two are equal if they have the same words for the same tiles.

    >>> enable = Lexicon.named("enable")
    >>> "OXEN" in enable, "QWXZ" in enable, len(enable)
    (True, False, 172820)
    """

    name: str
    title: str
    tile_set: str
    """The name of the tile set that spells the words."""
    text: bytes
    """The words in upper case, in the order of their UTF-8 bytes, each followed by a line feed."""
    edition: str = ""
    source: str = ""
    licence: str = ""

    @staticmethod
    def named(name: str) -> Lexicon:
        """The list of that name: a built-in one, or one that was imported.

        Raises:
            UnknownNameError: if there is none; the message lists those that exist.
            MalformedError: if its file is damaged.
        """
        return _load_built_in(name) if store.is_built_in(name) else _load(name)

    @staticmethod
    def names() -> tuple[str, ...]:
        """The names of all lists, sorted.

        >>> "enable" in Lexicon.names()
        True
        """
        return store.names(WORDS)

    @staticmethod
    def of(words: Iterable[str], name: str = "words", tile_set: str = "english") -> Lexicon:
        """A lexicon of some words, in any order and case.

        >>> list(Lexicon.of(["hey", "OX", "hey"]))
        ['HEY', 'OX']

        Raises:
            MalformedError: if the tile set cannot spell one of them.
        """
        return Lexicon(name, name, tile_set, b"").with_changes(add=words, name=name, title=name)

    @cached_property
    def checksum(self) -> str:
        """SHA-256 of ``text``, in hexadecimal; a game's record names its words by it."""
        return hashlib.sha256(self.text).hexdigest()

    @cached_property
    def words(self) -> frozenset[str]:
        """All words as a set: about 20 ms to build, then the fastest to ask.

        >>> "OX" in Lexicon.of(["OX"]).words
        True
        """
        return frozenset(self.text.decode().split("\n")[:-1])

    def spelt(self, word: str) -> str | None:
        """A word as this list spells it, or ``None`` if the tiles cannot spell it.

        >>> Lexicon.of(["OX"]).spelt("ox"), Lexicon.of(["OX"]).spelt("can't")
        ('OX', None)
        """
        alphabet = TileSet.named(self.tile_set).alphabet
        tiles = alphabet.spell(word)
        return alphabet.word(tiles) if tiles else None

    def contains(self, tiles: Iterable[Tile]) -> bool:
        """Whether tiles, with blanks declared, spell a word of the list.

        Two-letter tiles matter: the Spanish C and H side by side are not CH.

        >>> english = TileSet.named("english").alphabet
        >>> Lexicon.of(["OX"]).contains(english.parse("Ox"))
        True
        """
        alphabet = TileSet.named(self.tile_set).alphabet
        shown = tuple(letter_of(tile) for tile in tiles)
        if not shown or 0 in shown:
            return False
        word = alphabet.word(shown)
        return self._has(word) and alphabet.spell(word) == shown

    def with_changes(
        self,
        add: Iterable[str] = (),
        remove: Iterable[str] = (),
        *,
        name: str | None = None,
        title: str | None = None,
    ) -> Lexicon:
        """The list with a house's additions and removals, and its own checksum.

        Adding a word it has or removing one it lacks changes nothing.

        >>> house = Lexicon.of(["OX", "QI"]).with_changes(add=["za"], remove=["qi"], name="house")
        >>> house.name, list(house)
        ('house', ['OX', 'ZA'])

        Raises:
            MalformedError: if the tile set cannot spell one of the words.
            IllegalError: if a word is both added and removed.
        """
        added, removed = self._keys(add), self._keys(remove)
        both = sorted(added & removed)
        if both:
            raise IllegalError("lexicon-added-and-removed", word=both[0].decode())
        kept = (set(split_lines(self.text)) | added) - removed
        return msgspec.structs.replace(
            self,
            name=f"{self.name}+house" if name is None else name,
            title=f"{self.title}, with house changes" if title is None else title,
            text=join_lines(kept),
        )

    def save(self, *, replace: bool = False) -> Path:
        """Save the list in the user's folder under its name.

        Raises:
            MalformedError: if the name is not allowed for a file.
            IllegalError: if the name is taken.
        """
        return store.write(self.name, WORDS, self.sealed(), replace=replace)

    def sealed(self) -> bytes:
        """The list as the bytes of its file."""
        header = WordFileHeader(self.title, self.tile_set, self.edition, self.source, self.licence)
        return seal(WORDS, header, self.text)

    @staticmethod
    def unsealed(data: bytes, name: str, where: str) -> Lexicon:
        """The list from the bytes of its file.

        >>> two = Lexicon.of(["OX", "HEY"])
        >>> Lexicon.unsealed(two.sealed(), "two", "two.rhl") == two
        True

        Raises:
            MalformedError: if they are not a list, or are damaged.
        """
        header, text = unseal(data, WORDS, where)
        lexicon = Lexicon(
            name,
            header.title,
            header.tile_set,
            text,
            header.edition,
            header.source,
            header.licence,
        )
        lexicon.__dict__["checksum"] = header.sha256  # unseal has just checked it
        return lexicon

    def _keys(self, words: Iterable[str]) -> set[bytes]:
        keys = set()
        for word in words:
            spelt = self.spelt(word)
            if spelt is None:
                raise MalformedError("lexicon-unspellable", word=quoted(word), tiles=self.tile_set)
            keys.add(spelt.encode())
        return keys

    def _has(self, word: str) -> bool:
        key = word.encode()
        return self.text.startswith(key + b"\n", place_of(self.text, key))

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        spelt = self.spelt(word)
        return spelt is not None and self._has(spelt)

    def __len__(self) -> int:
        return self._count

    @cached_property
    def _count(self) -> int:
        return self.text.count(b"\n")

    def __bool__(self) -> bool:
        return bool(self.text)

    def __iter__(self) -> Iterator[str]:
        return iter(self.text.decode().split("\n")[:-1])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Lexicon):
            return NotImplemented
        return self.tile_set == other.tile_set and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.tile_set, self.checksum))

    def __repr__(self) -> str:
        return f"<Lexicon {self.name}: {len(self)} words, {self.checksum[:12]}>"


def _load(name: str) -> Lexicon:
    data, where = store.read(name, WORDS)
    return Lexicon.unsealed(data, name, where)


_load_built_in = lru_cache(_load)


class HouseChanges(msgspec.Struct, frozen=True):
    r"""Additions and removals, as a text of lines ``+WORD`` and ``-WORD``.

    >>> changes = HouseChanges.parse("+ZA\n-QI\n# agreed in the spring\n")
    >>> changes
    HouseChanges(add=('ZA',), remove=('QI',))
    >>> HouseChanges.parse(changes.text()) == changes
    True
    """

    add: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()

    @staticmethod
    def parse(text: str, where: str = "The changes") -> HouseChanges:
        """Read changes; blank lines and lines that begin with ``#`` are ignored.

        Raises:
            MalformedError: if a line is anything else; the message names it.
        """
        words: dict[str, list[str]] = {"+": [], "-": []}
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
            plain = line.strip()
            if not plain or plain.startswith("#"):
                continue
            match = re.fullmatch(r"([+-])\s*([^\s+-]+)", plain)
            if match is None:
                raise MalformedError(
                    "lexicon-no-change", path=where, line=number, text=quoted(plain)
                )
            words[match[1]].append(match[2].upper())
        return HouseChanges(tuple(words["+"]), tuple(words["-"]))

    def text(self) -> str:
        """The changes as :meth:`parse` reads them."""
        return "".join([f"+{word}\n" for word in self.add] + [f"-{word}\n" for word in self.remove])

    def idle(self, lexicon: Lexicon) -> tuple[str, ...]:
        r"""The changes without effect: added words that the list has, removed ones that it lacks.

        >>> from rackhouse.lexicon.lexicon import Lexicon
        >>> HouseChanges.parse("+OX\n-QI").idle(Lexicon.of(["OX"]))
        ('+OX', '-QI')
        """
        return (
            *(f"+{word}" for word in self.add if word in lexicon),
            *(f"-{word}" for word in self.remove if word not in lexicon),
        )
