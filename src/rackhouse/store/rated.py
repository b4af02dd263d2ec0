"""What finished games tell as rows, whom people block, and the browsers they sign in with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.ratings import RatedSide
from rackhouse.record import Phase
from rackhouse.service.results import without_name
from rackhouse.service.values import (
    GameId,
    GameInfo,
    GameTold,
    PersonId,
    PlayedGame,
    StoredResult,
    TokenHash,
)
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.store.database import Connection, Row

_sides = msgspec.json.Decoder(tuple[RatedSide, ...])
_told = msgspec.json.Decoder(GameTold | None)
_info = msgspec.json.Decoder(GameInfo)
_RESULT: Final = "results.game, results.number, rated_as, moment, sides, told"
_PRIVATE: Final = '%"private_for":["%'
_OPEN: Final = '%"is_open_to_watch":true%'
_NO_EVENT: Final = '%"event":"",%'
_SEAT: Final = "seat-%"
_OVER: Final = (Phase.FINISHED.value, Phase.CERTIFIED.value)


def _text(value: tuple[RatedSide, ...] | GameTold | None) -> str:
    return msgspec.json.encode(value).decode()


def _result(row: Row) -> StoredResult:
    game, number, rated_as, moment, sides, told = row
    return StoredResult(game, number, rated_as, moment, _sides.decode(sides), _told.decode(told))


def unname_results(connection: Connection, person: PersonId) -> None:
    """Put somebody without a name in a person's place: the games of their opponents count on."""
    found = connection.rows(
        "SELECT game, sides FROM results WHERE game IN"
        " (SELECT game FROM holders WHERE person = ?) ORDER BY game FOR UPDATE",
        (person,),
    )
    for game, text in found:
        sides = tuple(
            replace(
                side,
                people=tuple(without_name(one) if one == person else one for one in side.people),
            )
            for side in _sides.decode(text)
        )
        connection.change("UPDATE results SET sides = ? WHERE game = ?", (_text(sides), game))


class RatedRows:
    """The SQL of :class:`rackhouse.service.ports.RatedStore`."""

    @question
    def unrated_games(connection: Connection, limit: int) -> tuple[GameId, ...]:
        found = connection.rows(
            "SELECT id FROM games WHERE rated_as <> '' AND phase IN (?, ?) AND NOT EXISTS"
            " (SELECT 1 FROM results AS known WHERE known.game = games.id"
            " AND known.number >= games.number) ORDER BY changed, id LIMIT ?",
            (*_OVER, limit),
        )
        return tuple(game for (game,) in found)

    @question
    def untold_games(connection: Connection, person: PersonId, limit: int) -> tuple[GameId, ...]:
        found = connection.rows(
            "SELECT DISTINCT games.id, games.changed FROM holders"
            " JOIN games ON games.id = holders.game"
            " WHERE holders.person = ? AND holders.place LIKE ? AND games.phase IN (?, ?)"
            " AND NOT EXISTS (SELECT 1 FROM results AS known WHERE known.game = games.id"
            " AND known.number >= games.number) ORDER BY games.changed DESC, games.id LIMIT ?",
            (person, _SEAT, *_OVER, limit),
        )
        return tuple(game for game, _ in found)

    @change
    def set_result(connection: Connection, result: StoredResult) -> None:
        connection.change(
            "INSERT INTO results (game, number, rated_as, moment, sides, told)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET number = excluded.number,"
            " moment = excluded.moment, sides = excluded.sides, told = excluded.told"
            " WHERE results.number < excluded.number",
            (
                *(result.game, result.number, result.rated_as, result.moment),
                *(_text(result.sides), _text(result.told)),
            ),
        )

    @question
    def results_state(connection: Connection) -> tuple[int, int]:
        [(count, numbers)] = connection.rows(
            "SELECT COUNT(*), COALESCE(SUM(number), 0) FROM results WHERE rated_as <> ''"
        )
        return int(count), int(numbers)

    @question
    def results(connection: Connection) -> tuple[StoredResult, ...]:
        found = connection.rows(
            f"SELECT {_RESULT} FROM results WHERE rated_as <> '' ORDER BY moment, game"
        )
        return tuple(map(_result, found))

    @question
    def played_games(
        connection: Connection, person: PersonId, limit: int
    ) -> tuple[PlayedGame, ...]:
        found = connection.rows(
            "SELECT info LIKE ?, info LIKE ?, info NOT LIKE ?, results.game, results.number,"
            " results.rated_as, moment, sides, told"
            " FROM holders JOIN results ON results.game = holders.game"
            " JOIN games ON games.id = results.game"
            " WHERE holders.person = ? AND holders.place LIKE ? AND sides <> '[]'"
            " ORDER BY moment DESC, results.game LIMIT ?",
            (_PRIVATE, _OPEN, _NO_EVENT, person, _SEAT, limit),
        )
        return tuple(
            PlayedGame(_result(tuple(row)), bool(is_private), bool(is_open), bool(event))
            for is_private, is_open, event, *row in found
        )

    @question
    def infos(connection: Connection, games: tuple[GameId, ...]) -> dict[GameId, GameInfo]:
        if not games:
            return {}
        marks = ", ".join("?" * len(games))
        found = connection.rows(f"SELECT id, info FROM games WHERE id IN ({marks})", games)
        return {game: _info.decode(info) for game, info in found}

    @change
    def forget_results(connection: Connection) -> None:
        connection.change("DELETE FROM results")

    @change
    def set_block(
        connection: Connection, person: PersonId, blocked: PersonId, *, is_blocked: bool
    ) -> None:
        if is_blocked:
            connection.change(
                "INSERT INTO blocks (person, blocked) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (person, blocked),
            )
        else:
            connection.change(
                "DELETE FROM blocks WHERE person = ? AND blocked = ?", (person, blocked)
            )

    @question
    def blocked_by(connection: Connection, person: PersonId) -> frozenset[PersonId]:
        found = connection.rows("SELECT blocked FROM blocks WHERE person = ?", (person,))
        return frozenset(blocked for (blocked,) in found)

    @question
    def who_blocked(connection: Connection, person: PersonId) -> frozenset[PersonId]:
        found = connection.rows("SELECT person FROM blocks WHERE blocked = ?", (person,))
        return frozenset(who for (who,) in found)

    @change
    def mark_browser(connection: Connection, mark: TokenHash, person: PersonId) -> None:
        connection.change(
            "INSERT INTO browsers (mark, person) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (mark, person),
        )

    @question
    def shares_browser(connection: Connection, person: PersonId) -> frozenset[PersonId]:
        found = connection.rows(
            "SELECT DISTINCT other.person FROM browsers AS own JOIN browsers AS other"
            " ON other.mark = own.mark WHERE own.person = ? AND other.person <> ?",
            (person, person),
        )
        return frozenset(who for (who,) in found)
