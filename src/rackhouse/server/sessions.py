"""Who asks: a browser by its cookie and from our own pages, a program by its token; passwords.

A browser says in ``Origin`` and ``Sec-Fetch-Site`` where a request comes from, and no page can
change that. A program sends neither, and has no cookies that somebody else could use.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Cookie
from litestar.enums import ScopeType

from rackhouse.server.problems import ProblemError, send_problem
from rackhouse.service.people import who

if TYPE_CHECKING:
    from argon2 import PasswordHasher
    from litestar.connection import ASGIConnection
    from litestar.types import ASGIApp, Receive, Scope, Send

    from rackhouse.server.door import Door
    from rackhouse.service.values import Session


COOKIE: Final = "rackhouse"
"""The cookie of a browser that has signed in."""
BROWSER: Final = "rackhouse-browser"
"""The cookie that tells one browser from another."""
BROWSER_LASTS: Final = 400 * 24 * 3600
LONGEST_MARK: Final = 100
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def is_ours(origin: str, host: str, public_url: str) -> bool:
    """Whether an origin is the hall's: the host that was asked, or the public address.

    >>> is_ours("https://games.example.org", "127.0.0.1:8800", "https://games.example.org/hall")
    True
    >>> is_ours("https://elsewhere.example", "games.example.org", "")
    False
    """
    asked = urlsplit(origin)
    if asked.scheme not in ("http", "https") or not asked.netloc:
        return False
    public = urlsplit(public_url)
    if (asked.scheme, asked.netloc) == (public.scheme, public.netloc):
        return True
    return asked.netloc.lower() == host.lower()


def may_act(headers: dict[bytes, bytes], public_url: str) -> bool:
    """Whether a request that changes something or opens a socket is not from another site."""
    host = headers.get(b"host", b"").decode("latin-1")
    origin = headers.get(b"origin")
    if origin is not None:
        return is_ours(origin.decode("latin-1"), host, public_url)
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site in (b"same-origin", b"none")
    # Not a browser: it may act with a token, and needs no cookie.
    return COOKIE.encode() + b"=" not in headers.get(b"cookie", b"")


class OwnOrigin:
    """Refuses requests that another site's page makes in a visitor's name."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self._app = app
        self._public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it may act."""
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        acts = is_socket or scope.get("method", "GET") not in SAFE
        if acts and not may_act(dict(scope["headers"]), self._public_url):
            await send_problem(scope, receive, send, ProblemError(403, "server-from-elsewhere"))
            return
        await self._app(scope, receive, send)


_BEARER: Final = "bearer "
_LONGEST: Final = 200
_SECOND: Final = 1000


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token of a request, or an empty text."""
    header = connection.headers.get("authorization", "")
    if header[: len(_BEARER)].lower() == _BEARER:
        return header[len(_BEARER) :].strip()[:_LONGEST]
    return connection.cookies.get(COOKIE, "")[:_LONGEST]


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """The session of whoever asks, if they have signed in."""
    token = token_of(connection)
    door: Door = connection.app.state.door
    return await who(door.hall.sessions, token) if token else None


async def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Session:
    """The session of whoever asks.

    Raises:
        ProblemError: 401 if they have not signed in, or their session has expired.
    """
    session = await visitor_of(connection)
    if session is None:
        raise ProblemError(401, "server-sign-in-first", {"www-authenticate": "Bearer"})
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


def browser_cookie(mark: str, door: Door, scheme: str) -> Cookie:
    """The cookie that marks a browser, which stays when somebody signs out.

    The hall keeps only its hash, beside whoever has signed in with it: nobody plays both sides of a
    rated game in one browser.
    """
    return Cookie(
        key=BROWSER,
        value=mark,
        path=door.settings.path or "/",
        max_age=BROWSER_LASTS,
        httponly=True,
        samesite="lax",
        secure=door.settings.is_https or scheme in ("https", "wss"),
    )


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # noqa: PLC0415 - most visitors have no password

    return PasswordHasher()


@cache
def _nobody() -> str:
    """A hash that no password matches: an unknown login takes as long as a wrong password."""
    return _hasher().hash("nobody's")


async def hash_password(password: str) -> str:
    """The hash to store.

    >>> import asyncio
    >>> asyncio.run(hash_password("correct horse")).startswith("$argon2id$")
    True
    """
    return await asyncio.to_thread(_hasher().hash, password)


async def is_password(kept: str | None, password: str) -> bool:
    """Whether a password matches the stored hash; takes equally long if there is none.

    >>> import asyncio
    >>> asyncio.run(is_password(None, "guess"))
    False
    """
    return await asyncio.to_thread(_verify, kept, password)


def _verify(kept: str | None, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError  # noqa: PLC0415 - as above

    try:
        _hasher().verify(kept or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return bool(kept)
