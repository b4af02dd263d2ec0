"""A decision in progress: the lines so far, and the book with them.

A decision often takes several facts (a withdrawal, and the forfeits that follow). Each is folded
as it is written, so that the next step sees its effect. If one is refused, nothing has happened.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec.structs import asdict

from rackhouse.contest.actions import Line

if TYPE_CHECKING:
    from rackhouse.contest.actions import AnyFact, EventCommand
    from rackhouse.contest.actor import EventActor
    from rackhouse.contest.book import Book
    from rackhouse.contest.state import EventState


class EventDeciding:
    """Lines being written, by whom and when."""

    def __init__(self, book: Book, world: EventWorld, actor: EventActor) -> None:
        self.book = book
        self.world = world
        self.actor = actor
        self.now = max(world.now, book.state.at)
        self.action = book.state.number + 1
        self.lines: list[Line] = []

    @property
    def state(self) -> EventState:
        """The event after the lines so far."""
        return self.book.state

    def write(self, fact: AnyFact, undone: EventState | None = None) -> None:
        """Write a fact. ``undone`` is the state after an undo.

        Raises:
            IllegalError: if it cannot happen.
        """
        line = Line(self.state.number + 1, self.now, self.actor, self.action, fact)
        self.book = self.book.with_line(line, undone)
        self.lines.append(line)

    def write_as(self, fact: Callable[..., AnyFact], command: EventCommand, **more: object) -> None:
        """Write the fact that takes a command's fields, with fields added or replaced."""
        self.write(fact(**{**asdict(command), **more}))

    def drawn(self, count: int) -> tuple[int, ...]:
        """An order by lot. Each draw is numbered after the fact that records it."""
        return self.world.lots(self.state.number + 1, count)


Lots: TypeAlias = Callable[[int, int], tuple[int, ...]]
"""A pure function from the number of a draw and a count to an order of ``range(count)``."""


class SeededLots(msgspec.Struct, frozen=True):
    """Orders that follow from a seed; the same seed draws the same.

    Position by position, from the last to the second, the place to swap with is the HMAC-SHA-256
    over the number of the draw and the position, keyed with the seed, modulo what is left.

    >>> SeededLots("village")(1, 4) == SeededLots("village")(1, 4)
    True
    >>> sorted(SeededLots("village")(2, 4))
    [0, 1, 2, 3]
    """

    seed: str

    def __call__(self, number: int, count: int) -> tuple[int, ...]:
        """The order of a draw."""
        order = list(range(count))
        for place in range(count - 1, 0, -1):
            message = number.to_bytes(8, "big") + place.to_bytes(4, "big")
            drawn = hmac.digest(self.seed.encode(), message, hashlib.sha256)
            other = int.from_bytes(drawn[:16], "big") % (place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


class EventWorld(msgspec.Struct, frozen=True):
    """What a decision may ask of the world: the time, and lots. Nothing else."""

    now: int
    """Milliseconds since 1970."""
    lots: Lots
