"""What a player sees on its turn, and what it can choose to do."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rackhouse.board import Board, Play
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
    """The tiles that are neither on the board nor on its rack; with the bag empty, the others'."""
    fruitless: int = 0
    """How many turns in a row, of all sides, laid no tiles."""


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
    """A letter that can be bought for this turn: what it costs and what one has, in cents."""

    point_price: int
    """For each point on its face."""
    blank_price: int
    """0 where a blank is not for sale."""
    budget: int
