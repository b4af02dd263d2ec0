"""A clock that is moved by hand, and a hall for a simulated event that goes by it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING

from rackhouse.desk.desk import Desk
from rackhouse.game import wall_clock
from rackhouse.service.hall import Hall

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.desk.ports import DeskStore


class StageClock:
    """Stands still until it is moved.

    >>> clock = StageClock(1_000)
    >>> clock.move(2.5)
    >>> clock.now()
    3500
    """

    def __init__(self, now: int) -> None:
        self._now = now
        self._is_free = False
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        """Milliseconds since 1970."""
        return max(self._now, wall_clock()) if self._is_free else self._now

    async def wait_until(self, moment: int) -> None:
        """Sleep until that time."""
        while (left := moment - self.now()) > 0:
            if self._is_free:
                await asyncio.sleep(left / 1000)
            else:
                sleeper = asyncio.get_running_loop().create_future()
                self._sleepers.append((moment, sleeper))
                await sleeper

    def move(self, seconds: float) -> None:
        """Let time pass."""
        self.move_to(self._now + round(seconds * 1000))

    def move_to(self, moment: int) -> None:
        """Set the clock to a time, unless it is later already."""
        self._now = max(self._now, moment)
        self._wake(self._now)

    def let_go(self) -> None:
        """Follow the real time from now on."""
        self._is_free = True
        self._wake(None)

    def _wake(self, moment: int | None) -> None:
        staying = []
        for due, sleeper in self._sleepers:
            if moment is not None and due > moment:
                staying.append((due, sleeper))
            elif not sleeper.done():
                sleeper.set_result(None)
        self._sleepers = staying


@asynccontextmanager
async def staged_desk(store: DeskStore, clock: StageClock, seed: int) -> AsyncIterator[Desk]:
    """The desk of a hall in which time passes only when the clock is moved.

    Its schedulers do not run: what is due is swept up after each move, so that it always happens in
    the same order.
    """
    hall = Hall(store, clock=clock, chance=Random(seed).randbytes)
    desk = Desk(hall, store)
    desk.listen()
    try:
        yield desk
    finally:
        await desk.stop()
        await hall.stop()
