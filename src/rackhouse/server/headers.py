"""What every answer says to a browser: keep to this origin, sniff nothing, frame nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

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
_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")


class StrictHeaders:
    """Adds them to every answer; nobody stores an answer that does not say otherwise."""

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
                fields += HEADERS
                if scope["scheme"] == "https":
                    fields.append(_HTTPS)
                message["headers"] = fields
                MutableScopeHeaders.from_message(message).setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, with_headers)
