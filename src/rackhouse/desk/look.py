"""Looking at events: the hall's list, one event for the views, and its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from rackhouse.contest import PUBLIC, EventActor, EventRole
from rackhouse.desk.games import games_shown
from rackhouse.desk.roles import STRENGTH, Who, role_name
from rackhouse.desk.values import Card, EventId, UnknownEventError
from rackhouse.desk.views.cross_table import CrossTableShown, cross_table_shown
from rackhouse.desk.views.log import LogShown, StandingOn, log_shown, stands_on
from rackhouse.desk.views.scene import Scene
from rackhouse.desk.views.standings import StandingsShown, standings_shown
from rackhouse.messages import Voice
from rackhouse.messages.voice import ENGLISH
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import Letter
    from rackhouse.service.values import PersonId


async def look(
    events: Events,
    person: PersonId | None,
    event: EventId,
    as_: str = "",
    *,
    games: bool = False,
    reader: Voice = ENGLISH,
) -> Scene:
    """An event as somebody sees it; with ``games``, also how those under way stand.

    Raises:
        NotAllowedError: if they name a role that is not theirs.
    """
    live = await events.get(event)
    await events.refresh(live)
    who = await events.who(live, person, as_)
    shown = await games_shown(events, live) if games else {}
    unsent: tuple[Letter, ...] = ()
    if games and who.is_office and not live.info.rehearses:
        letters = await events.store.letters(event)
        told = live.info.told
        unsent = tuple(one for one in letters if one.sent is None and one.id not in told)
    return Scene(live.info, live.book, live.names, who, events.clock.now(), shown, unsent, reader)


async def standings_of(events: Events, event: EventId, reader: Voice = ENGLISH) -> StandingsShown:
    """The standings of an event, computed once for each state and language."""
    live = await events.get(event)
    await events.refresh(live)
    who = Who(PUBLIC, (PUBLIC,))
    scene = Scene(live.info, live.book, live.names, who, events.clock.now(), reader=reader)
    return await live.view(f"standings {reader.style}", lambda: standings_shown(scene))


async def cross_table_of(
    events: Events, event: EventId, division: str, reader: Voice = ENGLISH
) -> CrossTableShown:
    """The cross-table of a division, computed once for each state and language.

    Raises:
        IllegalError: if there is no such division.
    """
    live = await events.get(event)
    await events.refresh(live)
    who = Who(PUBLIC, (PUBLIC,))
    scene = Scene(live.info, live.book, live.names, who, events.clock.now(), reader=reader)
    key = scene.state.division(division).key
    return await live.view(
        f"cross-table {key} {reader.style}", lambda: cross_table_shown(scene, key)
    )


MOST_LISTED = 100


class EventLine(Card, frozen=True):
    """An event in the list of somebody."""

    event: EventId
    changed: int
    roles: tuple[str, ...]
    """The reader's role; empty for a public event without a role."""


async def list_events(events: Events, person: PersonId | None) -> tuple[EventLine, ...]:
    """The events where somebody has a role, then the public ones."""
    mine = () if person is None else await events.store.events_of(person, limit=MOST_LISTED)
    known = {info.id for info, _ in mine}
    others = await events.store.listed_events(limit=MOST_LISTED)
    lines = []
    for info, standing in (*mine, *(one for one in others if one[0].id not in known)):
        held = await events.store.event_roles(info.id) if info.id in known else ()
        own = {(one.role, one.entry) for one in held if one.person == person}
        ordered = sorted(own, key=lambda one: (STRENGTH.index(one[0]), one[1]))
        roles = tuple(_name(role, entry) for role, entry in ordered)
        card, changed = asdict(standing.card), standing.changed
        lines.append(EventLine(**card, event=info.id, changed=changed, roles=roles))
    return tuple(lines)


def _name(role: EventRole, entry: int) -> str:
    return role_name(EventActor(role, "", entry or None))


async def log_of_event(  # noqa: PLR0913 - each filter by its name
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    *,
    who: str = "",
    what: str = "",
    before: int = 0,
    reader: Voice = ENGLISH,
) -> LogShown:
    """The actions of an event, the newest first."""
    scene = await _office(events, person, event, as_, reader)
    own = scene.book.lines[scene.info.brought :]
    ids = tuple({line.actor.who for line in own if line.actor.who})
    people = {one.id: one.name for one in await events.store.people(ids)}
    return log_shown(scene, people, who=who, what=what, before=before)


async def stands_on_action(
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    action: int,
    reader: Voice = ENGLISH,
) -> tuple[StandingOn, ...]:
    """What would have to be undone together with an action."""
    scene = await _office(events, person, event, as_, reader)
    if not any(line.action == action for line in scene.book.lines):
        raise UnknownEventError("desk-no-action", number=action)
    return stands_on(scene, action)


async def _office(
    events: Events, person: PersonId, event: EventId, as_: str, reader: Voice
) -> Scene:
    scene = await look(events, person, event, as_, reader=reader)
    if not scene.who.is_office:
        raise NotAllowedError("desk-log-not-yours")
    return scene
