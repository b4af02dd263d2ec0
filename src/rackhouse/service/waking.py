"""Opening the hall again: nobody pays for the time while it was shut.

Every process says once a second that it is alive, and when it goes of its own will. One that starts
and finds the others silent pauses every game under a clock at the moment of the last sign of life,
so that the time since then is nobody's, and says so; the seats go on when they are ready. It is the
same where the store was away for so long that no process could say anything.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from rackhouse.errors import RackhouseError
from rackhouse.record import CLOCK
from rackhouse.referee import commands
from rackhouse.service.ports import StoreUnavailableError
from rackhouse.service.writing import Written, settle, write

if TYPE_CHECKING:
    from rackhouse.service.hall import Hall
    from rackhouse.service.values import GameId

BEAT = 1000
GLANCE = 250
"""Milliseconds between two looks for another process."""
AT_ONCE = 100
SILENCE = 5000
"""Milliseconds without a sign of life after which a process is taken for gone."""
WOKE = "The hall was away for a moment; the time does not count. Go on when you are ready."
CLOSED = "The hall closes for a moment; the time does not count. Go on when it is back."
_logger = logging.getLogger("rackhouse.hall")


async def beat(hall: Hall) -> None:
    """Say once a second that this process is alive; see to the games if it could not for long."""
    last = hall.clock.now()
    while True:
        now = hall.clock.now()
        try:
            await hall.store.beat(hall.process, now)
            lost = hall.doubt.since("store")
            if lost is not None and now - last >= SILENCE:
                await pause_all(hall, WOKE, last, before=lost)
        except StoreUnavailableError:
            _logger.warning("The store is away.")
            hall.doubt.begin("store", now)
        else:
            hall.doubt.end("store")
            last = now
        # From the beat's own moment: one that took long is followed by the next at once.
        await hall.clock.wait_until(now + BEAT)


async def wake(hall: Hall) -> int:
    """Pause the games under a clock, unless another process kept them going; how many."""
    last = await hall.store.last_beat(besides=hall.process)
    if last is not None and not hall.hints.is_alone and hall.clock.now() - last < SILENCE:
        # It may be alive, or have gone a moment ago: its next beat would tell.
        while (now := hall.clock.now()) < last + SILENCE:
            await hall.clock.wait_until(min(now + GLANCE, last + SILENCE))
            later = await hall.store.last_beat(besides=hall.process)
            if later is not None and later > last:
                return 0
    return await pause_all(hall, WOKE, last or 0, before=hall.started)


async def wake_in_time(hall: Hall) -> int:
    """As :func:`wake`, as soon as the store lets it."""
    while True:
        try:
            return await wake(hall)
        except StoreUnavailableError:
            await hall.clock.wait_until(hall.clock.now() + BEAT)


async def fall_asleep(hall: Hall) -> int:
    """Pause the games under a clock if this is the last process to go; how many."""
    # Before looking for others: of two that go at once, at least one finds itself the last.
    await hall.store.leave(hall.process)
    last = await hall.store.last_beat(besides=hall.process)
    now = hall.clock.now()
    if not hall.hints.is_alone and last is not None and now - last < SILENCE:
        return 0
    return await pause_all(hall, CLOSED, now, before=now + 1)


async def pause_all(hall: Hall, reason: str, moment: int, *, before: int) -> int:
    """Pause every game under a clock at a moment, or at its last fact if that came later.

    A game that has moved since ``before`` has somebody at its table, and is left alone.
    """
    games = await hall.store.timed_games()
    paused = 0
    for at in range(0, len(games), AT_ONCE):
        some = games[at : at + AT_ONCE]
        paused += sum(
            await asyncio.gather(*(_paused(hall, game, reason, moment, before) for game in some))
        )
    return paused


async def _paused(hall: Hall, game: GameId, reason: str, moment: int, before: int) -> bool:
    try:
        live = await hall.live.get(game)
        async with live.lock:
            if live.state.at >= before:
                return False
            await settle(hall, live, now=moment)
            written = await write(hall, live, commands.Pause(CLOCK, reason), now=moment)
            return isinstance(written, Written)
    except StoreUnavailableError:
        raise
    except RackhouseError as error:
        fault = type(error).__name__
        _logger.warning("A game cannot be paused.", extra={"game": game, "fault": fault})
        return False
