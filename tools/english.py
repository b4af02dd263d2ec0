"""The built-in dictionary: WordNet, AGID and our own closed-class words made into one.

Each source is believed where it knows something the others do not:

- WordNet knows capitals, meanings and synonyms. A lemma that it has in capitals only is always
  capitalised, or an abbreviation if it is capitals throughout. A small-letter lemma is an
  abbreviation if it has no vowel (km), is the initials of a synonym (rbi), or is a Roman numeral;
- AGID knows forms (oxen, ran, happier). Of variants the first counts, the others if ENABLE has
  them. Its comparatives are guesses, so only those count that WordNet lists or that a short
  adjective forms regularly. It has more headwords than WordNet, but
  gathered from lists of all kinds, some of them not free: one that WordNet does not know counts
  only if the ENABLE list, which is in the public domain, has it too;
- our own list knows grammar words, abbreviations, prefixes, suffixes and contractions. Its
  abbreviations are nothing else, and its affixes are words only if WordNet says so.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rackhouse.lexicon.entry import DictionaryEntry, Mark, marks_of_spelling

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping

    from tools.wordnet import Sense

_PART_OF_LETTER: Final = {"N": "noun", "V": "verb", "A": "adjective"}
_WORD: Final = re.compile(r"[a-z]+")
_VOWEL: Final = re.compile(r"[aeiouy]")
_ROMAN: Final = re.compile(r"[ivxlcdm]+")


@dataclass(frozen=True)
class ClosedClass:
    """Our own list: words by part of speech, and words by mark."""

    words: Mapping[str, frozenset[str]]
    marks: Mapping[str, frozenset[str]]

    @staticmethod
    def parse(text: str) -> ClosedClass:
        """Read the list's TOML."""
        data = tomllib.loads(text)
        tables = [
            {key: frozenset(words.split()) for key, words in data[table].items()}
            for table in ("words", "marks")
        ]
        return ClosedClass(*tables)

    def has(self, word: str) -> bool:
        """Whether a word is there as a part of speech."""
        return any(word in words for words in self.words.values())


@dataclass
class _Draft:
    """The dictionary in the making: the entries by spelling and part of speech."""

    closed: ClosedClass
    entries: dict[tuple[str, str], DictionaryEntry] = field(default_factory=dict)
    known: dict[str, set[tuple[str, ...]]] = field(default_factory=lambda: defaultdict(set))
    """The marks under which a word, in small letters, is known."""

    def add(self, entry: DictionaryEntry) -> None:
        """Add an entry; one without marks, or that is no form, replaces one that has or is."""
        place = (entry.spelling, entry.part)
        old = self.entries.get(place)
        if old is None or _worth(entry) < _worth(old):
            self.entries[place] = entry
            self.known[entry.spelling.lower()].add(entry.marks)

    def is_good(self, word: str) -> bool:
        """Whether a word is known without any mark."""
        return () in self.known.get(word, ())


def entries(
    senses: Iterable[Sense],
    exceptions: Iterable[tuple[str, str, str]],
    inflections: Iterable[list[str]],
    closed: ClosedClass,
    free: Container[str],
) -> list[DictionaryEntry]:
    """All entries.

    Args:
        senses: WordNet's.
        exceptions: WordNet's irregular forms: form, base, part of speech.
        inflections: AGID's rows.
        closed: Our own list.
        free: The words, in small letters, that AGID may add as headwords of its own.
    """
    draft = _Draft(closed)
    _add_closed(draft)
    _add_senses(draft, senses)
    for form, base, part in exceptions:
        if form != base and _WORD.fullmatch(form) and draft.is_good(base):
            draft.add(DictionaryEntry(form, part, base=base))
    _add_inflections(draft, list(inflections), free)
    return list(draft.entries.values())


def _worth(entry: DictionaryEntry) -> tuple[int, bool, bool]:
    """The less the better: marks, then being a form, then lacking a gloss."""
    return len(entry.marks), bool(entry.base), not entry.gloss


def _add_closed(draft: _Draft) -> None:
    for part, words in draft.closed.words.items():
        for word in words:
            draft.add(DictionaryEntry(word, part))
    for mark, words in draft.closed.marks.items():
        for word in words:
            spelling = word.capitalize() if mark == Mark.CAPITALISED else word
            part = "" if mark in (Mark.PREFIX, Mark.SUFFIX, Mark.ABBREVIATION) else "verb"
            draft.add(DictionaryEntry(spelling, part, (mark,)))


