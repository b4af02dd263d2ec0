"""Sockets of which only the silent ones are asked whether somebody is still there.

By itself the server asks on every socket every 20 seconds. At a full house that makes as many pings
as plays, although every page says something more often than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    import asyncio
    from typing import Any

    from uvicorn.config import Config
    from uvicorn.server import ServerState


class AttentiveSocket(WebSocketsSansIOProtocol):
    """A socket whose ping is put off while whole messages come.

    A lost connection is noticed as soon as otherwise: one interval and one timeout after the last
    sign of life. Part of a message is none, so a letter from time to time holds no socket.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._heard = 0.0
        """When a message came last."""

    def send_receive_event_to_app(self) -> None:
        """Take a whole message, which is a sign of life."""
        self._heard = self.loop.time()
        super().send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there, unless they have just said something."""
        assert self.ping_interval is not None
        early = self._heard + self.ping_interval - self.loop.time()
        if early > 0:
            self.ping_timer = self.loop.call_later(early, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()
