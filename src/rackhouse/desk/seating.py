"""Places at an event's tables that follow from roles, and the judge's queue."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from rackhouse.contest import EventRole
from rackhouse.desk.games import OVER
from rackhouse.record import DIRECTOR, JUDGE, PUBLIC, SCORE_KEEPER, Phase
from rackhouse.record import Actor as Place
from rackhouse.service.access import look_again
from rackhouse.service.calls import OpenCall, open_call
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.join import take_place

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import EventId, RoleHeld, TableGame
    from rackhouse.service.values import Holder, PersonId


PLACES: Final = {
    EventRole.ORGANISER: DIRECTOR,
    EventRole.DESK: SCORE_KEEPER,
    EventRole.JUDGE: JUDGE,
    EventRole.SCORE_KEEPER: SCORE_KEEPER,
}
SETTERS: Final = (EventRole.ORGANISER, EventRole.DESK, EventRole.SCORE_KEEPER)
"""The roles that open any table, and hand out its links."""
OFFICES: Final = {
    DIRECTOR: (EventRole.ORGANISER,),
    JUDGE: (EventRole.ORGANISER, EventRole.DESK),
}
"""Who hands out links to deciding places; links to other places are for all who open tables."""


def may_give(role: EventRole, place: Place) -> bool:
    """Whether somebody who opens tables may hand out links to a place.

    >>> may_give(EventRole.DESK, JUDGE), may_give(EventRole.DESK, DIRECTOR)
    (True, False)
    """
    return role in OFFICES.get(place, SETTERS)


def place_at(role: EventRole, entry: int, table: TableGame) -> Place | None:
    """The place of a role at a table; ``None`` if it has none.

    >>> from rackhouse.desk.values import TableGame
    >>> place_at(EventRole.PLAYER, 9, TableGame("e", 1, "g", (7, 9), 0)).seat
    1
    """
    if role is EventRole.PLAYER:
        return Place.seat_at(table.sides.index(entry)) if entry in table.sides else None
    return PLACES.get(role)


def is_judge(live: LiveEvent, person: PersonId) -> bool:
    """Whether somebody is a word judge of an event."""
    return any(one.person == person and one.role is EventRole.JUDGE for one in live.roles)


async def seat_judges(events: Events, live: LiveEvent, table: TableGame) -> None:
    """Give the event's judges their place at a table that calls one."""
    game = await events.games.get(table.game)
    if JUDGE.role.value not in game.info.offices:
        return
    for person in {one.person for one in live.roles if one.role is EventRole.JUDGE}:
        # A table has room for only a few judges.
        with contextlib.suppress(ConflictError):
            await take_place(events.games, game, person, JUDGE)


async def seat_judge(events: Events, live: LiveEvent, person: PersonId) -> None:
    """Give a new judge their place at every table that calls one, if they still are a judge."""
    if not is_judge(live, person):
        return
    for table, info, standing in await events.store.event_games(live.id):
        if standing.phase not in OVER and JUDGE.role.value in info.offices:
            game = await events.games.get(table.game)
            with contextlib.suppress(ConflictError):
                await take_place(events.games, game, person, JUDGE)


async def unseat(events: Events, live: LiveEvent, before: tuple[RoleHeld, ...]) -> None:
    """Take away what somebody had at open tables through roles they have lost.

    They lose every place that no other role gives them. If they opened tables they know links to
    all places there: those links are revoked, and judges and directors without a role lose their
    place. Others stay, so that games go on.
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
    """The places of a table to which the lost roles had, or could get, links."""
    if any(one.role in SETTERS for one in lost):
        return {*map(Place.seat_at, range(sides)), DIRECTOR, JUDGE, SCORE_KEEPER, PUBLIC}
    return {place for one in lost if (place := place_at(one.role, one.entry, table))}


def _has_to_go(held: Holder, lost: list[RoleHeld]) -> bool:
    """Whether somebody has a place through a lost role, or a deciding place through its link."""
    is_office = held.place in (DIRECTOR, JUDGE) and any(one.role in SETTERS for one in lost)
    return is_office or any(one.person == held.person for one in lost)


SEE_CALLS = (EventRole.JUDGE, EventRole.ORGANISER, EventRole.DESK)
"""The roles that see which tables wait for a verdict."""


async def calls_at(
    events: Events, person: PersonId, event: EventId, as_: str = ""
) -> tuple[OpenCall, ...]:
    """The calls at an event's tables, the longest wait first.

    A judge who asks gets the judge's place at those tables and may answer; the office only sees
    what waits.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    roles = {one.role for one in who.roles}
    if roles.isdisjoint(SEE_CALLS):
        raise NotAllowedError("desk-calls-not-yours")
    found: list[OpenCall] = []
    for table, _, standing in await events.store.event_games(event):
        if standing.phase is not Phase.ADJUDICATING:
            continue
        game = await events.games.get(table.game)
        await events.games.refresh(game)
        if game.state.ruler != "judge":
            continue
        async with live.lock:
            if is_judge(live, person):
                await take_place(events.games, game, person, JUDGE)
        found += await open_call(events.games, game)
    return tuple(sorted(found, key=lambda call: (-call.waited, call.game)))
