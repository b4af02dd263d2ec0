"""Writes that wait while it is unknown whether the hall was away.

Until that is known, nothing is decided in games under a clock: commands wait, and no time runs out.
Otherwise a quick player would be charged for an absence that is credited to everybody else.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal, TypeAlias

from rackhouse.log.store import StoreUnavailableError
from rackhouse.service.live import is_timed

if TYPE_CHECKING:
    from rackhouse.service.live import LiveGame

LONGEST = 10.0
"""The most seconds that a command waits."""
Cause: TypeAlias = Literal["waking", "store"]


class UncertainWrite:
    """Lasts from the beginning of its first cause to the end of its last.

    >>> uncertain = UncertainWrite()
    >>> uncertain.begin("store", 1000)
    >>> uncertain.begin("store", 2000)
    >>> uncertain.since("store")
    1000
    """

    def __init__(self) -> None:
        self._causes: dict[Cause, int] = {}
        self._over = asyncio.Event()
        self._over.set()

    def begin(self, cause: Cause, moment: int) -> None:
        """Begin a time of which it is unknown whether the hall was away."""
        self._causes.setdefault(cause, moment)
        self._over.clear()

    def since(self, cause: Cause) -> int | None:
        """Since when it is unknown; ``None`` if it is known."""
        return self._causes.get(cause)

    def end(self, cause: Cause) -> None:
        """End it: everything that had to be paused is paused."""
        self._causes.pop(cause, None)
        if not self._causes:
            self._over.set()

    async def settled(self, live: LiveGame) -> None:
        """Wait until it is known, unless the game has moved since, so that the hall was there."""
        if not self._causes or not is_timed(live.state):
            return
        if live.state.at >= max(self._causes.values()):
            return
        try:
            async with asyncio.timeout(LONGEST):
                await self._over.wait()
        except TimeoutError:
            raise StoreUnavailableError("service-just-back") from None
