"""Connections without a complete request: how long they are waited for, and how many.

By itself the server would wait for a request for ever, and accept connections until the process has
no file descriptor left, not even for the database. Here the headers of a request must arrive in
time. If connections run short, the oldest one without a complete request is closed: first those
that never sent one, then those that are kept open for the next. Connections of trusted proxies are
left alone, and so are sockets after their handshake.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from rackhouse.server.logs import logger

if TYPE_CHECKING:
    from collections.abc import Container

    from uvicorn.config import Config

FEWEST_SPARE: Final = 64
"""Descriptors that are reserved for the database, engine players, files and mail."""
QUIET: Final = 60
"""Seconds between two log lines that say that connections run short."""
_TOO_SLOW: Final = h11.Response(
    status_code=408, headers=[("connection", "close"), ("content-length", "0")]
)


def most_connections() -> int:
    """How many connections this process can have and still open everything else it needs."""
    try:
        import resource  # noqa: PLC0415 - not every system has it
    except ImportError:
        return sys.maxsize
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if limit == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(1, limit - max(FEWEST_SPARE, limit // 8))


class Connections(ServerState):
    """All connections of a process, and which of them have not sent a complete request."""

    def __init__(self, seconds: float, proxies: Container[str], most: int) -> None:
        super().__init__()
        self.seconds = seconds
        """How long the headers of a request may take."""
        self.proxies = proxies
        self._most = most
        # In the order in which they began to wait.
        self._new: dict[PatientProtocol, None] = {}
        self._idle: dict[PatientProtocol, None] = {}
        self._dropped: set[PatientProtocol] = set()
        """Told to close, and not closed yet."""
        self._said = -float(QUIET)

    def wait_for(self, one: PatientProtocol, *, is_new: bool) -> None:
        """Note that a connection has not sent a complete request; make room for a new one."""
        if is_new:
            self._new[one] = None
            self._make_room()
        elif one not in self._new:
            self._idle.setdefault(one)

    def wait_no_more(self, one: PatientProtocol) -> None:
        """Note that a request is complete, or that the connection ends."""
        self._new.pop(one, None)
        self._idle.pop(one, None)

    def forget(self, one: PatientProtocol) -> None:
        """Note that a connection is closed."""
        self.wait_no_more(one)
        self._dropped.discard(one)

    def _make_room(self) -> None:
        while len(self.connections) - len(self._dropped) > self._most:
            oldest = next(iter(self._new or self._idle), None)
            if oldest is None:
                return
            self._dropped.add(oldest)
            self.wait_no_more(oldest)
            oldest.transport.abort()
            self._say_so()

    def _say_so(self) -> None:
        now = time.monotonic()
        if now - self._said >= QUIET:
            self._said = now
            logger.warning("connections run short: the oldest without a request are closed")


class PatientProtocol(H11Protocol):
    """One connection, which waits for slow requests only up to a limit."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self._all = server_state
        self._deadline: asyncio.TimerHandle | None = None
        self._is_exempt = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request."""
        super().connection_made(transport)
        self._is_exempt = self.client is not None and self.client[0] in self._all.proxies
        if not self._is_exempt:
            self._set_deadline()
            self._all.wait_for(self, is_new=True)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._end_deadline()
        self._all.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take data; an incomplete request does not stop the time."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a socket."""
        self._is_exempt = True
        self._end_deadline()
        self._all.forget(self)
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, also one that does not read what it was sent."""
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _look(self) -> None:
        """Check how far the request is."""
        if self._is_exempt or self.transport.is_closing():
            return
        # There is no cycle before the first request.
        is_answered = getattr(self.cycle, "response_complete", True)
        if not is_answered:
            self._end_deadline()
        elif self._deadline is None and self.timeout_keep_alive_task is None:
            self._set_deadline()
        if is_answered or self.cycle.more_body:
            self._all.wait_for(self, is_new=False)
        else:
            self._all.wait_no_more(self)

    def _set_deadline(self) -> None:
        self._deadline = self.loop.call_later(self._all.seconds, self._give_up)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self.transport.is_closing():
            return
        # Browsers open connections in advance; those are closed silently.
        if self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            self.transport.write(self.conn.send(_TOO_SLOW) or b"")
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.transport.abort()
