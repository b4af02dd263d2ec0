"""The events of a hall as rows: lines are facts, everything else says who and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import astuple

from rackhouse.contest import EventRole
from rackhouse.desk.values import (
    Attachments,
    Card,
    Details,
    EventId,
    EventInfo,
    EventPerson,
    EventStanding,
    NewEvent,
    RoleHeld,
    RoleLink,
    TableGame,
)
from rackhouse.service.values import GameId, GameInfo, PersonId, Standing, TokenHash
from rackhouse.store import letters
from rackhouse.store.appending import EVENTS, GAMES
from rackhouse.store.games import game_row, unname_seats
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.store.database import Change, Connection, Row, Value

_STANDING: Final = ", ".join(EVENTS.standing)
_LINK: Final = "id, token, event, role, entry, label, created, is_revoked, maker, fell_with"
_SET_PERSON: Final = (
    "INSERT INTO event_people (event, entry, member, name, details) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (event, entry, member)"
    " DO UPDATE SET name = excluded.name, details = excluded.details"
)
_ADD_LINK: Final = f"INSERT INTO event_links ({_LINK}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_ADD_ROLE: Final = (
    "INSERT INTO event_roles (event, person, role, entry, link) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT DO NOTHING"
)
_BESIDE: Final = (
    *("event_lines", "event_receipts", "event_people", "event_players", "event_links"),
    *("event_roles", "event_games", "event_mail"),
)
"""The tables with rows of an event."""
_GAME: Final = "event, pairing, game, sides, opened, seen"
_info = msgspec.json.Decoder(EventInfo)
_sides = msgspec.json.Decoder(tuple[int, ...])
_card = msgspec.json.Decoder(Card)
_details = msgspec.json.Decoder(Details)


def beside_of(beside: Attachments) -> tuple[Change, ...]:
    """What is written together with lines but is not in any line."""
    return (
        (_SET_PERSON, list(map(_person_values, beside.people))),
        (_ADD_LINK, list(map(_link_values, beside.links))),
        letters.additions(beside.letters),
    )


def _unname_games(connection: Connection, event: EventId, entry: int) -> None:
    """Delete an entry's name from its games."""
    for game, sides in connection.rows(
        "SELECT game, sides FROM event_games WHERE event = ?", (event,)
    ):
        seats = [seat for seat, side in enumerate(_sides.decode(sides)) if side == entry]
        if seats:
            unname_seats(connection, game, seats)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _game(row: Row) -> TableGame:
    event, pairing, game, sides, opened, seen = row
    return TableGame(event, pairing, game, _sides.decode(sides), opened, seen)


def values_of(standing: EventStanding) -> tuple[Value, ...]:
    """A standing as the columns of an event."""
    return standing.number, standing.changed, standing.due, _text(standing.card)


def standing_in(row: Row) -> EventStanding:
    """The standing of an event from the columns of :func:`values_of`."""
    number, changed, due, card = row
    return EventStanding(number, changed, due, _card.decode(card))


def _carded(found: Iterable[Row]) -> tuple[tuple[EventInfo, EventStanding], ...]:
    return tuple((_info.decode(info), standing_in(tuple(rest))) for info, *rest in found)


def _person_values(person: EventPerson) -> tuple[Value, ...]:
    return person.event, person.entry, person.member, person.name, _text(person.details)


def _role_values(role: RoleHeld) -> tuple[Value, ...]:
    return role.event, role.person, role.role.value, role.entry, role.link


def _link_values(link: RoleLink) -> tuple[Value, ...]:
    id_, token, event, role, *rest = astuple(link)
    return id_, token, event, role.value, *rest


def _link(row: Row) -> RoleLink:
    id_, token, event, role, entry, label, created, is_revoked, *made = row
    return RoleLink(
        id_, token, event, EventRole(role), entry, label, created, bool(is_revoked), *made
    )


