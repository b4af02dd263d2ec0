"""A list of entries read from a table, as a preview: nothing is entered by reading."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from rackhouse.desk.enter import SignUp
from rackhouse.desk.look import look
from rackhouse.desk.prints import paper_names
from rackhouse.desk.values import Details
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.values import EventId
    from rackhouse.paper.entry_list import EntryRow
    from rackhouse.service.values import PersonId


class RowFault(msgspec.Struct, frozen=True):
    """What is wrong with a row; 1 is the heading."""

    row: int
    sentence: str


class ListRead(msgspec.Struct, frozen=True):
    """What a table would enter, as sign-ups to be sent, and what is wrong with the rest."""

    rows: tuple[SignUp, ...]
    problems: tuple[RowFault, ...]
    unread: tuple[str, ...]
    """Headings that mean nothing here."""


async def read_list(desk: Desk, person: PersonId, event: EventId, as_: str, text: str) -> ListRead:
    """What a table would enter; for the office.

    Raises:
        UnknownEventError: where there is no such event.
        NotAllowedError: where it is not for them.
        MalformedError: where it cannot be read as a table at all.
    """
    from rackhouse.paper.entry_list import read_entries  # noqa: PLC0415 - when one is read

    scene = await look(desk, person, event, as_)
    if not scene.who.is_office:
        raise NotAllowedError("Lists are read by the organiser and the desk.")
    data = text.encode(errors="replace")
    found = await asyncio.to_thread(read_entries, data, scene.state, paper_names(scene))
    return ListRead(
        tuple(map(_sign_up, found.entries)),
        tuple(RowFault(one.row, one.sentence) for one in found.problems),
        found.unread,
    )


def _sign_up(row: EntryRow) -> SignUp:
    details = Details(
        born=row.born, mail=row.email, phone=row.phone, club=row.club, answers=row.answers
    )
    return SignUp(row.name, row.kind, row.members, row.division, details, row.brings)
