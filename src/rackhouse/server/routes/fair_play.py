"""Fair play: blocking somebody, reporting a game, and the ratings of rated games."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from rackhouse.server.parameters import PLACE, Caller, GameName, Place, Reader, SeenGame, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.routes.people import Body
from rackhouse.service.fair_play import (
    LONGEST_REPORT,
    BlockedPerson,
    block_at,
    blocked,
    report_game,
    unblock,
)
from rackhouse.service.places import parse_place
from rackhouse.service.rated_games import GameRating, PersonRating


class Blocking(Body, frozen=True):
    """Whom somebody blocks: whoever else holds a place at the game."""

    who: Annotated[str, msgspec.Meta(pattern=PLACE)]


class GameReported(Body, frozen=True):
    """Why somebody reports a game."""

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_REPORT)]


@post(
    "/api/games/{game:str}/block", status_code=204, responses=answers(422), summary="Block somebody"
)
async def block(
    game: GameName,
    data: JSONBody[Blocking],
    door: TheDoor,
    session: Caller,
    place: Place = "public",
) -> None:
    """No seats at your games, no rematches and no chat from them any more. They are not told."""
    who, own = parse_place(data.who), parse_place(place)
    await block_at(door.hall.games, session.person, game, own, who)


@get("/api/me/blocks", summary="List whom you have blocked")
async def list_blocks(door: TheDoor, session: Caller) -> tuple[BlockedPerson, ...]:
    """By name; whoever has been erased is not in it."""
    return await blocked(door.hall.store, session.person)


@delete("/api/me/blocks/{block_id:str}", summary="Unblock somebody")
async def end_block(
    block_id: Annotated[str, PathParameter(min_length=1, max_length=64)],
    door: TheDoor,
    session: Caller,
) -> None:
    """They can meet you again."""
    await unblock(door.hall.store, session.person, block_id)


@post(
    "/api/games/{game:str}/report",
    status_code=204,
    responses=answers(422),
    summary="Report a game",
)
async def report(
    game: GameName,
    data: JSONBody[GameReported],
    door: TheDoor,
    session: Caller,
    place: Place = "public",
) -> None:
    """The keepers of the hall will see it. Nobody at the game is told."""
    door.rates.check("open", session.person)
    await report_game(door.hall.games, session.person, game, parse_place(place), data.words)


@get("/api/games/{game:str}/ratings", summary="See what a rated game has changed")
async def game_ratings(live: SeenGame, door: TheDoor) -> tuple[GameRating, ...]:
    """The ratings of its players after it; empty if it is not rated, or not over."""
    return await door.hall.rated.of_game(live)


@get("/api/me/ratings", summary="Get your ratings")
async def my_ratings(door: TheDoor, session: Caller, reader: Reader) -> tuple[PersonRating, ...]:
    """Your ratings by kind of game and pace, from rated games outside events."""
    return reader.spoken(await door.hall.rated.of_person(session.person))
