"""How the processes of a hall tell each other that a game went on: a hint, never the facts.

A process that misses a hint reads the facts a little later. On PostgreSQL hints travel by NOTIFY,
over two permanent connections and several at a time; machines that share a Redis use Litestar's
channels.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from rackhouse.errors import IllegalError
from rackhouse.log.process import PEOPLE, Alone, Hint
from rackhouse.server.logs import logger

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from litestar.channels.backends.base import ChannelsBackend
    from psycopg import AsyncConnection

    from rackhouse.log.process import Hints
    from rackhouse.server.settings import Settings

CHANNEL: Final = "rackhouse_hints"
_PATIENCE: Final = 0.3
"""Seconds before a lost connection is tried again."""


def hints_for(settings: Settings) -> Hints:
    """The hints that the settings ask for.

    Raises:
        IllegalError: if the settings cannot be fulfilled.
    """
    is_postgresql = settings.database.startswith(("postgresql://", "postgres://"))
    way = settings.fan_out or ("database" if is_postgresql else "memory")
    if way == "memory":
        return Alone()
    if way == "database":
        if not is_postgresql:
            raise IllegalError("server-fan-out-needs-postgresql")
        return NotifyHints(settings.database)
    if way.startswith(("redis://", "rediss://", "unix://")):
        return ChannelHints(lambda: _redis(way))
    raise IllegalError("server-no-such-fan-out", way=way)


def _redis(url: str) -> ChannelsBackend:
    try:
        from litestar.channels.backends.redis import (  # noqa: PLC0415 - an extra that few install
            RedisChannelsPubSubBackend,
        )
        from redis.asyncio import Redis  # noqa: PLC0415 - the same
    except ImportError:
        raise IllegalError("server-needs-redis") from None
    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))


def _text(hint: Hint) -> str:
    return f"{hint.number} {hint.log}"


def parse_hint(text: str) -> Hint | None:
    """A hint as it was sent; ``None`` if it is not one.

    >>> parse_hint("12 g1")
    Hint(log='g1', number=12)
    """
    number, _, log = text.partition(" ")
    return Hint(log, int(number)) if log and number.isdecimal() else None


class NotifyHints:
    """Hints by PostgreSQL's NOTIFY; both connections reconnect by themselves."""

    is_alone = False

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: dict[tuple[str, bool], Hint] = {}
        self._sending: asyncio.Task[None] | None = None
        self._publisher: AsyncConnection[tuple[object, ...]] | None = None

    async def publish(self, hint: Hint) -> None:
        """Send a hint soon, together with others; of one kind and game only the last is sent."""
        self._waiting[hint.log, hint.number == PEOPLE] = hint
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        from psycopg import OperationalError  # noqa: PLC0415 - only a hall on PostgreSQL has it

        while self._waiting:
            hints, self._waiting = self._waiting, {}
            try:
                if self._publisher is None or self._publisher.closed:
                    self._publisher = await self._connect()
                await self._publisher.execute(
                    "SELECT pg_notify(%s, hint) FROM unnest(%s::text[]) AS hint",
                    (CHANNEL, [_text(hint) for hint in hints.values()]),
                )
            except OperationalError:
                logger.warning("hints wait for the database")
                self._waiting = {**hints, **self._waiting}
                if self._publisher is not None:
                    await self._publisher.close()
                await asyncio.sleep(_PATIENCE)

    async def listen(self) -> AsyncIterator[Hint | None]:
        """Every hint of every process; ``None`` after a break, when some may have been missed."""
        from psycopg import OperationalError  # noqa: PLC0415 - as above

        while True:
            try:
                connection = await self._connect()
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    yield None
                    async for notice in connection.notifies():
                        hint = parse_hint(notice.payload)
                        if hint is not None:
                            yield hint
            except OperationalError:
                logger.warning("hints are lost until the database is back")
            await asyncio.sleep(_PATIENCE)

    async def _connect(self) -> AsyncConnection[tuple[object, ...]]:
        from psycopg import AsyncConnection  # noqa: PLC0415 - as above

        return await AsyncConnection.connect(self._url, autocommit=True)


class ChannelHints:
    """Hints through one of Litestar's channel backends."""

    is_alone = False

    def __init__(self, backend: Callable[[], ChannelsBackend]) -> None:
        self._make = backend
        self._backend: ChannelsBackend | None = None

    async def publish(self, hint: Hint) -> None:
        """Send a hint; one that cannot be sent is lost, which is acceptable for hints."""
        if self._backend is None:
            return
        try:
            await self._backend.publish(_text(hint).encode(), [CHANNEL])
        except Exception:  # noqa: BLE001 - each backend has errors of its own, and none may stop a play
            logger.warning("a hint was lost")

    async def listen(self) -> AsyncIterator[Hint | None]:
        """Every hint of every process; ``None`` after a break, when some may have been missed."""
        while True:
            backend = self._make()
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                self._backend = backend
                yield None
                async for _, data in backend.stream_events():
                    hint = parse_hint(data.decode())
                    if hint is not None:
                        yield hint
            except Exception:  # noqa: BLE001 - as above: whatever broke, it is tried again
                logger.warning("hints are lost until the channel is back")
            finally:
                self._backend = None
                await backend.on_shutdown()
            await asyncio.sleep(_PATIENCE)
