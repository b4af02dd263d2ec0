"""Notes how each request went: a line in the log, and the figures."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from rackhouse.server.logs import logger

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from rackhouse.server.metrics import Metrics

_QUIET = frozenset({"/api/health", "/api/ready", "/metrics"})
"""Asked every few seconds by machines: counted, and not logged."""


class Watch:
    """Counts and logs requests by their route, never by their address, which holds secrets."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and note how it went."""
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
