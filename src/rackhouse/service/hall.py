"""A hall: everything that its use cases share, in one place.

Tests pass in their own clock and chance; neither can be set over the network.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from functools import partial
from typing import TYPE_CHECKING

from rackhouse.errors import RackhouseError
from rackhouse.log.process import Alone, Clock, Hints, Process, WallClock
from rackhouse.messages import message
from rackhouse.record import FairDraws
from rackhouse.service.access import look_again
from rackhouse.service.analyst import Analyst
from rackhouse.service.books import Books
from rackhouse.service.chat import CHAT_DAYS, Chat
from rackhouse.service.engine_room import EngineRoom
from rackhouse.service.games import Games
from rackhouse.service.people import Sessions
from rackhouse.service.pictures import Pictures
from rackhouse.service.players import PLAYERS
from rackhouse.service.presence import PresenceElsewhere
from rackhouse.service.profile import Profiles
from rackhouse.service.rated_games import RatedGames
from rackhouse.service.spectators import Followers
from rackhouse.service.thought import InThreads
from rackhouse.service.waking import Waking

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rackhouse.log.process import Hint
    from rackhouse.referee.deciding import Draw
    from rackhouse.service.players import PlayerMaker
    from rackhouse.service.ports import Store
    from rackhouse.service.thought import Minds
    from rackhouse.service.tokens import Chance

MOST_LIVE = 3000
CLOSING = message("service-closing")


class Hall:
    """One process of a hall.

    >>> import tempfile
    >>> from rackhouse.record import Actor
    >>> from rackhouse.referee import commands
    >>> from rackhouse.service.messages import Envelope
    >>> from rackhouse.service.carry_out import carry_out
    >>> from rackhouse.service.look import look
    >>> from rackhouse.service.open_game import Opening, open_table
    >>> from rackhouse.service.people import sign_in_by_name
    >>> from rackhouse.store import open_store
    >>> async def evening(folder: str) -> None:
    ...     store = await open_store(f"{folder}/hall.db")
    ...     hall = Hall(store)
    ...     await hall.start()
    ...     ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
    ...     opened = await open_table(hall.games, ann, Opening(own=("seat-1", "seat-2")))
    ...     for seat in (Actor.seat_at(0), Actor.seat_at(1)):
    ...         order = Envelope(f"chance of {seat}", 1, commands.GiveNonce(seat, "by a die"))
    ...         await carry_out(hall.games, ann, opened.game, seat, order)
    ...     seen = await look(hall.games, ann, opened.game, Actor.seat_at(0))
    ...     print(seen.view.phase.value, len(seen.view.own.rack), seen.people[0].name)
    ...     await hall.stop()
    ...     await store.close()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(evening(folder))
    on turn 7 Ann
    """

    def __init__(  # noqa: PLR0913 - all parts of a hall, each with its default
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
        chat_days: int = CHAT_DAYS,
    ) -> None:
        self.store = store
        self.process = Process(clock or WallClock(), hints or Alone())
        self.clock = self.process.clock
        self.games = Games(
            store,
            Books() if books is None else books,
            chance,
            draws,
            tuple(players),
            self.process,
            most_live,
        )
        self.games.on_people_heard.append(partial(look_again, self.games))
        self.engines = EngineRoom(
            self.games, players, InThreads(players) if minds is None else minds
        )
        self.followers = Followers(self.games)
        self.word_lists = self.games.word_lists
        self.analyst = Analyst(self.games)
        self.pictures = Pictures(self.games)
        self.chat = Chat(self.games, chat_days)
        self.rated = RatedGames(self.games)
        self.profiles = Profiles(self.games, self.rated)
        self._waking = Waking(self.games)
        self._presence = PresenceElsewhere(self.games, self._waking.process)
        self.sessions = Sessions(store, self.clock, chance)
        self.hint_listeners: list[Callable[[Hint | None], None]] = [
            self.games.hinted,
            self.chat.hinted,
            self._presence.hinted,
        ]
        """Called with every hint from another process, also those about no game."""

    async def start(self) -> None:
        """Open: pause games whose time ran while the hall was away, then start time and players."""
        await self._waking.open()
        self.process.keep_running(
            self._keep_time(),
            self._listen(),
            self._presence.look_around(),
            self.chat.forget_old(),
        )

    async def _keep_time(self) -> None:
        await self._waking.wake_in_time()
        async with asyncio.TaskGroup() as group:
            # Only now, because two processes that start together would each take the other for
            # running.
            group.create_task(self._waking.beat())
            group.create_task(self.games.scheduler.run())
            group.create_task(self.engines.take_over())

    async def _listen(self) -> None:
        async for hint in self.process.hints.listen():
            for listener in self.hint_listeners:
                listener(hint)

    async def stop(self) -> None:
        """Close: finish what was begun, pause the games under a clock, disconnect everybody."""
        await self.process.stop()
        await self.engines.close()
        await self.process.finish()
        with contextlib.suppress(RackhouseError):  # a store that is away cannot be told
            await self._waking.fall_asleep()
        await self.followers.close()
        self.games.hub.close(CLOSING)
        await self.process.finish()
