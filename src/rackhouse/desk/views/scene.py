"""What the views of an event are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import Book
from rackhouse.desk.names import Names
from rackhouse.desk.roles import Who
from rackhouse.desk.values import EventInfo, Letter
from rackhouse.messages import Message

if TYPE_CHECKING:
    from rackhouse.contest import State


class GameShown(msgspec.Struct, frozen=True):
    """How the game of a pairing stands."""

    game: str
    custody: str
    phase: str
    turn: int
    """How many turns have begun."""
    scores: tuple[int, ...]
    calls: int
    """Challenges that wait for the word judge."""
    marked: int
    """Discrepancies that are marked and not ruled on."""


class Scene(msgspec.Struct, frozen=True):
    """An event at a moment, as somebody looks at it."""

    info: EventInfo
    book: Book
    names: Names
    who: Who
    now: int
    games: dict[int, GameShown] = {}
    """The games under way or over, by their pairings."""
    unsent: tuple[Letter, ...] = ()
    """Letters that could not be sent."""

    @property
    def state(self) -> State:
        """The event as it stands."""
        return self.book.state

    def said(self, words: Message | str) -> str:
        """What the event says, by the names of those whom it is about."""
        if isinstance(words, Message):
            return str(self.names.told(words, self.state.pairings))
        return words
