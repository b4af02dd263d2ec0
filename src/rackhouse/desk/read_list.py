"""A list of entries read from a table, as a preview that enters nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from rackhouse.desk.enter import SignUp
from rackhouse.desk.look import look
from rackhouse.desk.prints import paper_names
from rackhouse.desk.values import Details
from rackhouse.messages import Voice
from rackhouse.messages.voice import ENGLISH
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.desk.views.scene import Scene
    from rackhouse.paper.entry_list import EntryRow
    from rackhouse.service.values import PersonId


class RowFault(msgspec.Struct, frozen=True):
    """What is wrong with a row; row 1 is the heading."""

    row: int
    sentence: str


class ColumnMissing(msgspec.Struct, frozen=True):
    """A column that the table lacks and every row needs."""

    key: str
    """``division``, or a question of the event; a default is given under this key."""
    ask: str
    kind: str
    """``yes``, ``text``, ``date`` or ``choice``."""
    choices: tuple[str, ...]


class ListRead(msgspec.Struct, frozen=True):
    """What a table would enter, as sign-ups to send, and what is wrong with the rest."""

    rows: tuple[SignUp, ...]
    problems: tuple[RowFault, ...]
    unread: tuple[str, ...]
    """Headings that are not used."""
    missing: tuple[ColumnMissing, ...]
    """Missing columns that every row needs and that have no default."""


async def read_list(
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    text: str,
    defaults: Mapping[str, str] | None = None,
    *,
    reader: Voice = ENGLISH,
) -> ListRead:
    """What a table would enter; for the office. Defaults replace missing columns.

    Raises:
        MalformedError: if it cannot be read as a table.
    """
    from rackhouse.paper.entry_list import read_entries  # noqa: PLC0415 - when one is read

    scene = await look(events, person, event, as_, reader=reader)
    if not scene.who.is_office:
        raise NotAllowedError("desk-office-only")
    data = text.encode(errors="replace")
    found = await asyncio.to_thread(
        read_entries, data, scene.state, paper_names(scene), defaults or {}
    )
    return ListRead(
        tuple(map(_sign_up, found.entries)),
        tuple(RowFault(one.row, reader.say(one.what)) for one in found.problems),
        found.unread,
        tuple(_missing(scene, key) for key in found.missing),
    )


def _missing(scene: Scene, key: str) -> ColumnMissing:
    if key == "division":
        titles = tuple(scene.say(one.name) for one in scene.state.divisions.values())
        return ColumnMissing(key, "Division", "choice", titles)
    field = next(one for one in scene.state.event.fields if one.key == key)
    return ColumnMissing(key, scene.say(field.question), field.kind, field.choices)


def _sign_up(row: EntryRow) -> SignUp:
    details = Details(
        born=row.born,
        mail=row.email,
        phone=row.phone,
        club=row.club,
        rating=row.rating,
        answers=row.answers,
    )
    return SignUp(row.name, row.kind, row.members, row.division, details, row.brings)
