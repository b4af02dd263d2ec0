"""A desk: everything its use cases share, put together in one place."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from rackhouse.desk.events import Events
from rackhouse.desk.games import clock_facts, now, tell_tables
from rackhouse.desk.look import standings_of
from rackhouse.desk.mail_permission import MailPermission
from rackhouse.desk.player_book import PlayerBooks
from rackhouse.desk.post_office import PostOffice
from rackhouse.desk.returning import is_telling, take_notice
from rackhouse.errors import RackhouseError
from rackhouse.log.process import Process
from rackhouse.log.store import StoreUnavailableError
from rackhouse.service.turn_mail import MailWay
from rackhouse.service.turn_post import TurnPost
from rackhouse.service.turn_push import PushWay

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from rackhouse.contest import Line
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.ports import DeskStore
    from rackhouse.desk.values import EventId
    from rackhouse.record import RecordEntry
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.outgoing import Postman
    from rackhouse.service.turn_push import PushService
    from rackhouse.service.values import GameId

RECENT, MOST_RECENT = 48 * 60 * 60 * 1000, 20
"""Events changed within so many milliseconds are read at the start, up to a number."""
ANYBODY: Final = MailPermission()
"""For a hall that asks for no phrase."""
LAST_WORDS = 5.0
"""How many seconds a closing desk still listens to its games."""
AGAIN = 1000
"""Milliseconds before trying again after the store was unavailable."""
_logger = logging.getLogger("rackhouse.desk")


@contextlib.asynccontextmanager
async def opened_desk(
    hall: Hall,
    store: DeskStore,
    postman: Postman | None = None,
    permission: MailPermission = ANYBODY,
    pusher: PushService | None = None,
) -> AsyncIterator[Desk]:
    """The running desk of an open hall, until the context ends."""
    desk = Desk(hall, store, postman, permission, pusher)
    await desk.start()
    try:
        yield desk
    finally:
        await desk.stop()


class Desk:
    """The desk of one process of a hall; without a postman, letters wait in the outbox."""

    def __init__(
        self,
        hall: Hall,
        store: DeskStore,
        postman: Postman | None = None,
        permission: MailPermission = ANYBODY,
        pusher: PushService | None = None,
    ) -> None:
        self.hall = hall
        self.events = Events(store, hall.games, permission)
        self.events.on_written.append(self._written)
        self.post_office = PostOffice(self.events, postman)
        self.turn_push = PushWay(hall.games, pusher)
        self.turn_post = TurnPost(
            hall.games,
            MailWay(hall.games, postman, permission.letters_a_day),
            self.turn_push,
        )
        self.player_books = PlayerBooks(self.events)
        self._process = Process(hall.process.clock, hall.process.hints)
        self._noticing: dict[GameId, asyncio.Task[None]] = {}

    def listen(self) -> None:
        """Listen to games; leave what falls due by itself to other processes."""
        self.hall.hint_listeners.append(self.events.hinted)
        self.hall.games.listeners.append(self._game_moved)

    async def start(self) -> None:
        """Start to listen, and catch up with what happened meanwhile."""
        self.listen()
        for table in await self.events.store.unseen_games():
            self._notice(table.game)
        self._process.keep_running(
            self.events.scheduler.run(),
            self.post_office.run(),
            self.turn_post.run(),
            self._open_recent(),
        )

    async def _open_recent(self) -> None:
        """Read the current events, one after the other, so that the first reader need not wait."""
        found: tuple[EventId, ...] = ()
        with contextlib.suppress(StoreUnavailableError):
            since = self.events.clock.now() - RECENT
            found = await self.events.store.recent_events(since, MOST_RECENT)
        for event in found:
            with contextlib.suppress(RackhouseError):  # whoever asks for it gets the error
                await standings_of(self.events, event)

    async def stop(self) -> None:
        """Finish what was begun, and disconnect everybody."""
        await self._process.stop()
        self.hall.hint_listeners.remove(self.events.hinted)
        self.hall.games.listeners.remove(self._game_moved)
        self.events.hub.close()
        if self._noticing:
            # What is left is caught up with at the next start.
            await asyncio.wait(self._noticing.values(), timeout=LAST_WORDS)
        for task in self._noticing.values():
            task.cancel()

    def _written(self, live: LiveEvent, lines: Sequence[Line]) -> None:
        if facts := clock_facts(lines):
            self.events.process.task(tell_tables(self.events, live, facts))

    # --- games

    def _game_moved(self, game: LiveGame, entries: Sequence[RecordEntry]) -> None:
        """A game has new facts; if it belongs to an event, tell the event."""
        if game.info.event:
            self.events.hub.tell(game.info.event, games={game.info.pairing: now(game)})
            if is_telling(entries):
                self._notice(game.id)

    def _notice(self, game: GameId) -> None:
        """Tell an event about a game, after what is being told now."""
        before = self._noticing.get(game)
        task = self.events.process.task(self._noticed(game, before))
        self._noticing[game] = task
        task.add_done_callback(lambda done: self._forget(game, done))

    async def noticed(self) -> None:
        """Wait until the events know of everything in their games."""
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
                table = await self.events.store.event_of_game(game)
                if table is not None:
                    await take_notice(self.events, table)
            except StoreUnavailableError:
                await self.events.clock.wait_until(self.events.clock.now() + AGAIN)
            except RackhouseError as error:
                _logger.warning(
                    "An event could not take notice of a game.",
                    extra={"game": game, "fault": type(error).__name__},
                )
                return
            else:
                return
