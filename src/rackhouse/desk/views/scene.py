"""What the views of an event are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import Book
from rackhouse.desk.names import Names
from rackhouse.desk.roles import Who
from rackhouse.desk.values import EventInfo, Letter
from rackhouse.messages import Value, Voice
from rackhouse.messages.voice import ENGLISH, known

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest import EventState


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
    reader: Voice = ENGLISH
    """How to speak to whoever looks."""

    @property
    def state(self) -> EventState:
        """The event as it stands."""
        return self.book.state

    @property
    def voice(self) -> Voice:
        """The reader's voice, which knows entries and matches by their names."""
        return self.names.voice(self.reader, self.state.pairings)

    def say(self, said: Value) -> str:
        """A message in the reader's words."""
        return self.voice.say(said)

    def known(self, kind: str, text: str) -> str:
        """What a data file says, in the reader's words; as it stands where it is somebody's own."""
        return self.reader.say(known(f"data-{kind}-", text))

    def name(self, entry: int) -> str:
        """What an entry is called."""
        return self.names(entry, self.reader)

    def match(self, sides: Iterable[int]) -> str:
        """The sides of a match."""
        return self.names.match(sides, self.reader)
