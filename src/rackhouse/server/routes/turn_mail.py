"""Mail when it is your move: asked for, proven, stopped."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post, put
from litestar.params import JSONBody

from rackhouse.server.parameters import Caller, Reader, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.rates import household_of
from rackhouse.server.routes.people import Body, Token
from rackhouse.service.turn_mail import (
    TurnMailShown,
    prove_address,
    stop_turn_mail,
    turn_mail_of,
    wish_turn_mail,
)


class TurnMail(Body, frozen=True):
    """Where you want mail when it is your move."""

    address: Annotated[str, msgspec.Meta(max_length=254)]
    """Your mail address; empty for none."""


class MailLink(Body, frozen=True):
    """The secret of a link in a letter, and what it is for."""

    token: Token
    does: Literal["confirm", "stop"]


@get("/api/me/turn-mail", summary="Get where you get mail")
async def my_turn_mail(door: TheDoor, session: Caller) -> TurnMailShown:
    """Whether you get mail when it is your move in a game by correspondence."""
    return await turn_mail_of(door.desk.turn_post, session.person)


@put("/api/me/turn-mail", responses=answers(409), summary="Ask for mail, or for none")
async def set_turn_mail(
    data: JSONBody[TurnMail],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    request: Request[Any, Any, Any],
) -> TurnMailShown:
    """The address gets a letter with a link that proves it is yours."""
    if data.address:
        door.rates.check("sign-in", household_of(request.scope))
    return await wish_turn_mail(door.desk.turn_post, session.person, data.address, reader)


@post("/api/turn-mail", status_code=204, responses=answers(401), summary="Use a link of a letter")
async def use_mail_link(
    data: JSONBody[MailLink], door: TheDoor, request: Request[Any, Any, Any]
) -> None:
    """Confirm an address, or stop its mail; nobody has to sign in for that."""
    door.rates.check("sign-in", household_of(request.scope))
    if data.does == "confirm":
        await prove_address(door.desk.turn_post, data.token)
    else:
        await stop_turn_mail(door.desk.turn_post, data.token)
