"""What happens by itself: one sweep over all logs of a kind in which something is due.

The store knows when each log is next due, written together with its lines, so a restart loses
nothing. Every process sweeps; the second one at a log finds nothing due.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from rackhouse.errors import RackhouseError
from rackhouse.log.process import wait_for
from rackhouse.log.store import StoreUnavailableError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from rackhouse.log.process import Clock
    from rackhouse.log.store import LogStore

LOOK_AGAIN = 1000
"""Milliseconds until the store is asked again, for what other processes left behind."""
AT_ONCE = 200
"""How many logs one sweep takes."""
_logger = logging.getLogger("rackhouse.hall")


class Scheduler:
    """Sleeps until something is due in a log, and settles it."""

    def __init__(
        self,
        clock: Clock,
        rows: LogStore[Any, Any, Any],
        settle: Callable[[str], Awaitable[None]],
    ) -> None:
        self._clock = clock
        self._rows = rows
        self._settle_due = settle
        self._next: int | None = None
        self._bell = asyncio.Event()
        self._damaged: set[str] = set()
        """What cannot be read: tried once, then left until a restart."""

    def expect(self, moment: int) -> None:
        """Say that something will be due at a time: do not sleep longer."""
        if self._next is None or moment < self._next:
            self._bell.set()

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            try:
                done = await self.sweep()
                self._next = await self._rows.next_due()
            except StoreUnavailableError:
                done, self._next = 0, None  # the database comes back by itself; nothing due is lost
            if self._next is not None and self._next <= self._clock.now():
                # Damaged logs stay due; they must not keep the sweep awake.
                if done or not self._damaged:
                    continue
                self._next = None
            await self._sleep()

    async def _sleep(self) -> None:
        latest = self._clock.now() + LOOK_AGAIN
        until = latest if self._next is None else min(self._next, latest)
        await wait_for(self._clock, until, self._bell)

    async def sweep(self) -> int:
        """Let everything happen that is due by now; returns how many logs were tried."""
        names = await self._rows.due(self._clock.now(), AT_ONCE)
        fresh = [name for name in names if name not in self._damaged]
        # All at once, so that they share a commit.
        await asyncio.gather(*(self._settle(name) for name in fresh))
        return len(fresh)

    async def _settle(self, name: str) -> None:
        try:
            await self._settle_due(name)
        except StoreUnavailableError:
            raise
        except RackhouseError as error:
            self._damaged.add(name)
            _logger.warning(
                "A game or an event cannot go on.",
                extra={"game": name, "fault": type(error).__name__},
            )
