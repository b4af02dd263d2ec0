"""Pledges at an event."""

from __future__ import annotations

from litestar import post, put
from litestar.params import JSONBody

from rackhouse.desk.carry_out import DeskDone, DeskRefused
from rackhouse.desk.pledges import Pledging, SponsorName, name_sponsor, pledge
from rackhouse.server.orders import CommandId
from rackhouse.server.parameters import As, Caller, EntryNumber, EventName, Reader, TheDoor
from rackhouse.server.problems import answers, worded
from rackhouse.server.routes.people import Body


class PledgeGiven(Body, frozen=True):
    """A pledge. Sent again with the same id, it gets the first answer."""

    id: CommandId
    pledge: Pledging


class SponsorNamed(Body, frozen=True):
    """Who a sponsor is; an empty name forgets them."""

    sponsor: SponsorName


@post(
    "/api/events/{event:str}/pledges",
    tags=["events"],
    status_code=200,
    responses=answers(400, 401, 403, 404, 413, 422, 429, 503),
    summary="Take a pledge, with its sponsor",
)
async def make_event_pledge(
    event: EventName,
    data: JSONBody[PledgeGiven],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    as_: As = "",
) -> DeskDone | DeskRefused:
    """What is given is a fact; the sponsor's name is kept beside it, and can be forgotten."""
    made = await pledge(door.desk.events, session.person, event, as_, data.id, data.pledge)
    return worded(made, reader)


@put(
    "/api/events/{event:str}/pledges/{number:int}",
    tags=["events"],
    status_code=204,
    responses=answers(400, 401, 403, 404, 413, 422, 429, 503),
    summary="Say otherwise who a sponsor is",
)
async def name_event_sponsor(
    *,
    event: EventName,
    number: EntryNumber,
    data: JSONBody[SponsorNamed],
    door: TheDoor,
    session: Caller,
    as_: As = "",
) -> None:
    """For the office; an empty name forgets them."""
    await name_sponsor(door.desk.events, session.person, event, as_, number, data.sponsor)
