"""The judge: all words of a play at once, one verdict."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Protocol

import msgspec

from rackhouse.errors import UnknownNameError
from rackhouse.lexicon import store
from rackhouse.lexicon.dictionary import Dictionary
from rackhouse.lexicon.entry import DictionaryEntry
from rackhouse.lexicon.lexicon import Lexicon
from rackhouse.lexicon.lines import join_lines, split_lines
from rackhouse.lexicon.policy import Policy
from rackhouse.lexicon.sealed import DICTIONARY
from rackhouse.lexicon.verdict import Ground, Verdict, WordRuling
from rackhouse.messages import Name, all_of, message, quoted

if TYPE_CHECKING:
    from collections.abc import Iterable


class Judge(Protocol):
    """Gives one verdict on words; any such function will do."""

    def __call__(self, words: Iterable[str], /) -> Verdict:
        """The verdict on all words of a play together."""


class ListJudge(msgspec.Struct, frozen=True):
    """A judge with a word list: the words in it are good, all others are not.

    >>> judge = ListJudge(Lexicon.named("enable"))
    >>> judge(["OX", "OXEN"]).acceptable
    True
    >>> print(judge(["OX", "XO"]).refused[0].reason)
    XO is not in the ENABLE word list.
    """

    lexicon: Lexicon

    def __call__(self, words: Iterable[str], /) -> Verdict:
        """The verdict on all words of a play together."""
        return Verdict.of(map(self.ruling, words))

    def ruling(self, word: str) -> WordRuling:
        """The ruling on one word.

        >>> ListJudge(Lexicon.named("enable")).ruling("ox").word
        'OX'
        """
        lexicon = self.lexicon
        shown = lexicon.spelt(word) or word.upper()
        if shown in lexicon:
            key, ground = "lexicon-found", Ground.FOUND
        else:
            key, ground = "lexicon-not-found", Ground.NOT_FOUND
        reason = message(key, word=shown, title=Name(lexicon.title))
        return WordRuling(shown, ground is Ground.FOUND, reason, ground)


class DictionaryJudge(msgspec.Struct, frozen=True):
    """A judge with a labelled dictionary, and a policy on which of its words are good.

    >>> judge = DictionaryJudge(Dictionary.named("english"))
    >>> print(judge(["PARIS"]).words[0].reason)
    PARIS is always capitalised.
    """

    dictionary: Dictionary
    policy: Policy = Policy()

    @property
    def lexicon(self) -> Lexicon:
        """All words that this judge finds good; the first call takes about a second.

        >>> from rackhouse.lexicon.sealed import WordFileHeader
        >>> ox = DictionaryEntry("ox", "noun")
        >>> paris = DictionaryEntry("Paris", "noun", ("capitalised",))
        >>> small = Dictionary.of([ox, paris], "small", WordFileHeader("Small", "english"))
        >>> list(DictionaryJudge(small).lexicon)
        ['OX']
        """
        return _good_words(self.dictionary, self.policy)

    def __call__(self, words: Iterable[str], /) -> Verdict:
        """The verdict on all words of a play together."""
        return Verdict.of(map(self.ruling, words))

    def ruling(self, word: str) -> WordRuling:
        """The ruling on one word.

        >>> DictionaryJudge(Dictionary.named("english")).ruling("km").ground
        <Ground.ABBREVIATION: 'abbreviation'>
        """
        dictionary = self.dictionary
        return self.policy.ruling(word.upper(), dictionary.entries(word), dictionary.title)


@lru_cache(maxsize=4)
def _good_words(dictionary: Dictionary, policy: Policy) -> Lexicon:
    # A word's entries are together, so one pass is much faster than a search for each word.
    by_word = groupby(split_lines(dictionary.text), key=lambda line: line.partition(b"\t")[0])
    good = (
        key
        for key, lines in by_word
        if policy.ruling(
            key.decode(), [*map(DictionaryEntry.of_line, lines)], dictionary.title
        ).acceptable
    )
    header = dictionary.header
    return Lexicon(dictionary.name, header.title, header.tile_set, join_lines(good), header.edition)


def judge_named(name: str, policy: Policy | None = None) -> ListJudge | DictionaryJudge:
    """The judge with the list or the dictionary of that name.

    >>> judge_named("enable")(["OXEN"]).acceptable, judge_named("english")(["OXEN"]).acceptable
    (True, True)

    Raises:
        UnknownNameError: if there is neither; the message lists those that exist.
        MalformedError: if its file is damaged.
    """
    kind = store.kind_of(name)
    if kind is None:
        there = all_of(sorted((*Lexicon.names(), *Dictionary.names())))
        raise UnknownNameError("lexicon-unknown", kind="any", name=quoted(name), names=there)
    if kind == DICTIONARY:
        return DictionaryJudge(Dictionary.named(name), policy or Policy())
    return ListJudge(Lexicon.named(name))
