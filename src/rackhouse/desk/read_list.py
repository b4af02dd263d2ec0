"""A list of entries as a preview that enters nothing: its columns, its rows, what to mend."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from rackhouse.desk.enter import SignUp
from rackhouse.desk.values import Details
from rackhouse.exchange.columns import USES, use_of_field
from rackhouse.exchange.entry_list import read_entries
from rackhouse.messages import Message
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from rackhouse.desk.views.scene import Scene
    from rackhouse.exchange.entry_list import EntryRow, Matching


class RowFault(msgspec.Struct, frozen=True):
    """A row that cannot be entered as it is, to mend."""

    row: int
    """Its number in the list."""
    sentence: str
    """Why."""
    cells: tuple[str, ...]
    twin: int | None
    """The entry that has the same name already."""


class ColumnRead(msgspec.Struct, frozen=True):
    """A column of the list, and what it is taken for."""

    heading: str
    use: str
    """The key of one of the ``uses``; empty if it is left out."""
    cells: tuple[str, ...]
    """The first few."""


class ColumnUse(msgspec.Struct, frozen=True):
    """Something that a column can be."""

    key: str
    title: str


class ColumnMissing(msgspec.Struct, frozen=True):
    """A column that the list lacks and every row needs."""

    key: str
    """``name``, ``division``, or a question of the event; a default is given under this key."""
    ask: str
    kind: str
    """``name`` if a column has to be chosen; else ``yes``, ``text``, ``date`` or ``choice``."""
    choices: tuple[str, ...]


class RowReady(msgspec.Struct, frozen=True):
    """A row that can be entered."""

    row: int
    sign_up: SignUp


class ListRead(msgspec.Struct, frozen=True):
    """What a list would enter, as sign-ups to send, and what is wrong with the rest."""

    rows: tuple[RowReady, ...]
    problems: tuple[RowFault, ...]
    columns: tuple[ColumnRead, ...]
    uses: tuple[ColumnUse, ...]
    """What a column can be at this event."""
    has_headings: bool
    missing: tuple[ColumnMissing, ...]
    """Missing columns that every row needs and that have no default."""


async def read_list(scene: Scene, text: str, matching: Matching) -> ListRead:
    """What a list would enter; for the office.

    Raises:
        NotAllowedError: if they are not the office.
        MalformedError: if it cannot be read as a list.
    """
    if not scene.who.is_office:
        raise NotAllowedError("desk-office-only")
    data = text.encode(errors="replace")
    names = {entry: scene.name(entry) for entry in scene.state.entries}
    found = await asyncio.to_thread(read_entries, data, scene.state, names, matching)
    return ListRead(
        tuple(RowReady(one.row, _sign_up(one)) for one in found.entries),
        tuple(
            RowFault(one.row, scene.reader.say(one.what), one.cells, one.twin)
            for one in found.problems
        ),
        tuple(ColumnRead(one.heading, one.use, one.cells) for one in found.columns),
        _uses(scene),
        found.has_headings,
        tuple(_missing(scene, key) for key in found.missing),
    )


def _uses(scene: Scene) -> tuple[ColumnUse, ...]:
    known = [ColumnUse(key, scene.say(Message(f"desk-column-{key}"))) for key in USES]
    asked = scene.state.event.fields
    return (*known, *(ColumnUse(use_of_field(one.key), scene.say(one.question)) for one in asked))


def _missing(scene: Scene, key: str) -> ColumnMissing:
    if key == "name":
        return ColumnMissing(key, scene.say(Message("desk-column-name")), "name", ())
    if key == "division":
        titles = tuple(scene.say(one.name) for one in scene.state.divisions.values())
        return ColumnMissing(key, scene.say(Message("desk-column-division")), "choice", titles)
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
    return SignUp(row.name, row.kind, row.members, row.division, details, row.brings, row.has_paid)
