"""Playing: commands, drafts, handing over a shared screen, and the peek into the dictionary."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from rackhouse.server.logs import logger
from rackhouse.server.parameters import Caller, GameName, Place, Reader, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.protocol import (
    MOST_SQUARES,
    CommandMessage,
    DraftSquareMessage,
    WrittenPlay,
    to_command,
)
from rackhouse.server.routes.people import Body
from rackhouse.service.beginning import hand_over
from rackhouse.service.carry_out import carry_out
from rackhouse.service.drafts import Peek, draft, peek
from rackhouse.service.messages import (
    Answer,
    Done,
    DraftShown,
    DraftSquare,
    Envelope,
    Refused,
    Stale,
)
from rackhouse.service.places import parse_place

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.server.door import Door


async def give(door: Door, person: str, game: str, place: Actor, message: CommandMessage) -> Answer:
    """Carry out a command, or refuse it.

    Raises:
        HallError: if there is no such game, or the place is not theirs.
        StoreUnavailableError: if nothing can be written at the moment.
    """
    started = time.perf_counter()
    command = to_command(message.command, place)
    outcome = "failed"
    try:
        answer = await carry_out(
            door.hall.games, person, game, place, Envelope(message.id, message.seen, command)
        )
        outcome = str(answer.__struct_config__.tag)
        return answer
    finally:
        seconds = time.perf_counter() - started
        door.metrics.commands.labels(outcome).inc()
        door.metrics.command_seconds.observe(seconds)
        logger.info(
            "command",
            extra={
                "game": game,
                "command": type(message.command).__struct_config__.tag,
                "outcome": outcome,
                "milliseconds": round(seconds * 1000, 1),
            },
        )


class DraftAsked(Body, frozen=True):
    """Tiles to try out."""

    squares: Annotated[tuple[DraftSquareMessage, ...], msgspec.Meta(max_length=MOST_SQUARES)] = ()
    play: WrittenPlay = ""
    """Or the play in notation, from a score pad: ``8D TRAINER``."""


class HandedOver(msgspec.Struct, frozen=True):
    """The result of handing over a screen."""

    is_paused: bool
    """Whether there was a clock to stop."""


@post("/api/games/{game:str}/commands", status_code=200, summary="Give a command")
async def command(
    game: GameName,
    data: JSONBody[CommandMessage],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    place: Place,
) -> Done | Refused | Stale:
    """Give a command at the table: play, exchange, pass, challenge and all the rest.

    The body says whether it was done, refused or too late. Once it is ``done`` it is on disk. Sent
    twice with the same ID, it is done once and gets the same answer.
    """
    answer = await give(door, session.person, game, parse_place(place), data)
    return reader.named(seat=(await door.hall.games.get(game)).called).spoken(answer)


@post("/api/games/{game:str}/draft", status_code=200, summary="Try out tiles")
async def try_tiles(
    game: GameName, data: JSONBody[DraftAsked], door: TheDoor, session: Caller, place: Place
) -> DraftShown:
    """What tiles would score where they lie, but not whether the words are good."""
    squares = tuple([DraftSquare(one.square, one.tile) for one in data.squares])
    at = parse_place(place)
    return await draft(door.hall.games, session.person, game, at, squares, play=data.play)


@post(
    "/api/games/{game:str}/curtain",
    status_code=200,
    responses=answers(413),
    summary="Stop the clock while a screen is handed over",
)
async def pass_screen_on(game: GameName, door: TheDoor, session: Caller) -> HandedOver:
    """For a screen that all players share: no time runs until one of them says ``resume``."""
    return HandedOver(await hand_over(door.hall.games, session.person, game))


@get("/api/games/{game:str}/peek", responses=answers(409), summary="Look into the dictionary")
async def look_into_dictionary(
    game: GameName, door: TheDoor, session: Caller, place: Place
) -> Peek:
    """What the dictionary says, if a peek was bought and as long as it lasts."""
    return await peek(door.hall.games, session.person, game, parse_place(place))
