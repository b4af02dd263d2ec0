"""Your mail address, and mail when it is your move: given, proven, stopped."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, patch, post, put
from litestar.params import JSONBody

from rackhouse.server.parameters import Caller, Reader, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.rates import household_of
from rackhouse.server.routes.people import Body, Token, check_password
from rackhouse.service.turn_mail import (
    TurnMailShown,
    prove_address,
    stop_turn_mail,
    turn_mail_of,
    want_turn_mail,
    wish_turn_mail,
)


class TurnMail(Body, frozen=True):
    """Your mail address."""

    address: Annotated[str, msgspec.Meta(max_length=254)]
    """Your mail address; empty for none."""
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The password of your account, if it has one and an address is given."""


class TurnMailWanted(Body, frozen=True):
    """Whether you want mail when it is your move."""

    wants_turns: bool


class MailLink(Body, frozen=True):
    """The secret of a link in a letter, and what it is for."""

    token: Token
    does: Literal["confirm", "stop"]


@get("/api/me/turn-mail", summary="Get your mail address")
async def my_turn_mail(door: TheDoor, session: Caller) -> TurnMailShown:
    """Whether you get mail when it is your move in a game by correspondence."""
    return await turn_mail_of(door.desk.turn_post, session.person)


@patch("/api/me/turn-mail", summary="Ask for mail about your games, or for none")
async def want_mail(
    data: JSONBody[TurnMailWanted], door: TheDoor, session: Caller
) -> TurnMailShown:
    """Your address stays: it can still win back your account."""
    return await want_turn_mail(door.desk.turn_post, session.person, is_wanted=data.wants_turns)


@put("/api/me/turn-mail", responses=answers(409), summary="Set your mail address, or none")
async def set_turn_mail(
    data: JSONBody[TurnMail],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    request: Request[Any, Any, Any],
) -> TurnMailShown:
    """The address gets a letter with a link that proves it is yours.

    A proven address can win back your account. So it takes the account's password, if there is one.
    """
    if data.address:
        door.rates.check("sign-in", household_of(request.scope))
        await check_password(door, session.person, data.password)
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
