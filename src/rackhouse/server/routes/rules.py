"""What can be played here: sheets, boards, tiles, engine players."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from rackhouse.messages import Voice, all_of
from rackhouse.players import LADDER
from rackhouse.players.strength import measured_ladder
from rackhouse.rules import Sheet
from rackhouse.rules.basis import HOUSE, STATED, BasisKind
from rackhouse.rules.explain import Sentence, as_markdown, parts_of, reading, summary_of, title_of
from rackhouse.rules.settings import open_settings
from rackhouse.server.parameters import Name, Reader, TheDoor
from rackhouse.server.problems import ProblemError, answers
from rackhouse.tiles import Layout, TileSet

LONGEST_SHEET = 100_000


class SheetSummary(msgspec.Struct, frozen=True):
    """A rule sheet as a list shows it."""

    name: str
    title: str
    summary: str
    fewest_sides: int
    most_sides: int
    usual_sides: int
    side_called: str
    """What it calls a side: a player, a team."""
    needs: dict[str, str]
    """What an organiser has to set before a game, by key, each with a sentence.

    A game's own word list counts as the dictionary if the sheet names none.
    """
    values: dict[str, Any]
    """All its values, by key."""


class RuleSentence(msgspec.Struct, frozen=True):
    """One rule in words, and its source."""

    text: str
    basis: str
    """The source in words."""
    kinds: tuple[BasisKind, ...]
    """The kinds of source, the strongest first; empty if every sheet says so."""
    readings: tuple[str, ...]
    """The IDs of our readings of gaps that it rests on."""
    keys: tuple[str, ...]
    """The values of the sheet that it explains."""


class RulePart(msgspec.Struct, frozen=True):
    """A part of the explanation, with its heading."""

    name: str
    """The same in every language: ``words``, ``time`` and so on."""
    title: str
    sentences: tuple[RuleSentence, ...]


class SheetPage(msgspec.Struct, frozen=True):
    """A rule sheet with all its values and its explanation."""

    sheet: SheetSummary
    values: dict[str, Any]
    explanation: str
    """In Markdown."""
    parts: tuple[RulePart, ...]
    """The explanation rule by rule."""
    readings: dict[str, str]
    """How we read its gaps, by ID."""


class OwnSheetText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet of your own, as text."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SHEET)]


class LayoutPage(msgspec.Struct, frozen=True):
    """A board without tiles."""

    name: str
    title: str
    rows: int
    columns: int
    start: int
    """The square that the first play covers, counted row by row from 0."""
    premiums: tuple[str, ...]
    """The kind of each square, row by row: ``plain``, ``double_letter`` and so on."""


class TileKind(msgspec.Struct, frozen=True):
    """The tiles of one letter."""

    letter: str
    count: int
    points: int


class TileSetPage(msgspec.Struct, frozen=True):
    """All tiles of a game."""

    name: str
    total: int
    blanks: int
    tiles: tuple[TileKind, ...]


class PlayerSummary(msgspec.Struct, frozen=True):
    """An engine player."""

    name: str
    sentence: str
    """What people read when they choose an opponent."""
    rating: int | None
    """Elo, measured by games among the engine players; none for a player from elsewhere."""


@get("/api/sheets", summary="List the sheets")
async def sheets(reader: Reader) -> list[SheetSummary]:
    """The built-in rule sheets."""
    return await asyncio.to_thread(_all, reader.locale)


@get("/api/sheets/{name:str}", summary="Get a sheet, explained")
async def sheet(name: Name, reader: Reader) -> SheetPage:
    """One sheet: its values and its explanation."""
    if name not in Sheet.names():
        raise ProblemError(404, "server-no-sheet", names=all_of(Sheet.names()))
    return await asyncio.to_thread(lambda: page_of(Sheet.named(name), reader))


@post(
    "/api/sheets/check",
    status_code=200,
    responses=answers(415),
    summary="Check a sheet of your own",
)
async def check_sheet(data: JSONBody[OwnSheetText], reader: Reader) -> SheetPage:
    """Check a sheet of your own; errors come back as a problem."""
    return await asyncio.to_thread(lambda: page_of(Sheet.parse(data.text, "custom"), reader))


@get("/api/players", summary="List the engine players")
async def players(door: TheDoor, reader: Reader) -> list[PlayerSummary]:
    """The engine players, the strongest first, for the `chairs` of a new game."""
    told = {character.name: reader.say(character.sentence) for character in LADDER}
    ratings = measured_ladder().ratings
    return [
        PlayerSummary(name, told.get(name, ""), ratings.get(name))
        for name in door.hall.engines.names
    ]


@get("/api/layouts", summary="List the boards")
async def layouts() -> list[Layout]:
    """The boards of this server, which sides can agree on by name."""
    return [Layout.named(name) for name in Layout.names()]


@get("/api/layouts/{name:str}", summary="Get a board")
async def layout(name: Name) -> LayoutPage:
    """A board without tiles: its squares, row by row."""
    if name not in Layout.names():
        raise ProblemError(404, "server-no-board", names=all_of(Layout.names()))
    found = Layout.named(name)
    return LayoutPage(
        name=found.name,
        title=found.title,
        rows=found.rows,
        columns=found.columns,
        start=found.start,
        premiums=tuple([premium.key for premium in found.premiums]),
    )


@get("/api/tile-sets/{name:str}", summary="Get a tile set")
async def tile_set(name: Name) -> TileSetPage:
    """The tiles of a set: how many of each, and their points."""
    if name not in TileSet.names():
        raise ProblemError(404, "server-no-tile-set", names=all_of(TileSet.names()))
    found = TileSet.named(name)
    letters = found.alphabet.letters
    return TileSetPage(
        name=name,
        total=found.total,
        blanks=found.blanks,
        tiles=tuple(
            TileKind(letter, count, points)
            for letter, count, points in zip(letters, found.counts, found.points, strict=True)
        ),
    )


@lru_cache(maxsize=8)  # everybody asks for it first
def _all(locale: str) -> list[SheetSummary]:
    voice = Voice(locale)
    return [_summary(Sheet.named(name), voice) for name in Sheet.names()]


def _summary(sheet: Sheet, voice: Voice) -> SheetSummary:
    rules = sheet.rules
    return SheetSummary(
        name=sheet.name,
        title=voice.say(title_of(rules)),
        summary=voice.say(summary_of(rules)),
        fewest_sides=rules.sides.minimum,
        most_sides=rules.sides.maximum,
        usual_sides=rules.sides.usual,
        side_called=rules.sides.called,
        needs={key: voice.say(one) for key, one in open_settings(rules).items()},
        values=msgspec.to_builtins(sheet.values(), str_keys=True),
    )


def page_of(sheet: Sheet, voice: Voice) -> SheetPage:
    """A sheet with its explanation, rule by rule."""
    summary = _summary(sheet, voice)
    parts = tuple(
        RulePart(
            part.title.key.removeprefix("rule-part-"),
            voice.say(part.title),
            tuple(_sentence(sheet, one, voice) for one in part.sentences),
        )
        for part in parts_of(sheet.rules, sheet.event)
    )
    used = {name for part in parts for one in part.sentences for name in one.readings}
    read = {name: voice.say(reading(name)) for name in sorted(used)}
    return SheetPage(summary, summary.values, as_markdown(sheet, voice), parts, read)


def _sentence(sheet: Sheet, sentence: Sentence, voice: Voice) -> RuleSentence:
    bases = sentence.bases(sheet.basis)
    kinds = {basis.kind for basis in bases}
    return RuleSentence(
        text=voice.say(sentence.message),
        basis=sentence.basis(sheet.basis, voice),
        kinds=tuple(kind for kind in (*STATED, HOUSE.kind) if kind in kinds),
        readings=tuple(sorted({name for basis in bases for name in basis.readings})),
        keys=tuple(sentence.keys),
    )
