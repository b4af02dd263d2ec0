"""Who does something at an event: a role, and where it is a player, for which entry."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from rackhouse.messages import Message, message


class Role(Enum):
    """What somebody is at an event."""

    ORGANISER = "organiser"
    """Runs the event and rules on disputes: the director."""
    DESK = "desk"
    """Signs people in, pairs, takes results and money."""
    JUDGE = "word judge"
    SCORE_KEEPER = "score-keeper"
    PLAYER = "player"
    CLOCK = "clock"
    """Time itself, and the program that runs the event."""
    PUBLIC = "public"
    """Looks on, and may do nothing."""

    @property
    def name_in_words(self) -> Message:
        """What people call it.

        >>> print(Role.JUDGE.name_in_words)
        a word judge
        """
        return message("contest-role-" + self.value.replace(" ", "-"))


class Actor(msgspec.Struct, frozen=True):
    """Somebody at an event. ``who`` is an opaque id for the log, never a name.

    >>> str(ORGANISER), str(Actor.player(7))
    ('organiser', 'player of entry 7')
    """

    role: Role
    who: str = ""
    entry: int | None = None

    @staticmethod
    def player(entry: int, who: str = "") -> Actor:
        """The player or team of an entry.

        >>> Actor.player(3).entry
        3
        """
        return Actor(Role.PLAYER, who, entry)

    def __str__(self) -> str:
        return self.role.value if self.entry is None else f"{self.role.value} of entry {self.entry}"


ORGANISER: Final = Actor(Role.ORGANISER)
DESK: Final = Actor(Role.DESK)
JUDGE: Final = Actor(Role.JUDGE)
SCORE_KEEPER: Final = Actor(Role.SCORE_KEEPER)
CLOCK: Final = Actor(Role.CLOCK)
PUBLIC: Final = Actor(Role.PUBLIC)
