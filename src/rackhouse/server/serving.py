"""Running the server: one process, one loop, and an orderly end.

Python's full garbage collection runs whenever the number of old objects has grown by a quarter. At
a hall with a thousand games it takes a third of a second, in which everybody waits, and finds
almost nothing, because states are values and are freed when nobody refers to them. So new objects
are looked through once for many plays, and old ones only once in a long while.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import uvicorn

from rackhouse.errors import IllegalError
from rackhouse.server.attentive_socket import AttentiveSocket
from rackhouse.server.connections import Connections, PatientProtocol, most_connections
from rackhouse.server.hosts import Proxies
from rackhouse.server.logs import logger

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from types import FrameType

    from litestar.types import ASGIApp

    from rackhouse.server.settings import Settings


_LAST_WORDS = 0.2
"""Seconds."""


def listen(settings: Settings) -> socket.socket:
    """The socket that the hall listens on.

    Raises:
        IllegalError: if the address is taken or is not this machine's.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise IllegalError(
            "server-port-taken",
            port=str(settings.port),
            host=settings.host,
            detail=(error.strerror or str(error)).lower(),
        ) from None
    return listener


class HallServer(uvicorn.Server):
    """A server that ends waiting requests before it waits for those in flight."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        ready: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.server_state = connections
        self._ready = ready
        self._leave = leave

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what would wait for ever (event streams, long polls), then the rest in its time."""
        logger.info("stopping")
        self._leave()
        # What the waiting tasks answer now is sent before their sockets are closed.
        await asyncio.sleep(_LAST_WORDS)
        await super().shutdown(sockets)


def serve(
    app: ASGIApp,
    settings: Settings,
    listener: socket.socket,
    *,
    ready: Callable[[], None],
    leave: Callable[[], None],
) -> None:
    """Serve until SIGTERM or SIGINT; requests in flight are finished."""
    config = uvicorn.Config(
        app,
        http=PatientProtocol,  # on h11: the faster parser accepts headers of any length
        ws=AttentiveSocket,
        ws_max_size=settings.message_limit,
        ws_per_message_deflate=False,  # plays are small: compressing them costs more than it saves
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        timeout_graceful_shutdown=settings.drain_seconds,
        timeout_keep_alive=65,  # longer than the proxies before it keep theirs
    )
    proxies = Proxies(settings.trusted_proxies)
    connections = Connections(settings.header_seconds, proxies, most_connections())
    server = HallServer(config, connections, ready, leave)
    with listener, _quietly():
        server.run([listener])


@contextmanager
def _quietly() -> Iterator[None]:
    """End with success: the server raises its signal again when it has ended."""
    before = {sign: signal.signal(sign, _ignore) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _ignore(_number: int, _frame: FrameType | None) -> None:
    """The server has already ended."""


EVERY: Final = 600.0
"""Seconds; closed sockets leave reference cycles behind, a few kilobytes each."""
_NEVER: Final = 1_000_000_000
_YOUNG: Final = 20_000
"""How many new objects start a collection: those of several plays, most of them freed by then."""
_SOMETIMES: Final = 100
"""After how many of those the objects that they left are looked through once more."""


@contextlib.asynccontextmanager
async def tidied(every: float = EVERY) -> AsyncIterator[None]:
    """Collect old objects at this interval only, not automatically.

    >>> async def old() -> int:
    ...     async with tidied():
    ...         return gc.get_threshold()[2]
    >>> asyncio.run(old())
    1000000000
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # the program's own objects stay
    gc.set_threshold(_YOUNG, _SOMETIMES, _NEVER)
    tidying = asyncio.create_task(_tidy(every))
    try:
        yield
    finally:
        tidying.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _tidy(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        gc.collect()
