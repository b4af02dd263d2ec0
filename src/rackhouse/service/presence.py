"""Who is there, also at other processes: each stores who follows a game there, and hints at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.errors import RackhouseError
from rackhouse.log.process import Hint
from rackhouse.service.waking import SILENCE

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.values import GameId

_HINT: Final = "present:"


class PresenceElsewhere:
    """Keeps the hub informed of who follows its games at other processes."""

    def __init__(self, games: Games, process: str) -> None:
        self._games = games
        self._process = process
        self._stale: dict[GameId, bool] = {}
        """Whether somebody has come or gone since a game, one being stored, was last read."""
        if not games.hints.is_alone:
            games.hub.on_presence.append(self._changed)

    def _changed(self, game: GameId) -> None:
        is_being_stored = game in self._stale
        self._stale[game] = True
        if not is_being_stored:
            self._games.process.task(self._store_until_fresh(game))

    async def _store_until_fresh(self, game: GameId) -> None:
        """One after the other: two at once would write the same rows, and the older could win."""
        try:
            while self._stale[game]:
                self._stale[game] = False
                await self._store(game)
        finally:
            del self._stale[game]

    async def _store(self, game: GameId) -> None:
        """Store who follows a game here, and learn who does elsewhere."""
        try:
            here, now = self._games.hub.followers_of(game), self._games.clock.now()
            await self._games.store.set_present(self._process, game, here, now)
            await self._learn(game)
            await self._games.hints.publish(Hint(_HINT + game, 0))
        except RackhouseError:
            return  # the next change, or the next look around, makes up for it

    def hinted(self, hint: Hint | None) -> None:
        """Take a hint from another process."""
        if hint is not None and hint.log.startswith(_HINT):
            game = hint.log.removeprefix(_HINT)
            if self._games.hub.has_readers(game):
                self._games.process.task(self._heard(game))

    async def _heard(self, game: GameId) -> None:
        try:
            await self._learn(game)
        except RackhouseError:
            return  # as above

    async def _learn(self, game: GameId | None = None) -> None:
        since = self._games.clock.now() - SILENCE
        found = await self._games.store.present_elsewhere(self._process, since, game)
        hub = self._games.hub
        for one in hub.logs if game is None else (game,):
            hub.hear_presence(one, found.get(one, ()))

    async def look_around(self) -> None:
        """Notice by and by that another process is gone, and its people with it."""
        clock = self._games.clock
        while not self._games.hints.is_alone:
            await clock.wait_until(clock.now() + SILENCE)
            try:
                await self._learn()
            except RackhouseError:
                continue  # the store is away
