"""What the organiser sets beside the plan: how tables are set, the goal, the currency."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest import EventRole
from rackhouse.desk.sheets import check_exchange, sheet_under
from rackhouse.errors import UnknownNameError
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.open_game import Opening, plan_of

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId, EventSettings, TableTerms
    from rackhouse.service.values import PersonId


async def change_settings(
    events: Events, person: PersonId, event: EventId, as_: str, settings: EventSettings
) -> None:
    """Set them otherwise; games that are open stay as they are.

    Raises:
        IllegalError: where tables cannot be set so, or another sheet counts otherwise.
        MalformedError: where a setting of the sheet cannot be read.
        UnknownNameError: where there is no such word list or currency.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    if who.actor.role is not EventRole.ORGANISER:
        raise NotAllowedError("desk-organiser-only")
    sheet, before = live.book.state.event.sheet, live.info.settings.tables
    await asyncio.to_thread(check_settings, settings, sheet)
    if settings.tables.sheet_text != before.sheet_text:
        check_exchange(sheet_under(before, sheet), sheet_under(settings.tables, sheet))
    async with live.lock:
        await events.store.set_event_info(replace(live.info, settings=settings))
        await events.people_changed(live)


def check_settings(settings: EventSettings, sheet: str) -> None:
    """Refuse settings under which no table can be set, or no sum be written.

    Raises:
        IllegalError: where tables cannot be set so.
        MalformedError: where a setting of the sheet cannot be read.
        UnknownNameError: where there is no such word list or currency.
    """
    from babel.numbers import list_currencies  # noqa: PLC0415 - it takes a moment to load

    plan_of(opening_of(settings.tables, sheet))
    if settings.currency not in list_currencies():
        raise UnknownNameError("desk-no-currency", currency=f"{settings.currency!r:.20}")


def opening_of(tables: TableTerms, sheet: str) -> Opening:
    """How a table of an event is opened, its sides and names aside."""
    return Opening(
        sheet=sheet,
        sheet_text=tables.sheet_text,
        settings=tables.settings,
        lexicon=tables.lexicon,
        book=tables.book,
        edition=tables.edition,
        custody=tables.custody,
        is_open_to_watch=tables.is_open_to_watch,
    )
