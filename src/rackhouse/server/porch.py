"""Middleware before the routes: the hall's path, who may come in, headers, the log."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute

from rackhouse.server.hosts import Hosts, OwnHosts
from rackhouse.server.logs import logger
from rackhouse.server.previews import LinkPreviews
from rackhouse.server.rates import RequestLimit
from rackhouse.server.routes.pages import Pages
from rackhouse.server.sessions import OwnOrigin

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from rackhouse.server.door import Door
    from rackhouse.server.logs import Metrics


POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_EMBEDDED: Final = re.compile(r"/embed/events/[\w-]+/(standings|bracket)")
"""Pages that other sites may show in a frame: they only show what is public, and do nothing."""
_FRAMING: Final = frozenset({b"content-security-policy", b"x-frame-options"})
EMBED_HEADERS: Final = (
    (
        b"content-security-policy",
        POLICY.replace("frame-ancestors 'none'", "frame-ancestors *").encode(),
    ),
    *(header for header in HEADERS if header[0] not in _FRAMING),
)
_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")


class StrictHeaders:
    """Adds security headers to every answer, and forbids caching unless the answer allows it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to its answer."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                fields = list(message["headers"])
                fields += EMBED_HEADERS if _EMBEDDED.fullmatch(scope["path"]) else HEADERS
                if scope["scheme"] == "https":
                    fields.append(_HTTPS)
                message["headers"] = fields
                MutableScopeHeaders.from_message(message).setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, with_headers)


_QUIET = frozenset({"/api/health", "/api/ready", "/metrics"})
"""Asked every few seconds by machines: counted, but not logged."""


class Watch:
    """Counts and logs requests by their route, never by their address, which may hold secrets."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and log how it went."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            seconds = time.perf_counter() - started
            route = scope.get("path_template") or "none"
            self._metrics.requests.labels(scope["method"], route, status).inc()
            self._metrics.seconds.labels(route).observe(seconds)
            if route not in _QUIET:
                logger.info(
                    "request",
                    extra={
                        "method": scope["method"],
                        "route": route,
                        "status": status,
                        "milliseconds": round(seconds * 1000, 1),
                    },
                )


class UnderPath:
    """Removes the hall's own path from a request's, whether or not a proxy has done so already."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on under the path that the routes know."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            path = scope["path"]
            if path == self._path or path.startswith(f"{self._path}/"):
                scope["path"] = path[len(self._path) :] or "/"
        await self._app(scope, receive, send)


class AllowedMethods:
    """Answers OPTIONS with every method of a path.

    The framework names only those of the handler that was registered first.
    """

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._methods = {
            route.path_format: ", ".join(sorted(route.methods))
            for route in app.routes
            if isinstance(route, HTTPRoute)
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and correct the answer to OPTIONS."""
        if scope.get("method") != "OPTIONS":
            await self._app(scope, receive, send)
            return

        async def mended(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 204:
                allowed = self._methods.get(scope.get("path_template", ""), "OPTIONS")
                MutableScopeHeaders.from_message(message)["allow"] = allowed
            await send(message)

        await self._app(scope, receive, mended)


def behind_porch(routes: Litestar, door: Door) -> ASGIApp:
    """The application as the network sees it."""
    settings = door.settings
    app: ASGIApp = AllowedMethods(routes)
    app = Pages(app, settings.path, previews=LinkPreviews(door))
    app = OwnOrigin(app, settings.public_url)
    app = OwnHosts(app, Hosts.of(settings))
    app = RequestLimit(app, settings.request_rate)
    app = Watch(app, door.metrics)
    app = StrictHeaders(app)
    return UnderPath(app, settings.path)
