"""WordCollection as a tree of tiles, in which every branch is a way that a word may go on."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from rackhouse.engine import WordCollection
from rackhouse.tiles import Alphabet, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable


class Branch:
    """All words that begin with the same tiles.

    The words lie sorted in one list, so a branch is a stretch of it: nothing is built until
    someone walks there, and a lexicon is ready in the time that sorting it takes.
    """

    __slots__ = ("_branches", "_depth", "_high", "_low", "_words", "is_word")

    def __init__(self, words: list[bytes], low: int, high: int, depth: int) -> None:
        self._words = words
        self._low, self._high, self._depth = low, high, depth
        self._branches: dict[Tile, Branch] | None = None
        self.is_word = low < high and len(words[low]) == depth

    @property
    def branches(self) -> dict[Tile, Branch]:
        """The letters that may follow, in the alphabet's order, and where each leads."""
        branches = self._branches
        if branches is None:
            branches = self._branches = self._grown()
        return branches

    def after(self, letters: Iterable[Tile]) -> Branch | None:
        """The branch some letters further on; ``None`` if no word goes that way.

        >>> tree = word_tree(("OX", "OXEN"), Alphabet(("E", "N", "O", "X")))
        >>> ox = tree.after((3, 4))
        >>> ox is not None and ox.is_word, tree.after((4,))
        (True, None)
        """
        branch: Branch | None = self
        for letter in letters:
            if branch is None:
                return None
            branch = branch.branches.get(letter)
        return branch

    def _grown(self) -> dict[Tile, Branch]:
        words, depth = self._words, self._depth
        low = self._low + 1 if self.is_word else self._low
        branches: dict[Tile, Branch] = {}
        while low < self._high:
            letter = words[low][depth]
            beyond = words[low][:depth] + bytes((letter + 1,))
            high = bisect_left(words, beyond, low, self._high)
            branches[letter] = Branch(words, low, high, depth + 1)
            low = high
        return branches


def word_tree(words: WordCollection, alphabet: Alphabet) -> Branch:
    """The tree of those words that the alphabet can spell.

    It is kept for the next call where the words are hashable, as a lexicon or a tuple is.
    """
    if isinstance(words, Hashable):
        return _kept_tree(words, alphabet)
    return _grow_tree(words, alphabet)


def _grow_tree(words: WordCollection, alphabet: Alphabet) -> Branch:
    spelt = sorted(set(_spelt(words, alphabet)))
    return Branch(spelt, 0, len(spelt), 0)


@lru_cache(maxsize=8)
def _kept_tree(words: WordCollection, alphabet: Alphabet) -> Branch:
    return _grow_tree(words, alphabet)


def _spelt(words: WordCollection, alphabet: Alphabet) -> Iterator[bytes]:
    """Each word as tiles; a table does for all but the few with a two-letter tile in them."""
    number_of = {
        letter: number
        for number, letter in enumerate(alphabet.letters, start=1)
        if len(letter) == 1
    }
    longer = [letter for letter in (*alphabet.letters, *alphabet.aliases) if len(letter) > 1]
    is_odd = re.compile("|".join(map(re.escape, longer)) if longer else r"(?!)").search
    for word in words:
        if is_odd(word) is None:
            try:
                yield bytes([number_of[letter] for letter in word])
            except KeyError:
                pass
            else:
                continue
        tiles = alphabet.spell(word)
        if tiles is not None:
            yield bytes(tiles)
