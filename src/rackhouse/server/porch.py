"""What stands before the routes: the path that the hall lies under, and who may come in at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute

from rackhouse.server.headers import StrictHeaders
from rackhouse.server.hosts import Hosts, OwnHosts
from rackhouse.server.origins import OwnOrigin
from rackhouse.server.rates import RequestLimit
from rackhouse.server.routes.pages import Pages
from rackhouse.server.watch import Watch

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from rackhouse.server.metrics import Metrics
    from rackhouse.server.settings import Settings


class UnderPath:
    """Takes the hall's own path off a request's, whether or not a proxy has done so already."""

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
    """Names every method of a path to whoever asks by OPTIONS.

    The framework names those of the handler that was registered first.
    """

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._methods = {
            route.path_format: ", ".join(sorted(route.methods))
            for route in app.routes
            if isinstance(route, HTTPRoute)
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and mend what is answered to OPTIONS."""
        if scope.get("method") != "OPTIONS":
            await self._app(scope, receive, send)
            return

        async def mended(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 204:
                allowed = self._methods.get(scope.get("path_template", ""), "OPTIONS")
                MutableScopeHeaders.from_message(message)["allow"] = allowed
            await send(message)

        await self._app(scope, receive, mended)


def behind_porch(routes: Litestar, settings: Settings, metrics: Metrics) -> ASGIApp:
    """The application as the network sees it."""
    app: ASGIApp = AllowedMethods(routes)
    app = Pages(app, settings.path)
    app = OwnOrigin(app, settings.public_url)
    app = OwnHosts(app, Hosts.of(settings))
    app = RequestLimit(app, settings.request_rate)
    app = Watch(app, metrics)
    app = StrictHeaders(app)
    return UnderPath(app, settings.path)
