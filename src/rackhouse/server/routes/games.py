"""Games and the places at them: opened, looked at, taken, given up, invited to."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter

from rackhouse.server.parameters import (
    PLACE,
    After,
    Caller,
    GameName,
    Invitation,
    Name,
    Place,
    PlaceInPath,
    TheDoor,
    Visitor,
)
from rackhouse.server.problems import answers
from rackhouse.server.routes.people import Body, Token
from rackhouse.service.ask import answer_ask
from rackhouse.service.consent import must_ask
from rackhouse.service.join import Joined, give_up_place, invite, invited_to, join, revoke
from rackhouse.service.look import Look, look
from rackhouse.service.messages import Sitter
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.places import parse_place, place_name

LONGEST_WAIT = 55
"""Seconds; proxies before the hall give up after a minute."""


class InvitationLink(msgspec.Struct, frozen=True):
    """An invitation: a secret, and the link with it."""

    place: str
    token: str
    link: str
    """The link for a person to open. The secret is after the ``#``, which browsers do not send."""


class OpenedGame(msgspec.Struct, frozen=True):
    """A new game, with an invitation for every place that its opener has not taken."""

    game: str
    commitment: str
    """The hash of the secret that the draws come from."""
    held: tuple[str, ...]
    """The places that the opener has taken; each seat gives its nonce with a command."""
    links: tuple[InvitationLink, ...]


def link_to(door: TheDoor, place: str, token: str) -> InvitationLink:
    """An invitation as it is shown."""
    return InvitationLink(place, token, f"{door.address}/join#{token}")


@post("/api/games", summary="Open a game")
async def open_game(data: JSONBody[Opening], door: TheDoor, session: Caller) -> OpenedGame:
    """Open a game under any sheet, for any mix of people and engine players."""
    door.rates.check("open", session.person)
    opened = await open_table(door.hall.games, session.person, data)
    links = tuple(link_to(door, *pair) for pair in opened.invitations.items())
    return OpenedGame(opened.game, opened.commitment, opened.held, links)


@get("/api/games/{game:str}", tags=["play"], summary="Look at a game")
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
    """The game from a place, and what happened since; with ``wait``, as soon as something does."""
    games, at = door.hall.games, parse_place(place)
    seen = partial(look, games, visitor, game, at, after=after, token=invitation)
    if not wait:
        return await seen()
    waiting = asyncio.ensure_future(seen(seconds=wait))
    leaving = asyncio.ensure_future(door.leaving.wait())
    try:
        await asyncio.wait((waiting, leaving), return_when=asyncio.FIRST_COMPLETED)
        if waiting.done():
            return await waiting
        # The process is stopping: waiting readers are answered at once and ask again elsewhere.
        return await seen()
    finally:
        waiting.cancel()
        leaving.cancel()


Nonce = Annotated[str, msgspec.Meta(max_length=200)]


class Joining(Body, frozen=True):
    """The secret of an invitation, and the seat's own chance for the draws."""

    token: Token
    nonce: Nonce = ""
    """Something random, which is mixed into every draw."""
    agrees_to_racks: bool = False
    """Agree that admitted spectators see the rack; required for a seat if the game allows that."""


class InvitationGiven(Body, frozen=True):
    """The secret of an invitation."""

    token: Token


class InvitedTo(msgspec.Struct, frozen=True):
    """What an invitation is for."""

    game: str
    place: str
    title: str
    people: tuple[Sitter, ...]
    """Who sits there already."""
    called: str
    """The name of the seat, if it was named for one person; else empty."""
    rack_delay: int | None
    """Seconds after which spectators whom all players admit see racks; null means not before the
    end."""
    must_ask: bool
    """Whether the others at the table are asked first."""
    is_rated: bool
    """Whether the game counts for its players' ratings; whoever takes a seat agrees to that."""
    turn_seconds: int
    """The time for each turn, a day or more in a game by correspondence; 0 means no limit."""
    clock_seconds: int | None
    """The time of each side for the whole game; null means that it has no clock."""


