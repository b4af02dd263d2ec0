"""A game as a stream of server-sent events: for spectators, walls and simple programs."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, get
from litestar.params import HeaderParameter
from litestar.response import Stream

from rackhouse.server.parameters import After, GameName, Invitation, Place, TheDoor, Visitor
from rackhouse.server.problems import gives, voice_for
from rackhouse.server.protocol import encoder
from rackhouse.server.rates import household_of
from rackhouse.service.hall import CLOSING
from rackhouse.service.look import watch
from rackhouse.service.messages import Gone
from rackhouse.service.places import parse_place

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.messages import Voice
    from rackhouse.service.hub import Subscription

HEARTBEAT = 15
"""Seconds after which a silent stream sends a sign of life, for the proxies on the way."""
COME_BACK = b"retry: 1000\n\n"


@get(
    "/api/games/{game:str}/events",
    media_type="text/event-stream",
    responses=gives(
        str,
        "text/event-stream",
        "Events `welcome`, `news`, `draft`, `presence`, `people`, `rematch`, `resigning`, "
        "`asks`, `chat` and `gone`, each with the same data as the socket's message of that "
        "type; the id is the number of the last fact.",
    ),
    summary="Follow a game",
)
async def events(  # noqa: PLR0913 - each is a part of the address
    *,
    game: GameName,
    door: TheDoor,
    visitor: Visitor,
    request: Request[Any, Any, Any],
    place: Place = "public",
    after: After = 0,
    invitation: Invitation = "",
    last_event_id: Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=20)] = "",
) -> Stream:
    """Follow a game from a place. A reader that reconnects goes on from its ``Last-Event-ID``."""
    if last_event_id.isdecimal() and last_event_id.isascii():
        after = max(after, int(last_event_id[:15]))
    stack = AsyncExitStack()
    try:
        stack.enter_context(door.seat_for(household_of(request.scope)))
        welcome, reader = await stack.enter_async_context(
            watch(
                door.hall.games,
                door.hall.followers,
                visitor,
                game,
                parse_place(place),
                after=after,
                token=invitation,
            )
        )
        stack.enter_context(door.metrics.streams.track_inprogress())
    except BaseException:
        await stack.aclose()
        raise
    voice = voice_for(request.scope).named(seat=reader.called)
    first = event("welcome", welcome.number, encoder.encode(voice.spoken(welcome)))
    return stream_of(stack, door, _told(first, reader, voice), voice)


async def _told(first: bytes, reader: Subscription, voice: Voice) -> AsyncIterator[bytes]:
    yield first
    async for message in reader:
        yield event(message.kind, message.number, message.data(voice))


def open_stream(
    door: TheDoor, request: Request[Any, Any, Any], events: AsyncIterator[bytes]
) -> Stream:
    """A stream for the caller, unless their household has too many open."""
    stack = AsyncExitStack()
    with ExitStack() as seated:
        seated.enter_context(door.seat_for(household_of(request.scope)))
        seated.enter_context(door.metrics.streams.track_inprogress())
        stack.push(seated.pop_all())
    return stream_of(stack, door, events, voice_for(request.scope))


def stream_of(
    stack: AsyncExitStack, door: TheDoor, events: AsyncIterator[bytes], voice: Voice
) -> Stream:
    """A stream of events with signs of life between them; ``stack`` is closed at its end."""
    return Stream(
        _kept_alive(stack, door, events, voice),
        media_type="text/event-stream",
        headers={"x-accel-buffering": "no", "cache-control": "no-store"},
    )


def event(kind: str, number: int, data: bytes) -> bytes:
    r"""One event as the stream has it.

    >>> event("news", 7, b"{}")
    b'event: news\nid: 7\ndata: {}\n\n'
    """
    name = f"id: {number}\n" if number else ""
    return f"event: {kind}\n{name}data: ".encode() + data + b"\n\n"


async def _kept_alive(
    stack: AsyncExitStack, door: TheDoor, events: AsyncIterator[bytes], voice: Voice
) -> AsyncIterator[bytes]:
    async with stack:
        yield COME_BACK
        leaving = asyncio.ensure_future(door.leaving.wait())
        coming = asyncio.ensure_future(anext(events, None))
        try:
            while True:
                await asyncio.wait(
                    (coming, leaving), timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED
                )
                if coming.done():
                    told = coming.result()
                    if told is None:
                        return
                    yield told
                    coming = asyncio.ensure_future(anext(events, None))
                elif leaving.done():
                    yield event("gone", 0, encoder.encode(voice.spoken(Gone(CLOSING))))
                    return
                else:
                    yield b":\n\n"
        finally:
            leaving.cancel()
            coming.cancel()
