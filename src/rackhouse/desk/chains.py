"""Links that stand on links: what falls when one is taken back.

Whoever came by a link may have made others. They stand for as long as their maker may make them,
so that nobody who is sent away keeps a way in, or leaves one to a friend.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest import EventRole
from rackhouse.desk.roles import OFFICE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.desk.values import RoleHeld, RoleLink


def may_make(roles: Iterable[EventRole], role: EventRole) -> bool:
    """Whether somebody with these roles makes links to a role: nobody to more than they are.

    >>> may_make({EventRole.DESK}, EventRole.JUDGE), may_make({EventRole.DESK}, EventRole.ORGANISER)
    (True, False)
    """
    needed = (EventRole.ORGANISER,) if role is EventRole.ORGANISER else OFFICE
    return any(one in needed for one in roles)


def fallen(links: Sequence[RoleLink], roles: Sequence[RoleHeld]) -> tuple[RoleLink, ...]:
    """The links that nobody took back, and whose makers came by what does not stand any more.

    Links are counted up from the roles that came by none, since two may have made links for each
    other. Of whom nobody knows the maker, a link stands.

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
    """The links that would fall if one were taken back, that one aside."""
    if link.is_revoked:
        return ()
    after = [replace(one, is_revoked=one.is_revoked or one.id == link.id) for one in links]
    return fallen(after, roles)
