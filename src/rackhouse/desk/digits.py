"""Signing in on the day by an entry's number and the last digits of its phone; and ending that."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.contest import EventActor, EventRole
from rackhouse.desk.links import EventJoined
from rackhouse.desk.roles import role_name
from rackhouse.desk.seating import unseat
from rackhouse.desk.values import RoleHeld, UnknownEventError
from rackhouse.service.errors import NotSignedInError

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId

DIGITS = 4
_WRONG = "desk-wrong-digits"


class SignedInByDigits(msgspec.Struct, frozen=True):
    """Somebody who signed in to an entry by its digits."""

    person: str
    """The name by which it is ended; it lets nobody in."""
    name: str
    entry: int
    entry_name: str


def digits_of(phone: str) -> str:
    """The digits of a phone number that are asked for; empty if it is too short.

    >>> digits_of("+1 555-0142"), digits_of("911")
    ('0142', '')
    """
    found = "".join(sign for sign in phone if sign.isdecimal())
    return found[-DIGITS:] if len(found) >= DIGITS else ""


async def sign_in(
    events: Events, person: PersonId, event: EventId, entry: int, digits: str
) -> EventJoined:
    """Become the player of an entry by its number and the last digits of its phone.

    Raises:
        NotSignedInError: if they do not match, or the desk has closed this way in.
    """
    live = await events.get(event)
    async with live.lock:
        known = digits_of(live.names.of(entry).details.phone)
        is_right = hmac.compare_digest(known.encode(), digits.encode())
        is_open = entry in live.book.state.entries and entry not in live.info.closed
        if not (known and is_right and is_open):
            raise NotSignedInError(_WRONG)
        await events.store.add_event_role(RoleHeld(event, person, EventRole.PLAYER, entry))
        await events.people_changed(live)
    return EventJoined(event, role_name(EventActor.player(entry)), entry)


async def signed_in(
    events: Events, person: PersonId, event: EventId, as_: str = ""
) -> tuple[SignedInByDigits, ...]:
    """Those who signed in by digits, for the office."""
    live = await events.for_office(person, event, as_)
    roles = [one for one in await events.store.event_roles(event) if _is_by_digits(one)]
    people = await events.store.people(tuple({one.person for one in roles}))
    names = {one.id: one.name for one in people}
    found = [
        SignedInByDigits(one.person, names.get(one.person, ""), one.entry, live.names(one.entry))
        for one in roles
    ]
    return tuple(sorted(found, key=lambda one: (one.entry, one.name, one.person)))


async def end_sign_in(
    events: Events, person: PersonId, event: EventId, as_: str, whose: PersonId, entry: int
) -> None:
    """End a sign-in by digits and close the entry to digits, which the person still knows.

    Raises:
        UnknownEventError: if there is no such sign-in.
    """
    live = await events.for_office(person, event, as_)
    async with live.lock:
        before = await events.store.event_roles(event)
        role = RoleHeld(event, whose, EventRole.PLAYER, entry)
        if role not in before:
            raise UnknownEventError("desk-not-signed-in")
        closed = live.info.closed | {entry}
        await events.store.set_event_info(replace(live.info, closed=closed))
        await events.store.remove_event_role(role)
        await events.people_changed(live)
        await unseat(events, live, before)


def _is_by_digits(role: RoleHeld) -> bool:
    return role.role is EventRole.PLAYER and not role.link
