"""A desk: everything that its use cases share, put together in one place."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from rackhouse.desk.hub import EventHub
from rackhouse.desk.live import LiveEvents
from rackhouse.desk.writing import catch_up
from rackhouse.errors import RackhouseError
from rackhouse.service.hints import PEOPLE, Hint

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.ports import DeskStore
    from rackhouse.desk.values import EventId
    from rackhouse.service.hall import Hall

MOST_LIVE = 200
_EVENT = "event "
"""Before the name of an event in a hint, so that no game is meant."""
_logger = logging.getLogger("rackhouse.desk")


@contextlib.asynccontextmanager
async def opened_desk(hall: Hall, store: DeskStore) -> AsyncIterator[Desk]:
    """The desk of a hall that is open, at work until it is left."""
    desk = Desk(hall, store)
    await desk.start()
    try:
        yield desk
    finally:
        await desk.stop()


class Desk:
    """The events of one process of a hall."""

    def __init__(self, hall: Hall, store: DeskStore) -> None:
        self.hall = hall
        self.store = store
        self.clock = hall.clock
        self.chance = hall.chance
        self.hub = EventHub()
        self.events = LiveEvents(store, MOST_LIVE, self.hub.has_followers)

    async def start(self) -> None:
        """Begin to listen."""
        self.hall.hint_listeners.append(self._hinted)

    async def stop(self) -> None:
        """Send everybody away."""
        self.hall.hint_listeners.remove(self._hinted)
        self.hub.close()

    # --- telling

    def has_moved(self, live: LiveEvent, *, is_own: bool = True, told: bool = False) -> None:
        """An event has new lines; ``told``: letters came with them."""
        self.hub.tell(live.id, number=live.number)
        if is_own:
            self.hall.hint(Hint(f"{_EVENT}{live.id}", live.number))

    async def people_changed(self, live: LiveEvent) -> None:
        """Names, roles or settings of an event are others now."""
        await self.events.refresh_people(live)
        self.hub.tell(live.id, people=True)
        self.hall.hint(Hint(f"{_EVENT}{live.id}", PEOPLE))

    def _hinted(self, hint: Hint | None) -> None:
        if hint is None:
            for event in self.hub.events:
                self.hall.task(self._heard(event, None))
        elif hint.game.startswith(_EVENT):
            self.hall.task(self._heard(hint.game.removeprefix(_EVENT), hint.number))

    async def _heard(self, event: EventId, number: int | None) -> None:
        """Another process has written, or changed who is who; ``None``: it may have."""
        live = self.events.at_hand(event)
        if live is None:
            return
        try:
            async with live.lock:
                if number is None or number > live.number:
                    await catch_up(self, live)
                if number is None or number == PEOPLE:
                    await self.events.refresh_people(live)
                    self.hub.tell(event, people=True)
        except RackhouseError as error:
            live.is_sure = False
            _logger.warning(
                "A hint came to nothing.", extra={"event": event, "fault": type(error).__name__}
            )
