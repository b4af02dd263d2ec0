"""The keys of streams as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.service.values import GameId, PersonId, TokenHash
    from rackhouse.store.database import Connection


class StreamRows:
    """The SQL of :class:`rackhouse.service.ports.StreamStore`."""

    @change
    def set_stream_key(
        connection: Connection, token: TokenHash, game: GameId, person: PersonId, moment: int
    ) -> None:
        connection.change("DELETE FROM stream_keys WHERE game = ? AND person = ?", (game, person))
        connection.change(
            "INSERT INTO stream_keys (token, game, person, moment) VALUES (?, ?, ?, ?)",
            (token, game, person, moment),
        )

    @question
    def stream_maker(connection: Connection, token: TokenHash, game: GameId) -> PersonId | None:
        found = connection.rows(
            "SELECT person FROM stream_keys WHERE token = ? AND game = ?", (token, game)
        )
        return str(found[0][0]) if found else None
