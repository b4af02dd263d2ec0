"""Games by correspondence: which one waits for you, and your vacation."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.params import JSONBody, QueryParameter

from rackhouse.server.parameters import Caller, TheDoor
from rackhouse.server.protocol import LARGEST_NUMBER
from rackhouse.server.routes.people import Body
from rackhouse.service.vacations import VacationShown, take_vacation, vacation_of
from rackhouse.service.waiting_games import WaitingGames, waiting_games


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
