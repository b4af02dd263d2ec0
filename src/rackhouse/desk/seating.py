"""Places at the tables of an event that follow from roles: given with them, and taken with them."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from rackhouse.contest import EventRole
from rackhouse.desk.bells import OVER
from rackhouse.desk.places import SETTERS, place_at
from rackhouse.record import DIRECTOR, JUDGE, PUBLIC, SCORE_KEEPER, Phase
from rackhouse.record import Actor as Place
from rackhouse.service.access import look_again
from rackhouse.service.errors import ConflictError
from rackhouse.service.join import take_place

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import RoleHeld, TableGame
    from rackhouse.service.values import Holder, PersonId


def is_judge(live: LiveEvent, person: PersonId) -> bool:
    """Whether somebody is a word judge of an event."""
    return any(one.person == person and one.role is EventRole.JUDGE for one in live.roles)


async def seat_judges(events: Events, live: LiveEvent, table: TableGame) -> None:
    """Give the event's judges their place at a table, where one is called there."""
    game = await events.games.get(table.game)
    if JUDGE.role.value not in game.info.offices:
        return
    for person in {one.person for one in live.roles if one.role is EventRole.JUDGE}:
        # A table has room for a few of them; the others answer elsewhere.
        with contextlib.suppress(ConflictError):
            await take_place(events.games, game, person, JUDGE)


async def seat_judge(events: Events, live: LiveEvent, person: PersonId) -> None:
    """Give a new judge their place at every table where one is called, if they still are one."""
    if not is_judge(live, person):
        return
    for table, info, standing in await events.store.event_games(live.id):
        if standing.phase not in OVER and JUDGE.role.value in info.offices:
            game = await events.games.get(table.game)
            with contextlib.suppress(ConflictError):
                await take_place(events.games, game, person, JUDGE)


async def unseat(events: Events, live: LiveEvent, before: tuple[RoleHeld, ...]) -> None:
    """Take away what came of roles that somebody had and has no more, at tables still open.

    They get up from every place that no other role gives them. Whoever set tables knows links to
    all of their places: those links are bad from now on, and nobody judges or directs there whom
    no role lets. Others who sit there stay, since a game goes on.
    """
    left = {(one.person, one.role, one.entry) for one in live.roles}
    lost = [one for one in before if (one.person, one.role, one.entry) not in left]
    if not lost:
        return
    for table, info, standing in await events.store.event_games(live.id):
        if standing.phase is Phase.CERTIFIED:
            continue
        for place in _known_to(lost, table, info.sides):
            await events.store.revoke_invitations(table.game, place)
        given = {(one.person, place_at(one.role, one.entry, table)) for one in live.roles}
        for held in await events.store.holders(table.game):
            if (held.person, held.place) not in given and _has_to_go(held, lost):
                await events.store.remove_holder(table.game, held.place, held.person)
        game = await events.games.get(table.game)
        await events.games.people_changed(game)
        await look_again(events.games, game)


def _known_to(lost: list[RoleHeld], table: TableGame, sides: int) -> set[Place]:
    """The places of a table to which roles that are gone had links, or could ask for them."""
    if any(one.role in SETTERS for one in lost):
        return {*map(Place.seat_at, range(sides)), DIRECTOR, JUDGE, SCORE_KEEPER, PUBLIC}
    return {place for one in lost if (place := place_at(one.role, one.entry, table))}


def _has_to_go(held: Holder, lost: list[RoleHeld]) -> bool:
    """Whether somebody sits by a role that is gone, or in an office by a link that it knew."""
    is_office = held.place in (DIRECTOR, JUDGE) and any(one.role in SETTERS for one in lost)
    return is_office or any(one.person == held.person for one in lost)
