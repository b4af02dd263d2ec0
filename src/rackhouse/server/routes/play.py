"""Playing over plain HTTP, for those who have no socket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from rackhouse.server.commanding import give
from rackhouse.server.parameters import Caller, GameName, Place, Reader, TheDoor
from rackhouse.server.problems import answers, worded
from rackhouse.server.protocol import (
    MOST_SQUARES,
    CommandMessage,
    DraftSquareMessage,
    WrittenPlay,
)
from rackhouse.server.routes.people import Body
from rackhouse.service.answers import Done, Refused, Stale
from rackhouse.service.drafts import draft
from rackhouse.service.hand_over import hand_over
from rackhouse.service.messages import DraftShown, DraftSquare
from rackhouse.service.places import parse_place


class DraftAsked(Body, frozen=True):
    """Tiles to try out."""

    squares: Annotated[tuple[DraftSquareMessage, ...], msgspec.Meta(max_length=MOST_SQUARES)] = ()
    play: WrittenPlay = ""
    """Or the play as people write it, from a score pad: ``8D TRAINER``."""


class HandedOver(msgspec.Struct, frozen=True):
    """What became of a screen that is passed on."""

    is_paused: bool
    """Whether there was time to stop."""


@post(
    "/api/games/{game:str}/commands",
    tags=["play"],
    status_code=200,
    responses=answers(400, 401, 403, 404, 413, 429, 503),
    summary="Give a command",
)
async def command(
    game: GameName,
    data: JSONBody[CommandMessage],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    place: Place,
) -> Done | Refused | Stale:
    """Ask for something at the table: play, exchange, pass, challenge and all the rest.

    What the referee answers is told in the body, whether it was done, refused or came too late.
    Once it is ``done`` it is on disk. Sent twice with the same id it is done once, and answered
    alike.
    """
    return worded(await give(door, session.person, game, parse_place(place), data), reader)


@post(
    "/api/games/{game:str}/draft",
    tags=["play"],
    status_code=200,
    responses=answers(400, 401, 403, 404, 413, 429, 503),
    summary="Try tiles out",
)
async def try_tiles(
    game: GameName, data: JSONBody[DraftAsked], door: TheDoor, session: Caller, place: Place
) -> DraftShown:
    """What tiles would score where they lie; whether the words are good nobody is told."""
    squares = tuple([DraftSquare(one.square, one.tile) for one in data.squares])
    at = parse_place(place)
    return await draft(door.hall.games, session.person, game, at, squares, play=data.play)


@post(
    "/api/games/{game:str}/curtain",
    tags=["play"],
    status_code=200,
    responses=answers(400, 401, 403, 404, 413, 429, 503),
    summary="Stop the time while a screen is passed on",
)
async def pass_screen_on(game: GameName, door: TheDoor, session: Caller) -> HandedOver:
    """For a screen that all the players share: no time runs until one of them says ``resume``."""
    return HandedOver(await hand_over(door.hall.games, session.person, game))
