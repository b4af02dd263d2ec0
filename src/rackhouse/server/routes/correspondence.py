"""Games by correspondence: which one waits for you, your vacation, and how you are told."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from rackhouse.errors import IllegalError
from rackhouse.server.parameters import Caller, Reader, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.protocol import LARGEST_NUMBER
from rackhouse.server.rates import household_of
from rackhouse.server.routes.people import Body, Token
from rackhouse.service.correspondence import (
    VacationShown,
    WaitingGames,
    take_vacation,
    vacation_of,
    waiting_games,
)
from rackhouse.service.turn_mail import (
    TurnMailShown,
    prove_address,
    stop_turn_mail,
    turn_mail_of,
    wish_turn_mail,
)
from rackhouse.service.turn_push import PushShown, push_of, push_to, stop_push


class Vacation(Body, frozen=True):
    """Until when you are away."""

    until: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
    """Milliseconds since 1970; 0 ends the vacation."""


@get("/api/me/turns", summary="Count the games that wait for you")
async def my_turns(
    door: TheDoor,
    session: Caller,
    besides: Annotated[
        str, QueryParameter(description="A game that does not count.", max_length=64)
    ] = "",
) -> WaitingGames:
    """Your games by correspondence in which it is your move, and the most urgent of them."""
    return await waiting_games(door.hall.games, session.person, besides)


@get("/api/me/vacation", summary="Get your vacation")
async def my_vacation(door: TheDoor, session: Caller) -> VacationShown:
    """Until when your time stands still."""
    return await vacation_of(door.hall.games, session.person)


@put("/api/me/vacation", summary="Take or end a vacation")
async def set_vacation(data: JSONBody[Vacation], door: TheDoor, session: Caller) -> VacationShown:
    """Your time stands still in all your games by correspondence; your opponents see it."""
    return await take_vacation(door.hall.games, session.person, data.until)


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


_SECRET = 16


class PushAddress(Body, frozen=True):
    """A subscription as a browser gives it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    """Where its push service takes messages."""
    key: Annotated[str, msgspec.Meta(max_length=120)]
    """``p256dh``: the public key to encrypt for, in base64url."""
    secret: Annotated[str, msgspec.Meta(max_length=40)]
    """``auth``: what the browser shares with the server besides, in base64url."""


@get("/api/me/push", summary="Get whether this browser notifies you")
async def my_push(door: TheDoor, session: Caller) -> PushShown:
    """Whether you are told here when it is your move in a game by correspondence."""
    return await push_of(door.desk.turn_push, session)


@put("/api/me/push", responses=answers(409), summary="Be notified in this browser")
async def set_push(
    data: JSONBody[PushAddress], door: TheDoor, session: Caller, reader: Reader
) -> PushShown:
    """It lasts until you stop it or sign out here."""
    door.rates.check("open", session.person)
    key, secret = _bytes(data.key), _bytes(data.secret)
    if len(secret) != _SECRET:
        raise IllegalError("service-push-address")
    await push_to(door.desk.turn_push, session, data.endpoint, key, secret, reader)
    return await push_of(door.desk.turn_push, session)


@delete("/api/me/push", summary="Stop notifications in this browser")
async def drop_push(door: TheDoor, session: Caller) -> None:
    """Nothing more is sent to it."""
    await stop_push(door.desk.turn_push, session)


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise IllegalError("service-push-address") from None
