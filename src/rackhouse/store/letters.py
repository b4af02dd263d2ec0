"""Mail of events as rows: waiting, claimed, sent or failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.desk.values import EventId, Letter

if TYPE_CHECKING:
    from rackhouse.store.database import Change, Connection, Value

_LETTER: Final = "id, event, entry, subject, text, created, sent, error"
_ADD: Final = f"INSERT INTO event_mail ({_LETTER}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_PERMITTED: Final = '%"has_leave":true%'


def additions(letters: tuple[Letter, ...]) -> Change:
    """The change that adds letters."""
    return _ADD, list(map(_values, letters))


def all_of(connection: Connection, event: EventId) -> tuple[Letter, ...]:
    """The letters of an event, the oldest first."""
    found = connection.rows(
        f"SELECT {_LETTER} FROM event_mail WHERE event = ? ORDER BY created, id", (event,)
    )
    return tuple(Letter(*row) for row in found)


def sent(connection: Connection, event: EventId, since: int) -> int:
    """How many letters of an event were sent since a time."""
    found = connection.rows(
        "SELECT COUNT(*) FROM event_mail WHERE event = ? AND sent >= ?", (event, since)
    )
    return int(found[0][0])


def claim(
    connection: Connection,
    now: int,
    before: int,
    *,
    limit: int,
    event: EventId = "",
    letter: str = "",
    may_mail: bool = False,
) -> tuple[Letter, ...]:
    """Claim letters that nobody has claimed, and failed ones claimed before ``before``.

    A letter asked for by ID is also claimed if it has failed since, or if its claim is older than
    ``before``. ``has_leave`` takes only letters of events that the hall allows to send mail.
    """
    found = connection.rows(
        f"SELECT {_LETTER} FROM event_mail WHERE sent IS NULL AND (claimed IS NULL"
        " OR (claimed < ? AND error <> '') OR (id = ? AND (claimed < ? OR error <> '')))"
        " AND (? = '' OR event = ?) AND (? = '' OR id = ?)"
        " AND event IN (SELECT id FROM events WHERE info LIKE ?)"
        " ORDER BY created, id LIMIT ? FOR UPDATE",
        (
            *(before, letter, before, event, event, letter, letter),
            _PERMITTED if may_mail else "%",
            limit,
        ),
    )
    connection.change_many(
        "UPDATE event_mail SET claimed = ?, error = '' WHERE id = ?",
        [(now, row[0]) for row in found],
    )
    return tuple(Letter(*row) for row in found)


def drop(connection: Connection, event: EventId, most: int) -> None:
    """Delete the unsent letters of an event except the newest ones."""
    connection.change(
        "DELETE FROM event_mail WHERE event = ? AND sent IS NULL AND id NOT IN (SELECT id"
        " FROM event_mail WHERE event = ? AND sent IS NULL ORDER BY created DESC, id DESC LIMIT ?)",
        (event, event, most),
    )


def close(connection: Connection, letter: str, *, sent: int | None, error: str) -> None:
    """Store whether a letter was sent or failed."""
    connection.change(
        "UPDATE event_mail SET sent = ?, error = ? WHERE id = ?", (sent, error, letter)
    )


def _values(letter: Letter) -> tuple[Value, ...]:
    return (
        letter.id,
        letter.event,
        letter.entry,
        letter.subject,
        letter.text,
        letter.created,
        letter.sent,
        letter.error,
    )
