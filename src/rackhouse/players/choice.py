"""What a player sees on its turn, what it can choose to do, and the luck it has."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeAlias

import msgspec

from rackhouse.board import Board, Placement, Play
from rackhouse.rules import Rules
from rackhouse.tiles import Tile


class Seen(msgspec.Struct, frozen=True):
    """What a seat may see when it is on turn."""

    board: Board
    rack: tuple[Tile, ...]
    bag: int
    """How many tiles the bag holds."""
    may_swap: int = 7
    """The most tiles that may be exchanged now, 0 if none; the bag limits it too."""
    opening_minimum: int = 2
    unseen: tuple[Tile, ...] = ()
    """The tiles neither on the board nor on its rack; with the bag empty, the opponents'."""
    fruitless: int = 0
    """How many turns in a row, of all sides, laid no tiles."""
    rules: Rules | None = None
    """The rules of the house, without which nothing can be searched."""
    scores: tuple[int, ...] = ()
    """Of each side, its own first."""
    scoreless: int = 0
    """How many turns in a row, of all sides, scored no points."""
    answered: tuple[Placement, ...] = ()
    """The tiles that the opponent laid just before, where two sides play and it did."""


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """The choice to lay tiles."""

    play: Play


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """The choice to exchange tiles."""

    tiles: tuple[Tile, ...]


class Stay(msgspec.Struct, frozen=True, tag="stay"):
    """The choice to pass."""


Choice: TypeAlias = Lay | Swap | Stay


class LetterOffer(msgspec.Struct, frozen=True):
    """A letter that can be bought for this turn: its price and the budget, in cents."""

    point_price: int
    """The price for each point on its face."""
    blank_price: int
    """0 if a blank is not for sale."""
    budget: int


_ALL = 2**64


class Luck:
    """Numbers from 0 to below 1, one for each question.

    >>> luck = Luck("seed", b"what is seen")
    >>> luck.share("TRAINER") == luck.share("TRAINER"), luck.share("TRAINER") == luck.share("QI")
    (True, False)
    """

    def __init__(self, seed: str, *seen: bytes) -> None:
        self._begun = blake2b(seed.encode(), digest_size=8)
        for part in seen:
            # The length before each part, so that different parts never give the same bytes.
            self._begun.update(len(part).to_bytes(4, "big") + part)

    def share(self, about: str) -> float:
        """A number from 0 to below 1."""
        return self.number(about) / _ALL

    def number(self, about: str) -> int:
        """A whole number of 64 bits."""
        hashed = self._begun.copy()
        hashed.update(about.encode())
        return int.from_bytes(hashed.digest(), "big")
