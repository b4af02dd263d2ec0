"""Sessions: the browsers and programs that act for somebody, and how to end them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from rackhouse.messages import message
from rackhouse.server.door import Door
from rackhouse.server.parameters import Caller, TheDoor
from rackhouse.server.problems import ProblemError
from rackhouse.server.rates import household_of
from rackhouse.server.routes.people import Body, Kind, SignedInPerson
from rackhouse.server.sessions import cookie_for
from rackhouse.service.people import let_in, sign_out

_SIGNED_OUT = message("server-signed-out")


class TokenAsked(Body, frozen=True):
    """A token for a program."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    """A label for its owner."""


class SessionSummary(msgspec.Struct, frozen=True):
    """A browser or a program that acts for you."""

    id: str
    """The ID to end it by; it cannot sign in."""
    kind: Kind
    label: str
    created: int
    expires: int
    is_this: bool
    """Whether it is the current session."""


@post("/api/me/tokens", summary="Create a token for a program")
async def add_token(
    data: JSONBody[TokenAsked], door: TheDoor, session: Caller, request: Request[Any, Any, Any]
) -> SignedInPerson:
    """A token with which a program plays in your name; it is shown only once."""
    door.rates.check("sign-in", household_of(request.scope))
    signed_in = await let_in(door.hall.sessions, session.person, "bot", data.label)
    person = signed_in.person
    return SignedInPerson(person.id, person.name, signed_in.token, signed_in.expires)


@get("/api/me/sessions", summary="List your sessions")
async def my_sessions(door: TheDoor, session: Caller) -> list[SessionSummary]:
    """The browsers and programs that are signed in."""
    return [
        SessionSummary(
            id=one.token.hex(),
            kind=one.kind,
            label=one.label,
            created=one.created,
            expires=one.expires,
            is_this=one.token == session.token,
        )
        for one in await door.hall.sessions.store.sessions_of(session.person)
    ]


@delete("/api/me/sessions/{session_id:str}", summary="End a session")
async def end_session(
    session_id: Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")],
    door: TheDoor,
    session: Caller,
) -> None:
    """Sign a browser or a program out."""
    token = bytes.fromhex(session_id)
    if token not in [
        one.token for one in await door.hall.sessions.store.sessions_of(session.person)
    ]:
        raise ProblemError(404, "server-no-session")
    await _end(door, session.person, token)


@delete("/api/sessions/current", summary="Sign out")
async def leave(door: TheDoor, session: Caller, request: Request[Any, Any, Any]) -> Response[None]:
    """End the current session."""
    await _end(door, session.person, session.token)
    cookie = cookie_for("", 0, door, str(request.scope["scheme"]))
    return Response(None, status_code=204, cookies=[cookie])


async def _end(door: Door, person: str, token: bytes) -> None:
    """End a session and close the sockets it may have opened; the person's others reconnect."""
    await sign_out(door.hall.sessions, token)
    door.hall.games.hub.dismiss(person, _SIGNED_OUT)
