"""One process of a hall: its clock, its way to the others, and the work that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from rackhouse.log.clock import Clock
    from rackhouse.log.hints import Hints

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
