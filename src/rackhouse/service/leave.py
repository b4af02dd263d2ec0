"""Giving a place up. To leave is not to resign: somebody else may take it, if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.service.access import check_place
from rackhouse.service.hints import PEOPLE, Hint

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.service.hall import Hall
    from rackhouse.service.values import GameId, PersonId


async def leave(hall: Hall, person: PersonId, game: GameId, place: Actor) -> None:
    """Give a place up.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person does not hold it.
    """
    live = await hall.live.get(game)
    await check_place(hall, live, person, place)
    await hall.store.remove_holder(game, place, person)
    await hall.live.refresh_people(live)
    hall.hint(Hint(live.id, PEOPLE))
