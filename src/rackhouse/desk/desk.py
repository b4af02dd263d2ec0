"""A desk: everything that its use cases share, put together in one place."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from rackhouse.contest.deciding.arranging import next_due
from rackhouse.desk.bells import clock_facts, tell_tables
from rackhouse.desk.deadlines import EventsDue
from rackhouse.desk.games import now
from rackhouse.desk.hub import EventHub
from rackhouse.desk.leave import Leave
from rackhouse.desk.live import LiveEvents
from rackhouse.desk.look import standings_of
from rackhouse.desk.player_book import PlayerBooks
from rackhouse.desk.post_office import PostOffice
from rackhouse.desk.returning import is_telling, take_notice
from rackhouse.desk.writing import catch_up
from rackhouse.errors import RackhouseError
from rackhouse.service.hall import say_if_broken
from rackhouse.service.hints import PEOPLE, Hint
from rackhouse.service.ports import StoreUnavailableError
from rackhouse.service.scheduler import Scheduler

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from rackhouse.contest import Line
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.ports import DeskStore
    from rackhouse.desk.post_office import Postman
    from rackhouse.desk.values import EventId, TableGame
    from rackhouse.record import Entry
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId

MOST_LIVE = 200
RECENT, MOST_RECENT = 48 * 60 * 60 * 1000, 20
"""An event that has changed within so many milliseconds may be on; so many are read at a start."""
ANYBODY: Final = Leave()
"""Of a hall that asks nobody for a phrase."""
LAST_WORDS = 5.0
"""Seconds for which a desk that closes still takes notice of its games."""
AGAIN = 1000
"""Milliseconds before something is tried again that the store was away for."""
_EVENT = "event "
"""Before the name of an event in a hint, so that no game is meant."""
_logger = logging.getLogger("rackhouse.desk")


@contextlib.asynccontextmanager
async def opened_desk(
    hall: Hall, store: DeskStore, postman: Postman | None = None, leave: Leave = ANYBODY
) -> AsyncIterator[Desk]:
    """The desk of a hall that is open, at work until it is left."""
    desk = Desk(hall, store, postman, leave)
    await desk.start()
    try:
        yield desk
    finally:
        await desk.stop()


class Desk:
    """The events of one process of a hall; without a postman, letters wait in the outbox."""

    def __init__(
        self,
        hall: Hall,
        store: DeskStore,
        postman: Postman | None = None,
        leave: Leave = ANYBODY,
    ) -> None:
        self.hall = hall
        self.store = store
        self.leave = leave
        self.clock = hall.clock
        self.chance = hall.chance
        self.hub = EventHub()
        self.events = LiveEvents(
            store, MOST_LIVE, self.hub.has_followers, is_alone=hall.hints.is_alone
        )
        self.scheduler = Scheduler(hall.clock, EventsDue(self))
        self.post_office = PostOffice(self, postman)
        self.player_books = PlayerBooks()
        self._standing: list[asyncio.Task[None]] = []
        self._noticing: dict[GameId, asyncio.Task[None]] = {}

    def listen(self) -> None:
        """Take notice of games from now on; what falls due by itself is left to others."""
        self.hall.hint_listeners.append(self._hinted)
        self.hall.listeners.append(self._game_moved)

    async def start(self) -> None:
        """Begin to listen, and take notice of what happened while nobody did."""
        self.listen()
        for table in await self.store.unseen_games():
            self._notice(table.game)
        for work in (self.scheduler.run(), self.post_office.run(), self._open_recent()):
            task = asyncio.create_task(work)
            task.add_done_callback(say_if_broken)
            self._standing.append(task)

    async def _open_recent(self) -> None:
        """Read the events that are on, one after the other: whoever looks first need not wait."""
        found: tuple[EventId, ...] = ()
        with contextlib.suppress(StoreUnavailableError):
            found = await self.store.recent_events(self.clock.now() - RECENT, MOST_RECENT)
        for event in found:
            with contextlib.suppress(RackhouseError):  # whoever asks for it is told
                await standings_of(self, event)

    async def stop(self) -> None:
        """Finish what was begun, and send everybody away."""
        for task in self._standing:
            task.cancel()
        await asyncio.gather(*self._standing, return_exceptions=True)
        self.hall.hint_listeners.remove(self._hinted)
        self.hall.listeners.remove(self._game_moved)
        self.hub.close()
        if self._noticing:
            # What is not told by then is told at the next start.
            await asyncio.wait(self._noticing.values(), timeout=LAST_WORDS)
        for task in self._noticing.values():
            task.cancel()

    # --- telling

    def has_moved(
        self, live: LiveEvent, own: Sequence[Line] = (), *, has_letters: bool = False
    ) -> None:
        """An event has new lines; ``own`` are those that were written here."""
        self.hub.tell(live.id, number=live.number)
        due = next_due(live.book.state)
        if due is not None:
            self.scheduler.expect(due)
        if has_letters:
            self.post_office.ring()
        if facts := clock_facts(own):
            self.hall.task(tell_tables(self, live, facts))
        if own:
            self.hall.hint(Hint(f"{_EVENT}{live.id}", live.number))

    async def people_changed(self, live: LiveEvent) -> None:
        """Names, roles or settings of an event are others now."""
        await self.events.refresh_people(live)
        self.hub.tell(live.id, people=True)
        self.hall.hint(Hint(f"{_EVENT}{live.id}", PEOPLE))

    def table_set(self, table: TableGame) -> None:
        """A game was opened for a pairing."""
        live = self.hall.live.at_hand(table.game)
        if live is not None:
            self.hub.tell(table.event, games={table.pairing: now(live)})

    # --- games

    def _game_moved(self, game: LiveGame, entries: Sequence[Entry]) -> None:
        """A game has new facts; where it is one of an event's, the event hears of them."""
        if game.info.event:
            self.hub.tell(game.info.event, games={game.info.pairing: now(game)})
            if is_telling(entries):
                self._notice(game.id)

    def _notice(self, game: GameId) -> None:
        """See to it that an event takes notice of a game, after what is being told of it now."""
        before = self._noticing.get(game)
        task = self.hall.task(self._noticed(game, before))
        self._noticing[game] = task
        task.add_done_callback(lambda done: self._forget(game, done))

    async def noticed(self) -> None:
        """Wait until the events have taken notice of all that their games have told."""
        while self._noticing:
            await asyncio.wait(set(self._noticing.values()))

    def _forget(self, game: GameId, done: asyncio.Task[None]) -> None:
        if self._noticing.get(game) is done:
            del self._noticing[game]

    async def _noticed(self, game: GameId, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait({before})
        while True:
            try:
                table = await self.store.event_of_game(game)
                if table is not None:
                    await take_notice(self, table)
            except StoreUnavailableError:
                await self.clock.wait_until(self.clock.now() + AGAIN)
            except RackhouseError as error:
                _logger.warning(
                    "An event could not take notice of a game.",
                    extra={"game": game, "fault": type(error).__name__},
                )
                return
            else:
                return

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
                "A hint came to nothing.", extra={"game": event, "fault": type(error).__name__}
            )
