"""What happens by itself: one sweep over all games in which something is due.

When each game is next due stands in the store, written together with its facts, so that a restart
loses nothing. Every process sweeps; whoever comes second to a game finds nothing due.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from rackhouse.errors import RackhouseError
from rackhouse.service.ports import StoreUnavailableError
from rackhouse.service.writing import settle

if TYPE_CHECKING:
    from rackhouse.service.hall import Hall
    from rackhouse.service.values import GameId

LOOK_AGAIN = 1000
"""Milliseconds after which the store is asked again, for what other processes left behind."""
AT_ONCE = 200
"""How many games are taken up in one sweep."""
_logger = logging.getLogger("rackhouse.hall")


class Scheduler:
    """Sleeps until something is due, and lets it happen."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._next: int | None = None
        self._bell = asyncio.Event()
        self._damaged: set[GameId] = set()
        """Games that cannot be read: asked once, and left to whoever mends them."""

    def expect(self, moment: int) -> None:
        """Something will be due at that moment: do not sleep longer."""
        if self._next is None or moment < self._next:
            self._bell.set()

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            try:
                done = await self.sweep()
                self._next = await self._hall.store.next_due()
            except StoreUnavailableError:
                done, self._next = 0, None  # it comes back by itself; nothing due is lost
            if self._next is not None and self._next <= self._hall.clock.now():
                # A game that cannot be read stays due: it must not keep the sweep awake.
                if done or not self._damaged:
                    continue
                self._next = None
            await self._sleep()

    async def _sleep(self) -> None:
        latest = self._hall.clock.now() + LOOK_AGAIN
        until = latest if self._next is None else min(self._next, latest)
        waiting = asyncio.ensure_future(self._hall.clock.wait_until(until))
        ringing = asyncio.ensure_future(self._bell.wait())
        try:
            await asyncio.wait({waiting, ringing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            ringing.cancel()
        self._bell.clear()

    async def sweep(self) -> int:
        """Let everything happen that is due by now; how many games it happened in."""
        games = await self._hall.store.due(self._hall.clock.now(), AT_ONCE)
        fresh = [game for game in games if game not in self._damaged]
        # All at once, so that they share their way to the disk.
        await asyncio.gather(*(self._settle(game) for game in fresh))
        return len(fresh)

    async def _settle(self, game: GameId) -> None:
        try:
            live = await self._hall.live.get(game)
            await self._hall.doubt.settled(live)
            async with live.lock:
                live.is_sure = live.is_sure and self._hall.hints.is_alone
                await settle(self._hall, live)
        except StoreUnavailableError:
            raise
        except RackhouseError as error:
            self._damaged.add(game)
            _logger.warning(
                "A game cannot go on.", extra={"game": game, "fault": type(error).__name__}
            )
