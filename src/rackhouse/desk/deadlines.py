"""Deadlines: what falls due at events by itself, across restarts and clock changes.

When each event is next due stands in the store, written together with its lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import CLOCK
from rackhouse.contest import commands as c
from rackhouse.contest.deciding.arranging import due
from rackhouse.desk.writing import be_sure, write

if TYPE_CHECKING:
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.values import EventId


class EventsDue:
    """What falls due at the events of a hall."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def due(self, now: int, limit: int) -> tuple[EventId, ...]:
        """Events in which something is due by now."""
        return await self._desk.store.due_events(now, limit)

    async def next_due(self) -> int | None:
        """When something is due next at any event."""
        return await self._desk.store.next_event_due()

    async def settle(self, name: EventId) -> None:
        """Write down what is due at an event: reminders, and double forfeits to be confirmed."""
        live = await self._desk.events.get(name)
        async with live.lock:
            live.is_sure = live.is_sure and self._desk.hall.hints.is_alone
            await be_sure(self._desk, live)
            # Another process may have been faster; it is not this one's then.
            if due(live.book.state, self._desk.clock.now()):
                await write(self._desk, live, c.Tick(CLOCK))
