"""People, their ways in and who is the same person, as rows; all can be erased, records stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.desk.values import SamePlayer
from rackhouse.service.values import Account, Person, PersonId, Session, SignInLink, TokenHash
from rackhouse.store.games import unname_sides

if TYPE_CHECKING:
    from rackhouse.store.database import Connection


_SESSION: Final = "token, person, kind, label, created, expires"


def add_person(connection: Connection, person: Person, session: Session | None) -> None:
    """Store a person, and the session that they came with."""
    connection.change(
        "INSERT INTO people (id, name, created) VALUES (?, ?, ?)",
        (person.id, person.name, person.created),
    )
    if session is not None:
        add_session(connection, session)


def person(connection: Connection, person: PersonId) -> Person | None:
    """The person with that id."""
    return next(iter(people(connection, (person,))), None)


def people(connection: Connection, persons: tuple[PersonId, ...]) -> tuple[Person, ...]:
    """The known ones among these people, in the order asked for."""
    if not persons:
        return ()
    marks = ", ".join("?" * len(persons))
    found = connection.rows(f"SELECT id, name, created FROM people WHERE id IN ({marks})", persons)
    known = {row[0]: Person(*row) for row in found}
    return tuple(known[person] for person in persons if person in known)


def rename_person(connection: Connection, person: PersonId, name: str) -> None:
    """Rename a person."""
    connection.change("UPDATE people SET name = ? WHERE id = ?", (name, person))


def erase_person(connection: Connection, person: PersonId) -> None:
    """Erase name, account, sessions and links; who sat where stays as an ID without a name.

    Names that they gave to players around their own screen are erased too.
    """
    connection.change("DELETE FROM people WHERE id = ?", (person,))
    unname_sides(connection, person)


def add_account(connection: Connection, account: Account) -> bool:
    """Add an account; returns whether the login was free and the person had none."""
    return bool(
        connection.change(
            "INSERT INTO accounts (person, login, password) VALUES (?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (account.person, account.login, account.password),
        )
    )


def account(connection: Connection, login: str) -> Account | None:
    """The account with that login."""
    found = connection.rows(
        "SELECT person, login, password FROM accounts WHERE login = ?", (login,)
    )
    return Account(*found[0]) if found else None


def account_of(connection: Connection, person: PersonId) -> Account | None:
    """The account of a person."""
    found = connection.rows(
        "SELECT person, login, password FROM accounts WHERE person = ?", (person,)
    )
    return Account(*found[0]) if found else None


def set_password(connection: Connection, person: PersonId, password: str) -> None:
    """Store a new password hash for an account."""
    connection.change("UPDATE accounts SET password = ? WHERE person = ?", (password, person))


def add_session(connection: Connection, session: Session) -> None:
    """Store a session, and delete those that have expired."""
    connection.change("DELETE FROM sessions WHERE expires <= ?", (session.created,))
    connection.change(
        f"INSERT INTO sessions ({_SESSION}) VALUES (?, ?, ?, ?, ?, ?)",
        (
            session.token,
            session.person,
            session.kind,
            session.label,
            session.created,
            session.expires,
        ),
    )


def session(connection: Connection, token: TokenHash) -> Session | None:
    """The session with that secret; the caller checks whether it has expired."""
    found = connection.rows(f"SELECT {_SESSION} FROM sessions WHERE token = ?", (token,))
    return Session(*found[0]) if found else None


def sessions_of(connection: Connection, person: PersonId) -> tuple[Session, ...]:
    """A person's sessions, the oldest first."""
    found = connection.rows(
        f"SELECT {_SESSION} FROM sessions WHERE person = ? ORDER BY created, token", (person,)
    )
    return tuple(Session(*row) for row in found)


def end_session(connection: Connection, token: TokenHash) -> None:
    """End a session."""
    connection.change("DELETE FROM sessions WHERE token = ?", (token,))


def add_link(connection: Connection, link: SignInLink) -> None:
    """Store a one-time link."""
    connection.change(
        "INSERT INTO links (token, person, expires) VALUES (?, ?, ?)",
        (link.token, link.person, link.expires),
    )


def use_link(connection: Connection, token: TokenHash, now: int) -> PersonId | None:
    """The person that a link signs in, once; it is deleted, like all expired links."""
    used = connection.rows("DELETE FROM links WHERE token = ? RETURNING person, expires", (token,))
    connection.change("DELETE FROM links WHERE expires <= ?", (now,))
    return next((person for person, expires in used if expires > now), None)


def players(connection: Connection) -> tuple[SamePlayer, ...]:
    """Who is the same person at several events."""
    found = connection.rows(
        "SELECT event, entry, member, player, is_accepted FROM event_players"
        " ORDER BY event, entry, member"
    )
    return tuple(
        SamePlayer(event, entry, member, player, bool(is_accepted))
        for event, entry, member, player, is_accepted in found
    )


def set_player(connection: Connection, same: SamePlayer) -> None:
    """Store who somebody is; empty removes it."""
    key = (same.event, same.entry, same.member)
    connection.change("DELETE FROM event_players WHERE event = ? AND entry = ? AND member = ?", key)
    if same.player:
        connection.change(
            "INSERT INTO event_players (event, entry, member, player, is_accepted)"
            " VALUES (?, ?, ?, ?, ?)",
            (*key, same.player, same.is_accepted),
        )
