"""The outbox of an event."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from rackhouse.desk.outbox import MailShown, letters_shown, send_letter
from rackhouse.server.parameters import As, Caller, EventName, TheDoor
from rackhouse.server.problems import answers


@get(
    "/api/events/{event:str}/mail",
    tags=["events"],
    responses=answers(400, 401, 403, 404, 429, 503),
    summary="What was written to whom?",
)
async def event_mail(
    event: EventName, door: TheDoor, session: Caller, as_: As = ""
) -> tuple[MailShown, ...]:
    """For the office: every letter, the last first, and what became of it."""
    return await letters_shown(door.desk, session.person, event, as_)


@post(
    "/api/events/{event:str}/mail/{letter:str}/send",
    tags=["events"],
    status_code=200,
    responses=answers(400, 401, 403, 404, 409, 429, 503),
    summary="Send a letter now",
)
async def send_event_mail(
    event: EventName,
    letter: Annotated[str, PathParameter(description="Its id.", max_length=40)],
    door: TheDoor,
    session: Caller,
    as_: As = "",
) -> MailShown:
    """For the office: send a letter that has not been; where it fails, the answer says why."""
    return await send_letter(door.desk, session.person, event, as_, letter)
