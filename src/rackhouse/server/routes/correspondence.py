"""Games by correspondence: which one waits for you, your vacation, and being told by push."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated

import msgspec
from litestar import delete, get, put
from litestar.params import JSONBody, QueryParameter

from rackhouse.errors import IllegalError
from rackhouse.server.parameters import Caller, Reader, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.protocol import LARGEST_NUMBER
from rackhouse.server.routes.people import Body
from rackhouse.service.correspondence import (
    VacationShown,
    WaitingGames,
    take_vacation,
    vacation_of,
    waiting_games,
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
