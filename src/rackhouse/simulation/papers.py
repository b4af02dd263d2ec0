"""Everything an event shows and prints, as files: JSON, prints, tables, calendar, games."""

from __future__ import annotations

import io
import re
import zipfile
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from rackhouse.contest import EventRole
from rackhouse.desk.look import log_of_event, look, standings_of
from rackhouse.desk.moving import export_event
from rackhouse.desk.outbox import letters_shown
from rackhouse.desk.prints import PrintAsked, PrintKind, TableKind, calendar_of, print_of, table_of
from rackhouse.desk.views.entries import entries_shown, equipment_shown
from rackhouse.desk.views.matters import matters_shown
from rackhouse.desk.views.money import money_shown
from rackhouse.desk.views.overview import overview
from rackhouse.desk.views.rounds import rounds_shown
from rackhouse.errors import IllegalError
from rackhouse.messages.voice import ENGLISH

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from rackhouse.contest import EventState
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.values import EventId
    from rackhouse.messages import Voice
    from rackhouse.service.values import PersonId

ADDRESS: Final = "http://rackhouse.example"
"""The address in the codes on prints."""
EVENT_FILE: Final = "event.zip"
_PAGES: Final = {
    "overview": overview,
    "entries": entries_shown,
    "rounds": rounds_shown,
    "money": money_shown,
    "equipment": equipment_shown,
    "matters": matters_shown,
}
_BY_ROUND: Final = ("pairings-by-name", "pairings-by-table", "slips", "score-sheets")
_FOR_ALL: Final = ("badges", "check-in", "ledger", "poster", "rules")
"""Prints that are the same for every division."""


async def papers_of(
    desk: Desk, event: EventId, organiser: PersonId, reader: Voice = ENGLISH
) -> AsyncIterator[tuple[str, bytes]]:
    """Every file with its path: what the organiser and the public see, prints, tables, games."""
    events = desk.events
    for as_ in (EventRole.ORGANISER.value, EventRole.PUBLIC.value):
        person = organiser if as_ == EventRole.ORGANISER.value else None
        scene = await look(events, person, event, as_, games=True, reader=reader)
        for name, shown in _PAGES.items():
            yield f"pages/{as_}/{name}.json", _json(shown(scene))
    yield "pages/public/standings.json", _json(await standings_of(events, event, reader=reader))
    log = await log_of_event(events, organiser, event, "", reader=reader)
    yield "pages/organiser/log.json", _json(log)
    letters = await letters_shown(events, organiser, event)
    yield "pages/organiser/mail.json", _json(letters)
    scene = await look(events, organiser, event, reader=reader)
    for name, asked in _prints(scene.state):
        try:
            yield f"prints/{name}.pdf", await print_of(scene, asked, ADDRESS)
        except IllegalError:
            continue  # this event has nothing of that kind
    for kind in get_args(TableKind):
        divisions = list(scene.state.divisions) if kind == "standings" else [""]
        for division in divisions:
            name = _file_name(kind, division)
            yield f"tables/{name}.csv", table_of(scene, kind, division)
    yield "calendar.ics", calendar_of(scene, ADDRESS)
    data = await export_event(events, organiser, event)
    yield EVENT_FILE, data
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for name in archive.namelist():
            if name.startswith("games/"):
                yield name, archive.read(name)


def _prints(state: EventState) -> Iterator[tuple[str, PrintAsked]]:
    for kind in get_args(PrintKind):
        if kind in _FOR_ALL:
            yield kind, PrintAsked(kind)
        elif kind == "statement":
            for entry in state.entries.values():
                if any(line.side == entry.number - 1 for line in state.ledger.entries):
                    yield f"{kind}-{entry.number}", PrintAsked(kind, entry=entry.number)
        else:
            for key, division in state.divisions.items():
                name = _file_name(kind, key)
                if kind not in _BY_ROUND:
                    yield name, PrintAsked(kind, key)
                    continue
                for number in range(1, len(division.rounds) + 1):
                    yield f"{name}-round-{number}", PrintAsked(kind, key, number)


def _file_name(kind: str, division: str) -> str:
    """The name of a file about a division.

    >>> _file_name("standings", "50 to 59")
    'standings-50-to-59'
    """
    tidy = re.sub(r"[^a-z0-9]+", "-", division.lower()).strip("-")
    return f"{kind}-{tidy}" if tidy else kind


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)
