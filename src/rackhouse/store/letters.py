"""Mail of events as rows: waiting, claimed, sent or failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import astuple

from rackhouse.desk.values import EventId, Letter
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.store.database import Change, Connection

_LETTER: Final = "id, event, entry, subject, text, created, sent, error"
_ADD: Final = f"INSERT INTO event_mail ({_LETTER}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_PERMITTED: Final = '%"has_leave":true%'


def additions(letters: tuple[Letter, ...]) -> Change:
    """The change that adds letters."""
    return _ADD, list(map(astuple, letters))


class LetterRows:
    """The SQL of the letters of :class:`rackhouse.desk.ports.EventStore`."""

    @question
    def letters(connection: Connection, event: EventId) -> tuple[Letter, ...]:
        found = connection.rows(
            f"SELECT {_LETTER} FROM event_mail WHERE event = ? ORDER BY created, id", (event,)
        )
        return tuple(Letter(*row) for row in found)

    @change
    def add_letters(connection: Connection, letters: tuple[Letter, ...]) -> None:
        # One that is there already was sent twice by a page that heard no answer.
        sql, rows = additions(letters)
        connection.change_many(f"{sql} ON CONFLICT (id) DO NOTHING", rows)

    @question
    def letters_sent(connection: Connection, event: EventId, since: int) -> int:
        found = connection.rows(
            "SELECT COUNT(*) FROM event_mail WHERE event = ? AND sent >= ?", (event, since)
        )
        return int(found[0][0])

    @change
    def claim_letters(
        connection: Connection,
        now: int,
        before: int,
        *,
        limit: int,
        event: EventId = "",
        letter: str = "",
        may_mail: bool = False,
    ) -> tuple[Letter, ...]:
        permission = _PERMITTED if may_mail else "%"
        found = connection.rows(
            f"SELECT {_LETTER} FROM event_mail WHERE sent IS NULL AND (claimed IS NULL"
            " OR (claimed < ? AND error <> '') OR (id = ? AND (claimed < ? OR error <> '')))"
            " AND (? = '' OR event = ?) AND (? = '' OR id = ?)"
            " AND event IN (SELECT id FROM events WHERE info LIKE ?)"
            " ORDER BY created, id LIMIT ? FOR UPDATE",
            (before, letter, before, event, event, letter, letter, permission, limit),
        )
        connection.change_many(
            "UPDATE event_mail SET claimed = ?, error = '' WHERE id = ?",
            [(now, row[0]) for row in found],
        )
        return tuple(Letter(*row) for row in found)

    @change
    def drop_letters(connection: Connection, event: EventId, most: int) -> None:
        connection.change(
            "DELETE FROM event_mail WHERE event = ? AND sent IS NULL AND id NOT IN"
            " (SELECT id FROM event_mail WHERE event = ? AND sent IS NULL"
            " ORDER BY created DESC, id DESC LIMIT ?)",
            (event, event, most),
        )

    @change
    def close_letter(connection: Connection, letter: str, *, sent: int | None, error: str) -> None:
        connection.change(
            "UPDATE event_mail SET sent = ?, error = ? WHERE id = ?", (sent, error, letter)
        )
