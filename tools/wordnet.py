"""WordNet's database files, read into senses.

A data file has a line per synset: its place in the file, its file number, its kind, the lemmas
that share it, pointers, and after a bar the gloss. An index file has a line per lemma, in small
letters, with the places of its synsets, the commonest first. The data files alone know capitals.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PARTS: Final = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb"}
_SYNTAX_MARK: Final = re.compile(r"\((?:a|p|ip)\)$")


@dataclass(frozen=True, slots=True)
class Sense:
    """One meaning of one lemma: a spelling, its part of speech, its synonyms, its gloss."""

    spelling: str
    part: str
    synonyms: tuple[str, ...]
    gloss: str
    rank: int
    """0 for the lemma's commonest meaning."""


def senses(read: Callable[[str], bytes]) -> Iterator[Sense]:
    """Every sense of the database; ``read`` gives a file's bytes by its name."""
    for suffix, part in PARTS.items():
        ranks = _ranks(read(f"index.{suffix}").decode("ascii"))
        for line in read(f"data.{suffix}").decode("latin-1").splitlines():
            if line.startswith(" "):  # the licence, at the head of each file
                continue
            fields, _, gloss = line.partition(" | ")
            words = fields.split(" ")
            count = int(words[3], 16)
            lemmas = tuple(_SYNTAX_MARK.sub("", words[4 + 2 * place]) for place in range(count))
            for lemma in lemmas:
                rank = ranks.get(lemma.lower(), {}).get(words[0], 99)
                yield Sense(lemma, part, lemmas, short_gloss(gloss), rank)


def _ranks(index: str) -> dict[str, dict[str, int]]:
    ranks = {}
    for line in index.splitlines():
        if not line.startswith(" "):
            fields = line.split()
            offsets = fields[-int(fields[2]) :]
            ranks[fields[0]] = {offset: rank for rank, offset in enumerate(offsets)}
    return ranks


def short_gloss(gloss: str) -> str:
    """The gloss without its quoted examples, at most 120 characters, cut at a word.

    >>> short_gloss('a large cat; "the tiger slept"')
    'a large cat'
    """
    plain = re.split(r'[;:,]?\s*"', gloss.strip())[0].strip(" ;")
    if len(plain) <= 120:
        return plain
    return plain[:120].rsplit(" ", 1)[0].rstrip(" ,;") + " …"
