"""Looking at a game from a place: the view, what was missed, and waiting for more."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import Actor, Role
from rackhouse.referee import GameView, NewsItem
from rackhouse.service.access import check_view
from rackhouse.service.consent import asking_at
from rackhouse.service.history import entries_after
from rackhouse.service.hub import told
from rackhouse.service.messages import Asking, DraftShown, Sitter
from rackhouse.service.places import place_name
from rackhouse.service.rematch import rematch_of
from rackhouse.service.spectators import is_delayed, news_behind, view_behind
from rackhouse.service.values import GameId, GameInfo
from rackhouse.service.writing import catch_up

if TYPE_CHECKING:
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import PersonId


class Look(msgspec.Struct, frozen=True):
    """A game as somebody may see it."""

    place: str
    info: GameInfo
    people: tuple[Sitter, ...]
    number: int
    view: GameView
    news: tuple[NewsItem, ...]
    """What happened after the number that was asked from."""
    draft: DraftShown | None = None
    """The tiles that this seat is trying out."""
    rematch: GameId | None = None
    asks: tuple[Asking, ...] = ()
    """Who would take a place now that the game has begun."""


async def look(
    hall: Hall,
    person: PersonId | None,
    game: GameId,
    place: Actor,
    *,
    after: int = 0,
    token: str = "",
) -> Look:
    """The game from a place; ``token`` is an invitation to look on.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look from there.
    """
    live = await hall.live.get(game)
    await check_view(hall, live, person, place, token)
    await refresh(hall, live)
    return await seen_from(hall, live, person, place, after)


async def wait_and_look(
    hall: Hall,
    person: PersonId | None,
    game: GameId,
    place: Actor,
    *,
    after: int,
    seconds: float,
    token: str = "",
) -> Look:
    """As :func:`look`, once something has happened after the number, or the time is up."""
    live = await hall.live.get(game)
    await check_view(hall, live, person, place, token)
    await refresh(hall, live)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while await _last_number(hall, live, person, place) <= after:
                await _something(hall, live, person, place)
    return await seen_from(hall, live, person, place, after)


async def seen_from(
    hall: Hall, live: LiveGame, person: PersonId | None, place: Actor, after: int
) -> Look:
    """The game from a place that somebody may look from."""
    if is_delayed(live, person, place):
        shown = await view_behind(hall, live)
        items = await news_behind(hall, live, after)
    else:
        shown = live.view(place, hall.clock.now())
        items = told(live, await entries_after(hall, live, after), place)
    seat = place.seat if place.role is Role.SEAT else None
    return Look(
        place=place_name(place),
        info=live.info,
        people=live.sitters(),
        number=shown.number,
        view=shown,
        news=tuple([item for item in items if item.number <= shown.number]),
        draft=None if seat is None else live.drafts.get(seat),
        rematch=await rematch_of(hall, live),
        asks=asking_at(live, hall.clock.now()),
    )


async def refresh(hall: Hall, live: LiveGame) -> None:
    """Where other processes write too, see what they wrote: a hint may have been lost."""
    if not hall.hints.is_alone or not live.is_sure:
        async with live.lock:
            await catch_up(hall, live)


async def _last_number(hall: Hall, live: LiveGame, person: PersonId | None, place: Actor) -> int:
    if is_delayed(live, person, place):
        return (await view_behind(hall, live)).number
    return live.number


async def _something(hall: Hall, live: LiveGame, person: PersonId | None, place: Actor) -> None:
    """Wait until there may be something new for somebody at a place."""
    if is_delayed(live, person, place):
        await hall.until(live, hall.clock.now() + 1000)
    else:
        await hall.hub.change(live.id)
