"""What makes a word of a labelled dictionary good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import UnknownNameError
from rackhouse.lexicon.entry import Mark
from rackhouse.lexicon.verdict import EXCLUSIONS, Ground, WordRuling
from rackhouse.messages import Message, Name, all_of, message, quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.lexicon.entry import DictionaryEntry

_GROUND_OF_MARK: Final = {
    Mark.CAPITALISED: Ground.ALWAYS_CAPITALISED,
    Mark.ABBREVIATION: Ground.ABBREVIATION,
    Mark.PREFIX: Ground.LONE_AFFIX,
    Mark.SUFFIX: Ground.LONE_AFFIX,
    Mark.HYPHEN: Ground.HYPHEN_OR_APOSTROPHE,
    Mark.APOSTROPHE: Ground.HYPHEN_OR_APOSTROPHE,
}


class Policy(msgspec.Struct, frozen=True):
    """The classes of words that a rule sheet excludes.

    Every other word that a dictionary labels with a part of speech is good: foreign, archaic,
    obsolete, colloquial and slang words too. A word that is spelt in two ways, *china* and *China*,
    is good if one of them is. A sheet that does not mention parts of speech needs none.

    >>> from rackhouse.lexicon.entry import DictionaryEntry
    >>> paris = DictionaryEntry("Paris", "noun", ("capitalised",))
    >>> print(Policy().ruling("PARIS", [paris], "the dictionary").reason)
    PARIS is always capitalised.
    >>> Policy(exclusions=()).ruling("PARIS", [paris], "the dictionary").acceptable
    True
    """

    exclusions: tuple[Ground, ...] = EXCLUSIONS
    needs_part: bool = True
    """Whether a word needs a part of speech to be good."""

    @staticmethod
    def excluding(names: Iterable[str], *, needs_part: bool = True) -> Policy:
        """The policy that excludes these classes, named as in rule sheets.

        >>> Policy.excluding(["abbreviation"]).exclusions
        (<Ground.ABBREVIATION: 'abbreviation'>,)

        Raises:
            UnknownNameError: if a name is not such a class; the message lists those that exist.
        """
        wanted = tuple(names)
        for name in wanted:
            if name not in EXCLUSIONS:
                raise UnknownNameError(
                    "lexicon-unknown-class", name=quoted(name), names=all_of(EXCLUSIONS)
                )
        return Policy(tuple(map(Ground, wanted)), needs_part)

    def ruling(self, word: str, entries: Sequence[DictionaryEntry], title: str) -> WordRuling:
        """The ruling on a word, from its entries in the dictionary of that title."""
        typed = _sign_in(word)
        if typed is not None and _GROUND_OF_MARK[typed] in self.exclusions:
            reason = _marked(typed, word, word.lower())
            return _refusal(word, Ground.HYPHEN_OR_APOSTROPHE, reason)
        if not entries:
            return _refusal(
                word, Ground.NOT_FOUND, message("lexicon-not-found", word=word, title=Name(title))
            )
        excluded = [self._excluding_marks(entry) for entry in entries]
        for entry, marks in zip(entries, excluded, strict=True):
            if not marks and (entry.part or not self.needs_part):
                reason = message("lexicon-found", word=word, title=Name(title))
                if entry.part:
                    reason = message(
                        "lexicon-found-as", word=word, title=Name(title), label=entry.label
                    )
                return WordRuling(word, acceptable=True, reason=reason, ground=Ground.FOUND)
        # The entry with the fewest marks is nearest to being good, so its mark is the reason.
        # Without marks it only lacks a part of speech.
        entry, marks = min(zip(entries, excluded, strict=True), key=lambda pair: len(pair[1]))
        if not marks:
            reason = message("lexicon-no-part", word=word, title=Name(title))
            return _refusal(word, Ground.NO_PART_OF_SPEECH, reason)
        reason = _marked(marks[0], word, entry.spelling)
        return _refusal(word, _GROUND_OF_MARK[marks[0]], reason)

    def _excluding_marks(self, entry: DictionaryEntry) -> list[Mark]:
        return [
            mark
            for mark, ground in _GROUND_OF_MARK.items()
            if ground in self.exclusions and mark in entry.marks
        ]


def _sign_in(word: str) -> Mark | None:
    if "'" in word or "\N{RIGHT SINGLE QUOTATION MARK}" in word:
        return Mark.APOSTROPHE
    return Mark.HYPHEN if "-" in word else None


def _marked(mark: Mark, word: str, spelling: str) -> Message:
    return message("lexicon-marked", mark=mark.value, word=word, spelling=spelling)


def _refusal(word: str, ground: Ground, reason: Message) -> WordRuling:
    return WordRuling(word, acceptable=False, reason=reason, ground=ground)
