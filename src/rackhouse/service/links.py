"""One-time links: a way in for somebody without a password, or on another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.service.errors import NotSignedInError
from rackhouse.service.people import person_called
from rackhouse.service.sessions import SignedIn, let_in
from rackhouse.service.tokens import hash_of, new_token
from rackhouse.service.values import Link, PersonId

if TYPE_CHECKING:
    from rackhouse.service.hall import Hall

LASTS = 15 * 60 * 1000


async def make_link(hall: Hall, person: PersonId, lasts: int = LASTS) -> str:
    """The token of a link that lets this person in once, within its time.

    Raises:
        UnknownPersonError: where there is no such person.
    """
    await person_called(hall, person)
    token = new_token(hall.chance)
    await hall.store.add_link(Link(hash_of(token), person, hall.clock.now() + lasts))
    return token


async def use_link(hall: Hall, token: str, label: str = "") -> SignedIn:
    """Come in by a link.

    Raises:
        NotSignedInError: where it was used before, is too old, or never was.
    """
    person = await hall.store.use_link(hash_of(token), hall.clock.now())
    if person is None:
        raise NotSignedInError("service-link-used-up")
    return await let_in(hall, person, label=label)
