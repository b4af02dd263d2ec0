"""The hall's clock: the time of day, and waiting for a moment. Tests bring one that they move."""

from __future__ import annotations

import asyncio
from typing import Protocol

from rackhouse.game import wall_clock


class Clock(Protocol):
    """Tells the time and wakes sleepers."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    async def wait_until(self, moment: int) -> None:
        """Sleep until that moment."""
        ...


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
