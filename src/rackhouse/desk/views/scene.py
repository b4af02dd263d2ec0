"""What the views of an event are built from."""

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
    """Marked discrepancies that are not ruled on."""


class Scene(msgspec.Struct, frozen=True):
    """An event at a moment, for a reader."""

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
    """The reader's language."""

    @property
    def state(self) -> EventState:
        """The event as it stands."""
        return self.book.state

    @property
    def voice(self) -> Voice:
        """The reader's voice, which says entries and matches by name."""
        return self.names.voice(self.reader, self.state.pairings)

    def say(self, said: Value) -> str:
        """A message in the reader's words."""
        return self.voice.say(said)

    def known(self, kind: str, text: str) -> str:
        """A text of a data file in the reader's language; somebody's own words stay as they are."""
        return self.reader.say(known(f"data-{kind}-", text))

    def name(self, entry: int) -> str:
        """The name of an entry."""
        return self.names(entry, self.reader)

    def match(self, sides: Iterable[int]) -> str:
        """The sides of a match."""
        return self.names.match(sides, self.reader)
