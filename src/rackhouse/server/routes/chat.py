"""The chat of a game: reading, saying, muting and reporting."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, PathParameter

from rackhouse.server.parameters import (
    After,
    Caller,
    GameName,
    Invitation,
    Place,
    Reader,
    TheDoor,
    Visitor,
)
from rackhouse.server.problems import answers
from rackhouse.server.protocol import LARGEST_NUMBER
from rackhouse.server.routes.people import Body
from rackhouse.service.chat import ChatShown, Saying
from rackhouse.service.messages import ChatSaid
from rackhouse.service.places import parse_place


class Muting(Body, frozen=True):
    """Whether you want to read what somebody says."""

    is_muted: bool


@get("/api/games/{game:str}/chat", summary="Read the chat of a game")
async def read_chat(
    *,
    game: GameName,
    door: TheDoor,
    visitor: Visitor,
    reader: Reader,
    place: Place = "public",
    after: After = 0,
    invitation: Invitation = "",
) -> ChatShown:
    """Your rooms at a game, and what was said there after a number."""
    shown = await door.hall.chat.show(visitor, game, parse_place(place), invitation, after)
    return reader.spoken(shown)


@post(
    "/api/games/{game:str}/chat",
    status_code=200,
    responses=answers(422),
    summary="Say something at a game",
)
async def say_in_chat(
    *,
    game: GameName,
    data: JSONBody[Saying],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    place: Place = "public",
    invitation: Invitation = "",
) -> ChatSaid:
    """A quick phrase, or words of your own where they are allowed."""
    at = parse_place(place)
    said = await door.hall.chat.say(session.person, game, at, data, invitation)
    return reader.spoken(said)


@put(
    "/api/games/{game:str}/chat/authors/{author:str}",
    status_code=204,
    summary="Mute somebody, or read them again",
)
async def mute_in_chat(
    *,
    game: GameName,
    author: Annotated[
        str, PathParameter(description="The author of a line.", min_length=1, max_length=40)
    ],
    data: JSONBody[Muting],
    door: TheDoor,
    session: Caller,
    place: Place = "public",
    invitation: Invitation = "",
) -> None:
    """At every game you no longer get what they say. They are not told."""
    await door.hall.chat.mute(
        session.person,
        game,
        parse_place(place),
        author,
        is_muted=data.is_muted,
        token=invitation,
    )


@post(
    "/api/games/{game:str}/chat/{number:int}/report",
    status_code=204,
    responses=answers(422),
    summary="Report a message",
)
async def report_chat(
    *,
    game: GameName,
    number: Annotated[
        int, PathParameter(description="The number of the line.", ge=1, le=LARGEST_NUMBER)
    ],
    door: TheDoor,
    session: Caller,
    place: Place = "public",
    invitation: Invitation = "",
) -> None:
    """The keepers of the hall will see it. Its author is not told."""
    await door.hall.chat.report(session.person, game, parse_place(place), number, invitation)
