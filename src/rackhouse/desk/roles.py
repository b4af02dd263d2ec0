"""Roles at an event as requests and pages name them: ``organiser``, ``player-7``."""

from __future__ import annotations

from typing import Final

import msgspec

from rackhouse.contest import EventActor, EventRole
from rackhouse.errors import MalformedError
from rackhouse.messages import all_of

STRENGTH: Final = tuple(role for role in EventRole if role is not EventRole.CLOCK)
"""The roles that somebody can have, the strongest first."""
OFFICE: Final = (EventRole.ORGANISER, EventRole.DESK)
"""Those who see what entries tell the organiser."""
_PLAYER: Final = "player-"


def role_name(actor: EventActor) -> str:
    """A role as it is written.

    >>> from rackhouse.contest import PUBLIC
    >>> role_name(EventActor.player(7)), role_name(PUBLIC)
    ('player-7', 'public')
    """
    return actor.role.value if actor.entry is None else f"{_PLAYER}{actor.entry}"


def parse_role(text: str) -> EventActor:
    """Read what :func:`role_name` writes.

    >>> parse_role("player-7").entry
    7

    Raises:
        MalformedError: where it names no role that anybody can have.
    """
    number = text.removeprefix(_PLAYER)
    if number != text and number.isdecimal() and number.isascii() and len(number) <= 6:
        return EventActor.player(int(number))
    for role in STRENGTH:
        if text == role.value and role is not EventRole.PLAYER:
            return EventActor(role)
    named = [role.value for role in STRENGTH if role is not EventRole.PLAYER]
    raise MalformedError(
        "desk-unknown-role", role=repr(text[:20]), roles=all_of([*named, "player-7"])
    )


class Who(msgspec.Struct, frozen=True):
    """Who looks at an event, and as what.

    >>> Who(EventActor(EventRole.DESK), ()).is_office
    True
    """

    actor: EventActor
    roles: tuple[EventActor, ...]
    """All that they are at the event, the strongest first."""

    @property
    def is_office(self) -> bool:
        """Whether they may see what entries tell the organiser."""
        return self.actor.role in OFFICE

    def is_of(self, entry: int) -> bool:
        """Whether they are the player or team of an entry."""
        return self.actor.role is EventRole.PLAYER and self.actor.entry == entry
