"""The moves that a side could choose from, as the engine values them without looking ahead."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

import msgspec

from rackhouse.board import Board, Play
from rackhouse.engine import Situation
from rackhouse.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.engine import Candidate, Candidates, Engine, Exchange
    from rackhouse.rules import Rules


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """A move, and what it is worth in thousandths of a point."""

    kind: Literal["play", "exchange", "pass"]
    play: Play | None = None
    tiles: tuple[Tile, ...] = ()
    """The tiles laid or exchanged, as they were on the rack, sorted."""
    score: int = 0
    static: int
    """Its points and the tiles kept, without looking ahead."""
    worth: int
    """What it is worth by the method that compares the moves of a turn."""
    win: float | None = None

    def is_same(self, other: Alternative) -> bool:
        """Whether it is the same move, however it is valued."""
        return self.done == other.done

    @property
    def done(self) -> tuple[object, ...]:
        """What is done, so that the same move is found again."""
        return (self.kind, self.play.placements if self.play else self.tiles)


class Choices:
    """All moves of a position by static equity.

    >>> from rackhouse.engine import Engine
    >>> from rackhouse.rules import Sheet
    >>> board, rules = Board.empty(), Sheet.named("base").rules
    >>> rack = bytes(board.tile_set.alphabet.parse("HIV"))
    >>> choices = Choices(Engine(("HI", "HOB")), rules, board, rack, Situation(80))
    >>> len(choices), choices.first(1)[0].play.notation
    (12, '8H HI')
    """

    def __init__(
        self, engine: Engine, rules: Rules, board: Board, rack: bytes, situation: Situation
    ) -> None:
        self.board, self.rack = board, rack
        self._plays: Candidates = engine.all(board, rack, situation)
        self._others = [
            swap_of(exchange)
            for exchange in engine.exchanges(rack, situation, rules.exchange.least_in_bag)
        ]
        stay = engine.pass_equity(rack, situation)
        self.staying = Alternative(kind="pass", static=stay, worth=stay)
        if rules.passing.allowed or not len(self._plays):
            self._others.append(self.staying)
        self._others.sort(key=lambda one: -one.static)

    def __len__(self) -> int:
        return len(self._plays) + len(self._others)

    def first(self, count: int) -> list[Alternative]:
        """The best ones."""
        plays = [lay_of(candidate, self.board) for candidate in self._plays[:count]]
        # Sorting is stable: plays come before others of equal worth.
        return sorted([*plays, *self._others[:count]], key=lambda one: -one.static)[:count]

    def laid(self, play: Play, score: int) -> Alternative | None:
        """A play, if the engine knows its words."""
        alike = (at for at, each in enumerate(self._plays.scores) if each == score)
        found = (self._plays[at] for at in alike)
        same = (one for one in found if one.placements == play.placements)
        candidate = next(same, None)
        return None if candidate is None else lay_of(candidate, self.board)

    def swapped(self, tiles: bytes) -> Alternative | None:
        """An exchange, if the house allows it."""
        wanted = tuple(sorted(tiles))
        swaps = (one for one in self._others if one.kind == "exchange")
        return next((one for one in swaps if one.tiles == wanted), None)

    def reach(self, move: Alternative) -> int:
        """How many of the best there are down to a move and those that are worth as much."""
        plays = sum(equity >= move.static for equity in self._plays.equities)
        return plays + sum(one.static >= move.static for one in self._others)


def lay_of(candidate: Candidate, board: Board) -> Alternative:
    """A play that the engine found."""
    return Alternative(
        kind="play",
        play=candidate.on(board),
        tiles=tuple(sorted(candidate.tiles)),
        score=candidate.score,
        static=candidate.equity,
        worth=candidate.equity,
    )


def swap_of(exchange: Exchange) -> Alternative:
    """An exchange that the engine found; one of no tiles is its word for a pass."""
    return Alternative(
        kind="exchange" if exchange.tiles else "pass",
        tiles=tuple(sorted(exchange.tiles)),
        static=exchange.equity,
        worth=exchange.equity,
    )


def kept(rack: Sequence[Tile], tiles: Iterable[Tile]) -> bytes:
    r"""A rack without some of its tiles, sorted.

    >>> kept(b"\0\1\1\3", (1, 0))
    b'\x01\x03'
    """
    return bytes(sorted((Counter(rack) - Counter(tiles)).elements()))
