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
from rackhouse.server.parameters import ROLE, AtEvent, Caller, EntryNumber, EventName, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.rates import household_of
from rackhouse.server.routes.desk.events import event_link
from rackhouse.server.routes.people import Body, Token

Role = Annotated[str, msgspec.Meta(pattern=ROLE)]


class RoleAsked(Body, frozen=True):
    """The role that a new link gives."""

    role: Role
    label: Annotated[str, msgspec.Meta(max_length=LONGEST_LABEL)] = ""
    """Who the link is for, so that you can find it again."""


class RoleLinkShown(msgspec.Struct, frozen=True):
    """A new link; its secret is shown only once."""

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
    """The last four digits of the phone number."""


@get("/api/events/{event:str}/links", summary="List the links to roles")
async def event_links(at: AtEvent) -> tuple[LinkShown, ...]:
    """For the office: every link, who used it, and whether it is still valid."""
    return await links_shown(*at)


@post("/api/events/{event:str}/links", summary="Create a link to a role")
async def add_event_link(at: AtEvent, data: JSONBody[RoleAsked], door: TheDoor) -> RoleLinkShown:
    """For the office: a new link; earlier ones stay valid."""
    made = await make_link(*at, data.role, data.label)
    link, token = made
    return RoleLinkShown(link.id, data.role, token, event_link(door, token))


@delete("/api/events/{event:str}/links/{link:str}", summary="Revoke a link")
async def end_event_link(
    at: AtEvent, link: Annotated[str, PathParameter(description="Its id.", max_length=40)]
) -> None:
    """For the office: revoke a link. People who used it lose the role."""
    await revoke_link(*at, link)


@post(
    "/api/events/invitations",
    status_code=200,
    responses=answers(404),
    summary="Read a link to a role",
)
async def event_invitation(data: JSONBody[RoleToken], door: TheDoor) -> EventInvited:
    """The event and the role of a link, before you accept it."""
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
    """Become an entry's player with its number and the last four digits of its phone."""
    door.rates.check("sign-in", household_of(request.scope))
    door.rates.check("digits", f"{event} {data.entry}")
    return await sign_in(door.desk.events, session.person, event, data.entry, data.digits)


@get("/api/events/{event:str}/sign-ins", summary="List the sign-ins on the day")
async def event_sign_ins(at: AtEvent) -> tuple[SignedInByDigits, ...]:
    """For the office: who plays for an entry because they knew its digits."""
    return await signed_in(*at)


@delete("/api/events/{event:str}/sign-ins/{entry:int}/{person:str}", summary="Remove a sign-in")
async def end_event_sign_in(
    at: AtEvent,
    entry: EntryNumber,
    person: Annotated[str, PathParameter(description="Who signed in.", max_length=64)],
) -> None:
    """For the office: remove a player who signed in with digits, and block the digits.

    They work again once the entry has another phone number.
    """
    await end_sign_in(*at, person, entry)
