"""What people say at games as rows, whom they mute, what they report, and who keeps the hall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import astuple

from rackhouse.service.places import parse_place, place_name
from rackhouse.service.values import ChatLine, GameId, PersonId, Report, TokenHash
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.store.database import Connection, Row

_LINE: Final = (
    "chat.game, chat.number, chat.id, chat.room, chat.place, chat.person, chat.moment,"
    " chat.phrase, chat.words"
)


def _line(row: Row) -> ChatLine:
    game, number, id_, room, place, person, moment, phrase, words = row
    return ChatLine(game, number, id_, room, parse_place(place), person, moment, phrase, words)


def forget_reports(connection: Connection) -> None:
    """Delete the reports about lines that are gone."""
    connection.change(
        "DELETE FROM reports WHERE number > 0 AND NOT EXISTS (SELECT 1 FROM chat"
        " WHERE chat.game = reports.game AND chat.number = reports.number)"
    )


class ChatRows:
    """The SQL of :class:`rackhouse.service.ports.ChatStore`."""

    @change
    def add_chat_line(connection: Connection, line: ChatLine) -> ChatLine:
        # Counting at the game's own row makes two processes wait for each other.
        [(number,)] = connection.rows(
            "UPDATE games SET chat_lines = chat_lines + 1 WHERE id = ? RETURNING chat_lines",
            (line.game,),
        )
        connection.change(
            "INSERT INTO chat (game, number, id, room, place, person, moment, phrase, words)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, person, id) DO NOTHING",
            (
                line.game,
                number,
                line.id,
                line.room,
                place_name(line.place),
                line.person,
                line.moment,
                line.phrase,
                line.words,
            ),
        )
        [row] = connection.rows(
            f"SELECT {_LINE} FROM chat WHERE game = ? AND person = ? AND id = ?",
            (line.game, line.person, line.id),
        )
        return _line(row)

    @question
    def chat_lines(
        connection: Connection, game: GameId, *, after: int = 0, since: int = 0
    ) -> tuple[ChatLine, ...]:
        found = connection.rows(
            f"SELECT {_LINE} FROM chat WHERE game = ? AND number > ? AND moment >= ?"
            " ORDER BY number",
            (game, after, since),
        )
        return tuple(_line(row) for row in found)

    @question
    def last_chat_line(connection: Connection, game: GameId) -> int:
        return int(connection.rows("SELECT chat_lines FROM games WHERE id = ?", (game,))[0][0])

    @change
    def delete_chat_line(connection: Connection, game: GameId, number: int) -> None:
        connection.change("DELETE FROM chat WHERE game = ? AND number = ?", (game, number))
        forget_reports(connection)

    @change
    def delete_chat_before(connection: Connection, moment: int) -> None:
        connection.change("DELETE FROM chat WHERE moment < ?", (moment,))
        forget_reports(connection)

    @change
    def set_mute(
        connection: Connection, person: PersonId, muted: PersonId, *, is_muted: bool
    ) -> None:
        if is_muted:
            connection.change(
                "INSERT INTO mutes (person, muted) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (person, muted),
            )
        else:
            connection.change("DELETE FROM mutes WHERE person = ? AND muted = ?", (person, muted))

    @question
    def muted_by(connection: Connection, person: PersonId) -> frozenset[PersonId]:
        found = connection.rows(
            "SELECT muted FROM mutes WHERE person = ?"
            " UNION SELECT blocked FROM blocks WHERE person = ?",
            (person, person),
        )
        return frozenset(muted for (muted,) in found)

    @question
    def who_muted(connection: Connection, person: PersonId) -> frozenset[PersonId]:
        found = connection.rows(
            "SELECT person FROM mutes WHERE muted = ?"
            " UNION SELECT person FROM blocks WHERE blocked = ?",
            (person, person),
        )
        return frozenset(who for (who,) in found)

    @change
    def add_report(connection: Connection, report: Report) -> None:
        connection.change(
            "INSERT INTO reports (game, number, person, moment, words) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            astuple(report),
        )

    @question
    def reports(connection: Connection) -> tuple[Report, ...]:
        found = connection.rows(
            "SELECT game, number, person, moment, words FROM reports ORDER BY moment, game, number"
        )
        return tuple(Report(*row) for row in found)

    @change
    def dismiss_reports(connection: Connection, game: GameId, number: int) -> None:
        connection.change("DELETE FROM reports WHERE game = ? AND number = ?", (game, number))

    @change
    def set_keeper_token(connection: Connection, token: TokenHash) -> None:
        connection.change("UPDATE hall SET keeper_token = ?", (token,))

    @change
    def add_keeper(connection: Connection, token: TokenHash, person: PersonId) -> bool:
        is_valid = bool(connection.rows("SELECT 1 FROM hall WHERE keeper_token = ?", (token,)))
        if is_valid:
            connection.change(
                "INSERT INTO keepers (person) VALUES (?) ON CONFLICT DO NOTHING", (person,)
            )
        return is_valid

    @question
    def is_keeper(connection: Connection, person: PersonId) -> bool:
        return bool(connection.rows("SELECT 1 FROM keepers WHERE person = ?", (person,)))
