"""The judge's part: the calls that await them, and the list that may answer."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from rackhouse.server.parameters import Caller, GameName, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.routes.people import Body
from rackhouse.service.answers import LONGEST_ID, Done, Refused, Stale
from rackhouse.service.calls import OpenCall, calls_for
from rackhouse.service.ruling import rule_by_list


class RulingAsked(Body, frozen=True):
    """The judge lets the list rule: a name for the command, and the last number seen."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
    seen: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


@get(
    "/api/calls",
    tags=["play"],
    responses=answers(401, 429, 503),
    summary="The calls that await you as judge",
)
async def open_calls(door: TheDoor, session: Caller) -> tuple[OpenCall, ...]:
    """Every open challenge at the games you are the judge of; who waits longest comes first."""
    return await calls_for(door.hall, session.person)


@post(
    "/api/games/{game:str}/ruling",
    tags=["play"],
    status_code=200,
    responses=answers(400, 401, 403, 404, 409, 413, 429, 503),
    summary="Let the word list rule",
)
async def let_list_rule(
    game: GameName, data: JSONBody[RulingAsked], door: TheDoor, session: Caller
) -> Done | Refused | Stale:
    """For the judge: the list of the game answers the open call, with one verdict for all words."""
    return await rule_by_list(door.hall, session.person, game, data.id, data.seen)
