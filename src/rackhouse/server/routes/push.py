"""Notifications when it is your move: asked for and stopped, for the browser you are at."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated

import msgspec
from litestar import delete, get, put
from litestar.params import JSONBody

from rackhouse.errors import IllegalError
from rackhouse.server.parameters import Caller, Reader, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.routes.people import Body
from rackhouse.service.turn_push import PushShown, push_of, push_to, stop_push

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
