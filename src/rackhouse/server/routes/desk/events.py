"""Events: listed, created, changed by commands, exported and imported."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any
from urllib.parse import unquote

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from msgspec.structs import replace

from rackhouse.desk.again import EventAgain, create_again, create_from_file
from rackhouse.desk.carry_out import DeskDone, DeskRefused, carry_out
from rackhouse.desk.create import Created, Creation, create
from rackhouse.desk.look import EventLine, list_events, look
from rackhouse.desk.mail_permission import PhraseAsked
from rackhouse.desk.moving import export_event, import_event
from rackhouse.desk.prints import file_name_of
from rackhouse.desk.rehearsal import RoundInvented, invent_results, rehearse, throw_away
from rackhouse.desk.settings import change_settings
from rackhouse.desk.values import EventSettings
from rackhouse.desk.views.overview import Overview, overview
from rackhouse.desk.views.presets import PresetShown, presets
from rackhouse.server.parameters import AtEvent, Caller, Reader, SeenEvent, TheDoor, Visitor
from rackhouse.server.problems import answers, gives
from rackhouse.server.protocol import CommandId, DeskOrder, to_desk_command
from rackhouse.server.rates import household_of
from rackhouse.server.routes.desk.prints import as_file
from rackhouse.server.routes.people import Body


class CreatedEvent(msgspec.Struct, frozen=True):
    """A new event, with a link for each role."""

    event: str
    links: dict[str, str]
    """Links for people, by role. The secret follows the ``#``, which browsers do not send."""


def event_link(door: TheDoor, token: str) -> str:
    """The link with the secret of a role."""
    return f"{door.address}/events/join#{token}"


@get("/api/presets", summary="List the presets")
async def all_presets(reader: Reader) -> tuple[PresetShown, ...]:
    """Every kind of event that comes with Rackhouse, with the settings its sheet leaves open."""
    return presets(reader)


@get("/api/events", summary="List the events")
async def all_events(door: TheDoor, visitor: Visitor) -> tuple[EventLine, ...]:
    """The events at which you have a role, then the public ones."""
    return await list_events(door.desk.events, visitor)


@post("/api/events", summary="Create an event")
async def create_event(
    data: JSONBody[Creation],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    request: Request[Any, Any, Any],
) -> CreatedEvent:
    """Create an event from a preset; you become its organiser."""
    door.rates.check("open", session.person)
    if data.phrase:
        door.rates.check("sign-in", household_of(request.scope))
    # An event speaks its organiser's language unless it says otherwise.
    settings = replace(data.settings, language=data.settings.language or reader.locale)
    data = replace(data, settings=settings)
    return _created(door, await create(door.desk.events, session.person, data))


@get("/api/mail-permission", summary="Get what needs the server's phrase")
async def phrase_asked(door: TheDoor) -> PhraseAsked:
    """Whether this server asks organisers for its phrase, and for what."""
    asked = door.desk.events.permission
    return PhraseAsked(asked.for_events, asked.for_letters and bool(asked.phrase))


@get("/api/events/{event:str}", summary="Get an event")
async def event_overview(seen: SeenEvent, reader: Reader) -> Overview:
    """The plan, the divisions and what you may do; for the office also what is outstanding."""
    return overview(await look(*seen, games=True, reader=reader))


@put("/api/events/{event:str}/settings", summary="Change the settings of an event")
async def set_event(at: AtEvent, data: JSONBody[EventSettings]) -> EventSettings:
    """For the organiser: how tables are set up, the goal, the currency, whether it is public."""
    await change_settings(*at, data)
    return data


_ZIP = "application/zip"
Phrase = Annotated[
    str,
    HeaderParameter(
        name="x-phrase",
        description="The server's phrase, if it asks for one; percent-encoded.",
        max_length=2400,
    ),
]


