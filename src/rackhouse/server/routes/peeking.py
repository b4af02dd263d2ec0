"""The paid look into the dictionary."""

from __future__ import annotations

from litestar import get

from rackhouse.server.parameters import Caller, GameName, Place, TheDoor
from rackhouse.server.problems import answers
from rackhouse.service.peek import Peek, peek
from rackhouse.service.places import parse_place


@get(
    "/api/games/{game:str}/peek",
    tags=["play"],
    responses=answers(400, 401, 403, 404, 409, 429, 503),
    summary="Look into the dictionary",
)
async def look_into_dictionary(
    game: GameName, door: TheDoor, session: Caller, place: Place
) -> Peek:
    """What stands in the dictionary where a peek was bought, for as long as it lasts."""
    return await peek(door.hall.games, session.person, game, parse_place(place))
