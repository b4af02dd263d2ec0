"""Writes that wait while it is uncertain whether the hall was away.

Until that is known, nothing is decided in games under a clock: a command waits, and no time runs
out. Otherwise whoever is quick would pay for an absence that everybody else is credited with.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal, TypeAlias

from rackhouse.log.store import StoreUnavailableError
from rackhouse.service.live import is_timed

if TYPE_CHECKING:
    from rackhouse.service.live import LiveGame

LONGEST = 10.0
"""Seconds that a command waits."""
Cause: TypeAlias = Literal["waking", "store"]


class UncertainWrite:
    """Lasts from its first cause to the end of its last.

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
        """From this moment on it is not known."""
        self._causes.setdefault(cause, moment)
        self._over.clear()

    def since(self, cause: Cause) -> int | None:
        """The moment from which on it is not known; ``None`` where it is."""
        return self._causes.get(cause)

    def end(self, cause: Cause) -> None:
        """It is known, and whatever had to be paused is."""
        self._causes.pop(cause, None)
        if not self._causes:
            self._over.set()

    async def settled(self, live: LiveGame) -> None:
        """Wait until it is known, where it matters: a game that moved since is in good hands."""
        if not self._causes or not is_timed(live.state):
            return
        if live.state.at >= max(self._causes.values()):
            return
        try:
            async with asyncio.timeout(LONGEST):
                await self._over.wait()
        except TimeoutError:
            raise StoreUnavailableError("service-just-back") from None
