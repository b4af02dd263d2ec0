"""Whether a game that is over is for anybody who has its link, or for its people alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import Role
from rackhouse.service.access import check_place, look_again
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.places import place_name

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.service.games import Games
    from rackhouse.service.values import GameId, PersonId


async def set_private(
    games: Games, person: PersonId, game: GameId, place: Actor, *, is_private: bool
) -> None:
    """Say for a seat whether the game is to be private: it is while any seat would have it so.

    Of a record that came from elsewhere, whoever brought it says so.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where it is not for them to say.
    """
    live = await games.get(game)
    if not (live.info.is_imported and live.info.owner == person):
        await check_place(games, live, person, place)
        if place.role is not Role.SEAT or not live.is_held_by(person, place):
            raise NotAllowedError("Only those who played make a game private.")
    await games.store.set_private(game, place_name(place), is_private=is_private)
    async with live.lock:
        await games.people_changed(live)
        await look_again(games, live)
