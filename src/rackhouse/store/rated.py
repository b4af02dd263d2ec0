"""The results of rated games as rows, whom people block, and the browsers they sign in with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.ratings import RatedSide
from rackhouse.record import Phase
from rackhouse.service.rated_games import without_name
from rackhouse.service.values import GameId, PersonId, RatedResult, TokenHash
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.store.database import Connection

_sides = msgspec.json.Decoder(tuple[RatedSide, ...])
_OVER: Final = (Phase.FINISHED.value, Phase.CERTIFIED.value)


def _text(sides: tuple[RatedSide, ...]) -> str:
    return msgspec.json.encode(sides).decode()


def unname_results(connection: Connection, person: PersonId) -> None:
    """Put somebody without a name in a person's place: the games of their opponents count on."""
    found = connection.rows(
        "SELECT game, sides FROM rated_results WHERE sides LIKE ? ORDER BY game FOR UPDATE",
        (f'%"{person}"%',),
    )
    for game, text in found:
        sides = tuple(
            replace(
                side,
                people=tuple(without_name(one) if one == person else one for one in side.people),
            )
            for side in _sides.decode(text)
        )
        connection.change("UPDATE rated_results SET sides = ? WHERE game = ?", (_text(sides), game))


class RatedRows:
    """The SQL of :class:`rackhouse.service.ports.RatedStore`."""

    @question
    def unrated_games(connection: Connection, limit: int) -> tuple[GameId, ...]:
        found = connection.rows(
            "SELECT id FROM games WHERE rated_as <> '' AND phase IN (?, ?) AND NOT EXISTS"
            " (SELECT 1 FROM rated_results AS known WHERE known.game = games.id"
            " AND known.number >= games.number) ORDER BY changed, id LIMIT ?",
            (*_OVER, limit),
        )
        return tuple(game for (game,) in found)

    @change
    def set_result(connection: Connection, result: RatedResult) -> None:
        connection.change(
            "INSERT INTO rated_results (game, number, rated_as, moment, sides)"
            " VALUES (?, ?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET number = excluded.number,"
            " moment = excluded.moment, sides = excluded.sides"
            " WHERE rated_results.number < excluded.number",
            (result.game, result.number, result.rated_as, result.moment, _text(result.sides)),
        )

    @question
    def results_state(connection: Connection) -> tuple[int, int]:
        [(count, numbers)] = connection.rows(
            "SELECT COUNT(*), COALESCE(SUM(number), 0) FROM rated_results"
        )
        return int(count), int(numbers)

    @question
    def results(connection: Connection) -> tuple[RatedResult, ...]:
        found = connection.rows(
            "SELECT game, number, rated_as, moment, sides FROM rated_results ORDER BY moment, game"
        )
        return tuple(
            RatedResult(game, number, rated_as, moment, _sides.decode(sides))
            for game, number, rated_as, moment, sides in found
        )

    @change
    def forget_results(connection: Connection) -> None:
        connection.change("DELETE FROM rated_results")

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
