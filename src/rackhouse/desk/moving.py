"""Exporting an event from a hall as one file, and importing it.

The file is a zip. ``event.rackhouse`` has the lines and is all that an event needs; ``people.json``
says who the entries are; the games in ``games/`` are for other programs and are not imported.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import lzma
import struct
import zipfile
import zlib
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.contest import EventRole, fold
from rackhouse.contest.book import decode_event, encode_event, encode_line
from rackhouse.desk.create import INVITED, Created, new_link
from rackhouse.desk.live import LiveEvent, standing_of
from rackhouse.desk.look import look, standings_of
from rackhouse.desk.settings import check_settings, said
from rackhouse.desk.values import (
    Details,
    EventInfo,
    EventPerson,
    EventSettings,
    KeptEvent,
    NewEvent,
    RoleHeld,
)
from rackhouse.errors import IllegalError, MalformedError, RackhouseError
from rackhouse.log.store import StoredEntry
from rackhouse.record import Phase, encode_record
from rackhouse.record.gcg import gcg_of, write_gcg
from rackhouse.record.turns import shareable
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.tokens import new_id, new_secret
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rackhouse.contest import Line
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId, TableGame
    from rackhouse.record import RecordEntry
    from rackhouse.service.values import PersonId


LINES: Final = "event.rackhouse"
PEOPLE: Final = "people.json"
SETTINGS: Final = "settings.json"
LARGEST: Final = 64 * 1024 * 1024
"""The most bytes of a part when it is unpacked."""
_NO_ZIP: Final = (
    zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error,
    EOFError, LookupError, OSError, RuntimeError, ValueError,
)  # fmt: skip
"""What unpacking a damaged, encrypted or malicious file can raise."""
_DATE: Final = (1980, 1, 1, 0, 0, 0)


class KeptPerson(msgspec.Struct, frozen=True):
    """Who an entry is, or one of its members, in a file."""

    entry: int
    member: str
    name: str
    details: Details


class EventFile(msgspec.Struct, frozen=True):
    """What a file holds of an event."""

    lines: tuple[Line, ...]
    people: tuple[KeptPerson, ...] = ()
    settings: EventSettings = msgspec.field(default_factory=EventSettings)


_people = msgspec.json.Decoder(tuple[KeptPerson, ...])
_settings = msgspec.json.Decoder(EventSettings)


def write_event(event: EventFile, games: Mapping[str, bytes]) -> bytes:
    """An event as a file, with the files of its games; the same event gives the same bytes."""
    parts = {
        LINES: encode_event(event.lines),
        PEOPLE: msgspec.json.encode(event.people),
        SETTINGS: msgspec.json.encode(event.settings),
        **{f"games/{name}": data for name, data in games.items()},
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(zipfile.ZipInfo(name, _DATE), data, zipfile.ZIP_DEFLATED)
    return file.getvalue()


def read_event(data: bytes) -> EventFile:
    """The event in a file that :func:`write_event` wrote, or in its lines alone.

    >>> read_event(write_event(EventFile(()), {})).lines
    ()

    Raises:
        MalformedError: if it is not such a file, newer than this program, or damaged.
    """
    if not data.startswith(b"PK"):
        return EventFile(decode_event(data))
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            lines = decode_event(_part(archive, LINES))
            people = _people.decode(_part(archive, PEOPLE))
            settings = _settings.decode(_part(archive, SETTINGS))
    except RackhouseError:
        raise
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise MalformedError("desk-file-people-damaged") from error
    except _NO_ZIP as error:
        raise MalformedError("desk-file-no-event") from error
    return EventFile(lines, people, settings)


def _part(archive: zipfile.ZipFile, name: str) -> bytes:
    if archive.getinfo(name).file_size > LARGEST:
        raise MalformedError("desk-file-too-large", part=name)
    with archive.open(name) as part:
        found = part.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise MalformedError("desk-file-too-large", part=name)
    return found


LONGEST_NAME = 200


async def export_event(events: Events, person: PersonId, event: EventId, as_: str = "") -> bytes:
    """An event as a file, with who its entries are and its certified games; for the office."""
    scene = await look(events, person, event, as_)
    if not scene.who.is_office:
        raise NotAllowedError("desk-file-not-yours")
    people = tuple(
        KeptPerson(one.entry, one.member, one.name, one.details)
        for one in await events.store.event_people(event)
    )
    games: dict[str, bytes] = {}
    for table, _, standing in await events.store.event_games(event):
        if standing.phase is Phase.CERTIFIED:
            stored = await events.games.stored(table.game)
            names = tuple(map(scene.names, table.sides))
            games |= await asyncio.to_thread(game_files, table, stored, names)
    kept = EventFile(scene.book.lines, people, scene.info.settings)
    return await asyncio.to_thread(write_event, kept, games)


def game_files(
    table: TableGame, stored: Sequence[RecordEntry], names: tuple[str, ...]
) -> dict[str, bytes]:
    """A finished game as a record and, if possible, as GCG."""
    entries = shareable(stored)
    name = f"match-{table.pairing}-{table.game}"
    files = {f"{name}.rackhouse": encode_record(entries)}
    with contextlib.suppress(RackhouseError):
        files[f"{name}.gcg"] = write_gcg(gcg_of(entries, names)).encode()
    return files


async def import_event(events: Events, person: PersonId, data: bytes, phrase: str = "") -> Created:
    """Import an event from a file; the sender becomes its organiser here.

    Raises:
        NotAllowedError: if the hall's phrase is missing or wrong.
        MalformedError: if the file is damaged, or its lines do not follow each other.
        IllegalError: if it has no event, or its settings allow no table.
        UnknownNameError: if its sheet, word list or currency is not known here.
    """
    may_mail = events.permission.check_creation(phrase)
    kept = await asyncio.to_thread(read_event, data)
    book = await asyncio.to_thread(fold, kept.lines)
    if book.state.plan is None:
        raise IllegalError("desk-file-empty")
    sheet = book.state.event.sheet
    settings = replace(kept.settings, tables=said(kept.settings.tables, sheet))
    await events.games.word_lists.fetch(settings.tables.lexicon)
    await asyncio.to_thread(check_settings, settings, sheet)
    event, now = new_id(events.chance), events.clock.now()
    links = {role: new_link(events, event, role) for role in INVITED}
    info = EventInfo(event, now, person, settings, brought=len(kept.lines), may_mail=may_mail)
    standing, secret = standing_of(book.state), new_secret(events.chance)
    await events.store.add_event(
        NewEvent(
            info=info,
            secret=secret,
            lines=tuple(StoredEntry(one.number, encode_line(one)) for one in kept.lines),
            standing=standing,
            roles=(RoleHeld(event, person, EventRole.ORGANISER),),
            links=tuple(link for link, _ in links.values()),
            people=tuple(_person(event, one) for one in kept.people),
        )
    )
    # Already folded, so that the first reader need not wait.
    await events.take_in(LiveEvent(KeptEvent(info, standing, secret), book))
    await standings_of(events, event)
    return Created(event, {role.value: token for role, (_, token) in links.items()})


def _person(event: EventId, kept: KeptPerson) -> EventPerson:
    if not 1 <= kept.entry < 2**31 or len(kept.member) > LONGEST_NAME:
        raise MalformedError("desk-file-people-damaged")
    name = line(kept.name, "name", LONGEST_NAME, least=0)
    return EventPerson(event, kept.entry, kept.member, name, kept.details)
