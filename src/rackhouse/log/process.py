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
        """Work that is finished even if nobody waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Work that a caller who gives up does not cancel: what is on disk must be told."""
        return await asyncio.shield(self.task(work))

    def keep_running(self, *works: Coroutine[Any, Any, None]) -> None:
        """Work that goes on until :meth:`stop`; if it ends by a fault, the log says so."""
        for work in works:
            task = asyncio.create_task(work)
            task.add_done_callback(_say_if_broken)
            self._standing.append(task)

    async def stop(self) -> None:
        """End what would go on for ever."""
        for task in self._standing:
            task.cancel()
        await asyncio.gather(*self._standing, return_exceptions=True)

    async def finish(self) -> None:
        """Wait for all work that was begun."""
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
"""In place of a number: who is who has changed."""


class Hint(msgspec.Struct, frozen=True):
    """A log has reached a number, or its people have changed. One may hear one's own."""

    log: str
    number: int


class Hints(Protocol):
    """A way from process to process. A hint may be lost or doubled: it is only a hint."""

    @property
    def is_alone(self) -> bool:
        """Whether no other process can be there."""

    async def publish(self, hint: Hint) -> None:
        """Tell the other processes."""

    def listen(self) -> AsyncIterator[Hint | None]:
        """What the others tell; ``None`` where something may have been missed."""


class Alone:
    """The way of a hall of one process: there is nobody to tell.

    >>> Alone().is_alone
    True
    """

    is_alone = True

    async def publish(self, hint: Hint) -> None:
        """Tell nobody."""

    async def listen(self) -> AsyncIterator[Hint | None]:
        """Hear nothing, for as long as it takes."""
        await asyncio.Event().wait()
        yield None


class Clock(Protocol):
    """Tells the time and wakes sleepers."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def wait_until(self, moment: int) -> None:
        """Sleep until that moment."""


class WallClock:
    """The clock on the wall.

    >>> WallClock().now() > 1_700_000_000_000
    True
    """

    def now(self) -> int:
        """Milliseconds since 1970."""
        return wall_clock()

    async def wait_until(self, moment: int) -> None:
        """Sleep until that moment; a clock that is set back meanwhile is waited for."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(left / 1000)


async def wait_for(clock: Clock, moment: int, bell: asyncio.Event) -> None:
    """Sleep until a moment, or until a bell rings; it is still afterwards.

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
