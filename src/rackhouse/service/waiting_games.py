"""The games by correspondence in which it is somebody's move: how many, and which comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.service.values import GameId

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.values import PersonId


class WaitingGames(msgspec.Struct, frozen=True):
    """The games that wait for somebody."""

    count: int
    game: GameId
    """The one whose time runs out first; empty if none waits."""
    place: str
    """The seat that it waits for."""


async def waiting_games(games: Games, person: PersonId, besides: GameId = "") -> WaitingGames:
    """The games by correspondence that wait for somebody, other than the one they look at."""
    waiting: list[tuple[int, GameId, str]] = []
    for info, standing in await games.store.days_games_of(person):
        if info.id == besides or standing.awaits is None:
            continue
        held = await games.store.holders(info.id)
        own = {one.place.seat for one in held if one.person == person}
        seats = [name for name in standing.awaits.places if _seat(name) in own]
        if seats:
            waiting.append((standing.due or standing.changed, info.id, seats[0]))
    if not waiting:
        return WaitingGames(0, "", "")
    _, game, place = min(waiting)
    return WaitingGames(len(waiting), game, place)


def _seat(place: str) -> int:
    """The seat that a place is, counted from 0.

    >>> _seat("seat-2")
    1
    """
    return int(place.removeprefix("seat-")) - 1 if place.startswith("seat-") else -1
