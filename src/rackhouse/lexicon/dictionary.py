"""A labelled dictionary: words with parts of speech and marks, and short definitions."""

from __future__ import annotations

import hashlib
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import msgspec

from rackhouse.lexicon import store
from rackhouse.lexicon.entry import DictionaryEntry, key_of, signs_of_spelling
from rackhouse.lexicon.lines import join_lines, lines_from, place_of
from rackhouse.lexicon.sealed import DICTIONARY, WordFileHeader, seal, unseal
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path


class Dictionary(msgspec.Struct, frozen=True, dict=True, eq=False):
    """A labelled dictionary, kept as sorted lines; see :class:`Entry` for one of them.

    >>> english = Dictionary.named("english")
    >>> [entry.label for entry in english.entries("oxen")]
    ['noun']
    """

    name: str
    header: WordFileHeader
    text: bytes

    @staticmethod
    def named(name: str) -> Dictionary:
        """The dictionary of that name: a built-in one, or one that was imported.

        Raises:
            UnknownNameError: if there is none; the message lists those that exist.
            MalformedError: if its file is damaged.
        """
        return _load_built_in(name) if store.is_built_in(name) else _load(name)

    @staticmethod
    def names() -> tuple[str, ...]:
        """The names of all dictionaries, sorted.

        >>> "english" in Dictionary.names()
        True
        """
        return store.names(DICTIONARY)

    @staticmethod
    def of(entries: Iterable[DictionaryEntry], name: str, header: WordFileHeader) -> Dictionary:
        """A dictionary of some entries, without those that its tiles cannot spell.

        >>> plain = WordFileHeader("Small", "english")
        >>> Dictionary.of([DictionaryEntry("ox", "noun")], "small", plain).entries("OX")[0].part
        'noun'
        """
        alphabet = TileSet.named(header.tile_set).alphabet
        lines = set()
        for entry in entries:
            key = key_of(entry.spelling, alphabet)
            if key is not None:
                lines.add(entry.line(key))
        return Dictionary(name, header, join_lines(lines))

    @property
    def title(self) -> str:
        """What people call it, with its edition if there is one.

        >>> Dictionary.of([], "small", WordFileHeader("Small", "english", "2nd edition")).title
        'Small, 2nd edition'
        """
        return ", ".join(filter(None, (self.header.title, self.header.edition)))

    @cached_property
    def checksum(self) -> str:
        """SHA-256 of ``text``, in hexadecimal."""
        return hashlib.sha256(self.text).hexdigest()

    def entries(self, word: str) -> tuple[DictionaryEntry, ...]:
        """What the dictionary says about a word; empty if it is not there.

        >>> {entry.spelling for entry in Dictionary.named("english").entries("CHINA")} >= {"china"}
        True
        """
        key = key_of(word, TileSet.named(self.header.tile_set).alphabet)
        if key is None:
            return ()
        prefix = f"{key}\t".encode()
        place = place_of(self.text, prefix)
        found = tuple(map(DictionaryEntry.of_line, lines_from(self.text, place, prefix)))
        if not signs_of_spelling(word):
            return found
        # With a hyphen or an apostrophe the spelling must match: can't is not cant.
        return tuple(entry for entry in found if entry.spelling.lower() == word.lower())

    def definition(self, word: str) -> str | None:
        """A short definition for each part of speech; a form points at its base.

        >>> Dictionary.named("english").definition("larches")
        'LARCH (noun): wood of a larch tree'

        ``None`` for a word without a definition.
        """
        entries = self.entries(word)
        glossed = [f"({entry.part}): {entry.gloss}" for entry in entries if entry.gloss]
        if glossed:
            return "; ".join(glossed)
        for form in entries:
            for base in self.entries(form.base) if form.base else ():
                if base.gloss and base.part == form.part:
                    return f"{form.base.upper()} ({base.part}): {base.gloss}"
        return None

    def save(self, *, replace: bool = False) -> Path:
        """Save the dictionary in the user's folder under its name.

        Raises:
            MalformedError: if the name is not allowed for a file.
            IllegalError: if the name is taken.
        """
        return store.write(self.name, DICTIONARY, self.sealed(), replace=replace)

    def sealed(self) -> bytes:
        """The dictionary as the bytes of its file."""
        return seal(DICTIONARY, self.header, self.text)

    @staticmethod
    def unsealed(data: bytes, name: str, where: str) -> Dictionary:
        """The dictionary from the bytes of its file.

        Raises:
            MalformedError: if they are not a dictionary, or are damaged.
        """
        header, text = unseal(data, DICTIONARY, where)
        dictionary = Dictionary(name, header, text)
        dictionary.__dict__["checksum"] = header.sha256  # unseal has just checked it
        return dictionary

    def __iter__(self) -> Iterator[str]:
        """The words, good or not, each once, in order."""
        previous = None
        for line in self.text.decode().splitlines():
            key = line.split("\t", 1)[0]
            if key != previous:
                yield key
            previous = key

    def __len__(self) -> int:
        return self._count

    @cached_property
    def _count(self) -> int:
        return sum(1 for _ in self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dictionary):
            return NotImplemented
        return self.header == other.header and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.checksum)

    def __repr__(self) -> str:
        return f"<Dictionary {self.name}: {len(self)} words, {self.checksum[:12]}>"


def definition(word: str) -> str | None:
    """A short definition from the built-in dictionary, or ``None``.

    >>> definition("larch")
    '(noun): wood of a larch tree'
    """
    return Dictionary.named("english").definition(word)


def _load(name: str) -> Dictionary:
    data, where = store.read(name, DICTIONARY)
    return Dictionary.unsealed(data, name, where)


_load_built_in = lru_cache(_load)