class AskAnswered(Body, frozen=True):
    """Somebody's answer to a request for a place."""

    place: Annotated[str, msgspec.Meta(pattern=PLACE)]
    """The place that answers: a seat, or the director."""
    agrees: bool


class Revoking(Body, frozen=True):
    """Who loses the place besides the links to it."""

    remove: Annotated[tuple[str, ...], msgspec.Meta(max_length=20)] = ()


@post("/api/invitations", status_code=200, summary="Read an invitation")
async def read_invitation(data: JSONBody[InvitationGiven], door: TheDoor) -> InvitedTo:
    """The game and place of an invitation, and who is there. Nothing is taken yet."""
    invitation = await invited_to(door.hall.games, data.token)
    live = await door.hall.games.get(invitation.game)
    place, info, rules = invitation.place, live.info, live.state.rules
    is_named = place.seat is not None and place.seat < len(info.names) and info.most_at_a_seat == 1
    called = info.names[place.seat or 0] if is_named else ""
    return InvitedTo(
        live.id,
        place_name(place),
        info.title,
        live.sitters(),
        called,
        info.rack_delay if info.shows_racks else None,
        must_ask(live, place),
        info.is_rated,
        0 if rules.turn.limit == "none" else rules.turn.seconds,
        rules.clocks.seconds if live.state.has_clocks else None,
    )


@post("/api/join", status_code=200, responses=answers(409), summary="Take a place")
async def join_game(data: JSONBody[Joining], door: TheDoor, session: Caller) -> Joined:
    """Take the place that an invitation is for.

    Once the game has begun, the players are asked first: the answer then has the ID of the request,
    and you have no place yet. Send the same request again to see how it stands.
    """
    agrees = data.agrees_to_racks
    return await join(
        door.hall.games, session.person, data.token, data.nonce, agrees_to_racks=agrees
    )


@delete("/api/games/{game:str}/places/{place:str}", summary="Give up a place")
async def leave_game(game: GameName, place: PlaceInPath, door: TheDoor, session: Caller) -> None:
    """Leave. This is not resigning: anybody with a link may ask the others for the seat."""
    await give_up_place(door.hall.games, session.person, game, parse_place(place))


@post("/api/games/{game:str}/places/{place:str}/links", summary="Invite to a place")
async def add_invitation(
    game: GameName, place: PlaceInPath, door: TheDoor, session: Caller
) -> InvitationLink:
    """A new link to a place; for the owner and the director, and for a team its own seat."""
    token = await invite(door.hall.games, session.person, game, parse_place(place))
    return link_to(door, place, token)


@post(
    "/api/games/{game:str}/places/{place:str}/revoke",
    responses=answers(409),
    summary="Revoke invitations",
)
async def revoke_invitations(
    game: GameName, place: PlaceInPath, data: JSONBody[Revoking], door: TheDoor, session: Caller
) -> InvitationLink:
    """Revoke every link to a place, remove holders if asked to, and get one new link.

    Once the game has begun, only a director who does not play can remove anybody but spectators.
    """
    token = await revoke(
        door.hall.games, session.person, game, parse_place(place), remove=data.remove
    )
    return link_to(door, place, token)


@post(
    "/api/games/{game:str}/asks/{ask:str}",
    status_code=200,
    responses=answers(409),
    summary="Answer a request for a place",
)
async def answer_question(
    game: GameName, ask: Name, data: JSONBody[AskAnswered], door: TheDoor, session: Caller
) -> None:
    """Agree that somebody takes a place at a game that has begun, or object.

    They get it once every seat that people hold has agreed, including the one they ask for, or once
    a director who does not play has.
    """
    place = parse_place(data.place)
    await answer_ask(door.hall.games, session.person, game, ask, place, agrees=data.agrees)