class EventRows:
    """The SQL of :class:`rackhouse.desk.ports.EventStore`, except its letters."""

    @change
    def add_event(connection: Connection, event: NewEvent) -> None:
        info = event.info
        row = (info.id, info.owner, _text(info), event.secret)
        EVENTS.add(connection, row, values_of(event.standing), event.lines)
        connection.change_many(_ADD_LINK, list(map(_link_values, event.links)))
        connection.change_many(_ADD_ROLE, list(map(_role_values, event.roles)))
        connection.change_many(_SET_PERSON, list(map(_person_values, event.people)))

    @change
    def delete_event(connection: Connection, event: EventId) -> None:
        for table in _BESIDE:
            connection.change(f"DELETE FROM {table} WHERE event = ?", (event,))
        connection.change("DELETE FROM events WHERE id = ?", (event,))

    @change
    def set_event_info(connection: Connection, info: EventInfo) -> None:
        connection.change("UPDATE events SET info = ? WHERE id = ?", (_text(info), info.id))

    @question
    def events_of(
        connection: Connection, person: PersonId, *, limit: int
    ) -> tuple[tuple[EventInfo, EventStanding], ...]:
        found = connection.rows(
            f"SELECT info, {_STANDING} FROM events"
            " WHERE id IN (SELECT event FROM event_roles WHERE person = ?)"
            " ORDER BY changed DESC, id LIMIT ?",
            (person, limit),
        )
        return _carded(found)

    @question
    def listed_events(
        connection: Connection, *, limit: int
    ) -> tuple[tuple[EventInfo, EventStanding], ...]:
        found = connection.rows(
            f"SELECT info, {_STANDING} FROM events WHERE info LIKE ?"
            " ORDER BY changed DESC, id LIMIT ?",
            ('%"is_listed":true%', limit),
        )
        return _carded(found)

    @question
    def recent_events(connection: Connection, since: int, limit: int) -> tuple[EventId, ...]:
        found = connection.rows(
            "SELECT id FROM events WHERE changed >= ? ORDER BY changed DESC, id LIMIT ?",
            (since, limit),
        )
        return tuple(event for (event,) in found)

    @question
    def event_people(connection: Connection, event: EventId) -> tuple[EventPerson, ...]:
        found = connection.rows(
            "SELECT entry, member, name, details FROM event_people WHERE event = ?"
            " ORDER BY entry, member",
            (event,),
        )
        return tuple(
            EventPerson(event, entry, member, name, _details.decode(details))
            for entry, member, name, details in found
        )

    @change
    def set_event_people(connection: Connection, people: tuple[EventPerson, ...]) -> None:
        connection.change_many(_SET_PERSON, list(map(_person_values, people)))

    @change
    def forget_event_people(connection: Connection, event: EventId, entry: int) -> None:
        # People who came by its links are no longer its players.
        _unname_games(connection, event, entry)
        for table in ("event_people", "event_mail", "event_players"):
            connection.change(f"DELETE FROM {table} WHERE event = ? AND entry = ?", (event, entry))
        for table in ("event_roles", "event_links"):
            connection.change(
                f"DELETE FROM {table} WHERE event = ? AND entry = ? AND role = ?",
                (event, entry, EventRole.PLAYER.value),
            )

    @question
    def event_roles(connection: Connection, event: EventId) -> tuple[RoleHeld, ...]:
        found = connection.rows(
            "SELECT person, role, entry, link FROM event_roles WHERE event = ?"
            " ORDER BY person, role, entry, link",
            (event,),
        )
        return tuple(
            RoleHeld(event, person, EventRole(role), *rest) for person, role, *rest in found
        )

    @change
    def add_event_role(connection: Connection, role: RoleHeld) -> bool:
        if role.link:
            standing = connection.rows(
                "SELECT id FROM event_links WHERE id = ? AND NOT is_revoked FOR UPDATE",
                (role.link,),
            )
            if not standing:
                return False
        connection.change(_ADD_ROLE, _role_values(role))
        return True

    @change
    def remove_event_role(connection: Connection, role: RoleHeld) -> None:
        connection.change(
            "DELETE FROM event_roles"
            " WHERE event = ? AND person = ? AND role = ? AND entry = ? AND link = ?",
            _role_values(role),
        )

    @change
    def add_event_link(connection: Connection, link: RoleLink) -> None:
        connection.change(_ADD_LINK, _link_values(link))

    @question
    def event_link(connection: Connection, token: TokenHash) -> RoleLink | None:
        found = connection.rows(
            f"SELECT {_LINK} FROM event_links WHERE token = ? AND NOT is_revoked", (token,)
        )
        return next(map(_link, found), None)

    @question
    def event_links(connection: Connection, event: EventId) -> tuple[RoleLink, ...]:
        found = connection.rows(
            f"SELECT {_LINK} FROM event_links WHERE event = ? ORDER BY created, id", (event,)
        )
        return tuple(map(_link, found))

    @change
    def revoke_event_links(
        connection: Connection, event: EventId, links: tuple[str, ...], fell_with: str = ""
    ) -> None:
        connection.change_many(
            "UPDATE event_links SET is_revoked = ?, fell_with = ? WHERE event = ? AND id = ?"
            " AND NOT is_revoked",
            [(True, fell_with, event, link) for link in links],
        )
        connection.change_many(
            "DELETE FROM event_roles WHERE event = ? AND link = ?",
            [(event, link) for link in links],
        )

    @change
    def add_event_game(connection: Connection, game: TableGame) -> None:
        connection.change(
            f"INSERT INTO event_games ({_GAME}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (game.event, game.pairing, game.game, _text(game.sides), game.opened, game.seen),
        )

    @change
    def see_game(connection: Connection, game: GameId, seen: int) -> None:
        connection.change(
            "UPDATE event_games SET seen = ? WHERE game = ? AND seen < ?", (seen, game, seen)
        )

    @question
    def event_games(
        connection: Connection, event: EventId
    ) -> tuple[tuple[TableGame, GameInfo, Standing], ...]:
        columns = ", ".join(f"event_games.{column}" for column in _GAME.split(", "))
        standing = ", ".join(f"games.{column}" for column in GAMES.standing)
        found = connection.rows(
            f"SELECT {columns}, games.info, {standing}"
            " FROM event_games JOIN games ON games.id = event_games.game"
            " WHERE event_games.event = ? ORDER BY event_games.opened, event_games.game",
            (event,),
        )
        return tuple((_game(row[:6]), *game_row(row[6:])) for row in found)

    @question
    def event_of_game(connection: Connection, game: GameId) -> TableGame | None:
        found = connection.rows(f"SELECT {_GAME} FROM event_games WHERE game = ?", (game,))
        return next(map(_game, found), None)

    @question
    def unseen_games(connection: Connection) -> tuple[TableGame, ...]:
        columns = ", ".join(f"event_games.{column}" for column in _GAME.split(", "))
        found = connection.rows(
            f"SELECT {columns} FROM event_games JOIN games ON games.id = event_games.game"
            " WHERE games.number > event_games.seen ORDER BY event_games.opened, event_games.game"
        )
        return tuple(map(_game, found))
