"""A verdict: the rulings on all words of a play, and the one answer that follows."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from rackhouse.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable


class Ground(StrEnum):
    """The reason for a ruling on a word.

    >>> Ground("abbreviation").is_exclusion, Ground("not-found").is_exclusion
    (True, False)
    """

    FOUND = "found"
    NOT_FOUND = "not-found"
    ALWAYS_CAPITALISED = "always-capitalised"
    ABBREVIATION = "abbreviation"
    LONE_AFFIX = "lone-affix"
    HYPHEN_OR_APOSTROPHE = "hyphen-or-apostrophe"
    NO_PART_OF_SPEECH = "no-part-of-speech"
    PERSON = "person"
    """A human judge decided."""

    @property
    def is_exclusion(self) -> bool:
        """Whether it names a class of words that a rule sheet may exclude."""
        return self in EXCLUSIONS


EXCLUSIONS = (
    Ground.ALWAYS_CAPITALISED,
    Ground.ABBREVIATION,
    Ground.LONE_AFFIX,
    Ground.HYPHEN_OR_APOSTROPHE,
)
"""All classes of words that the sheets exclude."""


class WordRuling(msgspec.Struct, frozen=True):
    """One word, whether it is good, and why.

    >>> WordRuling("OX", True, "OX is in the list.").ground
    <Ground.PERSON: 'person'>
    """

    word: str
    acceptable: bool
    reason: Message | str = ""
    """A ``str`` if a person gave it."""
    ground: Ground = Ground.PERSON


class Verdict(msgspec.Struct, frozen=True):
    """The answer to a challenge: one bad word makes the whole play bad.

    >>> Verdict.of([WordRuling("OX", True), WordRuling("XO", False)]).acceptable
    False
    """

    acceptable: bool
    words: tuple[WordRuling, ...]

    @staticmethod
    def of(rulings: Iterable[WordRuling]) -> Verdict:
        """The one verdict from the rulings on the words."""
        words = tuple(rulings)
        return Verdict(all(ruling.acceptable for ruling in words), words)

    @property
    def refused(self) -> tuple[WordRuling, ...]:
        """The rulings on the words that are not good.

        >>> Verdict.of([WordRuling("OX", True), WordRuling("XO", False)]).refused[0].word
        'XO'
        """
        return tuple(ruling for ruling in self.words if not ruling.acceptable)
