"""Prints and files of an event, and lists of entries to read."""

from __future__ import annotations

from typing import Annotated, cast, get_args
from urllib.parse import quote

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from rackhouse.desk.look import look
from rackhouse.desk.prints import (
    PrintAsked,
    PrintKind,
    PrintOffered,
    RatingFile,
    TableKind,
    calendar_of,
    file_name_of,
    print_of,
    prints_offered,
    rating_file_of,
    table_of,
)
from rackhouse.desk.read_list import ListRead, read_list
from rackhouse.exchange.entry_list import Matching
from rackhouse.messages import all_of
from rackhouse.paper import Paper
from rackhouse.server.parameters import AtEvent, Reader, TheDoor, TheScene
from rackhouse.server.problems import ProblemError, gives
from rackhouse.server.routes.people import Body

_PDF = "application/pdf"
_CSV = "text/csv; charset=utf-8"
_TEXT = "text/plain; charset=utf-8"
_ICS = "text/calendar; charset=utf-8"

DivisionKey = Annotated[str, QueryParameter(description="The first if empty.", max_length=60)]


PRINTS = [f"{kind}.pdf" for kind in get_args(PrintKind)]
TABLES = [f"{kind}.csv" for kind in get_args(TableKind)]
RATINGS = list(get_args(RatingFile))


class MendedRow(Body, frozen=True):
    """A row as it is to be read."""

    row: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    cells: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=400)], ...], msgspec.Meta(max_length=200)
    ]


class ListGiven(Body, frozen=True):
    """The text of a list of entries, and what the organiser says about it."""

    text: Annotated[str, msgspec.Meta(max_length=1_000_000)]
    defaults: Annotated[
        dict[
            Annotated[str, msgspec.Meta(max_length=60)],
            Annotated[str, msgspec.Meta(max_length=200)],
        ],
        msgspec.Meta(max_length=50),
    ] = {}  # noqa: RUF012 - msgspec copies it
    """Values for every row if the list has no such column, by key."""
    uses: (
        Annotated[
            tuple[Annotated[str, msgspec.Meta(max_length=80)], ...], msgspec.Meta(max_length=200)
        ]
        | None
    ) = None
    """What each column is, by the keys of the answer; an empty one is left out. Null: a guess."""
    has_headings: bool | None = None
    """Whether the first row has the headings. Null: a guess."""
    mended: Annotated[tuple[MendedRow, ...], msgspec.Meta(max_length=500)] = ()
    left_out: Annotated[tuple[int, ...], msgspec.Meta(max_length=10_000)] = ()
    """Rows that are not to be read."""


@get("/api/events/{event:str}/prints", summary="List the prints")
async def event_prints(scene: TheScene) -> tuple[PrintOffered, ...]:
    """Every print for this role, with what the event needs for it."""
    return prints_offered(scene)


@get(
    "/api/events/{event:str}/prints/{file:str}",
    media_type=_PDF,
    responses=gives(bytes, _PDF, "The print."),
    summary="Get a print",
)
async def event_print(  # noqa: PLR0913 - each is a part of the address
    *,
    scene: TheScene,
    file: Annotated[str, PathParameter(description="Such as standings.pdf.", enum=PRINTS)],
    door: TheDoor,
    reader: Reader,
    division: DivisionKey = "",
    round_: Annotated[
        str,
        QueryParameter(name="round", description="The last if empty.", pattern="^[0-9]{0,4}$"),
    ] = "",
    entry: Annotated[
        str, QueryParameter(description="Whose statement.", pattern="^(-?[0-9]{1,6})?$")
    ] = "",
    payment: Annotated[
        str, QueryParameter(description="Which receipt: a payment.", pattern="^[0-9]{0,6}$")
    ] = "",
    pledge: Annotated[
        str, QueryParameter(description="Which receipt: a pledge.", pattern="^[0-9]{0,6}$")
    ] = "",
    paper: Annotated[
        Paper | None, QueryParameter(description="Where not given, as the event's country has it.")
    ] = None,
    lang: Annotated[
        str, QueryParameter(description="The event's language if empty.", max_length=40)
    ] = "",
) -> Response[bytes]:
    """Pairings, slips, score sheets, standings, certificates and other prints, as PDF."""
    kind = cast("PrintKind", _kind(file, PRINTS))
    numbers = (int(one or 0) for one in (payment, pledge))
    asked = PrintAsked(
        kind, division, int(round_ or 0), int(entry or 0), paper, bool(lang), *numbers
    )
    data = await print_of(scene, asked, door.address)
    return as_file(data, _PDF, file, is_shown=True)


@get(
    "/api/events/{event:str}/tables/{file:str}",
    media_type=_CSV,
    responses=gives(str, _CSV, "The table."),
    summary="Get a table as CSV",
)
async def event_table(
    scene: TheScene,
    file: Annotated[str, PathParameter(description="Such as standings.csv.", enum=TABLES)],
    reader: Reader,
    division: DivisionKey = "",
) -> Response[bytes]:
    """Entries, pairings, results, standings or the ledger, as CSV."""
    kind = cast("TableKind", _kind(file, TABLES))
    data = table_of(scene, kind, division)
    return as_file(data, _CSV, file)


@get(
    "/api/events/{event:str}/ratings/{file:str}",
    media_type=_TEXT,
    responses=gives(str, _TEXT, "The file."),
    summary="Get the results for a rating body",
)
async def event_ratings(
    at: AtEvent,
    file: Annotated[str, PathParameter(description="Such as results.tou.", enum=RATINGS)],
    reader: Reader,
    division: DivisionKey = "",
) -> Response[bytes]:
    """The whole event as .tou, or a division as the program tsh keeps it; for the office."""
    _kind(file, RATINGS)
    asked = cast("RatingFile", file)
    scene = await look(*at, reader=reader)
    data = rating_file_of(scene, asked, division)
    ending = file[file.rindex(".") :]
    of = division if file == "division.t" else ""
    name = file_name_of(scene, ending, of)
    return as_file(data, _TEXT, name)


@get(
    "/api/events/{event:str}/calendar.ics",
    media_type=_ICS,
    responses=gives(str, _ICS, "The calendar."),
    summary="Get the calendar of an event",
)
async def event_calendar(scene: TheScene, door: TheDoor) -> Response[bytes]:
    """A calendar file; for a player, it includes the times agreed for their matches."""
    data = calendar_of(scene, door.address)
    return as_file(data, _ICS, "event.ics")


@post("/api/events/{event:str}/entries/read-csv", status_code=200, summary="Read a list of entries")
async def read_event_list(at: AtEvent, data: JSONBody[ListGiven], reader: Reader) -> ListRead:
    """For the office: what a table would enter, and what is wrong with it; nobody is entered."""
    matching = Matching(
        data.defaults,
        data.uses,
        data.has_headings,
        {one.row: one.cells for one in data.mended},
        frozenset(data.left_out),
    )
    return await read_list(await look(*at, reader=reader), data.text, matching)


def _kind(file: str, files: list[str]) -> str:
    if file not in files:
        raise ProblemError(404, "server-no-file", files=all_of(files))
    return file.rpartition(".")[0]


def as_file(data: bytes, media_type: str, name: str, *, is_shown: bool = False) -> Response[bytes]:
    """An answer that browsers keep under a name, in whatever script it is written."""
    how = "inline" if is_shown else "attachment"
    headers = {
        "content-disposition": f"{how}; filename*=UTF-8''{quote(name)}",
        "cache-control": "no-store",
    }
    return Response(data, media_type=media_type, headers=headers)
