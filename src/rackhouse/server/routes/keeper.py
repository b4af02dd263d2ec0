"""For the keepers of the hall: becoming one, and what was reported to them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from rackhouse.server.parameters import Caller, Reader, TheDoor
from rackhouse.server.routes.people import Body
from rackhouse.service.keeper import KeeperReport, become_keeper, reported, settle_report


class KeeperLink(Body, frozen=True):
    """The secret of the keepers' link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class ReportSettled(Body, frozen=True):
    """What becomes of a reported message or game."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    number: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    """Of the message; 0 is the game itself, which is never deleted."""
    deletes: bool
    """Whether it is deleted; otherwise it stays, and what was reported is dismissed."""


@post("/api/keepers", status_code=204, summary="Become a keeper of the hall")
async def join_keepers(data: JSONBody[KeeperLink], door: TheDoor, session: Caller) -> None:
    """For whoever has the link that `rackhouse keeper` prints."""
    await become_keeper(door.hall.store, session.person, data.token)


@get("/api/reports", summary="List what was reported")
async def list_reports(door: TheDoor, session: Caller, reader: Reader) -> tuple[KeeperReport, ...]:
    """For keepers: the messages and games that somebody has reported, the first reported first."""
    return reader.spoken(await reported(door.hall.games, session.person))


@post("/api/reports", status_code=204, summary="Settle a report")
async def settle(data: JSONBody[ReportSettled], door: TheDoor, session: Caller) -> None:
    """For keepers: delete a reported message, or dismiss what was reported."""
    await settle_report(
        door.hall.store, session.person, data.game, data.number, deletes=data.deletes
    )
