"""Clubs as rows: what their organisers wrote, who organises them, and their events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.desk.club_values import Club, ClubId, ClubTerms
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId, TokenHash
    from rackhouse.store.database import Connection, Row

_CLUB: Final = "SELECT id, created, terms, token FROM clubs"
_terms = msgspec.json.Decoder(ClubTerms)


def _club(connection: Connection, row: Row) -> Club:
    id_, created, terms, token = row
    organisers = connection.rows(
        "SELECT person FROM club_organisers WHERE club = ? ORDER BY person", (id_,)
    )
    events = connection.rows("SELECT event FROM club_events WHERE club = ? ORDER BY event", (id_,))
    return Club(
        id_,
        created,
        _terms.decode(terms),
        bytes(token),
        tuple(person for (person,) in organisers),
        tuple(event for (event,) in events),
    )


def _text(terms: ClubTerms) -> str:
    return msgspec.json.encode(terms).decode()


class ClubRows:
    """The SQL of :class:`rackhouse.desk.ports.ClubStore`."""

    @change
    def add_club(connection: Connection, club: Club) -> None:
        connection.change(
            "INSERT INTO clubs (id, created, terms, token) VALUES (?, ?, ?, ?)",
            (club.id, club.created, _text(club.terms), club.token),
        )
        connection.change_many(
            "INSERT INTO club_organisers (club, person) VALUES (?, ?)",
            [(club.id, person) for person in club.organisers],
        )

    @question
    def clubs(connection: Connection) -> tuple[Club, ...]:
        found = connection.rows(f"{_CLUB} ORDER BY created, id")
        return tuple(_club(connection, row) for row in found)

    @question
    def club(connection: Connection, club: ClubId) -> Club | None:
        found = connection.rows(f"{_CLUB} WHERE id = ?", (club,))
        return _club(connection, found[0]) if found else None

    @question
    def club_of_event(connection: Connection, event: EventId) -> Club | None:
        found = connection.rows(
            f"{_CLUB} WHERE id = (SELECT club FROM club_events WHERE event = ?)", (event,)
        )
        return _club(connection, found[0]) if found else None

    @change
    def set_club_terms(connection: Connection, club: ClubId, terms: ClubTerms) -> None:
        connection.change("UPDATE clubs SET terms = ? WHERE id = ?", (_text(terms), club))

    @change
    def set_club_token(connection: Connection, club: ClubId, token: TokenHash) -> None:
        connection.change("UPDATE clubs SET token = ? WHERE id = ?", (token, club))

    @change
    def join_club(connection: Connection, token: TokenHash, person: PersonId) -> ClubId | None:
        found = connection.rows("SELECT id FROM clubs WHERE token = ?", (token,))
        for (club,) in found:
            connection.change(
                "INSERT INTO club_organisers (club, person) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (club, person),
            )
        return found[0][0] if found else None

    @change
    def leave_club(connection: Connection, club: ClubId, person: PersonId) -> None:
        connection.change(
            "DELETE FROM club_organisers WHERE club = ? AND person = ?", (club, person)
        )

    @change
    def delete_club(connection: Connection, club: ClubId) -> None:
        connection.change("DELETE FROM clubs WHERE id = ?", (club,))

    @change
    def set_event_club(connection: Connection, event: EventId, club: ClubId | None) -> None:
        connection.change("DELETE FROM club_events WHERE event = ?", (event,))
        if club is not None:
            connection.change("INSERT INTO club_events (event, club) VALUES (?, ?)", (event, club))
