"""Following a game: a welcome, then every message, until one side has had enough."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from rackhouse.record import PUBLIC
from rackhouse.service.access import check_view
from rackhouse.service.deeds import deeds_at, sent_after
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.history import entries_after
from rackhouse.service.hub import NO_PLACE, Subscription
from rackhouse.service.look import Look, look, refresh, seen_from
from rackhouse.service.messages import Welcome
from rackhouse.service.places import place_name
from rackhouse.service.rematch import asked_for
from rackhouse.service.resigning import wish_at
from rackhouse.service.spectators import is_delayed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.record import Actor
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


@contextlib.asynccontextmanager
async def watch(
    hall: Hall,
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
    live = await hall.live.get(game)
    await check_view(hall, live, person, place, token)
    await refresh(hall, live)
    # While the lock is held nothing happens, so that nothing is lost between welcome and news.
    async with live.lock:
        seen = await seen_from(hall, live, person, place, after)
        if place != PUBLIC and not live.may_act(person, place):
            raise NotAllowedError(NO_PLACE)  # it was taken away meanwhile
        reader = Subscription(game, place, person, seen.number, live.called, token)
        hall.hub.add(reader)
    try:
        if is_delayed(live, person, place):
            hall.followers.ensure(hall, live)
        yield await _welcome(hall, live, person, place, seen, after), reader
    finally:
        hall.hub.remove(reader)


async def catch_up(
    hall: Hall, person: PersonId | None, game: GameId, place: Actor, *, after: int, token: str = ""
) -> Welcome:
    """What somebody who follows a game is told who has missed what came after a number.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look from there any more.
    """
    seen = await look(hall, person, game, place, after=after, token=token)
    return await _welcome(hall, await hall.live.get(game), person, place, seen, after)


async def _welcome(
    hall: Hall, live: LiveGame, person: PersonId | None, place: Actor, seen: Look, after: int
) -> Welcome:
    sent = await sent_after(hall, live, after)
    entries = await entries_after(hall, live, after) if sent else ()
    return Welcome(
        place=place_name(place),
        info=seen.info,
        people=seen.people,
        number=seen.number,
        view=seen.view,
        news=seen.news,
        present=hall.hub.present(live.id),
        here=hall.hub.here(live.id),
        draft=seen.draft,
        speaks=live.speaks_for(person, place),
        rematch=await asked_for(hall, live),
        deeds=deeds_at(live, entries, sent, place),
        resigning=wish_at(hall, live, place, person),
        asks=seen.asks,
    )
