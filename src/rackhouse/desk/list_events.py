"""The events of a hall: one's own, and those that anybody finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import EventActor, EventRole
from rackhouse.desk.roles import STRENGTH, role_name
from rackhouse.desk.values import EventId

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.service.values import PersonId

MOST_LISTED = 100


class EventLine(msgspec.Struct, frozen=True):
    """An event as a list shows it."""

    event: EventId
    title: str
    when: tuple[str, ...]
    where: str
    stage: str
    entries: int
    last_day: str
    changed: int
    roles: tuple[str, ...]
    """What one is at it; empty where one only finds it in the list."""


async def list_events(events: Events, person: PersonId | None) -> tuple[EventLine, ...]:
    """The events that somebody has a role at, then those that anybody finds."""
    mine = () if person is None else await events.store.events_of(person, limit=MOST_LISTED)
    known = {info.id for info, _ in mine}
    others = await events.store.listed_events(limit=MOST_LISTED)
    lines = []
    for info, standing in (*mine, *(one for one in others if one[0].id not in known)):
        held = await events.store.event_roles(info.id) if info.id in known else ()
        own = {(one.role, one.entry) for one in held if one.person == person}
        ordered = sorted(own, key=lambda one: (STRENGTH.index(one[0]), one[1]))
        card = standing.card
        lines.append(
            EventLine(
                info.id,
                card.title,
                card.when,
                card.where,
                card.stage,
                card.entries,
                card.last_day,
                standing.changed,
                tuple(_name(role, entry) for role, entry in ordered),
            )
        )
    return tuple(lines)


def _name(role: EventRole, entry: int) -> str:
    return role_name(EventActor(role, "", entry or None))
