"""Who follows a game at which process, as rows."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from rackhouse.record import Actor
from rackhouse.service.places import parse_place, place_name
from rackhouse.service.values import GameId, PersonId
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.store.database import Connection

_GONE: Final = 60_000
"""Milliseconds without a beat after which nobody is taken to be at a process any more."""


class PresenceRows:
    """The SQL of presence in :class:`rackhouse.service.ports.HallStore`."""

    @change
    def set_present(
        connection: Connection,
        process: str,
        game: GameId,
        here: tuple[tuple[Actor, PersonId], ...],
        now: int,
    ) -> None:
        connection.change("DELETE FROM present WHERE process = ? AND game = ?", (process, game))
        connection.change(
            "DELETE FROM present WHERE moment < ?"
            " AND process NOT IN (SELECT process FROM beats WHERE moment >= ?)",
            (now - _GONE, now - _GONE),
        )
        connection.change_many(
            "INSERT INTO present (game, place, person, process, moment) VALUES (?, ?, ?, ?, ?)",
            [(game, place_name(place), person, process, now) for place, person in here],
        )

    @question
    def present_elsewhere(
        connection: Connection, process: str, since: int, game: GameId | None = None
    ) -> dict[GameId, tuple[tuple[Actor, PersonId], ...]]:
        which, values = ("", ()) if game is None else (" AND present.game = ?", (game,))
        found = connection.rows(
            "SELECT DISTINCT present.game, present.place, present.person FROM present"
            " LEFT JOIN beats ON beats.process = present.process"
            " WHERE present.process <> ? AND (beats.moment >= ? OR present.moment >= ?)"
            f"{which} ORDER BY present.game, present.place, present.person",
            (process, since, since, *values),
        )
        there: defaultdict[GameId, list[tuple[Actor, PersonId]]] = defaultdict(list)
        for one, place, person in found:
            there[one].append((parse_place(place), person))
        return {one: tuple(people) for one, people in there.items()}
