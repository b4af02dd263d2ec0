"""Looking at a game from a place: the view, what was missed, and following it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import PUBLIC, Actor, Role
from rackhouse.referee import GameView, NewsItem
from rackhouse.service.access import check_view
from rackhouse.service.chat import chat_offered
from rackhouse.service.consent import asking_at
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.hub import NO_PLACE, Subscription, deeds_at, told
from rackhouse.service.messages import Asking, DraftShown, Sitter, Welcome
from rackhouse.service.new_table import asked_for, rematch_of
from rackhouse.service.places import place_name
from rackhouse.service.resigning import wish_at
from rackhouse.service.spectators import news_behind, view_behind
from rackhouse.service.values import GameId, GameInfo

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.spectators import Followers
    from rackhouse.service.values import PersonId


class Look(msgspec.Struct, frozen=True):
    """A game as somebody may see it."""

    place: str
    info: GameInfo
    people: tuple[Sitter, ...]
    number: int
    view: GameView
    news: tuple[NewsItem, ...]
    """What happened after the number asked from."""
    draft: DraftShown | None = None
    """The tiles that this seat is trying out."""
    rematch: GameId | None = None
    asks: tuple[Asking, ...] = ()
    """The requests for a place, now that the game has begun."""


async def look(
    games: Games,
    person: PersonId | None,
    game: GameId,
    place: Actor,
    *,
    after: int = 0,
    seconds: float = 0,
    token: str = "",
) -> Look:
    """The game from a place; ``token`` is an invitation to watch.

    Waits at most so many seconds until something has happened after the number.
    """
    live = await _opened(games, person, game, place, token)
    if seconds:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while await _last_number(games, live, person, place) <= after:
                    await _something(games, live, person, place)
    return await seen_from(games, live, person, place, after)


async def _opened(
    games: Games, person: PersonId | None, game: GameId, place: Actor, token: str
) -> LiveGame:
    live = await games.get(game)
    await check_view(games, live, person, place, token)
    await games.refresh(live)
    return live


async def seen_from(
    games: Games, live: LiveGame, person: PersonId | None, place: Actor, after: int
) -> Look:
    """The game from a place, for somebody who may look from it."""
    if live.is_delayed(person, place):
        shown = await view_behind(games, live)
        items = await news_behind(games, live, after)
    else:
        shown = live.view(place, games.clock.now())
        items = told(live, await games.entries_after(live, after), place)
    seat = place.seat if place.role is Role.SEAT else None
    return Look(
        place=place_name(place),
        info=live.info,
        people=live.sitters(),
        number=shown.number,
        view=shown,
        news=tuple([item for item in items if item.number <= shown.number]),
        draft=None if seat is None else live.drafts.get(seat),
        rematch=await rematch_of(games, live),
        asks=asking_at(live, games.clock.now()),
    )


async def _last_number(games: Games, live: LiveGame, person: PersonId | None, place: Actor) -> int:
    if live.is_delayed(person, place):
        return (await view_behind(games, live)).number
    return live.number


async def _something(games: Games, live: LiveGame, person: PersonId | None, place: Actor) -> None:
    """Wait until there may be something new for somebody at a place."""
    if live.is_delayed(person, place):
        await games.until(live, games.clock.now() + 1000)
    else:
        await games.hub.change(live.id)


@contextlib.asynccontextmanager
async def watch(
    games: Games,
    followers: Followers,
    person: PersonId | None,
    game: GameId,
    place: Actor,
    *,
    after: int = 0,
    token: str = "",
) -> AsyncIterator[tuple[Welcome, Subscription]]:
    """Follow a game from a place; ``after`` is the last number that the reader has."""
    live = await _opened(games, person, game, place, token)
    # Nothing happens while the lock is held, so nothing is lost between welcome and news.
    async with live.lock:
        seen = await seen_from(games, live, person, place, after)
        if place != PUBLIC and not live.may_act(person, place):
            raise NotAllowedError(NO_PLACE)  # the place was taken away meanwhile
        if live.chat_told is None:
            live.chat_told = await games.store.last_chat_line(game)
        reader = Subscription(game, place, person, seen.number, live.called, token)
        games.hub.add(reader)
    try:
        if live.is_delayed(person, place):
            followers.ensure(live)
        yield await _welcome(games, live, person, place, seen, after), reader
    finally:
        games.hub.remove(reader)


async def catch_up(
    games: Games,
    person: PersonId | None,
    game: GameId,
    place: Actor,
    *,
    after: int,
    token: str = "",
) -> Welcome:
    """The welcome for somebody who has missed what came after a number."""
    seen = await look(games, person, game, place, after=after, token=token)
    return await _welcome(games, await games.get(game), person, place, seen, after)


async def _welcome(
    games: Games, live: LiveGame, person: PersonId | None, place: Actor, seen: Look, after: int
) -> Welcome:
    sent = await games.senders_after(live, after)
    entries = await games.entries_after(live, after) if sent else ()
    return Welcome(
        place=place_name(place),
        info=seen.info,
        people=seen.people,
        number=seen.number,
        view=seen.view,
        news=seen.news,
        present=games.hub.present(live.id),
        here=games.hub.here(live.id),
        draft=seen.draft,
        speaks=live.speaks_for(person, place),
        rematch=await asked_for(games, live),
        deeds=deeds_at(live, entries, sent, place),
        resigning=wish_at(games, live, place, person),
        asks=seen.asks,
        chat=chat_offered(live, person, place),
    )
