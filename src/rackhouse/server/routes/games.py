"""Games: opening one, listing one's own, looking at one."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from rackhouse.server.parameters import After, Caller, GameName, Invitation, Place, TheDoor, Visitor
from rackhouse.server.problems import answers
from rackhouse.service.look import Look, look, wait_and_look
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.places import parse_place

LONGEST_WAIT = 55
"""Seconds; the proxies before the hall give up after a minute."""


class InvitationLink(msgspec.Struct, frozen=True):
    """An invitation: a secret, and the link that carries it."""

    place: str
    token: str
    link: str
    """For a person to open: the secret stands after the ``#``, which no browser sends."""


class OpenedGame(msgspec.Struct, frozen=True):
    """A new game, and an invitation for every place that its opener has not taken."""

    game: str
    commitment: str
    """The hash of the secret that the draws come from."""
    held: tuple[str, ...]
    """The places that its opener has taken; each seat gives its nonce by a command."""
    links: tuple[InvitationLink, ...]


def link_to(door: TheDoor, place: str, token: str) -> InvitationLink:
    """An invitation as it is told."""
    return InvitationLink(place, token, f"{door.address}/join#{token}")


@post(
    "/api/games",
    tags=["games"],
    responses=answers(400, 401, 403, 413, 429, 503),
    summary="Open a game",
)
async def open_game(data: JSONBody[Opening], door: TheDoor, session: Caller) -> OpenedGame:
    """Open a game under any sheet, for people and players of the engine as one likes."""
    door.rates.check("open", session.person)
    opened = await open_table(door.hall.games, session.person, data)
    links = tuple(link_to(door, *pair) for pair in opened.invitations.items())
    return OpenedGame(opened.game, opened.commitment, opened.held, links)


@get(
    "/api/games/{game:str}",
    tags=["play"],
    responses=answers(400, 403, 404, 429, 503),
    summary="Look at a game",
)
async def look_at_game(
    game: GameName,
    door: TheDoor,
    visitor: Visitor,
    place: Place = "public",
    after: After = 0,
    wait: Annotated[
        int,
        QueryParameter(
            description="Seconds to wait for something after that number.", ge=0, le=LONGEST_WAIT
        ),
    ] = 0,
    invitation: Invitation = "",
) -> Look:
    """The game from a place, and what happened since; with ``wait``, once something has."""
    person = None if visitor is None else visitor.person
    at = parse_place(place)
    if not wait:
        return await look(door.hall.games, person, game, at, after=after, token=invitation)
    waiting = asyncio.ensure_future(
        wait_and_look(
            door.hall.games, person, game, at, after=after, seconds=wait, token=invitation
        )
    )
    leaving = asyncio.ensure_future(door.leaving.wait())
    try:
        await asyncio.wait((waiting, leaving), return_when=asyncio.FIRST_COMPLETED)
        if waiting.done():
            return await waiting
        # The process stops: who waits is answered at once, and asks again elsewhere.
        return await look(door.hall.games, person, game, at, after=after, token=invitation)
    finally:
        waiting.cancel()
        leaving.cancel()
