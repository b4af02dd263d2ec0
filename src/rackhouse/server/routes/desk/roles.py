"""Roles at an event: links that give them, and signing in on the day."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from rackhouse.desk.digits import SignedInByDigits, end_sign_in, sign_in, signed_in
from rackhouse.desk.links import (
    LONGEST_LABEL,
    EventInvited,
    EventJoined,
    LinkShown,
    invitation_to_event,
    join_event,
    links_shown,
    make_link,
    revoke_link,
)
from rackhouse.server.parameters import ROLE, As, Caller, EntryNumber, EventName, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.rates import household_of
from rackhouse.server.routes.desk.events import event_link
from rackhouse.server.routes.people import Body, Token

Role = Annotated[str, msgspec.Meta(pattern=ROLE)]


class RoleAsked(Body, frozen=True):
    """A role that a link is to give."""

    role: Role
    label: Annotated[str, msgspec.Meta(max_length=LONGEST_LABEL)] = ""
    """For whom it is, so that it can be found again."""


class RoleLinkShown(msgspec.Struct, frozen=True):
    """A new link; its secret is told this once."""

    id: str
    role: str
    token: str
    link: str


class RoleToken(Body, frozen=True):
    """The secret of a link."""

    token: Token


class DigitsGiven(Body, frozen=True):
    """What a player knows on the day."""

    entry: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    digits: Annotated[str, msgspec.Meta(pattern="^[0-9]{4}$")]
    """The last four of the phone number."""


@get("/api/events/{event:str}/links", summary="Which links are there?")
async def event_links(
    event: EventName, door: TheDoor, session: Caller, as_: As = ""
) -> tuple[LinkShown, ...]:
    """For the office: every link, who came by it, and whether it still stands."""
    return await links_shown(door.desk.events, session.person, event, as_)


@post("/api/events/{event:str}/links", summary="Make a link to a role")
async def add_event_link(
    event: EventName, data: JSONBody[RoleAsked], door: TheDoor, session: Caller, as_: As = ""
) -> RoleLinkShown:
    """For the office: one more link; those made before stay good."""
    made = await make_link(door.desk.events, session.person, event, as_, data.role, data.label)
    link, token = made
    return RoleLinkShown(link.id, data.role, token, event_link(door, token))


@delete("/api/events/{event:str}/links/{link:str}", summary="Take a link back")
async def end_event_link(
    event: EventName,
    link: Annotated[str, PathParameter(description="Its id.", max_length=40)],
    door: TheDoor,
    session: Caller,
    as_: As = "",
) -> None:
    """For the office: the link is bad from then on, and who came by it has the role no more."""
    await revoke_link(door.desk.events, session.person, event, as_, link)


@post(
    "/api/events/invitations",
    status_code=200,
    responses=answers(404),
    summary="What does a link offer?",
)
async def event_invitation(data: JSONBody[RoleToken], door: TheDoor) -> EventInvited:
    """The event and the role, before one takes it; for whoever has the link."""
    return await invitation_to_event(door.desk.events, data.token)


@post("/api/events/join", status_code=200, summary="Take a role")
async def join_event_by_link(
    data: JSONBody[RoleToken], door: TheDoor, session: Caller
) -> EventJoined:
    """Take the role that a link gives."""
    return await join_event(door.desk.events, session.person, data.token)


@post("/api/events/{event:str}/sign-in", status_code=200, summary="Sign in on the day")
async def sign_in_to_event(
    event: EventName,
    data: JSONBody[DigitsGiven],
    door: TheDoor,
    session: Caller,
    request: Request[Any, Any, Any],
) -> EventJoined:
    """An entry's number and the last four digits of its phone make one its player."""
    door.rates.check("sign-in", household_of(request.scope))
    door.rates.check("digits", f"{event} {data.entry}")
    return await sign_in(door.desk.events, session.person, event, data.entry, data.digits)


@get("/api/events/{event:str}/sign-ins", summary="Who signed in on the day?")
async def event_sign_ins(
    event: EventName, door: TheDoor, session: Caller, as_: As = ""
) -> tuple[SignedInByDigits, ...]:
    """For the office: those who play for an entry because they knew its digits."""
    return await signed_in(door.desk.events, session.person, event, as_)


@delete("/api/events/{event:str}/sign-ins/{entry:int}/{person:str}", summary="End a sign-in")
async def end_event_sign_in(
    *,
    event: EventName,
    entry: EntryNumber,
    person: Annotated[str, PathParameter(description="Who signed in.", max_length=64)],
    door: TheDoor,
    session: Caller,
    as_: As = "",
) -> None:
    """For the office: they are its player no more, and its digits let nobody in.

    Once the entry has another phone, its digits do.
    """
    await end_sign_in(door.desk.events, session.person, event, as_, person, entry)
