"""Events as files: taken away, and brought."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import unquote

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter

from rackhouse.desk.moving import export_event, import_event
from rackhouse.server.parameters import As, Caller, EventName, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.rates import household_of
from rackhouse.server.routes.desk.events import CreatedEvent, event_link

_ZIP = "application/zip"
Phrase = Annotated[
    str,
    HeaderParameter(
        name="x-phrase",
        description="The hall's phrase, where it asks for it; percent-encoded.",
        max_length=2400,
    ),
]


@get(
    "/api/events/{event:str}/export",
    tags=["events"],
    media_type=_ZIP,
    responses={
        200: ResponseSpec(
            bytes, description="The event.", media_type=_ZIP, generate_examples=False
        ),
        **answers(400, 401, 403, 404, 429, 503),
    },
    summary="Take an event away",
)
async def take_event(
    event: EventName, door: TheDoor, session: Caller, as_: As = ""
) -> Response[bytes]:
    """For the office: all lines, who the entries are, and the records of certified games."""
    data = await export_event(door.desk.events, session.person, event, as_)
    name = f'attachment; filename="{event}.zip"'
    return Response(
        data,
        media_type=_ZIP,
        headers={"content-disposition": name, "cache-control": "no-store"},
    )


@post(
    "/api/events/import",
    tags=["events"],
    responses=answers(400, 401, 403, 413, 429, 503),
    summary="Bring an event",
)
async def bring_event(
    door: TheDoor, session: Caller, request: Request[Any, Any, Any], phrase: Phrase = ""
) -> CreatedEvent:
    """Take in the file of an event, sent as the body; whoever brings it is its organiser."""
    door.rates.check("open", session.person)
    if phrase:
        door.rates.check("sign-in", household_of(request.scope))
    created = await import_event(
        door.desk.events, session.person, await request.body(), unquote(phrase)
    )
    links = {role: event_link(door, token) for role, token in created.tokens.items()}
    return CreatedEvent(created.event, links)
