"""Roles as requests and pages name them (``organiser``, ``player-7``), and who may keep links.

Somebody who used a link may have made others. Those are valid only as long as their maker may make
them, so that nobody who loses a role keeps a way in, or leaves one to a friend.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.contest import EventActor, EventRole
from rackhouse.errors import MalformedError
from rackhouse.messages import all_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.desk.values import RoleHeld, RoleLink


STRENGTH: Final = tuple(role for role in EventRole if role is not EventRole.CLOCK)
"""The roles that somebody can have, the strongest first."""
OFFICE: Final = (EventRole.ORGANISER, EventRole.DESK)
"""The roles that see what entries tell the organiser."""
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
        MalformedError: if it is not a role that somebody can have.
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
    """All their roles at the event, the strongest first."""

    @property
    def is_office(self) -> bool:
        """Whether they may see what entries tell the organiser."""
        return self.actor.role in OFFICE

    def is_of(self, entry: int) -> bool:
        """Whether they are the player or team of an entry."""
        return self.actor.role is EventRole.PLAYER and self.actor.entry == entry


def may_make(roles: Iterable[EventRole], role: EventRole) -> bool:
    """Whether somebody with these roles may make links to a role: never to a stronger one.

    >>> may_make({EventRole.DESK}, EventRole.JUDGE), may_make({EventRole.DESK}, EventRole.ORGANISER)
    (True, False)
    """
    needed = (EventRole.ORGANISER,) if role is EventRole.ORGANISER else OFFICE
    return any(one in needed for one in roles)


def fallen(links: Sequence[RoleLink], roles: Sequence[RoleHeld]) -> tuple[RoleLink, ...]:
    """The links that nobody revoked, but whose makers have lost the role they made them in.

    It starts from the roles that need no link, since two may have made links for each other. A link
    without a known maker stays valid.

    >>> from rackhouse.desk.values import RoleHeld, RoleLink
    >>> desk = EventRole.DESK
    >>> first = RoleLink("first", b"1", "e", desk, 0, "", 1, is_revoked=True, maker="olive")
    >>> own = RoleLink("own", b"2", "e", desk, 0, "", 2, maker="hal")
    >>> roles = (
    ...     RoleHeld("e", "olive", EventRole.ORGANISER),
    ...     RoleHeld("e", "hal", EventRole.DESK, 0, "own"),
    ... )
    >>> [one.id for one in fallen((first, own), roles)]
    ['own']
    """
    left = [one for one in links if not one.is_revoked]
    stands: set[str] = set()
    while True:
        held: dict[str, set[EventRole]] = {}
        for role in roles:
            if not role.link or role.link in stands:
                held.setdefault(role.person, set()).add(role.role)
        more = {
            one.id for one in left if not one.maker or may_make(held.get(one.maker, ()), one.role)
        }
        if more == stands:
            return tuple(one for one in left if one.id not in stands)
        stands = more


def falling_with(
    link: RoleLink, links: Sequence[RoleLink], roles: Sequence[RoleHeld]
) -> tuple[RoleLink, ...]:
    """The other links that would end if one were revoked."""
    if link.is_revoked:
        return ()
    after = [replace(one, is_revoked=one.is_revoked or one.id == link.id) for one in links]
    return fallen(after, roles)
