"""The engine's word structures: built once for a lexicon, then a file that processes share.

A file is named after the words, the alphabet and the longest word that it was made of, and also
contains that. It is memory-mapped in a few milliseconds; a file that is damaged, cut short or of
another version is built again, never trusted. If the folder is not writable, the structures are
kept in memory without any message.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import stat
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Final

import msgspec

from rackhouse.engine import _core
from rackhouse.files import write_atomically
from rackhouse.lexicon import Lexicon
from rackhouse.tiles import Alphabet

Progress = Callable[[int], object]
"""Called with how much is built, in hundredths."""

_LARGEST: Final = 1 << 32
_NO_LETTER: Final = 255
_STEP: Final = 10_000
"""Words between two progress reports."""


class Structures(msgspec.Struct, frozen=True):
    """Words in the form in which the core looks them up, and their file, if any."""

    words: _core.Words
    file: Path | None = None


def cache_folder() -> Path:
    """Where the files are: ``$RACKHOUSE_CACHE``, or the system's cache folder."""
    folder = os.environ.get("RACKHOUSE_CACHE")
    if folder:
        return Path(folder)
    # Imported only here, so that a named folder does not cost the import.
    from platformdirs import user_cache_dir  # noqa: PLC0415

    return Path(user_cache_dir("rackhouse", appauthor=False))


def structures_of(
    words: Iterable[str], alphabet: Alphabet, longest: int, progress: Progress | None = None
) -> Structures:
    """The structures of words of up to so many tiles; those of a lexicon are kept in a file.

    >>> from rackhouse.tiles import TileSet
    >>> made = structures_of(("OX", "OXEN"), TileSet.named("english").alphabet, 15)
    >>> len(made.words), made.file
    (2, None)
    """
    if not isinstance(words, Lexicon):
        return Structures(_built(list(words), alphabet, longest, bytes(32), progress))
    source = _source(words, alphabet, longest)
    path = cache_folder() / f"{source.hex()[:32]}-{_core.WORDS_VERSION}.words"
    opened = _opened(path, source)
    if opened is not None:
        return Structures(opened, path)
    built = _built(words, alphabet, longest, source, progress)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, built.image())
    except OSError:
        return Structures(built)
    # Opened again from the file, so that its pages are in memory and not a copy.
    opened = _opened(path, source)
    return Structures(built) if opened is None else Structures(opened, path)


def _source(lexicon: Lexicon, alphabet: Alphabet, longest: int) -> bytes:
    """A digest of everything that could make structures differ."""
    made_of = (lexicon.checksum, alphabet.letters, sorted(alphabet.aliases.items()), longest)
    return hashlib.sha256(msgspec.json.encode(made_of)).digest()


def _opened(path: Path, source: bytes) -> _core.Words | None:
    """The words of a file, or ``None`` if there is no valid one from the same source."""
    try:
        # Without waiting: this might be a pipe that nobody writes to.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    except OSError:
        return None
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode) or not 0 < status.st_size < _LARGEST:
            return None
        return _core.open_words(mmap.mmap(descriptor, 0, access=mmap.ACCESS_READ), source)
    except (OSError, ValueError):
        return None
    finally:
        os.close(descriptor)


def _built(
    words: Collection[str],
    alphabet: Alphabet,
    longest: int,
    source: bytes,
    progress: Progress | None,
) -> _core.Words:
    letters = len(alphabet.letters)
    quickly = _spelt_at_once(words, alphabet)
    if quickly is not None:
        return _core.build_words(quickly, letters, longest, source, progress)
    if progress is None:
        return _core.build_words(_spelt(words, alphabet), letters, longest, source, None)
    # Spelling letter by letter takes longer than everything after it.
    spelt = _spelt(words, alphabet, lambda part: progress(part * 7 // 10))
    return _core.build_words(
        spelt, letters, longest, source, lambda part: progress(70 + part * 3 // 10)
    )


def _spelt_at_once(words: Collection[str], alphabet: Alphabet) -> bytes | None:
    """Words as letter numbers, by one translation of the whole text, or ``None`` if impossible."""
    if not all(len(letter) == 1 and letter.isascii() for letter in alphabet.letters):
        return None
    table = bytearray([_NO_LETTER] * 256)
    table[ord("\n")] = 0
    for number, letter in enumerate(alphabet.letters, start=1):
        table[ord(letter)] = number
    if isinstance(words, Lexicon):
        text = words.text
    else:
        text = "".join(f"{word}\n" for word in words).encode(errors="replace")
        if text.count(b"\n") != len(words):
            return None
    spelt = text.translate(bytes(table))
    return None if _NO_LETTER in spelt else spelt


def _spelt(words: Collection[str], alphabet: Alphabet, progress: Progress | None = None) -> bytes:
    """Words as letter numbers, each ended by a zero, without those the tiles cannot spell."""
    spelt = bytearray()
    for number, word in enumerate(words):
        if progress is not None and number % _STEP == 0:
            progress(number * 100 // len(words))
        tiles = alphabet.spell(word)
        if tiles:
            spelt += bytes((*tiles, 0))
    return bytes(spelt)
