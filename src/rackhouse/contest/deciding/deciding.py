"""A decision in the making: lines as they are decided, and the book they lead to.

A decision often takes several facts (a withdrawal, and the forfeits that follow). Each is folded
as it is written, so that the next step sees the event as it then stands. If one is refused, all
of it is thrown away and nothing happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.facts import Line

if TYPE_CHECKING:
    from rackhouse.contest.actor import EventActor
    from rackhouse.contest.book import Book
    from rackhouse.contest.facts import AnyFact
    from rackhouse.contest.lots import EventWorld
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
        """The event as it stands after what was written so far."""
        return self.book.state

    def write(self, fact: AnyFact, undone: EventState | None = None) -> None:
        """Write a fact down; it has happened. ``undone`` is the state that an undoing leaves.

        Raises:
            IllegalError: where it cannot have.
        """
        line = Line(self.state.number + 1, self.now, self.actor, self.action, fact)
        self.book = self.book.with_line(line, undone)
        self.lines.append(line)

    def drawn(self, count: int) -> tuple[int, ...]:
        """An order by lot; the number of the draw is that of the fact that records it."""
        return self.world.lots(self.state.number + 1, count)
