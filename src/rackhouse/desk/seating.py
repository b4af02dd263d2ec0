"""Places at the tables of an event that follow from roles: given with them, and taken with them."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from rackhouse.contest import Role
from rackhouse.desk.bells import OVER
from rackhouse.desk.places import place_at
from rackhouse.record import JUDGE
from rackhouse.service.errors import ConflictError
from rackhouse.service.hints import PEOPLE, Hint
from rackhouse.service.join import take_place

if TYPE_CHECKING:
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import RoleHeld, TableGame
    from rackhouse.service.values import PersonId


async def seat_judges(desk: Desk, live: LiveEvent, table: TableGame) -> None:
    """Give the event's judges their place at a table, where one is called there."""
    game = await desk.hall.live.get(table.game)
    if JUDGE.role.value not in game.info.offices:
        return
    for person in {one.person for one in live.roles if one.role is Role.JUDGE}:
        # A table has room for a few of them; the others answer elsewhere.
        with contextlib.suppress(ConflictError):
            await take_place(desk.hall, game, person, JUDGE)


async def seat_judge(desk: Desk, live: LiveEvent, person: PersonId) -> None:
    """Give a new judge their place at every table where one is called."""
    for table, info, standing in await desk.store.event_games(live.id):
        if standing.phase not in OVER and JUDGE.role.value in info.offices:
            game = await desk.hall.live.get(table.game)
            with contextlib.suppress(ConflictError):
                await take_place(desk.hall, game, person, JUDGE)


async def unseat(desk: Desk, live: LiveEvent, before: tuple[RoleHeld, ...]) -> None:
    """Take the places away that followed from roles which somebody had and has no more."""
    left = {(one.person, one.role, one.entry) for one in live.roles}
    lost = [one for one in before if (one.person, one.role, one.entry) not in left]
    if not lost:
        return
    for table, _, standing in await desk.store.event_games(live.id):
        if standing.phase in OVER:
            continue
        game = await desk.hall.live.get(table.game)
        gone = [
            (one.person, place) for one in lost if (place := place_at(one.role, one.entry, table))
        ]
        for person, place in gone:
            await desk.hall.store.remove_holder(table.game, place, person)
        await desk.hall.live.refresh_people(game)
        desk.hall.hint(Hint(table.game, PEOPLE))
