"""A hall: everything that its use cases share, put together in one place.

Tests bring a clock that they move and chance that they know; nothing of that can be brought over
the network.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Any

from rackhouse.errors import RackhouseError
from rackhouse.messages import message
from rackhouse.record import FairDraws
from rackhouse.service.access import look_again
from rackhouse.service.analyst import Analyst
from rackhouse.service.books import Books
from rackhouse.service.clock import Clock, WallClock
from rackhouse.service.doubt import Doubt
from rackhouse.service.drafts import Drafts
from rackhouse.service.engine_room import EngineRoom
from rackhouse.service.hints import PEOPLE, Alone, Hint, Hints
from rackhouse.service.hub import Hub
from rackhouse.service.live import LiveGames
from rackhouse.service.messages import Sitter
from rackhouse.service.minds import InThreads
from rackhouse.service.places import place_name
from rackhouse.service.players import PLAYERS
from rackhouse.service.scheduler import GamesDue, Scheduler
from rackhouse.service.sessions import SessionCache
from rackhouse.service.sitters import sitter
from rackhouse.service.spectators import Followers, is_delayed
from rackhouse.service.tokens import Chance, new_id
from rackhouse.service.waking import beat, fall_asleep, wake, wake_in_time
from rackhouse.service.writing import catch_up

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping, Sequence

    from rackhouse.record import Actor, Entry
    from rackhouse.referee.world import Draw
    from rackhouse.service.live import LiveGame
    from rackhouse.service.minds import Minds
    from rackhouse.service.players import PlayerMaker
    from rackhouse.service.ports import Store
    from rackhouse.service.values import GameId, PersonId

MOST_LIVE = 3000
CLOSING = message("service-closing")
_logger = logging.getLogger("rackhouse.hall")


class Hall:
    """One process of a hall.

    >>> import tempfile
    >>> from rackhouse.record import Actor
    >>> from rackhouse.referee import commands
    >>> from rackhouse.service.answers import Envelope
    >>> from rackhouse.service.carry_out import carry_out
    >>> from rackhouse.service.look import look
    >>> from rackhouse.service.open_game import Opening, open_table
    >>> from rackhouse.service.people import sign_in_by_name
    >>> from rackhouse.store import open_store
    >>> async def evening(folder: str) -> None:
    ...     store = await open_store(f"{folder}/hall.db")
    ...     hall = Hall(store)
    ...     await hall.start()
    ...     ann = (await sign_in_by_name(hall, "Ann")).person.id
    ...     opened = await open_table(hall, ann, Opening(own=("seat-1", "seat-2")))
    ...     for seat in (Actor.seat_at(0), Actor.seat_at(1)):
    ...         order = Envelope(f"chance of {seat}", 1, commands.GiveNonce(seat, "by a die"))
    ...         await carry_out(hall, ann, opened.game, seat, order)
    ...     seen = await look(hall, ann, opened.game, Actor.seat_at(0))
    ...     print(seen.view.phase.value, len(seen.view.own.rack), seen.people[0].name)
    ...     await hall.stop()
    ...     await store.close()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(evening(folder))
    on turn 7 Ann
    """

    def __init__(  # noqa: PLR0913 - all that a hall is made of, each with its usual value
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        chance: Chance = secrets.token_bytes,
        draws: Callable[[str, list[str]], Draw] = FairDraws.of,
        books: Books | None = None,
        hints: Hints | None = None,
        players: Mapping[str, PlayerMaker] = PLAYERS,
        minds: Minds | None = None,
        most_live: int = MOST_LIVE,
    ) -> None:
        self.store = store
        self.clock: Clock = WallClock() if clock is None else clock
        self.chance = chance
        self.hints: Hints = Alone() if hints is None else hints
        self.process = new_id(chance)
        """The name of this process: a new one at every start."""
        self.started = self.clock.now()
        self.doubt = Doubt()
        self.books = Books() if books is None else books
        self.hub = Hub(self.clock, is_delayed, self._sitter)
        self.engines = EngineRoom(self, players, InThreads(players) if minds is None else minds)
        self.live = LiveGames(
            store,
            most_live,
            draws=draws,
            is_wanted=self._is_wanted,
            people_changed=self.hub.tell_people,
        )
        self.drafts = Drafts(store)
        self.followers = Followers()
        self.analyst = Analyst()
        self.scheduler = Scheduler(self.clock, GamesDue(self))
        self.sessions = SessionCache(store, self.clock)
        self.listeners: list[Callable[[LiveGame, Sequence[Entry]], None]] = []
        """Told of every fact of a game, after all who look at it."""
        self.hint_listeners: list[Callable[[Hint | None], None]] = []
        """Told of every hint of another process, also of those that are about no game."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._standing: list[asyncio.Task[None]] = []

    def _is_wanted(self, game: GameId) -> bool:
        return self.hub.has_readers(game) or self.engines.is_thinking(game)

    def _sitter(self, game: GameId, place: Actor, person: PersonId) -> Sitter:
        live = self.live.at_hand(game)
        if live is None:
            return Sitter(place_name(place), "")
        return sitter(live.info, place, person, live.names)

    # --- opening and closing

    async def start(self) -> None:
        """Open: pause what the hall's absence would have cost, then let time and players go on.

        Raises:
            StoreUnavailableError: where the store is away.
        """
        self.started = self.clock.now()
        if self.hints.is_alone:
            await wake(self)
        else:
            self.doubt.begin("waking", self.started)
        for work in (self._keep_time(), self._listen()):
            task = asyncio.create_task(work)
            task.add_done_callback(say_if_broken)
            self._standing.append(task)

    async def _keep_time(self) -> None:
        if not self.hints.is_alone:
            await wake_in_time(self)
            self.doubt.end("waking")
        async with asyncio.TaskGroup() as group:
            # Not before: of two that start at once, each would take the other for awake.
            group.create_task(beat(self))
            group.create_task(self.scheduler.run())
            group.create_task(self.engines.take_over())

    async def stop(self) -> None:
        """Close: finish what was begun, pause what is under a clock, send everybody home."""
        for task in self._standing:
            task.cancel()
        await asyncio.gather(*self._standing, return_exceptions=True)
        await self.engines.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RackhouseError):  # a store that is away cannot be told
            await fall_asleep(self)
        await self.followers.close()
        self.hub.close(CLOSING)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- work on the side

    async def until(self, live: LiveGame, moment: int) -> None:
        """Wait for a moment, or until something happens in a game."""
        waiting = asyncio.ensure_future(self.clock.wait_until(moment))
        moving = self.hub.change(live.id)
        try:
            await asyncio.wait({waiting, moving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            moving.cancel()

    def task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that is finished even if nobody waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def hint(self, hint: Hint) -> None:
        """Tell the other processes, without waiting for it."""
        if not self.hints.is_alone:
            self.task(self._publish(hint))

    async def _publish(self, hint: Hint) -> None:
        try:
            await self.hints.publish(hint)
        except Exception as error:  # noqa: BLE001 - a hint that is lost costs nothing but a moment
            _logger.warning(
                "A hint was lost.", extra={"game": hint.game, "fault": type(error).__name__}
            )

    async def _listen(self) -> None:
        async for hint in self.hints.listen():
            for listener in self.hint_listeners:
                listener(hint)
            for game in self.hub.games if hint is None else (hint.game,):
                # A game that is busy does not keep the others waiting.
                self.task(self._heard(game, None if hint is None else hint.number))

    async def _heard(self, game: GameId, number: int | None) -> None:
        """Another process has written, or seated somebody; ``None``: it may have."""
        live = self.live.at_hand(game)
        if live is None:
            return
        try:
            async with live.lock:
                if number is None or number > live.number:
                    await catch_up(self, live)
                if number is None or number == PEOPLE:
                    await self.live.refresh_people(live)
                    await look_again(self, live)
        except RackhouseError as error:
            live.is_sure = False
            _logger.warning(
                "A hint came to nothing.", extra={"game": game, "fault": type(error).__name__}
            )


def say_if_broken(task: asyncio.Task[None]) -> None:
    """Nobody waits for what a hall does all the time: if it ends by a fault, the log says so."""
    if not task.cancelled() and (error := task.exception()) is not None:
        _logger.error("A part of the hall has stopped.", exc_info=error)
