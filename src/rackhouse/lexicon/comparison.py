"""How far a labelled dictionary and a word list agree."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from rackhouse.lexicon.entry import DictionaryEntry
from rackhouse.lexicon.lines import split_lines
from rackhouse.lexicon.policy import Policy
from rackhouse.lexicon.sealed import Comparison

if TYPE_CHECKING:
    from rackhouse.lexicon.dictionary import Dictionary
    from rackhouse.lexicon.lexicon import Lexicon

SAMPLE: Final = 24


def compare(dictionary: Dictionary, lexicon: Lexicon) -> Comparison:
    """Compare under the policy with all exclusions; takes seconds, unless the file has the result.

    >>> from rackhouse.lexicon.dictionary import Dictionary
    >>> from rackhouse.lexicon.lexicon import Lexicon
    >>> from rackhouse.lexicon.sealed import WordFileHeader
    >>> header = WordFileHeader("Small", "english")
    >>> small = Dictionary.of([DictionaryEntry("ox", "noun")], "small", header)
    >>> compare(small, Lexicon.of(["OX", "HEY"])).only_list
    ('HEY',)
    """
    kept = dictionary.header.comparison
    if kept is not None and kept.checksum == lexicon.checksum:
        return kept
    by_word = defaultdict(list)
    for line in split_lines(dictionary.text):
        by_word[line[: line.index(b"\t")].decode()].append(DictionaryEntry.of_line(line))
    policy = Policy()
    good = {word for word, found in by_word.items() if policy.ruling(word, found, "").acceptable}
    refused = sorted(lexicon.words - good)
    grounds = Counter(
        str(policy.ruling(word, by_word.get(word, []), "").ground) for word in refused
    )
    return Comparison(
        lexicon.checksum,
        len(lexicon),
        len(lexicon) - len(refused),
        dict(grounds.most_common()),
        _sample(refused),
        _sample(sorted(good - lexicon.words)),
    )


def _sample(words: list[str]) -> tuple[str, ...]:
    """Some words at equal distances: always the same ones, from the whole list."""
    step = max(1, len(words) // SAMPLE)
    return tuple(words[step // 2 :: step][:SAMPLE])
