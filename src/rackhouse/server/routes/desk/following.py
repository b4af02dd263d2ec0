"""An event as a stream of server-sent events: for desks, walls and everybody's phone."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from rackhouse.desk.hub import EventNews
from rackhouse.desk.look import look
from rackhouse.server.parameters import EventName, TheDoor, Visitor
from rackhouse.server.problems import answers
from rackhouse.server.protocol import encoder
from rackhouse.server.rates import household_of
from rackhouse.server.routes.events import event as message
from rackhouse.server.routes.events import stream_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.desk.hub import Follower


class EventMoved(msgspec.Struct, frozen=True):
    """The number of the event's last line."""

    number: int


@get(
    "/api/events/{event:str}/follow",
    tags=["events"],
    media_type="text/event-stream",
    responses={
        200: ResponseSpec(
            str,
            description="Events `changed` with the `number` of the last line, first as it is now "
            "and then after every change; `people` after names or roles were changed; `games` "
            "with the games that moved on, by their pairings.",
            media_type="text/event-stream",
            generate_examples=False,
        ),
        **answers(400, 403, 404, 429, 503),
    },
    summary="Follow an event",
)
async def follow_event(
    event: EventName, door: TheDoor, visitor: Visitor, request: Request[Any, Any, Any]
) -> Stream:
    """Hear that an event moved on; what is shown is asked for anew."""
    person = None if visitor is None else visitor.person
    stack = AsyncExitStack()
    try:
        stack.enter_context(door.seat_for(household_of(request.scope)))
        follower = stack.enter_context(door.desk.events.hub.follow(event))
        scene = await look(door.desk.events, person, event)
        stack.enter_context(door.metrics.streams.track_inprogress())
    except BaseException:
        await stack.aclose()
        raise
    follower.tell(EventNews(scene.state.number))
    return stream_of(stack, door, _told(follower))


async def _told(follower: Follower) -> AsyncIterator[bytes]:
    async for news in follower:
        yield b"".join(_messages(news))


def _messages(news: EventNews) -> list[bytes]:
    said = []
    if news.number:
        moved = EventMoved(news.number)
        said.append(message("changed", news.number, encoder.encode(moved)))
    if news.people:
        said.append(message("people", 0, b"{}"))
    if news.games:
        said.append(message("games", 0, encoder.encode(news.games)))
    return said
