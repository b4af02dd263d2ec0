"""Who does something at an event: a role and, for a player, the entry."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from rackhouse.messages import Message, message


class EventRole(Enum):
    """What somebody is at an event."""

    ORGANISER = "organiser"
    """Runs the event and rules on disputes: the director."""
    DESK = "desk"
    """Signs people in, pairs, takes results and money."""
    JUDGE = "word judge"
    SCORE_KEEPER = "score-keeper"
    PLAYER = "player"
    CLOCK = "clock"
    """The program itself, when time brings something about or a game reports."""
    PUBLIC = "public"
    """A spectator, who may do nothing."""

    @property
    def name_in_words(self) -> Message:
        """What people call it.

        >>> print(EventRole.JUDGE.name_in_words)
        a word judge
        """
        return message("contest-role-" + self.value.replace(" ", "-"))


class EventActor(msgspec.Struct, frozen=True):
    """Somebody at an event. ``who`` is an opaque id for the log, never a name.

    >>> str(ORGANISER), str(EventActor.player(7))
    ('organiser', 'player of entry 7')
    """

    role: EventRole
    who: str = ""
    entry: int | None = None

    @staticmethod
    def player(entry: int, who: str = "") -> EventActor:
        """The player or team of an entry.

        >>> EventActor.player(3).entry
        3
        """
        return EventActor(EventRole.PLAYER, who, entry)

    def __str__(self) -> str:
        return self.role.value if self.entry is None else f"{self.role.value} of entry {self.entry}"


ORGANISER: Final = EventActor(EventRole.ORGANISER)
DESK: Final = EventActor(EventRole.DESK)
JUDGE: Final = EventActor(EventRole.JUDGE)
SCORE_KEEPER: Final = EventActor(EventRole.SCORE_KEEPER)
CLOCK: Final = EventActor(EventRole.CLOCK)
PUBLIC: Final = EventActor(EventRole.PUBLIC)
