"""The judge's queue of an event: the calls at its tables, on one phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import Role
from rackhouse.desk.seating import is_judge
from rackhouse.record import JUDGE, Phase
from rackhouse.service.calls import OpenCall, open_call
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.join import take_place
from rackhouse.service.look import refresh

if TYPE_CHECKING:
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId

SEE_CALLS = (Role.JUDGE, Role.ORGANISER, Role.DESK)
"""Those who see which tables wait for a verdict."""


async def calls_at(
    desk: Desk, person: PersonId, event: EventId, as_: str = ""
) -> tuple[OpenCall, ...]:
    """The calls at an event's tables; who waits longest comes first.

    A judge who asks holds the judge's place at those tables from then on, and so may answer; the
    office sees only what waits.

    Raises:
        UnknownEventError: where there is no such event.
        NotAllowedError: where they are neither.
    """
    live = await desk.events.get(event)
    who = await desk.events.who(live, person, as_)
    roles = {one.role for one in who.roles}
    if roles.isdisjoint(SEE_CALLS):
        raise NotAllowedError("desk-calls-not-yours")
    found: list[OpenCall] = []
    for table, _, standing in await desk.store.event_games(event):
        if standing.phase is not Phase.ADJUDICATING:
            continue
        game = await desk.hall.live.get(table.game)
        await refresh(desk.hall, game)
        if game.state.ruler != "judge":
            continue
        async with live.lock:
            if is_judge(live, person):
                await take_place(desk.hall, game, person, JUDGE)
        found += await open_call(desk.hall, game)
    return tuple(sorted(found, key=lambda call: (-call.waited, call.game)))
