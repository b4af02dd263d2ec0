"""House sheets: what can be set, and the resulting rules."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from rackhouse.messages import Value, Voice, known
from rackhouse.paper import Paper
from rackhouse.record import DictionaryReference
from rackhouse.rules import Sheet
from rackhouse.rules.knob import Knob, heading_at, knobs, label_at
from rackhouse.rules.offering import sheet_of, with_helps
from rackhouse.rules.resolve import NAMED
from rackhouse.rules.settings import open_settings
from rackhouse.rules.values import values_of
from rackhouse.rules.writing import as_toml
from rackhouse.server.parameters import Reader, SeenGame
from rackhouse.server.problems import answers, gives
from rackhouse.server.routes.people import Body
from rackhouse.server.routes.rules import LONGEST_SHEET, OwnSheetText, SheetPage, page_of
from rackhouse.tiles import Layout

PDF = "application/pdf"


class SheetAsked(Body, frozen=True):
    """A sheet to play by, and the settings that differ from it."""

    sheet: Annotated[str, msgspec.Meta(max_length=100)] = "base"
    """The name of a built-in sheet."""
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_SHEET)] = ""
    """A sheet of your own as TOML; it takes precedence over the name."""
    settings: Annotated[dict[str, Any], msgspec.Meta(max_length=100)] = {}  # noqa: RUF012 - msgspec copies it
    helps: Annotated[dict[str, dict[str, Any]], msgspec.Meta(max_length=20)] = {}  # noqa: RUF012 - likewise
    """More helps than the sheet sells, each by its name, with its values."""


class SheetPrint(OwnSheetText, frozen=True):
    """A sheet of your own, and the paper size."""

    paper: Paper = "a4"


class LabelledKnob(Knob, frozen=True, kw_only=True):
    """A value that a sheet may set, and what it is called where it is set."""

    label: str
    section: str
    """The heading of its section; empty if it is in none."""
    labels: dict[str, str]
    """What each of its choices is called."""


class HouseSheet(msgspec.Struct, frozen=True):
    """A sheet with the settings applied."""

    values: dict[str, Any]
    needs: dict[str, str]
    """What still has to be set before a game, by key, each with a sentence."""
    text: str
    """The sheet as a TOML file."""


class GameSheet(SheetPage, frozen=True, kw_only=True):
    """The rules of one game, explained, and where its words are looked up."""

    dictionary: DictionaryReference


class GameRules(msgspec.Struct, frozen=True):
    """The rules of one game, as in its first fact."""

    values: dict[str, Any]


@get("/api/knobs", summary="List the settings of a sheet")
async def all_knobs(reader: Reader) -> list[LabelledKnob]:
    """Every value that a sheet can set, with its kind and its limits, in the reader's words."""
    return [_labelled(knob, reader) for knob in knobs().values() if len(knob.choices) != 1]


def _labelled(knob: Knob, voice: Voice) -> LabelledKnob:
    labels: dict[str, Value] = {choice: label_at(knob.key, choice) for choice in knob.choices}
    if kept := NAMED.get(knob.key):
        words = "data-board-" if kept is Layout else "data-tiles-"
        labels = {name: known(words, kept.named(name).title) for name in kept.names()}
        knob = msgspec.structs.replace(knob, kind="choice", choices=tuple(labels))
    return LabelledKnob(
        **msgspec.structs.asdict(knob),
        label=voice.say(label_at(knob.key)),
        section=voice.say(heading_at(knob.key) or ""),
        labels={choice: voice.say(label) for choice, label in labels.items()},
    )


@post(
    "/api/sheets/change",
    status_code=200,
    responses=answers(415, 422),
    summary="Apply settings to a sheet",
)
async def change_sheet(data: JSONBody[SheetAsked], reader: Reader) -> HouseSheet:
    """Apply settings to a sheet; errors come back as a problem."""
    return await asyncio.to_thread(_changed, data, reader)


@post(
    "/api/sheets/print",
    status_code=200,
    media_type=PDF,
    responses=gives(bytes, PDF, "The print.") | answers(415, 422),
    summary="Print a sheet of your own",
)
async def print_sheet(data: JSONBody[SheetPrint], reader: Reader) -> Response[bytes]:
    """A sheet of your own as a PDF; errors come back as a problem."""
    content = await asyncio.to_thread(_printed, data, reader)
    return Response(content, media_type=PDF)


@get("/api/games/{game:str}/rules", summary="Get the rules of a game")
async def rules_of_game(live: SeenGame) -> GameRules:
    """Every value of the rules of one game, for everybody who may look at it."""
    return GameRules(_told(values_of(live.state.rules)))


@get("/api/games/{game:str}/sheet", summary="Get the rules of a game, explained")
async def sheet_of_game(live: SeenGame, reader: Reader) -> GameSheet:
    """The rules of one game, explained, with what its organiser set."""
    state = live.state
    page = await asyncio.to_thread(lambda: page_of(sheet_of(state.sheet, state.rules), reader))
    return GameSheet(**msgspec.structs.asdict(page), dictionary=state.dictionary)


def _changed(asked: SheetAsked, voice: Voice) -> HouseSheet:
    sheet = Sheet.parse(asked.text, "house") if asked.text else Sheet.named(asked.sheet)
    if asked.helps or asked.settings:
        sheet = with_helps(sheet, asked.helps).with_values(asked.settings)
    needs = {key: voice.say(one) for key, one in open_settings(sheet.rules).items()}
    return HouseSheet(_told(sheet.values()), needs, as_toml(sheet))


def _printed(asked: SheetPrint, voice: Voice) -> bytes:
    from rackhouse.paper.rule_sheet import rule_sheet  # noqa: PLC0415 - it takes a moment

    return rule_sheet(Sheet.parse(asked.text, "house"), voice, paper=asked.paper)


def _told(values: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(values, str_keys=True)
    return told