def _add_senses(draft: _Draft, senses: Iterable[Sense]) -> None:
    for sense in sorted(senses, key=lambda sense: sense.rank):
        letters = sense.spelling.replace("-", "").replace("'", "").replace(".", "")
        if not letters.isalpha() or (len(letters) == 1 and not draft.closed.has(letters)):
            continue
        marks = _marks(sense, draft.closed)
        gloss = "" if Mark.CAPITALISED in marks else sense.gloss
        draft.add(DictionaryEntry(sense.spelling, sense.part, marks, gloss=gloss))


def _marks(sense: Sense, closed: ClosedClass) -> tuple[str, ...]:
    word = sense.spelling
    if not _WORD.fullmatch(word):
        if len(word) <= 3 and any(other.startswith("atomic_number") for other in sense.synonyms):
            return (str(Mark.ABBREVIATION),)
        return tuple(map(str, marks_of_spelling(word)))
    if word in closed.marks[Mark.ABBREVIATION]:
        return (str(Mark.ABBREVIATION),)
    if closed.has(word):
        return ()
    numbers = any(sign.isdigit() for other in sense.synonyms for sign in other)
    shortened = (
        (len(word) <= 5 and not _VOWEL.search(word))
        or (bool(_ROMAN.fullmatch(word)) and numbers)
        or (len(word) <= 5 and word in map(_initials, sense.synonyms))
    )
    return (str(Mark.ABBREVIATION),) if shortened else ()


def _initials(phrase: str) -> str:
    words = phrase.lower().split("_")
    return "".join(word[:1] for word in words) if len(words) > 1 else ""


def _add_inflections(draft: _Draft, rows: list[list[str]], free: Container[str]) -> None:
    own = {place for place, entry in draft.entries.items() if entry.gloss}
    heads = {head for head, _ in own}
    new = {head for head, *_ in rows if head in free and not draft.known.get(head)}
    regular = [
        [*place, *_regular_forms(*place)]
        for place in sorted(own - {(row[0], _PART_OF_LETTER[row[1]]) for row in rows})
    ]
    for head, letter, *columns in [*rows, *regular]:
        part = _PART_OF_LETTER.get(letter, letter)
        if head in new:
            draft.add(DictionaryEntry(head, part))
        elif head not in heads and draft.is_good(head):
            continue  # AGID makes plurals of grammar words and of forms: thes, knews
        marks = _marks_of_forms(draft.known.get(head, set()))
        if marks is None or (part == "adjective" and not _has_comparative(head, own)):
            continue
        for form in _forms(columns, free):
            draft.add(DictionaryEntry(form, part, marks, base=head))


def _marks_of_forms(known: set[tuple[str, ...]]) -> tuple[str, ...] | None:
    """A form is good if its headword is, and shares a capital or an abbreviation with it."""
    if () in known:
        return ()
    marked = {(Mark.CAPITALISED,), (Mark.ABBREVIATION,)} & known
    return min(marked) if marked else None


def _forms(columns: Iterable[str], free: Container[str]) -> Iterator[str]:
    """The likeliest form of each column, and those of the others that a free list knows too.

    >>> list(_forms(["foci/focuses/focusses", "fears/feares"], {"focuses"}))
    ['foci', 'focuses', 'fears']
    """
    for column in columns:
        first, *others = column.split("/")
        for form in [first, *(other for other in others if other in free)]:
            if _WORD.fullmatch(form) and len(form) > 1:
                yield form


def _regular_forms(head: str, part: str) -> list[str]:
    """The forms that grammar gives a headword which AGID does not have."""
    if not _WORD.fullmatch(head) or part not in ("noun", "verb") or head.endswith("s"):
        return []
    if re.search(r"(x|z|ch|sh)$", head):
        third = head + "es"
    elif re.search(r"[^aeiou]y$", head):
        third = head[:-1] + "ies"
    else:
        third = head + "s"
    if part == "noun":
        return [] if head.endswith("ing") else [third]
    stem = head.removesuffix("e")
    past = re.sub(r"([^aeiou])y$", r"\1i", stem) + "ed"
    return [third, past, stem + "ing"]


def _has_comparative(head: str, own: set[tuple[str, str]]) -> bool:
    """Whether -er and -est are right for an adjective, as far as a rule can say.

    >>> own = {("big", "adjective"), ("happy", "adjective"), ("tenuous", "adjective")}
    >>> [_has_comparative(head, own) for head in ("big", "happy", "tenuous", "bulk")]
    [True, True, False, False]
    """
    if (head, "adjective") not in own or head.endswith(("able", "ible")):
        return False
    syllables = len(re.findall(r"[aeiouy]+", head.removesuffix("e")))
    light = syllables == 2 and bool(re.search(r"([^aeioul]y|[^aeiou]le|ow)$", head))
    return syllables <= 1 or light
