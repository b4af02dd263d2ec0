"""The views of an event (rounds, standings, money, the log), and following its changes."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream

from rackhouse.desk.events import EventNews
from rackhouse.desk.look import cross_table_of, log_of_event, look, standings_of, stands_on_action
from rackhouse.desk.views.cross_table import CrossTableShown
from rackhouse.desk.views.entries import EquipmentShown, equipment_shown
from rackhouse.desk.views.log import LogShown, StandingOn
from rackhouse.desk.views.matters import MattersShown, matters_shown
from rackhouse.desk.views.money import MoneyShown, money_shown
from rackhouse.desk.views.rounds import RoundsShown, rounds_shown
from rackhouse.desk.views.standings import StandingsShown
from rackhouse.server.parameters import (
    AtEvent,
    EventName,
    Reader,
    SeenEvent,
    TheDoor,
    TheScene,
    Visitor,
)
from rackhouse.server.problems import answers, gives, voice_for
from rackhouse.server.protocol import LARGEST_NUMBER, encoder
from rackhouse.server.rates import household_of
from rackhouse.server.routes.events import event as named_event
from rackhouse.server.routes.events import stream_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.desk.events import Follower


@get("/api/events/{event:str}/rounds", summary="Get the rounds")
async def event_rounds(seen: SeenEvent, reader: Reader) -> RoundsShown:
    """Every round of every division; a bracket includes the places still to be filled."""
    return rounds_shown(await look(*seen, games=True, reader=reader))


@get("/api/events/{event:str}/standings", responses=answers(403), summary="Get the standings")
async def event_standings(event: EventName, door: TheDoor, reader: Reader) -> StandingsShown:
    """The standings of every division, awards and high games; the same for everybody."""
    return await standings_of(door.desk.events, event, reader)


@get("/api/events/{event:str}/cross-table", responses=answers(403), summary="Get the cross-table")
async def event_cross_table(
    event: EventName,
    door: TheDoor,
    reader: Reader,
    division: Annotated[str, QueryParameter(description="Its key.", max_length=60)],
) -> CrossTableShown:
    """Whom everybody of a division met in every round, and how it ended; the same for everybody."""
    return await cross_table_of(door.desk.events, event, division, reader)


@get("/api/events/{event:str}/money", summary="Get the money")
async def event_money(scene: TheScene) -> MoneyShown:
    """What is raised; every tab for those who take money, a player's own for the player."""
    return money_shown(scene)


@get("/api/events/{event:str}/equipment", summary="Get the equipment")
async def event_equipment(scene: TheScene) -> EquipmentShown:
    """What the house lends and players bring; who has what is only for the office."""
    return equipment_shown(scene)


@get("/api/events/{event:str}/matters", summary="Get disputes and rulings")
async def event_matters(seen: SeenEvent, reader: Reader) -> MattersShown:
    """Discrepancies, matches that opponents arrange, rulings; a player sees their own."""
    return matters_shown(await look(*seen, games=True, reader=reader))


@get("/api/events/{event:str}/log", summary="Search the log")
async def event_log(
    at: AtEvent,
    reader: Reader,
    who: Annotated[str, QueryParameter(description="A name or a role.", max_length=60)] = "",
    what: Annotated[str, QueryParameter(description="Words of the action.", max_length=60)] = "",
    before: Annotated[
        int, QueryParameter(description="Only actions before this number.", ge=0, le=LARGEST_NUMBER)
    ] = 0,
) -> LogShown:
    """For the office: the actions of an event, the newest first."""
    return await log_of_event(
        *at,
        who=who,
        what=what,
        before=before,
        reader=reader,
    )


@get("/api/events/{event:str}/log/{action:int}", summary="List what depends on an action")
async def event_stands_on(
    at: AtEvent,
    action: Annotated[int, PathParameter(description="Its number.", ge=1, le=LARGEST_NUMBER)],
    reader: Reader,
) -> tuple[StandingOn, ...]:
    """For the office: the actions that would have to be undone together with one."""
    return await stands_on_action(*at, action, reader)


class EventMoved(msgspec.Struct, frozen=True):
    """The number of the event's last line."""

    number: int


@get(
    "/api/events/{event:str}/follow",
    media_type="text/event-stream",
    responses=gives(
        str,
        "text/event-stream",
        "Events `changed` with the `number` of the last line, at once and then after every "
        "change; `people` after names or roles have changed; `games` with the games that "
        "went on, by their pairings.",
    ),
    summary="Follow an event",
)
async def follow_event(
    event: EventName, door: TheDoor, visitor: Visitor, request: Request[Any, Any, Any]
) -> Stream:
    """Hear that an event has changed; ask again for what you show."""
    stack = AsyncExitStack()
    try:
        stack.enter_context(door.seat_for(household_of(request.scope)))
        follower = stack.enter_context(door.desk.events.hub.follow(event))
        scene = await look(door.desk.events, visitor, event)
        stack.enter_context(door.metrics.streams.track_inprogress())
    except BaseException:
        await stack.aclose()
        raise
    follower.tell(EventNews(scene.state.number))
    return stream_of(stack, door, _told(follower), voice_for(request.scope))


async def _told(follower: Follower) -> AsyncIterator[bytes]:
    async for news in follower:
        yield b"".join(_messages(news))


def _messages(news: EventNews) -> list[bytes]:
    said = []
    if news.number:
        moved = EventMoved(news.number)
        said.append(named_event("changed", news.number, encoder.encode(moved)))
    if news.people:
        said.append(named_event("people", 0, b"{}"))
    if news.games:
        said.append(named_event("games", 0, encoder.encode(news.games)))
    return said
