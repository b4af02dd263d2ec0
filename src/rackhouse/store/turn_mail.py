"""Who wants mail when it is their move, and the letters that wait, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import astuple

from rackhouse.service.places import parse_place
from rackhouse.service.values import MailWish, Notice, PersonId, TokenHash, WaitingTurn
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.store.database import Connection, Row

_WISH: Final = "person, address, proof, stop, language, asked, is_proven"
_NOTICE: Final = "id, person, kind, address, game, subject, text, created"
_ADD: Final = (
    f"INSERT INTO notices ({_NOTICE}, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, '')"
    " ON CONFLICT DO NOTHING"
)
_BY_DAYS: Final = '%"is_by_days":true%'


def _wish(row: Row) -> MailWish:
    person, address, proof, stop, language, asked, is_proven = row
    return MailWish(person, address, proof, stop, language, asked, bool(is_proven))


class TurnMailRows:
    """The SQL of :class:`rackhouse.service.ports.TurnMailStore`."""

    @question
    def mail_wish(connection: Connection, person: PersonId) -> MailWish | None:
        found = connection.rows(f"SELECT {_WISH} FROM mail_wishes WHERE person = ?", (person,))
        return _wish(found[0]) if found else None

    @change
    def set_mail_wish(connection: Connection, wish: MailWish, notice: Notice) -> None:
        connection.change("DELETE FROM mail_wishes WHERE person = ?", (wish.person,))
        connection.change(
            f"INSERT INTO mail_wishes ({_WISH}) VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(wish)
        )
        connection.change(_ADD, astuple(notice))

    @change
    def drop_mail_wish(connection: Connection, person: PersonId) -> None:
        connection.change("DELETE FROM mail_wishes WHERE person = ?", (person,))

    @change
    def prove_mail_wish(connection: Connection, proof: TokenHash, since: int) -> bool:
        return bool(
            connection.change(
                "UPDATE mail_wishes SET is_proven = ? WHERE proof = ? AND asked >= ?",
                (True, proof, since),
            )
        )

    @change
    def stop_mail_wish(connection: Connection, stop: str) -> None:
        connection.change("DELETE FROM mail_wishes WHERE stop = ?", (stop,))

    @question
    def proofs_sent(connection: Connection, address: str, since: int) -> int:
        found = connection.rows(
            "SELECT COUNT(*) FROM notices WHERE address = ? AND kind = ? AND created >= ?",
            (address, "proof", since),
        )
        return int(found[0][0])

    @question
    def waiting_turns(connection: Connection, before: int) -> tuple[WaitingTurn, ...]:
        wish = ", ".join(f"mail_wishes.{name}" for name in _WISH.split(", "))
        found = connection.rows(
            f"SELECT games.id, holders.place, {wish} FROM mail_wishes"
            " JOIN holders ON holders.person = mail_wishes.person"
            " JOIN games ON games.id = holders.game"
            " WHERE mail_wishes.is_proven AND games.changed < ? AND games.info LIKE ?"
            " AND games.phase NOT IN (?, ?, ?, ?) AND holders.place LIKE ?"
            " ORDER BY games.id, holders.place",
            (before, _BY_DAYS, "setting up", "paused", "finished", "certified", "seat-%"),
        )
        return tuple(WaitingTurn(row[0], parse_place(row[1]), _wish(row[2:])) for row in found)

    @change
    def add_notices(connection: Connection, notices: tuple[Notice, ...]) -> None:
        connection.change_many(_ADD, list(map(astuple, notices)))

    @change
    def claim_notices(
        connection: Connection, now: int, before: int, limit: int
    ) -> tuple[Notice, ...]:
        found = connection.rows(
            f"SELECT {_NOTICE} FROM notices WHERE sent IS NULL"
            " AND (claimed IS NULL OR (claimed < ? AND error <> ''))"
            " ORDER BY created, id LIMIT ? FOR UPDATE",
            (before, limit),
        )
        connection.change_many(
            "UPDATE notices SET claimed = ?, error = '' WHERE id = ?",
            [(now, row[0]) for row in found],
        )
        return tuple(Notice(*row) for row in found)

    @change
    def close_notice(connection: Connection, notice: str, *, sent: int | None, error: str) -> None:
        connection.change(
            "UPDATE notices SET sent = ?, error = ? WHERE id = ?", (sent, error, notice)
        )
        # What was said, and the links in it, are of no more use.
        connection.change(
            "UPDATE notices SET text = '' WHERE id = ? AND sent IS NOT NULL", (notice,)
        )

    @question
    def notices_sent(connection: Connection, since: int) -> int:
        found = connection.rows(
            "SELECT COUNT(*) FROM notices WHERE sent >= ? AND error = ''", (since,)
        )
        return int(found[0][0])

    @change
    def drop_notices(connection: Connection, before: int) -> None:
        connection.change("DELETE FROM notices WHERE created < ?", (before,))
