"""Opening the hall again: nobody is charged for the time it was closed.

Every process notes once a second that it is alive, and when it stops. A process that starts and
finds the others silent pauses every game under a clock at the last sign of life, so that nobody is
charged for the time since. The seats resume when they are ready; a game by correspondence goes on
by itself. The same happens if the store was
away for so long that no process could note anything.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from rackhouse.errors import RackhouseError
from rackhouse.log.store import StoreUnavailableError
from rackhouse.messages import Message, message
from rackhouse.record import CLOCK
from rackhouse.referee import commands, next_due
from rackhouse.service.tokens import new_id

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId

BEAT = 1000
GLANCE = 250
"""Milliseconds between two looks for other processes."""
AT_ONCE = 100
SILENCE = 5000
"""Milliseconds without a sign of life after which a process counts as gone."""
SHORT = 10 * 60 * 1000
"""Milliseconds that do not matter to whoever has days, unless time ran out in them."""
WOKE = message("service-pause-woke")
CLOSED = message("service-pause-closed")
_logger = logging.getLogger("rackhouse.hall")


class Waking:
    """The signs of life of one process, and the games to pause if there were none."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._store = games.store
        self._clock = games.clock
        self.process = new_id(games.chance)
        """The ID of this process, new at every start."""
        self._started = self._clock.now()

    async def open(self) -> None:
        """Begin: if no other process can be running, pause now what the absence would have cost."""
        self._started = self._clock.now()
        if self._games.hints.is_alone:
            await self.wake()
        else:
            self._games.uncertain.begin("waking", self._started)

    async def wake_in_time(self) -> None:
        """If other processes may be running, :meth:`wake` as soon as the store is there."""
        while not self._games.hints.is_alone:
            try:
                await self.wake()
            except StoreUnavailableError:
                await self._clock.wait_until(self._clock.now() + BEAT)
            else:
                break
        self._games.uncertain.end("waking")

    async def beat(self) -> None:
        """Note once a second that this process is alive; pause games if it could not for long."""
        last = self._clock.now()
        while True:
            now = self._clock.now()
            try:
                await self._store.beat(self.process, now)
                lost = self._games.uncertain.since("store")
                if lost is not None and now - last >= SILENCE:
                    await self._pause_all(WOKE, last, before=lost)
            except StoreUnavailableError:
                _logger.warning("The store is away.")
                self._games.uncertain.begin("store", now)
            else:
                self._games.uncertain.end("store")
                last = now
            # Counted from the beat's own moment, so that a slow one is followed by the next at
            # once.
            await self._clock.wait_until(now + BEAT)

    async def wake(self) -> int:
        """Pause the games under a clock unless another process is running; returns how many."""
        last = await self._store.last_beat(besides=self.process)
        is_fresh = last is not None and self._clock.now() - last < SILENCE
        if last is not None and is_fresh and not self._games.hints.is_alone:
            # It may be alive or may have just stopped; its next beat would show.
            while (now := self._clock.now()) < last + SILENCE:
                await self._clock.wait_until(min(now + GLANCE, last + SILENCE))
                later = await self._store.last_beat(besides=self.process)
                if later is not None and later > last:
                    return 0
        moment = max(last or 0, await self._store.closed())
        return await self._pause_all(WOKE, moment, before=self._started)

    async def fall_asleep(self) -> int:
        """Pause the games under a clock if this is the last process to stop; returns how many."""
        # Before looking for others: if two stop at once, at least one finds itself the last.
        await self._store.leave(self.process)
        last = await self._store.last_beat(besides=self.process)
        now = self._clock.now()
        if not self._games.hints.is_alone and last is not None and now - last < SILENCE:
            return 0
        return await self._pause_all(CLOSED, now, before=now + 1)

    async def _pause_all(self, reason: Message, moment: int, *, before: int) -> int:
        """Pause every game under a clock at a moment, or at its last fact if that came later.

        A game that has moved since ``before`` has somebody at its table and is left alone.
        """
        timed = await self._store.timed_games()
        paused = 0
        for at in range(0, len(timed), AT_ONCE):
            some = timed[at : at + AT_ONCE]
            paused += sum(
                await asyncio.gather(*(self._paused(one, reason, moment, before) for one in some))
            )
        return paused

    async def _paused(self, game: GameId, reason: Message, moment: int, before: int) -> bool:
        try:
            live = await self._games.get(game)
            async with live.lock:
                if live.state.at >= before:
                    return False
                if live.state.is_by_correspondence:
                    return reason is not CLOSED and await self._give_back(live, reason, moment)
                await self._games.settle(live, now=moment)
                pause = commands.Pause(CLOCK, reason)
                written = await self._games.write(live, pause, now=moment)
                return isinstance(written, tuple)
        except StoreUnavailableError:
            raise
        except RackhouseError as error:
            fault = type(error).__name__
            _logger.warning("A game cannot be paused.", extra={"game": game, "fault": fault})
            return False

    async def _give_back(self, live: LiveGame, reason: Message, moment: int) -> bool:
        """Give the sides of a game by correspondence the time of an absence back.

        They play at different times, so nobody is asked to resume: it is paused then and resumed
        now. A restart is too short to matter, unless somebody's time ran out in it.
        """
        await self._games.settle(live, now=moment)
        now, due = self._clock.now(), next_due(live.state)
        if now - moment < SHORT and (due is None or due.at > now):
            return False
        written = await self._games.write(live, commands.Pause(CLOCK, reason), now=moment)
        if not isinstance(written, tuple):
            return False
        await self._games.write(live, commands.Resume(CLOCK), now=now)
        return True
