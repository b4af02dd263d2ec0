"""Records and rematches: looking back at games, and playing again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from rackhouse.paper import Paper
from rackhouse.server.parameters import (
    PLACE,
    Caller,
    GameName,
    Invitation,
    Reader,
    TheDoor,
    Visitor,
)
from rackhouse.server.problems import answers, gives
from rackhouse.server.protocol import LARGEST_NUMBER
from rackhouse.server.routes.people import Body
from rackhouse.service.access import set_private
from rackhouse.service.analyst import Advice
from rackhouse.service.export_record import export_gcg, export_record, import_record, print_sheet
from rackhouse.service.list_games import MOST_LISTED, GameLine, list_games
from rackhouse.service.new_table import rematch
from rackhouse.service.places import parse_place, place_name
from rackhouse.service.replay import GameReplay, replay

_RECORD = "application/jsonl"
_GCG = "text/plain; charset=utf-8"
_PDF = "application/pdf"
_PNG = "image/png"


class GameRef(msgspec.Struct, frozen=True):
    """A game by its ID."""

    game: str


class RematchRef(msgspec.Struct, frozen=True):
    """A rematch, and the places that you hold there."""

    game: str
    places: tuple[str, ...]


class PrivacyAsked(Body, frozen=True):
    """Whether a game is to be private once it is over."""

    place: Annotated[str, msgspec.Meta(pattern=PLACE)]
    """The seat that wants it."""
    is_private: bool


class RecordGiven(Body, frozen=True):
    """A record to import, as a Rackhouse file or GCG."""

    record: Annotated[str, msgspec.Meta(min_length=1)]
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""


@get("/api/games", summary="List your games")
async def my_games(
    door: TheDoor,
    session: Caller,
    limit: Annotated[
        int, QueryParameter(description="How many at most.", ge=1, le=MOST_LISTED)
    ] = 20,
    before: Annotated[
        int,
        QueryParameter(
            description="Where to go on: the `changed` of the last game listed.",
            ge=0,
            le=LARGEST_NUMBER,
        ),
    ] = LARGEST_NUMBER,
) -> tuple[GameLine, ...]:
    """The games that you own or have a place at, the last changed first."""
    return await list_games(door.hall.games, session.person, limit=limit, before=before)


@post("/api/games/{game:str}/privacy", status_code=200, summary="Make a finished game private")
async def make_private(
    game: GameName, data: JSONBody[PrivacyAsked], door: TheDoor, session: Caller
) -> None:
    """Anybody with the link can open a finished game unless one of its players makes it private."""
    place = parse_place(data.place)
    await set_private(door.hall.games, session.person, game, place, is_private=data.is_private)


@post("/api/games/{game:str}/rematch", responses=answers(409), summary="Open a rematch")
async def play_again(game: GameName, door: TheDoor, session: Caller) -> RematchRef:
    """The same people at the same places once more; whoever asks second gets the same game."""
    door.rates.check("open", session.person)
    again = await rematch(door.hall.games, session.person, game)
    live = await door.hall.games.get(again)
    places = tuple(sorted(place_name(place) for place in live.places_of(session.person)))
    return RematchRef(again, places)


@get(
    "/api/games/{game:str}/record",
    media_type=_RECORD,
    responses=gives(str, _RECORD, "The facts of the game, one JSON object per line.")
    | answers(409),
    summary="Download a record",
)
async def read_record(
    game: GameName, door: TheDoor, visitor: Visitor, invitation: Invitation = ""
) -> Response[bytes]:
    """The record of a game that is over, or of one with real tiles, for `rackhouse verify`."""
    data = await export_record(door.hall.games, visitor, game, invitation)
    return _file(data, _RECORD, f"{game}.rackhouse")


@get(
    "/api/games/{game:str}/gcg",
    media_type=_GCG,
    responses=gives(str, _GCG, "The game as GCG.") | answers(409),
    summary="Download a game as GCG",
)
async def read_gcg(
    game: GameName, door: TheDoor, visitor: Visitor, invitation: Invitation = ""
) -> Response[bytes]:
    """A game that is over, for other programs, with the players' names."""
    text = await export_gcg(door.hall.games, visitor, game, invitation)
    return _file(text.encode(), _GCG, f"{game}.gcg")


@get(
    "/api/games/{game:str}/sheet.pdf",
    media_type=_PDF,
    responses=gives(bytes, _PDF, "The score sheet as PDF.") | answers(409),
    summary="Print a score sheet",
)
async def read_sheet(
    game: GameName,
    door: TheDoor,
    visitor: Visitor,
    reader: Reader,
    paper: Annotated[Paper, QueryParameter(description="The size of the paper.")] = "a4",
    invitation: Invitation = "",
) -> Response[bytes]:
    """The score sheet of a game that is over, with the players' names, to print."""
    link = f"{door.address}/games/{game}/finished"
    data = await print_sheet(
        door.hall.games, visitor, game, paper, link=link, token=invitation, voice=reader
    )
    return _file(data, _PDF, f"{game}.pdf")


@get(
    "/api/games/{game:str}/picture.png",
    media_type=_PNG,
    responses=gives(bytes, _PNG, "The board and the result as PNG, 1200 by 630 pixels.")
    | answers(409),
    summary="Get a picture of a game",
)
async def read_picture(
    request: Request[Any, Any, Any],
    game: GameName,
    door: TheDoor,
    visitor: Visitor,
    reader: Reader,
    invitation: Invitation = "",
) -> Response[bytes]:
    """The board and the result of a game that is over, to share; the link's preview shows it."""
    picture = await door.hall.pictures.picture(visitor, game, reader, invitation)
    headers = {"cache-control": "no-cache", "etag": picture.tag, "vary": "accept-language"}
    is_known = picture.tag in request.headers.get("if-none-match", "")
    status = HTTP_304_NOT_MODIFIED if is_known else HTTP_200_OK
    body = b"" if is_known else picture.png
    return Response(body, media_type=_PNG, headers=headers, status_code=status)


@post("/api/records", summary="Import a record")
async def bring_record(data: JSONBody[RecordGiven], door: TheDoor, session: Caller) -> GameRef:
    """Store a record from elsewhere; every fact is checked first."""
    door.rates.check("open", session.person)
    return GameRef(
        await import_record(door.hall.games, session.person, data.record.encode(), data.title)
    )


def _file(data: bytes, media_type: str, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=media_type, headers=headers)


MOST_TURNS = 5000

TurnNumber = Annotated[
    int, PathParameter(description="The turn, counted from 1.", ge=1, le=MOST_TURNS)
]


@get("/api/games/{game:str}/turns", responses=answers(409), summary="Review a game")
async def look_back(
    game: GameName, door: TheDoor, visitor: Visitor, reader: Reader, invitation: Invitation = ""
) -> GameReplay:
    """The turns of a finished game: scores word by word, definitions, the proof of the draws."""
    return reader.spoken(await replay(door.hall.games, visitor, game, invitation))


@get(
    "/api/games/{game:str}/turns/{turn:int}/engine",
    responses=answers(409),
    summary="Analyse a turn",
)
async def ask_engine(
    game: GameName, turn: TurnNumber, door: TheDoor, visitor: Visitor, invitation: Invitation = ""
) -> Advice:
    """The best choices at a turn of a game that is over, and what was played."""
    return await door.hall.analyst.advice(visitor, game, turn, invitation)
