"""The words that a player knows of those in force, and the engine that finds plays with them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING

from rackhouse.engine.engine import Engine
from rackhouse.engine.leaves import Leaves
from rackhouse.lexicon import Commonness, Lexicon
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    from rackhouse.board import Board, Bonus
    from rackhouse.engine.values import WordCollection
    from rackhouse.tiles import Layout

VALUED = "enable"
"""The list whose leave values come with Rackhouse."""

MET = 0.2
"""A list with a smaller share of known words is not in the language of the frequencies."""
STRANGE_STEPS = 60
"""The steps over which the words of such a list are spread."""
PASSIVE = 10
"""People recognise more words than they think of: words rarer by this many steps."""


def known_words(words: WordCollection, rarest: int, short: int) -> WordCollection:
    """The words that are common enough, and all short ones.

    >>> sorted(known_words(("AT", "CAT", "CATALO", "ETUI", "XU"), rarest=30, short=2))
    ['AT', 'CAT', 'XU']
    """
    if rarest <= 0:
        return words
    return _known(words if isinstance(words, Hashable) else tuple(words), rarest, short)


def has_met(word: str, words: WordCollection, rarest: int, short: int) -> bool:
    """Whether a player has met a word before, even if it would not think of it.

    >>> words = ("CAT", "CATALO")
    >>> has_met("CAT", words, 30, 0), has_met("CATALO", words, 30, 0), has_met("DOG", words, 30, 0)
    (True, False, False)
    """
    if word not in words:
        return False
    return rarest <= 0 or len(word) <= short or step_in(words, word) >= max(1, rarest - PASSIVE)


def step_in(words: WordCollection, word: str) -> int:
    """How common a word of a list is.

    There are frequencies for English only. In a list of another language every word has a fixed
    random step, so that weaker players know fewer words there too.

    >>> step_in(("CAT", "DOG"), "CAT"), step_in(("GATO", "PERRO"), "PERRO")
    (48, 16)
    """
    common = Commonness.built_in()
    if not isinstance(words, Hashable) or _is_met(words):
        return common.step(word)
    lot = blake2b(word.encode(), digest_size=4).digest()
    return int.from_bytes(lot, "big") * STRANGE_STEPS >> 32


@lru_cache(maxsize=16)
def _is_met(words: WordCollection) -> bool:
    common = Commonness.built_in().step
    return sum(common(word) > 0 for word in words) >= MET * len(words)


def looks_like_one(word: str, known: WordCollection) -> bool:
    """Whether an unknown word looks like one: known words have all its runs of three letters.

    >>> looks_like_one("CATS", ("CAT", "RATS")), looks_like_one("CXT", ("CAT", "RATS"))
    (True, False)
    """
    return _runs(word) <= (_runs_of(known) if isinstance(known, Hashable) else set[str]())


def _runs(word: str) -> set[str]:
    """Runs of three letters; the ends of the word count as a letter."""
    marked = f" {word} "
    return {marked[at : at + 3] for at in range(len(marked) - 2)}


@lru_cache(maxsize=16)
def _runs_of(known: WordCollection) -> frozenset[str]:
    return frozenset().union(*map(_runs, known))


def engine_of(known: WordCollection, board: Board, bonus: Bonus, opening_tiles: int) -> Engine:
    """The engine of a vocabulary, with leave values if there are any.

    It takes a moment to make, so engines of words that cannot change are cached.
    """
    if isinstance(known, Hashable):
        return _kept(known, board.tile_set, board.layout, bonus, opening_tiles)
    return _made(known, board.tile_set, board.layout, bonus, opening_tiles)


def _made(
    known: WordCollection, tile_set: TileSet, layout: Layout, bonus: Bonus, opening_tiles: int
) -> Engine:
    return Engine(known, tile_set, layout, bonus, opening_tiles, _leaves(tile_set))


_kept = lru_cache(maxsize=16)(_made)


@lru_cache(maxsize=32)
def _known(words: WordCollection, rarest: int, short: int) -> WordCollection:
    known = (word for word in words if len(word) <= short or step_in(words, word) >= rarest)
    if isinstance(words, Lexicon):
        text = "".join(f"{word}\n" for word in known).encode()
        return Lexicon(f"{words.name}-{rarest}-{short}", words.title, words.tile_set, text)
    return frozenset(known)


@lru_cache(maxsize=4)
def _leaves(tile_set: TileSet) -> Leaves | None:
    """The values learned with the default list, for every list spelt with its letters."""
    default = Lexicon.named(VALUED)
    if tile_set.alphabet != TileSet.named(default.tile_set).alphabet:
        return None
    return Leaves.shipped_for(default)
