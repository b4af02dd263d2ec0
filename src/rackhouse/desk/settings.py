"""The organiser's settings beside the plan (tables, goal, currency), and the resulting sheet."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest import EventRole
from rackhouse.contest.preset import catalogue_of, counting_of
from rackhouse.errors import IllegalError, UnknownNameError
from rackhouse.rules import Sheet
from rackhouse.rules.settings import CLOCKS, unsaid_of_clocks
from rackhouse.rules.writing import as_toml
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.open_game import Opening, plan_of

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId, EventSettings, TableTerms
    from rackhouse.service.values import PersonId


HOUSE = "house"


def sheet_under(tables: TableTerms, name: str) -> Sheet:
    r"""The sheet of the tables, before the organiser's settings.

    >>> from rackhouse.desk.values import TableTerms
    >>> ours = TableTerms(sheet_text='extends = "base"\ntitle = "Ours"')
    >>> sheet_under(ours, "base").rules.title
    'Ours'

    Raises:
        IllegalError: if its rules contradict each other.
        MalformedError: if it cannot be read.
    """
    return _parsed(tables.sheet_text) if tables.sheet_text else Sheet.named(name)


@lru_cache(maxsize=64)
def _parsed(text: str) -> Sheet:
    # Read with every look at an event, so it is checked only when it is set.
    return Sheet.parse_kept(text, HOUSE)


def said(tables: TableTerms, name: str) -> TableTerms:
    """The terms with every clock setting; older events were not asked for all (A-30).

    >>> from rackhouse.desk.values import TableTerms
    >>> said(TableTerms({"clocks.use": "on", "clocks.seconds": 1500}), "base").settings
    {'clocks.seconds': 1500, 'clocks.overtime_points': 0, 'clocks.use': 'on'}
    """
    sheet = sheet_under(tables, name)
    if unsaid := unsaid_of_clocks(sheet.rules, sheet.basis):
        own = sheet.with_values({key: sheet.values()[key] for key in unsaid})
        tables = replace(tables, sheet_text=as_toml(own))
    if tables.settings.get("clocks.use") == "on":
        offered = {key: sheet.values()[key] for key in CLOCKS}
        tables = replace(tables, settings={**offered, **tables.settings})
    return tables


def sheet_played(tables: TableTerms, name: str) -> Sheet:
    """The sheet with the organiser's settings.

    >>> from rackhouse.desk.values import TableTerms
    >>> sheet_played(TableTerms({"tiles.rack": 8}), "base").rules.tiles.rack
    8
    """
    sheet, settings = sheet_under(tables, name), said(tables, name).settings
    return sheet.with_values(settings) if settings else sheet


def check_exchange(before: Sheet, after: Sheet) -> None:
    """Refuse another sheet if it counts or charges differently from the event's first one.

    >>> check_exchange(Sheet.named("base"), Sheet.named("base").with_values({"tiles.rack": 8}))

    Raises:
        IllegalError: if results would count, or something would cost, differently.
    """
    if counting_of(before.rules) != counting_of(after.rules):
        raise IllegalError("desk-sheet-counts-differently")
    if catalogue_of(before.rules) != catalogue_of(after.rules):
        raise IllegalError("desk-sheet-prices-differ")


async def change_settings(
    events: Events, person: PersonId, event: EventId, as_: str, settings: EventSettings
) -> None:
    """Change the settings; open games stay as they are.

    Raises:
        IllegalError: if no table can be opened so, or another sheet counts differently.
        MalformedError: if a setting of the sheet cannot be read.
        UnknownNameError: if there is no such word list or currency.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    if who.actor.role is not EventRole.ORGANISER:
        raise NotAllowedError("desk-organiser-only")
    sheet, before = live.book.state.event.sheet, live.info.settings.tables
    await events.games.word_lists.fetch(settings.tables.lexicon)
    await asyncio.to_thread(check_settings, settings, sheet)
    if settings.tables.sheet_text != before.sheet_text:
        check_exchange(sheet_under(before, sheet), sheet_under(settings.tables, sheet))
    if live.info.rehearses:
        settings = replace(settings, is_listed=False)
    async with live.lock:
        await events.store.set_event_info(replace(live.info, settings=settings))
        await events.people_changed(live)


def check_settings(settings: EventSettings, sheet: str) -> None:
    """Refuse settings under which no table can be opened, or no sum written.

    Raises:
        IllegalError: if no table can be opened so.
        MalformedError: if a setting of the sheet cannot be read.
        UnknownNameError: if there is no such word list or currency.
    """
    from babel.numbers import list_currencies  # noqa: PLC0415 - it takes a moment to load

    plan_of(opening_of(settings.tables, sheet))
    if settings.currency not in list_currencies():
        raise UnknownNameError("desk-no-currency", currency=f"{settings.currency!r:.20}")


def opening_of(tables: TableTerms, sheet: str) -> Opening:
    """How a table of an event is opened, without its sides and names."""
    return Opening(
        sheet=sheet,
        sheet_text=tables.sheet_text,
        settings=tables.settings,
        by_days=tables.by_days if tables.custody == "dealt" else None,
        lexicon=tables.lexicon,
        book=tables.book,
        edition=tables.edition,
        custody=tables.custody,
        is_open_to_watch=tables.is_open_to_watch,
        chat=tables.chat,
    )
