"""Events that leave a hall as a file, and events that come to one."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest import Role, fold
from rackhouse.contest.codec import encode_line
from rackhouse.desk.create import INVITED, Created, new_link
from rackhouse.desk.event_file import EventFile, KeptPerson, read_event, write_event
from rackhouse.desk.live import LiveEvent
from rackhouse.desk.look import look, standings_of
from rackhouse.desk.settings import check_settings
from rackhouse.desk.sheets import said
from rackhouse.desk.standing import standing_of
from rackhouse.desk.values import EventInfo, EventPerson, KeptEvent, NewEvent, RoleHeld
from rackhouse.errors import IllegalError, MalformedError, RackhouseError
from rackhouse.log.values import StoredEntry
from rackhouse.record import Phase, encode_record
from rackhouse.record.gcg import gcg_of, write_gcg
from rackhouse.record.sharing import shareable
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.tokens import new_id, new_secret
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId, TableGame
    from rackhouse.record import Entry
    from rackhouse.service.values import PersonId

LONGEST_NAME = 200


async def export_event(events: Events, person: PersonId, event: EventId, as_: str = "") -> bytes:
    """An event as a file, with who its entries are and its certified games; for the office.

    Raises:
        UnknownEventError: where there is no such event.
        NotAllowedError: where it is not for them.
    """
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
    table: TableGame, stored: Sequence[Entry], names: tuple[str, ...]
) -> dict[str, bytes]:
    """A game that is over as a record and, where it can be told so, as GCG."""
    entries = shareable(stored)
    name = f"match-{table.pairing}-{table.game}"
    files = {f"{name}.rackhouse": encode_record(entries)}
    with contextlib.suppress(RackhouseError):
        files[f"{name}.gcg"] = write_gcg(gcg_of(entries, names)).encode()
    return files


async def import_event(events: Events, person: PersonId, data: bytes, phrase: str = "") -> Created:
    """Take an event in from a file; whoever brings it is its organiser here.

    Raises:
        NotAllowedError: where the hall asks for its phrase, or it is another.
        MalformedError: where the file is damaged, or its lines do not follow each other.
        IllegalError: where it holds no event, or no table can be set by its settings.
        UnknownNameError: where its sheet, word list or currency is not known here.
    """
    may_mail = events.permission.check_creation(phrase)
    kept = await asyncio.to_thread(read_event, data)
    book = await asyncio.to_thread(fold, kept.lines)
    if book.state.plan is None:
        raise IllegalError("desk-file-empty")
    sheet = book.state.event.sheet
    settings = replace(kept.settings, tables=said(kept.settings.tables, sheet))
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
            roles=(RoleHeld(event, person, Role.ORGANISER),),
            links=tuple(link for link, _ in links.values()),
            people=tuple(_person(event, one) for one in kept.people),
        )
    )
    # It is folded: nobody who looks at it waits for that again.
    await events.take_in(LiveEvent(KeptEvent(info, standing, secret), book))
    await standings_of(events, event)
    return Created(event, {role.value: token for role, (_, token) in links.items()})


def _person(event: EventId, kept: KeptPerson) -> EventPerson:
    if not 1 <= kept.entry < 2**31 or len(kept.member) > LONGEST_NAME:
        raise MalformedError("desk-file-people-damaged")
    name = line(kept.name, "name", LONGEST_NAME, least=0)
    return EventPerson(event, kept.entry, kept.member, name, kept.details)
