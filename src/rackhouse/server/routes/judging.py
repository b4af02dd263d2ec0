"""For judges: the calls that wait for them, and rulings by the word list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from rackhouse.server.parameters import Caller, GameName, Reader, TheDoor
from rackhouse.server.problems import answers, gives
from rackhouse.server.protocol import encoder
from rackhouse.server.routes.events import event, open_stream
from rackhouse.server.routes.people import Body
from rackhouse.service.calls import OpenCall, calls_for, follow_calls, rule_by_list
from rackhouse.service.messages import LONGEST_ID, Done, Refused, Stale

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.service.values import Session


class AskListRuling(Body, frozen=True):
    """A ruling by the word list: an ID for the command, and the last number seen."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
    seen: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


@get("/api/calls", summary="List the calls that wait for you")
async def open_calls(door: TheDoor, session: Caller) -> tuple[OpenCall, ...]:
    """Every open challenge at the games that you judge, the longest waiting first."""
    return await calls_for(door.hall.games, session.person)


@get(
    "/api/calls/events",
    media_type="text/event-stream",
    responses=gives(
        str,
        "text/event-stream",
        "Events `calls` with the answer of `GET /api/calls`, sent again whenever a call "
        "opens, is taken up or is answered.",
    ),
    summary="Follow the calls that wait for you",
)
async def call_events(door: TheDoor, session: Caller, request: Request[Any, Any, Any]) -> Stream:
    """The open calls at all your tables, whenever they change."""
    return open_stream(door, request, _told(door, session))


async def _told(door: TheDoor, session: Session) -> AsyncIterator[bytes]:
    async for calls in follow_calls(door.hall.games, session.person):
        if await door.hall.sessions.get(session.token) is None:
            return  # signed out since
        yield event("calls", 0, encoder.encode(calls))


@post(
    "/api/games/{game:str}/ruling",
    status_code=200,
    responses=answers(409),
    summary="Let the word list rule",
)
async def let_list_rule(
    game: GameName, data: JSONBody[AskListRuling], door: TheDoor, session: Caller, reader: Reader
) -> Done | Refused | Stale:
    """For the judge: the game's word list answers the open call, with one verdict for all words."""
    ruled = await rule_by_list(door.hall.games, session.person, game, data.id, data.seen)
    return reader.named(seat=(await door.hall.games.get(game)).called).spoken(ruled)
