"""A simple player for the terminal: it likes points, and keeps its best tiles if it can.

It is given only what its seat may see, keeps nothing between turns, and draws its luck from
its seed and what it sees: the same seat with the same seed does the same again, also in a game
that was saved and taken up later.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from rackhouse.board import CLASSIC_BONUS, Board, Bonus, Play
from rackhouse.engine.engine import Candidate, engine_for
from rackhouse.engine.words import Words
from rackhouse.errors import MalformedError
from rackhouse.tiles import BLANK, Tile

if TYPE_CHECKING:
    from collections.abc import Sequence

BLANK_WORTH = 20
"""About what a blank earns later; a play that spends one must earn so much more."""
HOOK_WORTH = 5
"""The same for an S, which hooks on to most words."""
POOR_PLAY = 6
"""A play worth less than this is a poor use of a turn while tiles can be exchanged."""
CHEAP_TILE = 2
"""Tiles up to this value combine easily, so that one of each is kept in an exchange."""


class Seen(msgspec.Struct, frozen=True):
    """What a seat may see when it is on turn."""

    board: Board
    rack: tuple[Tile, ...]
    bag: int
    """How many tiles the bag holds."""
    may_swap: int = 7
    """The most tiles that may be exchanged now, 0 if none; the bag limits it too."""
    opening_minimum: int = 2


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """The choice to lay tiles."""

    play: Play


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """The choice to exchange tiles."""

    tiles: tuple[Tile, ...]


class Stay(msgspec.Struct, frozen=True, tag="stay"):
    """The choice to pass."""


Choice: TypeAlias = Lay | Swap | Stay


class SimplePlayer(msgspec.Struct, frozen=True):
    """A player with a vocabulary and a seed.

    >>> from rackhouse.board import Board
    >>> board = Board.empty()
    >>> seen = Seen(board, board.tile_set.alphabet.parse("QIVVUUU"), bag=86)
    >>> choice = SimplePlayer(("QI", "VU")).choose(seen)
    >>> isinstance(choice, Lay) and choice.play.words
    ('QI',)
    """

    words: Words
    """The words in force; how many of them it knows depends on its strength."""
    seed: str = "0"
    strength: float = 1.0
    """The share of the words that it knows, above 0 and up to 1."""
    bonus: Bonus = CLASSIC_BONUS

    def __post_init__(self) -> None:
        if not 0 < self.strength <= 1:
            raise MalformedError(
                f"A player's strength is {self.strength}; give a share above 0, up to 1."
            )

    @property
    def vocabulary(self) -> Words:
        """The words that it knows: all short ones, and its share of the longer.

        >>> words = ("AA", "ABOUT", "TRAIN", "TRAINER")
        >>> sorted(SimplePlayer(words, strength=0.5).vocabulary)
        ['AA', 'TRAIN', 'TRAINER']
        """
        return self.words if self.strength == 1 else _share(tuple(self.words), self.strength)

    def choose(self, seen: Seen) -> Choice:
        """What it does on its turn."""
        best = self._best_play(seen)
        if best is not None and best[0] >= POOR_PLAY:
            return Lay(best[1])
        swap = _unwanted(seen)
        if swap:
            return Swap(swap)
        return Stay() if best is None else Lay(best[1])

    def would_challenge(self, words: Sequence[str]) -> bool:
        """Whether it challenges a play that formed these words.

        It never challenges a word it knows. The fewer words it knows, the less it trusts its
        doubts about the others.

        >>> SimplePlayer(("QI",)).would_challenge(["QI", "VVV"])
        True
        """
        known = self.vocabulary
        unknown = [word for word in words if word not in known]
        luck = Random(f"{self.seed} challenge {unknown}")
        return bool(unknown) and luck.random() < self.strength**3

    def _best_play(self, seen: Seen) -> tuple[int, Play] | None:
        """The play worth most and its worth; equals are decided by luck."""
        board = seen.board
        luck = Random(f"{self.seed} {board.cells.hex()} {bytes(seen.rack).hex()}")
        # With the bag empty nothing is worth keeping.
        worth = _worth_on_rack(board) if seen.bag else {}
        engine = engine_for(self.vocabulary, board, self.bonus, seen.opening_minimum)
        best: list[Candidate] = []
        most = 0
        for candidate in engine.all(board, seen.rack):
            if best and candidate.score < most:
                break  # the rest score less, and spending good tiles never adds
            value = candidate.score - sum([worth.get(tile, 0) for tile in candidate.tiles])
            if not best or value > most:
                best, most = [candidate], value
            elif value == most:
                best.append(candidate)
        return (most, luck.choice(best).on(board)) if best else None


def _worth_on_rack(board: Board) -> dict[Tile, int]:
    """What the good tiles are worth on a rack beyond an ordinary one."""
    hooks = board.tile_set.alphabet.spell("S") or ()
    return {BLANK: BLANK_WORTH, **dict.fromkeys(hooks, HOOK_WORTH)}


def _unwanted(seen: Seen) -> tuple[Tile, ...]:
    """The tiles to exchange: all but the good ones and one of each cheap letter."""
    limit = max(0, min(seen.may_swap, seen.bag, len(seen.rack)))
    value = seen.board.tile_set.value
    good = _worth_on_rack(seen.board)
    kept: set[Tile] = set()
    unwanted = []
    for tile in seen.rack:
        if tile in good or (value(tile) <= CHEAP_TILE and tile not in kept):
            kept.add(tile)
        else:
            unwanted.append(tile)
    # A rack of nothing but good tiles that has no play still wants a change.
    ordered = sorted(unwanted or seen.rack, key=value, reverse=True)
    return tuple(ordered[:limit])


@lru_cache(maxsize=8)
def _share(words: tuple[str, ...], strength: float) -> frozenset[str]:
    """The same words for the same strength, whoever plays: the weaker know fewer of them."""
    limit = int(strength * 2**32)
    return frozenset(word for word in words if len(word) <= 3 or _number(word) < limit)


def _number(word: str) -> int:
    return int.from_bytes(hashlib.blake2b(word.encode(), digest_size=4).digest(), "big")
