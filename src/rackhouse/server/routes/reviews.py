"""Looking back at a game: its turns explained, and what the engine would have played."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from rackhouse.server.parameters import GameName, Invitation, Reader, TheDoor, Visitor
from rackhouse.server.problems import answers
from rackhouse.service.analyst import Advice
from rackhouse.service.review import Review, review

MOST_TURNS = 5000

TurnNumber = Annotated[
    int, PathParameter(description="The turn, counted from 1.", ge=1, le=MOST_TURNS)
]


@get(
    "/api/games/{game:str}/turns",
    tags=["games"],
    responses=answers(400, 403, 404, 409, 429, 503),
    summary="Look back at a game",
)
async def look_back(
    game: GameName, door: TheDoor, visitor: Visitor, reader: Reader, invitation: Invitation = ""
) -> Review:
    """The turns of a game that is over: scores word by word, meanings, the proof of the draws."""
    person = None if visitor is None else visitor.person
    return reader.spoken(await review(door.hall.games, person, game, invitation))


@get(
    "/api/games/{game:str}/turns/{turn:int}/engine",
    tags=["games"],
    responses=answers(400, 403, 404, 409, 429, 503),
    summary="What would the engine have played?",
)
async def ask_engine(
    game: GameName, turn: TurnNumber, door: TheDoor, visitor: Visitor, invitation: Invitation = ""
) -> Advice:
    """The best that there was at a turn of a game that is over, and what was done instead."""
    person = None if visitor is None else visitor.person
    return await door.hall.analyst.advice(person, game, turn, invitation)
