"""People, how they sign in and who is the same person, as rows; all of it can be erased."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import astuple

from rackhouse.desk.values import SamePlayer
from rackhouse.service.values import (
    Account,
    LinkPurpose,
    Person,
    PersonId,
    Session,
    SignInLink,
    TokenHash,
)
from rackhouse.store.chat import forget_reports
from rackhouse.store.games import unname_sides
from rackhouse.store.operation import change, question
from rackhouse.store.rated import unname_results

if TYPE_CHECKING:
    from rackhouse.store.database import Connection

_SESSION: Final = "token, person, kind, label, created, expires"


def _put_session(connection: Connection, session: Session) -> None:
    connection.change("DELETE FROM sessions WHERE expires <= ?", (session.created,))
    connection.change(
        f"INSERT INTO sessions ({_SESSION}) VALUES (?, ?, ?, ?, ?, ?)", astuple(session)
    )


def _account(connection: Connection, column: str, value: str) -> Account | None:
    found = connection.rows(
        f"SELECT person, login, password, is_profile_shown FROM accounts WHERE {column} = ?",
        (value,),
    )
    if not found:
        return None
    person, login, password, is_shown = found[0]
    return Account(person, login, password, bool(is_shown))


class PeopleRows:
    """The SQL of :class:`rackhouse.service.ports.PeopleStore`, and of who is the same person."""

    @change
    def add_person(connection: Connection, person: Person, session: Session | None) -> None:
        connection.change(
            "INSERT INTO people (id, name, created) VALUES (?, ?, ?)",
            astuple(person),
        )
        if session is not None:
            _put_session(connection, session)

    @question
    def person(connection: Connection, person: PersonId) -> Person | None:
        found = connection.rows("SELECT id, name, created FROM people WHERE id = ?", (person,))
        return Person(*found[0]) if found else None

    @question
    def people(connection: Connection, persons: tuple[PersonId, ...]) -> tuple[Person, ...]:
        if not persons:
            return ()
        marks = ", ".join("?" * len(persons))
        found = connection.rows(
            f"SELECT id, name, created FROM people WHERE id IN ({marks})", persons
        )
        known = {row[0]: Person(*row) for row in found}
        return tuple(known[person] for person in persons if person in known)

    @change
    def rename_person(connection: Connection, person: PersonId, name: str) -> None:
        connection.change("UPDATE people SET name = ? WHERE id = ?", (name, person))

    @change
    def erase_person(connection: Connection, person: PersonId) -> None:
        connection.change("DELETE FROM people WHERE id = ?", (person,))
        for table in ("asks", "present"):
            connection.change(f"DELETE FROM {table} WHERE person = ?", (person,))
        unname_sides(connection, person)
        unname_results(connection, person)
        forget_reports(connection)

    @change
    def add_account(connection: Connection, account: Account) -> bool:
        return bool(
            connection.change(
                "INSERT INTO accounts (person, login, password, is_profile_shown)"
                " VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                astuple(account),
            )
        )

    @question
    def account(connection: Connection, login: str) -> Account | None:
        return _account(connection, "login", login)

    @question
    def account_of(connection: Connection, person: PersonId) -> Account | None:
        return _account(connection, "person", person)

    @change
    def show_profile(connection: Connection, person: PersonId, *, is_shown: bool) -> None:
        connection.change(
            "UPDATE accounts SET is_profile_shown = ? WHERE person = ?", (is_shown, person)
        )

    @question
    def with_profile(connection: Connection, persons: tuple[PersonId, ...]) -> frozenset[PersonId]:
        if not persons:
            return frozenset()
        marks = ", ".join("?" * len(persons))
        found = connection.rows(
            f"SELECT person FROM accounts WHERE is_profile_shown AND person IN ({marks})", persons
        )
        return frozenset(person for (person,) in found)

    @change
    def set_recovery_code(
        connection: Connection, person: PersonId, code: TokenHash, now: int
    ) -> None:
        connection.change("DELETE FROM recovery_codes WHERE person = ?", (person,))
        connection.change(
            "INSERT INTO recovery_codes (person, code, made) VALUES (?, ?, ?)", (person, code, now)
        )

    @question
    def recovery_code_made(connection: Connection, person: PersonId) -> int:
        found = connection.rows("SELECT made FROM recovery_codes WHERE person = ?", (person,))
        return int(found[0][0]) if found else 0

    @question
    def has_code(connection: Connection, code: TokenHash) -> PersonId | None:
        found = connection.rows("SELECT person FROM recovery_codes WHERE code = ?", (code,))
        return str(found[0][0]) if found else None

    @change
    def set_password(connection: Connection, person: PersonId, password: str) -> None:
        connection.change("UPDATE accounts SET password = ? WHERE person = ?", (password, person))

    @change
    def add_session(connection: Connection, session: Session) -> None:
        _put_session(connection, session)

    @question
    def session(connection: Connection, token: TokenHash) -> Session | None:
        found = connection.rows(f"SELECT {_SESSION} FROM sessions WHERE token = ?", (token,))
        return Session(*found[0]) if found else None

    @question
    def sessions_of(connection: Connection, person: PersonId) -> tuple[Session, ...]:
        found = connection.rows(
            f"SELECT {_SESSION} FROM sessions WHERE person = ? ORDER BY created, token", (person,)
        )
        return tuple(Session(*row) for row in found)

    @change
    def end_session(connection: Connection, token: TokenHash) -> None:
        connection.change("DELETE FROM sessions WHERE token = ?", (token,))

    @change
    def add_link(connection: Connection, link: SignInLink) -> None:
        connection.change(
            "INSERT INTO links (token, person, expires, purpose) VALUES (?, ?, ?, ?)",
            astuple(link),
        )

    @change
    def use_link(
        connection: Connection, token: TokenHash, now: int, purpose: LinkPurpose = "sign in"
    ) -> PersonId | None:
        used = connection.rows(
            "DELETE FROM links WHERE token = ? AND purpose = ? RETURNING person, expires",
            (token, purpose),
        )
        connection.change("DELETE FROM links WHERE expires <= ?", (now,))
        return next((person for person, expires in used if expires > now), None)

    @question
    def same_players(connection: Connection) -> tuple[SamePlayer, ...]:
        found = connection.rows(
            "SELECT event, entry, member, player, is_accepted FROM event_players"
            " ORDER BY event, entry, member"
        )
        return tuple(
            SamePlayer(event, entry, member, player, bool(is_accepted))
            for event, entry, member, player, is_accepted in found
        )

    @change
    def set_same_player(connection: Connection, same: SamePlayer) -> None:
        key = (same.event, same.entry, same.member)
        connection.change(
            "DELETE FROM event_players WHERE event = ? AND entry = ? AND member = ?", key
        )
        if same.player:
            connection.change(
                "INSERT INTO event_players (event, entry, member, player, is_accepted)"
                " VALUES (?, ?, ?, ?, ?)",
                (*key, same.player, same.is_accepted),
            )
