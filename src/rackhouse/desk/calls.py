"""The judge's queue of an event: the calls at its tables, on one phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import EventRole
from rackhouse.desk.seating import is_judge
from rackhouse.record import JUDGE, Phase
from rackhouse.service.calls import OpenCall, open_call
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.join import take_place

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId

SEE_CALLS = (EventRole.JUDGE, EventRole.ORGANISER, EventRole.DESK)
"""Those who see which tables wait for a verdict."""


async def calls_at(
    events: Events, person: PersonId, event: EventId, as_: str = ""
) -> tuple[OpenCall, ...]:
    """The calls at an event's tables; who waits longest comes first.

    A judge who asks holds the judge's place at those tables from then on, and so may answer; the
    office sees only what waits.

    Raises:
        UnknownEventError: where there is no such event.
        NotAllowedError: where they are neither.
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
