"""Games by correspondence as rows: vacations, who is told and how, the notices that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import astuple

from rackhouse.service.places import parse_place
from rackhouse.service.values import (
    MailWish,
    Notice,
    NoticeKind,
    NoticeWay,
    PersonId,
    PushDevice,
    TokenHash,
    TurnReader,
    WaitingTurn,
)
from rackhouse.store.games import STANDING, game_row
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.service.values import GameInfo, Standing
    from rackhouse.store.database import Connection, Row


class VacationRows:
    """The SQL of :class:`rackhouse.service.ports.VacationStore`."""

    @question
    def days_games_of(
        connection: Connection, person: PersonId
    ) -> tuple[tuple[GameInfo, Standing], ...]:
        found = connection.rows(
            f"SELECT info, {STANDING} FROM games WHERE info LIKE ? AND phase NOT IN (?, ?)"
            " AND id IN (SELECT game FROM holders WHERE person = ? AND place LIKE ?)"
            " ORDER BY changed DESC, id",
            (_BY_DAYS, "finished", "certified", person, "seat-%"),
        )
        return tuple(map(game_row, found))

    @question
    def vacation(connection: Connection, person: PersonId) -> int:
        found = connection.rows("SELECT until FROM vacations WHERE person = ?", (person,))
        return int(found[0][0]) if found else 0

    @change
    def set_vacation(connection: Connection, person: PersonId, until: int) -> None:
        connection.change(
            "INSERT INTO vacations (person, until) VALUES (?, ?)"
            " ON CONFLICT (person) DO UPDATE SET until = excluded.until",
            (person, until),
        )


_WISH: Final = "person, address, proof, stop, language, asked, is_proven, wants_turns"
_NOTICE: Final = "id, person, kind, address, game, subject, text, created, way"
_ADD: Final = (
    f"INSERT INTO notices ({_NOTICE}, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '')"
    " ON CONFLICT DO NOTHING"
)
_BY_DAYS: Final = '%"is_by_days":true%'
_READERS: Final[dict[NoticeWay, str]] = {
    "mail": "SELECT person, address, language, stop FROM mail_wishes"
    " WHERE is_proven AND wants_turns",
    "push": "SELECT person, id AS address, language, '' AS stop FROM push_devices",
}
"""Who is told by each way."""


def _wish(row: Row) -> MailWish:
    person, address, proof, stop, language, asked, *flags = row
    return MailWish(person, address, proof, stop, language, asked, *map(bool, flags))


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
            f"INSERT INTO mail_wishes ({_WISH}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", astuple(wish)
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
        connection.change("UPDATE mail_wishes SET wants_turns = ? WHERE stop = ?", (False, stop))

    @change
    def set_turn_mail(connection: Connection, person: PersonId, *, is_wanted: bool) -> None:
        connection.change(
            "UPDATE mail_wishes SET wants_turns = ? WHERE person = ?", (is_wanted, person)
        )

    @question
    def letters_asked(connection: Connection, kind: NoticeKind, address: str, since: int) -> int:
        found = connection.rows(
            "SELECT COUNT(*) FROM notices WHERE address = ? AND kind = ? AND created >= ?",
            (address, kind, since),
        )
        return int(found[0][0])

    @question
    def proven_by(connection: Connection, address: str, limit: int) -> tuple[PersonId, ...]:
        found = connection.rows(
            "SELECT person FROM mail_wishes WHERE address = ? AND is_proven"
            " ORDER BY asked, person LIMIT ?",
            (address, limit),
        )
        return tuple(person for (person,) in found)

    @question
    def waiting_turns(
        connection: Connection, way: NoticeWay, before: int
    ) -> tuple[WaitingTurn, ...]:
        found = connection.rows(
            "SELECT games.id, holders.place,"
            " readers.person, readers.address, readers.language, readers.stop"
            f" FROM ({_READERS[way]}) AS readers"
            " JOIN holders ON holders.person = readers.person"
            " JOIN games ON games.id = holders.game"
            " WHERE games.changed < ? AND games.info LIKE ?"
            " AND games.phase NOT IN (?, ?, ?, ?) AND holders.place LIKE ?"
            " ORDER BY games.id, holders.place",
            (before, _BY_DAYS, "setting up", "paused", "finished", "certified", "seat-%"),
        )
        return tuple(
            WaitingTurn(game, parse_place(place), TurnReader(*reader))
            for game, place, *reader in found
        )

    @change
    def add_notices(connection: Connection, notices: tuple[Notice, ...]) -> None:
        connection.change_many(_ADD, list(map(astuple, notices)))

    @change
    def claim_notices(
        connection: Connection, way: NoticeWay, now: int, limit: int
    ) -> tuple[Notice, ...]:
        found = connection.rows(
            f"SELECT {_NOTICE} FROM notices WHERE sent IS NULL AND way = ?"
            " AND (claimed IS NULL OR (due <= ? AND error <> ''))"
            " ORDER BY created, id LIMIT ? FOR UPDATE",
            (way, now, limit),
        )
        connection.change_many(
            "UPDATE notices SET claimed = ?, error = '' WHERE id = ?",
            [(now, row[0]) for row in found],
        )
        return tuple(Notice(*row) for row in found)

    @change
    def close_notice(
        connection: Connection, notice: str, *, sent: int | None, error: str, due: int
    ) -> None:
        connection.change(
            "UPDATE notices SET sent = ?, error = ?, due = ? WHERE id = ?",
            (sent, error, due, notice),
        )
        # What was said, and the links in it, are of no more use.
        connection.change(
            "UPDATE notices SET text = '' WHERE id = ? AND sent IS NOT NULL", (notice,)
        )

    @question
    def notices_sent(connection: Connection, way: NoticeWay, since: int) -> int:
        found = connection.rows(
            "SELECT COUNT(*) FROM notices WHERE sent >= ? AND error = '' AND way = ?", (since, way)
        )
        return int(found[0][0])

    @change
    def drop_notices(connection: Connection, before: int) -> None:
        connection.change("DELETE FROM notices WHERE created < ?", (before,))


_DEVICE: Final = "id, person, session, endpoint, public_key, secret, language, added"


class PushRows:
    """The SQL of :class:`rackhouse.service.ports.PushStore`."""

    @question
    def push_key(connection: Connection) -> bytes:
        found = connection.rows("SELECT private_key FROM push_keys")
        return bytes(found[0][0]) if found else b""

    @change
    def set_push_key(connection: Connection, key: bytes) -> None:
        connection.change(
            "INSERT INTO push_keys (only_row, private_key) VALUES (1, ?) ON CONFLICT DO NOTHING",
            (key,),
        )

    @question
    def push_device(connection: Connection, device: str) -> PushDevice | None:
        found = connection.rows(f"SELECT {_DEVICE} FROM push_devices WHERE id = ?", (device,))
        return PushDevice(*found[0]) if found else None

    @question
    def has_push_device(connection: Connection, session: TokenHash) -> bool:
        return bool(connection.rows("SELECT 1 FROM push_devices WHERE session = ?", (session,)))

    @change
    def set_push_device(connection: Connection, device: PushDevice, most: int) -> None:
        connection.change(
            "DELETE FROM push_devices WHERE session = ? OR endpoint = ?",
            (device.session, device.endpoint),
        )
        connection.change(
            f"INSERT INTO push_devices ({_DEVICE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            astuple(device),
        )
        connection.change(
            "DELETE FROM push_devices WHERE person = ? AND id NOT IN (SELECT id FROM push_devices"
            " WHERE person = ? ORDER BY added DESC, id LIMIT ?)",
            (device.person, device.person, most),
        )

    @change
    def drop_push_device(connection: Connection, session: TokenHash) -> None:
        connection.change("DELETE FROM push_devices WHERE session = ?", (session,))

    @change
    def lose_push_device(connection: Connection, device: str) -> None:
        connection.change("DELETE FROM push_devices WHERE id = ?", (device,))