@get(
    "/api/events/{event:str}/export",
    media_type=_ZIP,
    responses=gives(bytes, _ZIP, "The event."),
    summary="Export an event",
)
async def take_event(at: AtEvent) -> Response[bytes]:
    """For the office: all lines, who the entries are, and the records of certified games."""
    data = await export_event(*at)
    return as_file(data, _ZIP, file_name_of(await look(*at), ".zip"))


@post("/api/events/import", responses=answers(413), summary="Import an event")
async def bring_event(
    door: TheDoor, session: Caller, request: Request[Any, Any, Any], phrase: Phrase = ""
) -> CreatedEvent:
    """Import the file of an event, sent as the body; you become its organiser."""
    door.rates.check("open", session.person)
    if phrase:
        door.rates.check("sign-in", household_of(request.scope))
    file = await request.body()
    return _created(
        door, await import_event(door.desk.events, session.person, file, unquote(phrase))
    )


def _created(door: TheDoor, created: Created) -> CreatedEvent:
    links = {role: event_link(door, token) for role, token in created.tokens.items()}
    return CreatedEvent(created.event, links)


@post("/api/events/{event:str}/again", summary="Create an event like another")
async def event_again(
    at: AtEvent, data: JSONBody[EventAgain], door: TheDoor, request: Request[Any, Any, Any]
) -> CreatedEvent:
    """For the office: the same plan and settings on other days, without entries and results."""
    door.rates.check("open", at.person)
    if data.phrase:
        door.rates.check("sign-in", household_of(request.scope))
    return _created(door, await create_again(*at, data))


FirstDay = Annotated[date, QueryParameter(name="first_day", description="The new first day.")]
RequestName = Annotated[
    str,
    QueryParameter(
        name="id",
        description="A name that you use for no other request.",
        pattern=r"^[A-Za-z0-9._:-]{1,64}$",
    ),
]


@post("/api/events/import/again", responses=answers(413), summary="Create an event like a file's")
async def file_again(
    first_day: FirstDay,
    name: RequestName,
    door: TheDoor,
    session: Caller,
    request: Request[Any, Any, Any],
    phrase: Phrase = "",
) -> CreatedEvent:
    """The plan and settings of a saved event, sent as the body, without entries and results."""
    door.rates.check("open", session.person)
    if phrase:
        door.rates.check("sign-in", household_of(request.scope))
    wish = EventAgain(name, first_day, phrase=unquote(phrase))
    data = await request.body()
    return _created(door, await create_from_file(door.desk.events, session.person, data, wish))


@post("/api/events/{event:str}/rehearsal", summary="Rehearse an event")
async def rehearse_event(at: AtEvent, door: TheDoor) -> CreatedEvent:
    """For the organiser: a copy with invented players, without mail, on no public list."""
    door.rates.check("open", at.person)
    return _created(door, await rehearse(*at))


@post("/api/events/{event:str}/invented", status_code=200, summary="Invent results")
async def invent(at: AtEvent) -> RoundInvented:
    """For the organiser of a rehearsal: a result for every match of the current round."""
    return await invent_results(*at)


@delete("/api/events/{event:str}", summary="Throw a rehearsal away")
async def delete_rehearsal(at: AtEvent) -> None:
    """For its organiser: nothing of it is kept. Real events are never deleted."""
    await throw_away(*at)


class DeskCommand(Body, frozen=True):
    """A command at an event. Sent again with the same ID, it gets the first answer."""

    id: CommandId
    """An ID that its sender uses only once."""
    command: DeskOrder


@post("/api/events/{event:str}/commands", status_code=200, summary="Give a command at an event")
async def desk_command(
    at: AtEvent, data: JSONBody[DeskCommand], reader: Reader
) -> DeskDone | DeskRefused:
    """Pair a round, enter a result, check somebody in, undo: whatever the role may do.

    Once it is ``done`` it is on disk. If a refusal is a question, send the same command again with
    ``sure`` to carry it out.
    """
    answer = await carry_out(
        *at,
        data.id,
        to_desk_command(data.command),
    )
    return reader.spoken(answer)
