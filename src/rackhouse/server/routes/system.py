"""The server itself: health and metrics, addresses, QR codes, the wall."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream
from litestar.types import Scope

import rackhouse
from rackhouse.messages import Message, message
from rackhouse.server.hosts import (
    host_of,
    is_forwarded,
    is_own,
    is_reachable,
    own_addresses,
    with_host,
)
from rackhouse.server.logs import MEDIA_TYPE
from rackhouse.server.parameters import TheDoor
from rackhouse.server.problems import ProblemError, gives
from rackhouse.server.protocol import encoder
from rackhouse.server.rates import address_of
from rackhouse.server.routes.events import event, open_stream
from rackhouse.server.routes.people import Body
from rackhouse.server.settings import EVERY_ADDRESS
from rackhouse.service.list_games import PublicGame, follow_wall, public_games

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Health(msgspec.Struct, frozen=True):
    """The process answers."""

    status: str
    version: str


@get("/api/health", summary="Check that the process is alive")
async def health() -> Health:
    """The process is running and answers; this says nothing about its database."""
    return Health("alive", rackhouse.__version__)


@get("/api/ready", summary="Check that plays can be stored")
async def ready(door: TheDoor) -> Health:
    """The hall is open, and a play would reach the disk now."""
    if door.leaving.is_set():
        raise ProblemError(503, "server-stopping")
    if not await door.hall.store.is_ready():
        raise ProblemError(503, "server-database-away", {"retry-after": "1"})
    return Health("ready", rackhouse.__version__)


@get("/metrics", media_type=MEDIA_TYPE, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], door: TheDoor) -> Response[bytes]:
    """The metrics, for those who may read them."""
    who = door.settings.metrics
    if who == "off" or (who == "local" and not _is_local(request.scope)):
        raise ProblemError(404, "server-nothing-here")
    return Response(door.metrics.text(), media_type=MEDIA_TYPE)


def _is_local(scope: Scope) -> bool:
    """Whether the request comes from this machine, and not through a proxy on it."""
    return is_own(address_of(scope)) and is_own(host_of(scope)) and not is_forwarded(scope)


_SVG = "image/svg+xml"


class CodeAsked(Body, frozen=True):
    """The link for a QR code."""

    link: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


@post(
    "/api/codes",
    status_code=200,
    media_type=_SVG,
    responses=gives(str, _SVG, "The code as SVG."),
    summary="Draw a QR code",
)
async def draw_code(data: JSONBody[CodeAsked], door: TheDoor) -> Response[bytes]:
    """A QR code of one of the server's own links. It is a POST because links are secrets."""
    if data.link != door.address and not data.link.startswith(f"{door.address}/"):
        raise ProblemError(422, "server-only-own-links", address=door.address)
    import segno  # noqa: PLC0415 - few ask for codes

    drawing = io.BytesIO()
    segno.make(data.link, error="m").save(drawing, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(drawing.getvalue(), media_type=_SVG)


class Addresses(msgspec.Struct, frozen=True):
    """Where people reach the hall."""

    address: str
    """The address that links and codes are made from."""
    others: tuple[str, ...]
    """Other addresses, if the machine is on several networks."""
    advice: Message | None
    """How to let phones in if they cannot open the address; null if they can."""


@get("/api/addresses", summary="Get the server's addresses")
async def addresses(door: TheDoor) -> Addresses:
    """The address that links are made from, and whether phones in the room can open it."""
    settings = door.settings
    others: tuple[str, ...] = ()
    if settings.host in EVERY_ADDRESS and not settings.public_url:
        found = await asyncio.to_thread(own_addresses)
        others = tuple(with_host(door.address, host) for host in found)
    return Addresses(
        door.address,
        tuple(other for other in others if other != door.address),
        None if is_reachable(door.address) else message("server-only-this-machine"),
    )


@get("/api/wall", summary="List the public games")
async def wall(door: TheDoor) -> tuple[PublicGame, ...]:
    """The running games that anybody may watch, the last changed first."""
    return await public_games(door.hall.games)


@get(
    "/api/wall/events",
    media_type="text/event-stream",
    responses=gives(
        str,
        "text/event-stream",
        "Events `wall`: the games that anybody may watch, sent again whenever one begins or ends.",
    ),
    summary="Follow the public games",
)
async def wall_events(door: TheDoor, request: Request[Any, Any, Any]) -> Stream:
    """The IDs of the running games that anybody may watch, whenever they change."""
    return open_stream(door, request, _told(door))


async def _told(door: TheDoor) -> AsyncIterator[bytes]:
    async for games in follow_wall(door.hall.games):
        yield event("wall", 0, encoder.encode(games))
