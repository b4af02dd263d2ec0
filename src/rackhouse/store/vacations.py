"""Vacations, and the games by correspondence that they are about, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.store.games import STANDING, game_row
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.service.values import GameInfo, PersonId, Standing
    from rackhouse.store.database import Connection

_BY_DAYS: Final = '%"is_by_days":true%'


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
