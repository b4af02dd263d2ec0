"""Links that give a role at an event: made, used, revoked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import EventActor, EventRole
from rackhouse.desk.create import new_link
from rackhouse.desk.roles import OFFICE, fallen, falling_with, may_make, parse_role, role_name
from rackhouse.desk.seating import seat_judge, unseat
from rackhouse.desk.values import EventId, RoleHeld, UnknownEventError
from rackhouse.messages import Name
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.tokens import hash_of
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import RoleLink
    from rackhouse.service.values import PersonId

LONGEST_LABEL = 60
_NOT_GOOD = "desk-link-expired"


class LinkShown(msgspec.Struct, frozen=True):
    """A link as the organiser sees it. Nobody keeps its secret."""

    id: str
    role: str
    entry: int | None
    label: str
    created: int
    is_revoked: bool
    people: tuple[str, ...]
    """The names of those who used it."""
    made_by: str
    """The name of its maker, if it ends with their role."""
    fell_with: str
    """The id of the link whose revocation ended this one; empty otherwise."""
    ends: tuple[str, ...]
    """The ids of the links that end if it is revoked."""


class EventInvited(msgspec.Struct, frozen=True):
    """What a link offers, before somebody uses it."""

    event: EventId
    title: str
    role: str


class EventJoined(msgspec.Struct, frozen=True):
    """Somebody has a role at an event now."""

    event: EventId
    role: str
    entry: int | None


async def links_shown(
    events: Events, person: PersonId, event: EventId, as_: str = ""
) -> tuple[LinkShown, ...]:
    """All links of an event, for the office."""
    live = await events.for_office(person, event, as_)
    roles, links = await events.store.event_roles(event), await events.store.event_links(event)
    known = {*(role.person for role in roles), *(link.maker for link in links)}
    names = {one.id: one.name for one in await events.store.people(tuple(known))}
    return tuple(
        LinkShown(
            id=link.id,
            role=link.role.value,
            entry=link.entry or None,
            label=link.label or (live.names(link.entry) if link.entry else ""),
            created=link.created,
            is_revoked=link.is_revoked,
            people=tuple(names.get(one.person, "") for one in roles if one.link == link.id),
            made_by=names.get(link.maker, ""),
            fell_with=link.fell_with,
            ends=_ends(link, links, roles),
        )
        for link in links
    )


async def make_link(
    events: Events, person: PersonId, event: EventId, as_: str, role: str, label: str = ""
) -> tuple[RoleLink, str]:
    """A new link to a role, and its secret.

    Raises:
        MalformedError: if it names no role.
    """
    live = await events.for_office(person, event, as_)
    asked = parse_role(role)
    tidy = line(label, "label", LONGEST_LABEL, least=0)
    async with live.lock:
        who = await events.who(live, person, as_)
        if not may_make([who.actor.role], asked.role):
            raise NotAllowedError("desk-link-make-organiser")
        if asked.entry is not None and asked.entry not in live.book.state.entries:
            raise UnknownEventError("desk-no-entry", number=asked.entry)
        link, token = new_link(events, event, asked.role, asked.entry or 0, tidy, person)
        await events.store.add_event_link(link)
        # Another process may have taken their role since.
        left = [one.role for one in await events.store.event_roles(event) if one.person == person]
        if not may_make(left, asked.role):
            await events.store.revoke_event_links(event, (link.id,))
            raise NotAllowedError("desk-office-only")
    return link, token


async def new_organiser_link(events: Events, event: EventId) -> str:
    """The secret of a new organiser link, for whoever runs the hall's machine.

    It depends on nobody's role, and can be revoked like any other.
    """
    await events.get(event)
    link, token = new_link(events, event, EventRole.ORGANISER)
    await events.store.add_event_link(link)
    return token


async def revoke_link(
    events: Events, person: PersonId, event: EventId, as_: str, link: str
) -> None:
    """Revoke a link: those who used it lose the role, and the links they made end too."""
    live = await events.for_office(person, event, as_)
    who = await events.who(live, person, as_)
    found = next((one for one in await events.store.event_links(event) if one.id == link), None)
    if found is None:
        raise UnknownEventError("desk-link-unknown")
    if found.role is EventRole.ORGANISER and who.actor.role is not EventRole.ORGANISER:
        raise NotAllowedError("desk-link-revoke-organiser")
    async with live.lock:
        before = await events.store.event_roles(event)
        _check_not_opponent(live, before, person, found)
        await events.store.revoke_event_links(event, (link,))
        # Until it is revoked somebody may use it, or make another: repeat until nothing is left.
        while more := fallen(
            await events.store.event_links(event), await events.store.event_roles(event)
        ):
            await events.store.revoke_event_links(event, tuple(one.id for one in more), link)
        await events.people_changed(live)
        await unseat(events, live, before)


def _check_not_opponent(
    live: LiveEvent, roles: tuple[RoleHeld, ...], person: PersonId, link: RoleLink
) -> None:
    """Refuse to revoke the link of an opponent.

    Raises:
        NotAllowedError: if the two have a match without a result.
    """
    state = live.book.state
    own = {one.entry for one in roles if one.person == person and one.role is EventRole.PLAYER}
    if link.role is not EventRole.PLAYER or link.entry in own:
        return
    for pairing in state.pairings.values():
        is_open = pairing.number not in state.results
        if is_open and link.entry in pairing.sides and own.intersection(pairing.sides):
            raise NotAllowedError("desk-link-of-opponent", name=Name(live.names(link.entry)))


async def invitation_to_event(events: Events, token: str) -> EventInvited:
    """The event and role that a link offers.

    Raises:
        NotAllowedError: if the link is not valid.
    """
    link = await events.store.event_link(hash_of(token))
    if link is None:
        raise NotAllowedError(_NOT_GOOD)
    live = await events.get(link.event)
    role = role_name(EventActor(link.role, "", link.entry or None))
    return EventInvited(link.event, live.book.state.event.title, role)


async def join_event(events: Events, person: PersonId, token: str) -> EventJoined:
    """Take the role that a link gives.

    Raises:
        NotAllowedError: if the link is not valid.
    """
    link = await events.store.event_link(hash_of(token))
    if link is None:
        raise NotAllowedError(_NOT_GOOD)
    role = RoleHeld(link.event, person, link.role, link.entry, link.id)
    if not await events.store.add_event_role(role):
        raise NotAllowedError(_NOT_GOOD)
    live = await events.get(link.event)
    async with live.lock:
        await events.people_changed(live)
        if link.role is EventRole.JUDGE:
            await seat_judge(events, live, person)
    actor = EventActor(link.role, "", link.entry or None)
    return EventJoined(link.event, role_name(actor), link.entry or None)


def _ends(
    link: RoleLink, links: tuple[RoleLink, ...], roles: tuple[RoleHeld, ...]
) -> tuple[str, ...]:
    """The links that end with one; only for links whose users make links."""
    if not any(one.link == link.id and one.role in OFFICE for one in roles):
        return ()
    return tuple(one.id for one in falling_with(link, links, roles))
