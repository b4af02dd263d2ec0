"""Words for people who learn them: hooks, anagrams, bingos and patterns."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.engine.structures import structures_of
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.messages import quoted
from rackhouse.tiles import BLANK, TileSet, declared_blank

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.engine.structures import Progress
    from rackhouse.lexicon import Lexicon
    from rackhouse.tiles import Tile

LONGEST: Final = 21
"""Words of more tiles fit on no board and are ignored."""

_SHORTEST: Final = 2
_ANY_LETTER: Final = b"\x00"
_ANY_LETTERS: Final = b"\xff"


class Hooks(msgspec.Struct, frozen=True):
    """The letters that make another word, before a word and after it."""

    word: str
    is_word: bool
    """Whether it is a word itself."""
    front: tuple[str, ...]
    back: tuple[str, ...]


class Made(msgspec.Struct, frozen=True):
    """A word made of letters and blanks."""

    word: str
    shown: str
    """The same with lower case for what blanks stand for."""


class Bingos(msgspec.Struct, frozen=True):
    """The words that use all tiles of a rack."""

    alone: tuple[Made, ...]
    through: dict[str, tuple[Made, ...]]
    """Those that play through one letter on the board, by that letter."""


class Study:
    """The words of a lexicon, for questions about them.

    >>> from rackhouse.lexicon import Lexicon
    >>> study = Study(Lexicon.named("enable"))
    >>> hooks = study.hooks("rain")
    >>> hooks.front, hooks.back
    (('B', 'D', 'G', 'T'), ('S', 'Y'))
    >>> [made.shown for made in study.anagrams("trainer")]
    ['RETRAIN', 'TERRAIN', 'TRAINER']
    """

    def __init__(self, lexicon: Lexicon, progress: Progress | None = None) -> None:
        self.alphabet = TileSet.named(lexicon.tile_set).alphabet
        self._words = structures_of(lexicon, self.alphabet, LONGEST, progress).words

    def hooks(self, word: str) -> Hooks:
        """The letters that go before a word, and after it.

        Raises:
            MalformedError: if the tiles cannot spell it.
            IllegalError: if it is not a word and no letter makes it one.
        """
        spelt = bytes(self._tiles(word, "word"))
        if BLANK in spelt:
            raise MalformedError("engine-blank-in-word", word=quoted(word))
        shown = self.alphabet.word(spelt)
        front, back = self._words.between(b"", spelt), self._words.between(spelt, b"")
        is_word = self._words.contains(spelt)
        if not (is_word or front or back):
            raise IllegalError("engine-no-word", word=shown)
        letters = self.alphabet.letters
        return Hooks(
            shown,
            is_word,
            tuple(letters[letter - 1] for letter in front),
            tuple(letters[letter - 1] for letter in back),
        )

    def anagrams(self, letters: str) -> tuple[Made, ...]:
        """The words that use all of some letters, ``?`` being any, in alphabetical order.

        >>> from rackhouse.lexicon import Lexicon
        >>> study = Study(Lexicon.of(["CAB", "ACE", "CABS", "BE"]))
        >>> [made.shown for made in study.anagrams("ca?")]
        ['ACe', 'CAb']

        Raises:
            MalformedError: where the tiles have no such letter.
            IllegalError: where there are no letters, or more than a word has.
        """
        tiles = self._tiles(letters, "letters")
        return self._made(tiles, len(tiles))

    def subanagrams(self, letters: str) -> tuple[Made, ...]:
        """The words that use some or all of the letters, the longest first.

        >>> from rackhouse.lexicon import Lexicon
        >>> study = Study(Lexicon.of(["CAB", "ACE", "CABS", "AB"]))
        >>> [made.word for made in study.subanagrams("abcs")]
        ['CABS', 'CAB', 'AB']

        Raises:
            MalformedError: where the tiles have no such letter.
            IllegalError: where there are no letters, or more than a word has.
        """
        return self._made(self._tiles(letters, "letters"), _SHORTEST)

    def bingos(self, rack: str) -> Bingos:
        """The words that use the whole rack, alone or through one letter on the board.

        >>> from rackhouse.lexicon import Lexicon
        >>> bingos = Study(Lexicon.of(["RETAINS", "NASTIER", "CANISTER"])).bingos("AEINRST")
        >>> len(bingos.alone), [(letter, made[0].word) for letter, made in bingos.through.items()]
        (2, [('C', 'CANISTER')])

        Raises:
            MalformedError: where the tiles have no such letter.
            IllegalError: where there are no letters, or more than a word has.
        """
        tiles = self._tiles(rack, "rack")
        through = {
            letter: self._made((*tiles, number), len(tiles) + 1)
            for number, letter in enumerate(self.alphabet.letters, start=1)
        }
        return Bingos(
            self._made(tiles, len(tiles)),
            {letter: made for letter, made in through.items() if made},
        )

    def matching(self, pattern: str) -> tuple[str, ...]:
        """The words that fit a pattern, the shortest first.

        ``?`` stands for one letter and ``*`` for any number of them.

        >>> from rackhouse.lexicon import Lexicon
        >>> Study(Lexicon.of(["PIT", "POTATO", "PAST", "SPIT"])).matching("p?t*")
        ('PIT', 'POTATO')

        Raises:
            MalformedError: if the tiles have no such letter.
            IllegalError: if the pattern is empty, or longer than any word.
        """
        parts = [self._part(part, pattern) for part in re.split(r"([?*])", pattern)]
        if not 0 < sum(len(part) for part in parts) <= 2 * LONGEST + 1:
            raise IllegalError("engine-pattern-length", most=LONGEST)
        found = self._words.like(b"".join(parts)).split(b"\0")[:-1]
        return tuple(self.alphabet.word(word) for word in sorted(found, key=_by_length))

    def _part(self, part: str, pattern: str) -> bytes:
        if part in {"?", "*"}:
            return _ANY_LETTER if part == "?" else _ANY_LETTERS
        tiles = self.alphabet.spell(part)
        if tiles is None:
            raise MalformedError("engine-pattern", text=quoted(pattern))
        return bytes(tiles)

    def _tiles(self, text: str, kind: str) -> tuple[Tile, ...]:
        tiles = self.alphabet.parse(text.upper())
        if not 0 < len(tiles) <= LONGEST:
            raise IllegalError("engine-tiles", kind=kind, most=LONGEST, count=len(tiles))
        return tiles

    def _made(self, tiles: Sequence[Tile], least: int) -> tuple[Made, ...]:
        """The longest first, then in the alphabet's order."""
        found = self._words.made_of(bytes(tiles), max(least, _SHORTEST), len(tiles)).split(b"\0")
        ordered = sorted(found[:-1], key=lambda word: (-len(word), word))
        return tuple(
            Made(self.alphabet.word(word), self.alphabet.text(_declared(word, tiles)))
            for word in ordered
        )


def _by_length(word: bytes) -> tuple[int, bytes]:
    return len(word), word


def _declared(word: Iterable[Tile], tiles: Sequence[Tile]) -> list[Tile]:
    """A word with a declared blank for every letter that the tiles do not have."""
    left = list(tiles)
    shown = []
    for letter in word:
        if letter in left:
            left.remove(letter)
            shown.append(letter)
        else:
            shown.append(declared_blank(letter))
    return shown
