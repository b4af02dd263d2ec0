"""One process of a hall: its clock, its hints to the others, and the work that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from rackhouse.game import wall_clock

if TYPE_CHECKING:
    from collections.abc import Coroutine


T = TypeVar("T")
_logger = logging.getLogger("rackhouse.hall")


class Process:
    """What all logs of a process share. Some tasks end by themselves, others when it stops."""

    def __init__(self, clock: Clock, hints: Hints) -> None:
        self.clock = clock
        self.hints = hints
        self._tasks: set[asyncio.Task[Any]] = set()
        self._standing: list[asyncio.Task[None]] = []

    def task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start work that is finished even if nobody waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Shielded from cancellation: once facts are on disk, everyone must be told."""
        return await asyncio.shield(self.task(work))

    def keep_running(self, *works: Coroutine[Any, Any, None]) -> None:
        """Start work that goes on until :meth:`stop`; an error that ends it is logged."""
        for work in works:
            task = asyncio.create_task(work)
            task.add_done_callback(_say_if_broken)
            self._standing.append(task)

    async def stop(self) -> None:
        """Stop the work that would go on for ever."""
        for task in self._standing:
            task.cancel()
        await asyncio.gather(*self._standing, return_exceptions=True)

    async def finish(self) -> None:
        """Wait for all other work."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def kill(self) -> None:
        """Cancel everything, as if the process had been killed."""
        for task in self._tasks:
            task.cancel()
        await self.finish()
        await self.stop()


def _say_if_broken(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _logger.error("A part of the hall has stopped.", exc_info=error)


PEOPLE = 0
"""Instead of a number: names or roles have changed."""


class Hint(msgspec.Struct, frozen=True):
    """A log has reached a number, or its people have changed. A process may hear its own hints."""

    log: str
    number: int


class Hints(Protocol):
    """A channel between processes. Hints may be lost or doubled."""

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other process."""

    async def publish(self, hint: Hint) -> None:
        """Tell the other processes."""

    def listen(self) -> AsyncIterator[Hint | None]:
        """The hints of other processes; ``None`` if some may have been missed."""


class Alone:
    """The channel of a hall with one process, which has nobody to tell.

    >>> Alone().is_alone
    True
    """

    is_alone = True

    async def publish(self, hint: Hint) -> None:
        """Do nothing."""

    async def listen(self) -> AsyncIterator[Hint | None]:
        """Wait for ever."""
        await asyncio.Event().wait()
        yield None


class Clock(Protocol):
    """Gives the time and wakes sleepers."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def wait_until(self, moment: int) -> None:
        """Sleep until that time."""


class WallClock:
    """The real time.

    >>> WallClock().now() > 1_700_000_000_000
    True
    """

    def now(self) -> int:
        """Milliseconds since 1970."""
        return wall_clock()

    async def wait_until(self, moment: int) -> None:
        """Sleep until that time, even if the clock is set back meanwhile."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(left / 1000)


async def wait_for(clock: Clock, moment: int, bell: asyncio.Event) -> None:
    """Sleep until a time or until a bell rings; afterwards the bell is cleared.

    >>> async def example() -> bool:
    ...     bell = asyncio.Event()
    ...     bell.set()
    ...     await wait_for(WallClock(), WallClock().now() + 60_000, bell)
    ...     return bell.is_set()
    >>> asyncio.run(example())
    False
    """
    waiting = asyncio.ensure_future(clock.wait_until(moment))
    ringing = asyncio.ensure_future(bell.wait())
    try:
        await asyncio.wait({waiting, ringing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
        ringing.cancel()
    bell.clear()
