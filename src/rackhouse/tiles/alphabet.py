"""An alphabet: which letters there are, in which order, and how they are written."""

from __future__ import annotations

import contextlib
import re
import unicodedata
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import quoted
from rackhouse.tiles.tile import BLANK, DECLARED, Tile, letter_of

if TYPE_CHECKING:
    from collections.abc import Iterable

BLANK_SIGN = "?"


class Alphabet(msgspec.Struct, frozen=True, dict=True):
    """The letters of a tile set, in alphabetical order.

    Text is read with the longest letter first, so ``CHICO`` is the four Spanish tiles CH I C O;
    square brackets make that explicit: ``[CH]ICO``. Declared blanks are in lower case, undeclared
    ones are ``?``.

    >>> from rackhouse.tiles import TileSet
    >>> spanish = TileSet.named("spanish").alphabet
    >>> spanish.text(spanish.parse("chICO"))
    '[ch]ICO'
    """

    letters: tuple[str, ...]
    """Upper-case letters; the letter at index 0 is tile 1."""
    aliases: dict[str, str] = {}
    """Other spellings of a letter, in upper case: accented vowels, ligatures."""

    @cached_property
    def _numbers(self) -> dict[str, Tile]:
        numbers = {letter: number for number, letter in enumerate(self.letters, start=1)}
        for spelling, letter in self.aliases.items():
            numbers[spelling] = numbers[letter]
        return numbers

    @cached_property
    def _tile_of_sign(self) -> dict[str, Tile]:
        """Every way to write a tile: upper case, and lower case for blanks."""
        signs: dict[str, Tile] = {BLANK_SIGN: BLANK}
        for spelling, number in self._numbers.items():
            signs[spelling] = number
            signs[f"[{spelling}]"] = number
            signs.setdefault(spelling.lower(), number | DECLARED)
            signs[f"[{spelling.lower()}]"] = number | DECLARED
        return signs

    @cached_property
    def _has_long_letters(self) -> bool:
        return any(len(spelling) > 1 for spelling in self._numbers)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        by_length = sorted(self._tile_of_sign, key=len, reverse=True)
        return re.compile("|".join(map(re.escape, by_length)))

    @cached_property
    def _sign_of_tile(self) -> dict[Tile, str]:
        signs: dict[Tile, str] = {BLANK: BLANK_SIGN}
        for number, letter in enumerate(self.letters, start=1):
            plain = letter if len(letter) == 1 else f"[{letter}]"
            signs[number] = plain
            signs[number | DECLARED] = plain.lower()
        return signs

    @cached_property
    def signs(self) -> dict[Tile, str]:
        """The text of each tile by itself."""
        return {tile: self.text((tile,)) for tile in self._sign_of_tile}

    def parse(self, text: str) -> tuple[Tile, ...]:
        """Read tiles: upper case is natural, lower case a declared blank, ``?`` a blank.

        >>> from rackhouse.tiles import TileSet
        >>> TileSet.named("english").alphabet.parse("Ab?")
        (1, 66, 0)

        Raises:
            MalformedError: if a character is not a tile.
        """
        text = unicodedata.normalize("NFC", text)
        if not self._has_long_letters:
            with contextlib.suppress(KeyError):  # looked at one by one below
                return tuple([self._tile_of_sign[sign] for sign in text])
        tiles: list[Tile] = []
        at = 0
        while at < len(text):
            match = self._pattern.match(text, at)
            if match is None:
                raise MalformedError(
                    "tiles-no-tile", text=quoted(text), sign=quoted(text[at]), place=at + 1
                )
            tiles.append(self._tile_of_sign[match.group()])
            at = match.end()
        return tuple(tiles)

    def text(self, tiles: Iterable[Tile]) -> str:
        """Write tiles so that :meth:`parse` reads them back.

        >>> from rackhouse.tiles import TileSet
        >>> TileSet.named("english").alphabet.text([1, 66, 0])
        'Ab?'
        """
        signs = [self._sign_of_tile[tile] for tile in tiles]
        if not self._has_long_letters:
            return "".join(signs)
        text = ""
        for sign in reversed(signs):
            # The tiles C and H side by side are not the tile CH, so they are written [C]H.
            match = self._pattern.match(sign + text)
            is_read_alone = match is not None and match.end() == len(sign)
            text = (sign if is_read_alone else f"[{sign}]") + text
        return text

    def word(self, tiles: Iterable[Tile]) -> str:
        """The word that tiles show, in upper case and without brackets, as a dictionary spells it.

        >>> from rackhouse.tiles import TileSet
        >>> spanish = TileSet.named("spanish").alphabet
        >>> spanish.word(spanish.parse("[ch]ICO"))
        'CHICO'
        """
        letters = self.letters
        return "".join([letters[letter_of(tile) - 1] for tile in tiles])

    def spell(self, word: str) -> tuple[Tile, ...] | None:
        """The natural tiles that spell a word, or ``None`` if they cannot.

        >>> from rackhouse.tiles import TileSet
        >>> english = TileSet.named("english").alphabet
        >>> english.spell("Hey") == english.parse("HEY"), english.spell("can't")
        (True, None)
        """
        try:
            tiles = self.parse(word.upper())
        except MalformedError:
            return None
        return None if BLANK in tiles else tiles

    def __hash__(self) -> int:
        # A dict has no hash, and alphabets that differ in their aliases only are rare.
        return hash(self.letters)
