"""One entry of a labelled dictionary: a spelling, its part of speech and its marks."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import quoted

if TYPE_CHECKING:
    from rackhouse.tiles import Alphabet

APOSTROPHES: Final = "'\N{RIGHT SINGLE QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}"
HYPHENS: Final = "-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}"
_UNPLAYED: Final = str.maketrans("", "", APOSTROPHES + HYPHENS + ".")


class Mark(StrEnum):
    """The marks that a policy considers; a dictionary may have others too."""

    CAPITALISED = "capitalised"
    ABBREVIATION = "abbreviation"
    PREFIX = "prefix"
    SUFFIX = "suffix"
    HYPHEN = "hyphen"
    APOSTROPHE = "apostrophe"


class DictionaryEntry(msgspec.Struct, frozen=True):
    """What a dictionary says about one spelling as one part of speech.

    >>> DictionaryEntry("oxen", "noun", base="ox").label
    'noun, form of OX'
    """

    spelling: str
    part: str = ""
    """The part of speech as the dictionary calls it; empty if it names none."""
    marks: tuple[str, ...] = ()
    base: str = ""
    """The headword that this is a form of; empty if it is one itself."""
    gloss: str = ""

    @property
    def label(self) -> str:
        """Part of speech, marks and base in a few words."""
        form = [f"form of {self.base.upper()}"] if self.base else []
        return ", ".join([self.part or "no part of speech", *self.marks, *form])

    def line(self, key: str) -> bytes:
        r"""The entry as a line of a dictionary's text, under its key.

        >>> DictionaryEntry("oxen", "noun", base="ox").line("OXEN")
        b'OXEN\t\tnoun\t\tox\t'
        """
        spelling = "" if self.spelling == key.lower() else self.spelling
        fields = (key, spelling, self.part, ",".join(self.marks), self.base, self.gloss)
        return "\t".join(" ".join(field.split()) for field in fields).encode()

    @staticmethod
    def of_line(line: bytes) -> DictionaryEntry:
        """The entry of a line.

        >>> line = DictionaryEntry("Paris", "noun", ("capitalised",)).line("PARIS")
        >>> DictionaryEntry.of_line(line).spelling
        'Paris'

        Raises:
            MalformedError: if it is not an entry.
        """
        try:
            key, spelling, part, marks, base, gloss = line.decode().split("\t")
        except ValueError:
            raise MalformedError(
                "lexicon-no-entry", text=quoted(line.decode(errors="replace"))
            ) from None
        return DictionaryEntry(
            spelling or key.lower(), part, tuple(marks.split(",")) if marks else (), base, gloss
        )


def key_of(spelling: str, alphabet: Alphabet) -> str | None:
    """A spelling as it would lie on a board: upper case, no hyphen, apostrophe or full stop.

    >>> from rackhouse.tiles import TileSet
    >>> english = TileSet.named("english").alphabet
    >>> key_of("can't", english), key_of("ice cream", english)
    ('CANT', None)
    """
    tiles = alphabet.spell(spelling.translate(_UNPLAYED))
    return alphabet.word(tiles) if tiles else None


def marks_of_spelling(spelling: str) -> tuple[Mark, ...]:
    """The marks that follow from the spelling, if its capitals mean something.

    >>> [*map(str, marks_of_spelling("Paris")), *map(str, marks_of_spelling("pre-"))]
    ['capitalised', 'prefix']
    >>> [*map(str, marks_of_spelling("DVD")), *map(str, marks_of_spelling("x-ray"))]
    ['abbreviation', 'hyphen']
    """
    marks = []
    letters = [sign for sign in spelling if sign.isalpha()]
    capitals = sum(sign.isupper() for sign in letters)
    if "." in spelling or (len(letters) > 1 and capitals == len(letters)):
        marks.append(Mark.ABBREVIATION)
    elif spelling[:1].isupper() and capitals < len(letters):
        marks.append(Mark.CAPITALISED)
    elif capitals > 0 and letters[0].islower():  # cDNA, pH, kHz
        marks.append(Mark.ABBREVIATION)
    elif capitals:
        marks.append(Mark.CAPITALISED)
    return (*marks, *signs_of_spelling(spelling))


def signs_of_spelling(spelling: str) -> tuple[Mark, ...]:
    """The marks that follow from hyphens and apostrophes alone.

    >>> [*map(str, signs_of_spelling("-NESS")), *map(str, signs_of_spelling("CAN'T"))]
    ['suffix', 'apostrophe']
    """
    marks = []
    if spelling[-1:] in HYPHENS and len(spelling) > 1:
        marks.append(Mark.PREFIX)
    elif spelling[:1] in HYPHENS and len(spelling) > 1:
        marks.append(Mark.SUFFIX)
    elif any(sign in HYPHENS for sign in spelling):
        marks.append(Mark.HYPHEN)
    if any(sign in APOSTROPHES for sign in spelling):
        marks.append(Mark.APOSTROPHE)
    return tuple(marks)
