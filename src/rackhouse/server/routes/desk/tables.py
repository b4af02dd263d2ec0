"""The tables of an event: opening the game of a pairing, sitting down, the judge's queue."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from rackhouse.desk.seating import calls_at
from rackhouse.desk.tables import Seated, open_event_table, sit_down
from rackhouse.record.facts import Custody
from rackhouse.server.parameters import AtEvent, PairingNumber, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.routes.games import InvitationLink, Nonce, link_to
from rackhouse.server.routes.people import Body
from rackhouse.service.calls import OpenCall


class TableAsked(Body, frozen=True):
    """How a table is to be played."""

    custody: Custody | None = None
    """With real tiles (``table``) or on screens (``dealt``); null means the event's setting."""


class EventTableShown(msgspec.Struct, frozen=True):
    """The game of a pairing."""

    game: str
    custody: Custody
    sides: tuple[int, ...]
    """The entries, by seat."""
    links: tuple[InvitationLink, ...]
    """An invitation for each place, for those who set up tables; none for players."""


class SittingDown(Body, frozen=True):
    """The seat's own chance for the draws, and whether you come as score-keeper."""

    nonce: Nonce = ""
    keeps: bool = False
    """Whether somebody who sets up tables comes as score-keeper, to use the pad."""


@post(
    "/api/events/{event:str}/pairings/{pairing:int}/game",
    status_code=200,
    responses=answers(409),
    summary="Open the game of a pairing",
)
async def open_pairing(
    at: AtEvent, pairing: PairingNumber, data: JSONBody[TableAsked], door: TheDoor
) -> EventTableShown:
    """Open the game under the event's sheet, or find the open one; its result goes to the event.

    Asking again gives new links, and the first ones stay valid.
    """
    opened = await open_event_table(*at, pairing, data.custody)
    links = tuple(link_to(door, *pair) for pair in opened.tokens.items())
    return EventTableShown(opened.game, opened.custody, opened.sides, links)


@post(
    "/api/events/{event:str}/pairings/{pairing:int}/place",
    status_code=200,
    responses=answers(409),
    summary="Sit down at a table",
)
async def sit_at_table(at: AtEvent, pairing: PairingNumber, data: JSONBody[SittingDown]) -> Seated:
    """Take the place that your role gives: a player's seat, or the director's for an organiser."""
    return await sit_down(*at, pairing, data.nonce, keeps=data.keeps)


@get("/api/events/{event:str}/calls", summary="List the calls at an event's tables")
async def event_calls(at: AtEvent) -> tuple[OpenCall, ...]:
    """For the word judge: every open challenge of the event, the longest waiting first."""
    return await calls_at(*at)
