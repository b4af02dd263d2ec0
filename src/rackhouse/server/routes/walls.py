"""What a screen on the wall needs: the hall's address, and the games that anybody may look at."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from rackhouse.server.addresses import is_reachable, own_addresses, with_host
from rackhouse.server.parameters import TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.protocol import encoder
from rackhouse.server.routes.events import event, open_stream
from rackhouse.server.settings import EVERY_ADDRESS
from rackhouse.service.follow_wall import follow_wall
from rackhouse.service.public_games import PublicGame, public_games

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

OPEN_IT: Final = (
    "Only this machine can open these links. Start the hall with --hall, and phones can too."
)


class Addresses(msgspec.Struct, frozen=True):
    """Where people reach the hall."""

    address: str
    """What links and codes are made of."""
    others: tuple[str, ...]
    """Where else it answers, if the machine is on several networks."""
    advice: str
    """How to let phones in, where they cannot open the address; empty where they can."""


@get(
    "/api/addresses",
    tags=["hall"],
    responses=answers(429, 503),
    summary="Where do people reach the hall?",
)
async def addresses(door: TheDoor) -> Addresses:
    """The address that links are made of, and whether a phone in the hall can open it."""
    settings = door.settings
    others: tuple[str, ...] = ()
    if settings.host in EVERY_ADDRESS and not settings.public_url:
        found = await asyncio.to_thread(own_addresses)
        others = tuple(with_host(door.address, host) for host in found)
    return Addresses(
        door.address,
        tuple(other for other in others if other != door.address),
        "" if is_reachable(door.address) else OPEN_IT,
    )


@get(
    "/api/wall",
    tags=["hall"],
    responses=answers(429, 503),
    summary="Which games may anybody look at?",
)
async def wall(door: TheDoor) -> tuple[PublicGame, ...]:
    """The games under way that are open to watch, the last changed first."""
    return await public_games(door.hall.games)


@get(
    "/api/wall/events",
    tags=["hall"],
    media_type="text/event-stream",
    responses={
        200: ResponseSpec(
            str,
            description="Events `wall`; each one's data lists the games that anybody may look at, "
            "told anew whenever one begins or is over.",
            media_type="text/event-stream",
            generate_examples=False,
        ),
        **answers(429, 503),
    },
    summary="Follow which games anybody may look at",
)
async def wall_events(door: TheDoor, request: Request[Any, Any, Any]) -> Stream:
    """The names of the games under way that are open to watch, as they come and go."""
    return open_stream(door, request, _told(door))


async def _told(door: TheDoor) -> AsyncIterator[bytes]:
    async for games in follow_wall(door.hall.games):
        yield event("wall", 0, encoder.encode(games))
