"""Who asks: a browser by its cookie, a program by its token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar.datastructures import Cookie

from rackhouse.server.origins import COOKIE
from rackhouse.server.problems import ProblemError
from rackhouse.service.sessions import who

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from rackhouse.server.door import Door
    from rackhouse.service.values import Session

_BEARER: Final = "bearer "
_LONGEST: Final = 200
_SECOND: Final = 1000


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The secret that a request brings, or an empty text."""
    header = connection.headers.get("authorization", "")
    if header[: len(_BEARER)].lower() == _BEARER:
        return header[len(_BEARER) :].strip()[:_LONGEST]
    return connection.cookies.get(COOKIE, "")[:_LONGEST]


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """Who asks, if they have signed in."""
    token = token_of(connection)
    door: Door = connection.app.state.door
    return await who(door.hall.sessions, token) if token else None


async def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Session:
    """Who asks.

    Raises:
        ProblemError: 401 where they have not signed in, or not lately.
    """
    session = await visitor_of(connection)
    if session is None:
        raise ProblemError(
            401,
            "Say who you are first: send a name to POST /api/people, or sign in.",
            {"www-authenticate": "Bearer"},
        )
    return session


def cookie_for(token: str, expires: int, door: Door, scheme: str) -> Cookie:
    """The cookie that keeps a browser signed in; with an empty token, the one that ends it."""
    return Cookie(
        key=COOKIE,
        value=token,
        path=door.settings.path or "/",
        max_age=(expires - door.hall.clock.now()) // _SECOND if token else 0,
        httponly=True,
        samesite="lax",
        secure=door.settings.is_https or scheme in ("https", "wss"),
    )
