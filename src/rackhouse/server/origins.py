"""Whether a request comes from our own pages: a stranger's page may not act for who visits it.

A browser says where a request comes from in ``Origin`` and ``Sec-Fetch-Site``, and no page can
change that. A program says neither, and has no cookies that somebody else could use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType

from rackhouse.server.problems import ProblemError, send_problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

COOKIE: Final = "rackhouse"
"""What a browser that has signed in sends."""
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
    """Whether a request that changes something, or opens a socket, is not a stranger's page."""
    host = headers.get(b"host", b"").decode("latin-1")
    origin = headers.get(b"origin")
    if origin is not None:
        return is_ours(origin.decode("latin-1"), host, public_url)
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site in (b"same-origin", b"none")
    # No browser, then: it may act by a token, and needs no cookie.
    return COOKIE.encode() + b"=" not in headers.get(b"cookie", b"")


class OwnOrigin:
    """Refuses what another site's page asks in a visitor's name."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self._app = app
        self._public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it may act."""
        if scope["type"] == ScopeType.WEBSOCKET:
            if not may_act(dict(scope["headers"]), self._public_url):
                # Before it is accepted, a closed socket is answered with 403.
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
        elif scope.get("method", "GET") not in SAFE and not may_act(
            dict(scope["headers"]), self._public_url
        ):
            await send_problem(scope, send, ProblemError(403, "server-from-elsewhere"))
            return
        await self._app(scope, receive, send)
