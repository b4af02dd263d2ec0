"""The words of the stored answers: the default English list, and made-up Spanish ones.

There is no free list of Spanish words for the game, and for finding plays none is needed: words
put together from the language's syllables hook, extend and share letters as real ones do.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from rackhouse.lexicon import Lexicon

if TYPE_CHECKING:
    from tests.twin.plays_twin import Word

_BEGINNINGS = "B C CH D F G H J L LL M N Ñ P R RR S T V Y Z B-R C-R F-R P-L T-R Q-U"
_MIDDLES = "A A A E E E I I O O O U A-I I-E U-E"
_ENDINGS = ["", "", "", "", "", "N", "S", "R", "L", "D", "X"]
_SPANISH_WORDS = 15_000


@cache
def words_of(game: str) -> frozenset[Word]:
    """The words of a game by its name, each as its tiles."""
    if game == "spanish":
        return _spanish()
    return frozenset(tuple(word) for word in Lexicon.named("enable"))


def _spanish() -> frozenset[Word]:
    chance = Random("made-up words")
    beginnings, middles = _BEGINNINGS.split(), _MIDDLES.split()
    words: set[Word] = set()
    while len(words) < _SPANISH_WORDS:
        parts: list[str] = []
        for _ in range(chance.choice((1, 2, 2, 3, 3, 3, 4, 5))):
            # Some syllables begin with their vowel; two tiles that would be read as one are not
            # put side by side, or the words could not be written down.
            beginning = chance.choice(("", *beginnings, *beginnings))
            if parts and beginning[:1] == parts[-1] and beginning[:1] in {"L", "R"}:
                continue
            parts += [part for part in (beginning, chance.choice(middles)) if part]
            ending = chance.choice(_ENDINGS)
            parts += [ending] if ending else []
        word = tuple("-".join(parts).split("-"))
        if 2 <= len(word) <= 15:
            words.add(word)
    return frozenset(words)
