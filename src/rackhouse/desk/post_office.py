"""Sending letters: each by one sender at a time, and once.

A letter is claimed in the store before it is sent. If the sender dies, the letter stays in the
outbox, where the organiser sees it: nobody can know whether it went out. A letter that the mail
server refused is tried again after a while.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final

from rackhouse.service.outgoing import AGAIN, AT_ONCE, OutgoingQueue, sent

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import EventId, Letter
    from rackhouse.service.outgoing import Postman

HELD_AT_MOST: Final = 5 * 60 * 1000
"""The longest a letter takes to send, in milliseconds; after that its sender has died."""
DAY: Final = 24 * 60 * 60 * 1000
ENOUGH: Final = "desk-mail-limit"
TOLD: Final = "desk-mail-told-in-person"
NO_ADDRESS: Final = "desk-mail-no-address"
NO_POSTMAN: Final = "desk-mail-no-server"


class PostOffice:
    """Sends what is in the outbox, if there is a postman."""

    def __init__(self, events: Events, postman: Postman | None) -> None:
        self.events = events
        self._postman = postman
        self._queue = OutgoingQueue(events.clock, self._claim, self.deliver)
        events.on_letters.append(self.ring)
        self._counting = asyncio.Lock()
        self._on_the_way: Counter[EventId] = Counter()

    def ring(self) -> None:
        """Say that there is a letter."""
        self._queue.ring()

    async def run(self) -> None:
        """Send letters until cancelled."""
        if self._postman is not None:
            await self._queue.run()

    async def empty(self) -> int:
        """Send what waits; returns how many letters."""
        return await self._queue.empty()

    async def _claim(self, now: int) -> tuple[Letter, ...]:
        may_mail = self.events.permission.for_letters
        return await self.events.store.claim_letters(
            now, now - AGAIN, limit=AT_ONCE, may_mail=may_mail
        )

    async def deliver(self, letter: Letter) -> str:
        """Send a claimed letter; returns why it was not sent, or an empty text."""
        live = await self.events.get(letter.event)
        address = live.names.of(letter.entry).details.mail
        is_told = letter.id in live.info.told
        error = TOLD if is_told else self._why_not(live, address) or await self._count(live.id)
        is_counted = not error
        try:
            if self._postman is not None and not error:
                error = await sent(self._postman, address, letter.subject, letter.text)
            moment = None if error else self.events.clock.now()
            # Nobody counts until it is noted, or the letter would count twice or not at all.
            async with self._counting:
                await self.events.store.close_letter(letter.id, sent=moment, error=error)
                self._on_the_way[live.id] -= is_counted
                is_counted = False
        finally:
            self._on_the_way[live.id] -= is_counted
        self.events.hub.tell(letter.event, people=True)
        return error

    def _why_not(self, live: LiveEvent, address: str) -> str:
        if kept := self.events.permission.why_kept(live.info):
            return kept
        if not address:
            return NO_ADDRESS
        return "" if self._postman is not None else NO_POSTMAN

    async def _count(self, event: EventId) -> str:
        """Count a letter about to be sent; returns why there are too many, or an empty text."""
        most = self.events.permission.letters_a_day
        async with self._counting:
            since = self.events.clock.now() - DAY
            many = await self.events.store.letters_sent(event, since) + self._on_the_way[event]
            if many >= most:
                return ENOUGH
            self._on_the_way[event] += 1
        return ""
