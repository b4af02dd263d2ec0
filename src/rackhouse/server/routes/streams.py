"""Streams: a game for pages that nobody is signed in at, with racks by a key."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import HeaderParameter

from rackhouse.desk.streams import look_at_table, new_table_key
from rackhouse.server.parameters import As, Caller, GameName, TheDoor
from rackhouse.server.problems import answers
from rackhouse.service.streams import StreamLook


class StreamKey(msgspec.Struct, frozen=True):
    """What a stream shows racks by; whoever has it sees what its maker may see."""

    key: str
    delay: int
    """Seconds by which the game is shown late."""


StreamKeyHeader = Annotated[
    str, HeaderParameter(name="X-Stream-Key", max_length=200, description="The key of a stream.")
]


@post("/api/games/{game:str}/stream-key", summary="Create a stream key")
async def add_stream_key(game: GameName, door: TheDoor, session: Caller, as_: As = "") -> StreamKey:
    """For spectators whom every player has admitted, and the organiser of an event.

    A new key makes your older one void.
    """
    door.rates.check("open", session.person)
    key = await new_table_key(door.desk.events, session.person, game, as_)
    live = await door.hall.games.get(game)
    return StreamKey(key, live.info.racks_after or 0)


@get(
    "/api/games/{game:str}/stream",
    responses=answers(403),
    summary="Look at a game by a stream key",
)
async def look_at_stream(game: GameName, door: TheDoor, key: StreamKeyHeader) -> StreamLook:
    """The game with all racks, as late as its opener or its event has set."""
    return await look_at_table(door.desk.events, game, key)
