"""Following a game: a welcome, then every message, until one side has had enough."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from rackhouse.record import PUBLIC
from rackhouse.service.access import check_view
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.hub import NO_PLACE, Subscription, deeds_at
from rackhouse.service.look import Look, look, seen_from
from rackhouse.service.messages import Welcome
from rackhouse.service.places import place_name
from rackhouse.service.rematch import asked_for
from rackhouse.service.resigning import wish_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.record import Actor
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.spectators import Followers
    from rackhouse.service.values import GameId, PersonId


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
    """Follow a game from a place; ``after`` is the last number that the reader has.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look from there.
    """
    live = await games.get(game)
    await check_view(games, live, person, place, token)
    await games.refresh(live)
    # While the lock is held nothing happens, so that nothing is lost between welcome and news.
    async with live.lock:
        seen = await seen_from(games, live, person, place, after)
        if place != PUBLIC and not live.may_act(person, place):
            raise NotAllowedError(NO_PLACE)  # it was taken away meanwhile
        reader = Subscription(game, place, person, seen.number, token)
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
    """What somebody who follows a game is told who has missed what came after a number.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look from there any more.
    """
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
    )
