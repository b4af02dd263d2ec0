"""Running the server: one process, one loop, and an orderly end.

Python looks through everything that has lived for a while whenever a quarter more has come to it.
At a hall with a thousand games that takes a third of a second, finds next to nothing (states are
values, and go when the last one lets go of them), and everybody waits meanwhile. So the young are
looked through as ever, and the old once in a long while.
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
        IllegalError: where the address is taken or is not this machine's.
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
    """A server that lets waiting requests go before it waits for those in flight."""

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
        # What that makes waiting tasks say goes out before their sockets are closed.
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
        http=PatientProtocol,  # on h11: the quicker parser takes headers of any length
        ws="websockets-sansio",
        ws_max_size=settings.message_limit,
        ws_per_message_deflate=False,  # plays are small: to press them costs more than it saves
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
    """End as a command does that was done: the server raises its signal again when it has ended."""
    before = {sign: signal.signal(sign, _ignore) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _ignore(_number: int, _frame: FrameType | None) -> None:
    """The server has ended already."""


EVERY: Final = 600.0
"""Seconds: sockets that were closed leave rings behind, a few kilobytes each."""
_NEVER: Final = 1_000_000_000


@contextlib.asynccontextmanager
async def tidied(every: float = EVERY) -> AsyncIterator[None]:
    """Look through what is old so often, and not by itself.

    >>> async def old() -> int:
    ...     async with tidied():
    ...         return gc.get_threshold()[2]
    >>> asyncio.run(old())
    1000000000
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what the program itself is made of stays
    gc.set_threshold(before[0], before[1], _NEVER)
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
