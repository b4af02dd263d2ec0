"""Events: the presets that they are made of, one's own, a new one, one as its pages begin."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post, put
from litestar.params import JSONBody
from msgspec.structs import replace

from rackhouse.desk.create import Created, Creation, create
from rackhouse.desk.list_events import EventLine, list_events
from rackhouse.desk.look import look
from rackhouse.desk.mail_permission import PhraseAsked
from rackhouse.desk.settings import change_settings
from rackhouse.desk.values import EventSettings
from rackhouse.desk.views.overview import Overview, overview
from rackhouse.desk.views.presets import PresetShown, presets
from rackhouse.server.parameters import As, Caller, EventName, Reader, TheDoor, Visitor
from rackhouse.server.problems import answers
from rackhouse.server.rates import household_of


class EventCreated(msgspec.Struct, frozen=True):
    """A new event, and a link to each role that others come in by."""

    event: str
    links: dict[str, str]
    """For people to open, by role: the secret stands after the ``#``, which no browser sends."""


def event_link(door: TheDoor, token: str) -> str:
    """The link that carries the secret of a role."""
    return f"{door.address}/events/join#{token}"


@get("/api/presets", tags=["events"], responses=answers(429, 503), summary="What can be held?")
async def all_presets(reader: Reader) -> tuple[PresetShown, ...]:
    """Every kind of event that comes with Rackhouse, with what its sheet leaves to be asked."""
    return presets(reader)


@get("/api/events", tags=["events"], responses=answers(429, 503), summary="Which events are on?")
async def all_events(door: TheDoor, visitor: Visitor) -> tuple[EventLine, ...]:
    """The events that one has a role at, then those that anybody finds."""
    return await list_events(door.desk.events, None if visitor is None else visitor.person)


@post(
    "/api/events",
    tags=["events"],
    responses=answers(400, 401, 403, 413, 429, 503),
    summary="Create an event",
)
async def create_event(
    data: JSONBody[Creation],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    request: Request[Any, Any, Any],
) -> EventCreated:
    """Create an event from a preset; whoever does is its organiser."""
    door.rates.check("open", session.person)
    if data.phrase:
        door.rates.check("sign-in", household_of(request.scope))
    # An event speaks its organiser's language, where nothing else is said.
    settings = replace(data.settings, language=data.settings.language or reader.locale)
    data = replace(data, settings=settings)
    created: Created = await create(door.desk.events, session.person, data)
    links = {role: event_link(door, token) for role, token in created.tokens.items()}
    return EventCreated(created.event, links)


@get(
    "/api/mail-permission",
    tags=["events"],
    responses=answers(429, 503),
    summary="What is asked for?",
)
async def hall_leave(door: TheDoor) -> PhraseAsked:
    """Whether this hall asks organisers for its phrase, and before what."""
    asked = door.desk.events.permission
    return PhraseAsked(asked.for_events, asked.for_letters and bool(asked.phrase))


@get(
    "/api/events/{event:str}",
    tags=["events"],
    responses=answers(400, 403, 404, 429, 503),
    summary="Look at an event",
)
async def event_overview(
    event: EventName, door: TheDoor, visitor: Visitor, reader: Reader, as_: As = ""
) -> Overview:
    """The plan, the divisions, what one may do; for the office also what waits."""
    person = None if visitor is None else visitor.person
    return overview(await look(door.desk.events, person, event, as_, games=True, reader=reader))


@put(
    "/api/events/{event:str}/settings",
    tags=["events"],
    responses=answers(400, 401, 403, 404, 413, 429, 503),
    summary="Set what stands beside the plan",
)
async def set_event(
    event: EventName,
    data: JSONBody[EventSettings],
    door: TheDoor,
    session: Caller,
    as_: As = "",
) -> EventSettings:
    """For the organiser: how tables are set, the goal, the currency, whether it is listed."""
    await change_settings(door.desk.events, session.person, event, as_, data)
    return data
