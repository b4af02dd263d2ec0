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
