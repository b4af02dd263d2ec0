"""Spectators whom the players let see their racks: they see the game as it was a while ago.

Any spectator may be a player under another name. So only those to whom every player has agreed see
racks; all others see the game as it is, without racks. The delayed view is built from an older
state. Nothing is cut out of the current one, so nothing can slip through.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rackhouse.record import PUBLIC, apply, fold
from rackhouse.referee import GameView, news, view
from rackhouse.service.hub import told
from rackhouse.service.messages import News

if TYPE_CHECKING:
    from rackhouse.record import State
    from rackhouse.referee import NewsItem
    from rackhouse.service.games import Games
    from rackhouse.service.hub import Subscription
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId


def seers(games: Games, live: LiveGame) -> list[Subscription]:
    """The readers who see racks, or did until the game was over."""
    readers = games.hub.readers_at(live.id, PUBLIC)
    return [reader for reader in readers if live.is_held_by(reader.person, PUBLIC)]


def moment_of(games: Games, live: LiveGame) -> int:
    """The moment that delayed spectators are shown."""
    assert live.info.racks_after is not None
    return games.clock.now() - live.info.racks_after * 1000


async def state_behind(games: Games, live: LiveGame) -> State:
    """The game as it was at that moment; at least its first fact."""
    moment = moment_of(games, live)
    state = live.behind
    entries = await games.entries_after(live, 0 if state is None else state.number)
    if state is None:
        first, *entries_left = entries
        state, entries = fold([first]), tuple(entries_left)
    for entry in entries:
        if entry.at > moment:
            break
        state = apply(state, entry)
    live.behind = state
    return state


async def view_behind(games: Games, live: LiveGame) -> GameView:
    """What delayed spectators see: an earlier state, with all racks."""
    state = await state_behind(games, live)
    now = max(moment_of(games, live), state.at)
    return view(state, PUBLIC, live.world(now), racks_are_open=True)


async def news_behind(games: Games, live: LiveGame, after: int) -> tuple[NewsItem, ...]:
    """What delayed spectators may know has happened since a number."""
    last = (await state_behind(games, live)).number
    entries = await games.entries_after(live, after)
    return tuple([news(one, PUBLIC, is_over=False) for one in entries if one.number <= last])


class Followers:
    """One task for each game that somebody watches with a delay."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._tasks: dict[GameId, asyncio.Task[None]] = {}
        games.listeners.append(lambda live, _: self.ensure(live))

    def ensure(self, live: LiveGame) -> None:
        """Make sure that delayed spectators of a game are told."""
        if not live.info.shows_racks or live.id in self._tasks:
            return
        if seers(self._games, live):
            task = asyncio.create_task(follow(self._games, live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(live.id, None))

    async def close(self) -> None:
        """Stop telling."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def follow(games: Games, live: LiveGame) -> None:
    """Tell delayed spectators what happened, each fact when its time has come.

    Runs as long as somebody watches. Once the game is over they get the rest at once, and from then
    on see it like anybody else.
    """
    while readers := seers(games, live):
        delayed = live.info.shows_racks and not live.is_over
        shown = await view_behind(games, live) if delayed else live.view(PUBLIC, games.clock.now())
        for number in sorted({reader.number for reader in readers if reader.number < shown.number}):
            items = await news_behind(games, live, number) if delayed else ()
            if not delayed:
                items = told(live, await games.entries_after(live, number), PUBLIC)
            behind = [reader for reader in readers if reader.number == number]
            games.hub.send(behind, News(shown.number, items, shown))
        if not delayed:
            return
        await _until_next(games, live, shown.number)


async def _until_next(games: Games, live: LiveGame, shown: int) -> None:
    entries = await games.entries_after(live, shown)
    if not entries:
        await games.hub.change(live.id)
        return
    assert live.info.rack_delay is not None
    await games.until(live, entries[0].at + live.info.rack_delay * 1000)
