"""A judge's calls as they come and go: told anew whenever one opens, is taken up or is answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.record import JUDGE, Phase
from rackhouse.service.calls import OpenCall, calls_for
from rackhouse.service.list_games import MOST_LISTED

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from rackhouse.service.games import Games
    from rackhouse.service.values import GameId, PersonId

AGAIN: Final = 2
"""Seconds after which the judge's games are asked for again: tables open while they look."""
_OVER: Final = (Phase.FINISHED, Phase.CERTIFIED)


async def follow_calls(games: Games, person: PersonId) -> AsyncGenerator[tuple[OpenCall, ...]]:
    """The calls as they stand, and again whenever others do; without end."""
    shown: tuple[OpenCall, ...] | None = None
    while True:
        # Waited for before they are looked at, so that nothing falls in between.
        changes = [games.hub.change(game) for game in await _judged_by(games, person)]
        try:
            calls = await calls_for(games, person)
            still = tuple(replace(call, waited=0) for call in calls)
            if still != shown:
                shown = still
                yield calls
            await _any_of(changes)
        finally:
            for change in changes:
                change.cancel()


async def _judged_by(games: Games, person: PersonId) -> list[GameId]:
    """The games under way that somebody is the judge of."""
    judged = []
    for info, standing in await games.store.games_of(person, limit=MOST_LISTED, before=None):
        if standing.phase in _OVER:
            continue
        held = await games.store.holders(info.id)
        if any(one.person == person and one.place == JUDGE for one in held):
            judged.append(info.id)
    return judged


async def _any_of(changes: list[asyncio.Future[None]]) -> None:
    """Wait until something happens at one of the games, or it is time to look around."""
    if changes:
        await asyncio.wait(changes, timeout=AGAIN, return_when=asyncio.FIRST_COMPLETED)
    else:
        await asyncio.sleep(AGAIN)
