"""Players across events: everybody with a rating, one player, and who is the same as who."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.params import JSONBody, PathParameter

from rackhouse.desk.players import (
    PlayerLine,
    PlayerShown,
    SameAs,
    likely_same,
    player_shown,
    players_listed,
    say_same,
)
from rackhouse.server.parameters import As, Caller, EntryNumber, EventName, TheDoor
from rackhouse.server.problems import answers

PlayerName = Annotated[
    str,
    PathParameter(
        description="The player.", min_length=1, max_length=120, pattern="^[A-Za-z0-9_-]+$"
    ),
]


@get("/api/ratings", tags=["players"], responses=answers(429, 503), summary="Who has a rating?")
async def all_players(door: TheDoor) -> tuple[PlayerLine, ...]:
    """Everybody who has played at events that anybody finds, the strongest first."""
    return await players_listed(door.desk)


@get(
    "/api/players/{player:str}",
    tags=["players"],
    responses=answers(400, 404, 429, 503),
    summary="Look at a player",
)
async def one_player(player: PlayerName, door: TheDoor) -> PlayerShown:
    """Rating, history, head to head, high games and plays, over all events that anybody finds."""
    return await player_shown(door.desk, player)


@get(
    "/api/events/{event:str}/entries/{entry:int}/likely",
    tags=["players"],
    responses=answers(400, 401, 403, 404, 429, 503),
    summary="Who could that be?",
)
async def likely_players(
    event: EventName, entry: EntryNumber, door: TheDoor, session: Caller, as_: As = ""
) -> tuple[PlayerLine, ...]:
    """For the office: players of other events with the same name."""
    return await likely_same(door.desk, session.person, event, as_, entry)


@put(
    "/api/events/{event:str}/entries/{entry:int}/player",
    tags=["players"],
    status_code=204,
    responses=answers(400, 401, 403, 404, 413, 429, 503),
    summary="Say who somebody is",
)
async def set_player(
    *,
    event: EventName,
    entry: EntryNumber,
    data: JSONBody[SameAs],
    door: TheDoor,
    session: Caller,
    as_: As = "",
) -> None:
    """For the office: that an entry, or a member of it, is a player known from another event."""
    await say_same(door.desk, session.person, event, as_, entry, data)
