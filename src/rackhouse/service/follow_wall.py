"""The games on a wall as they come and go: told anew whenever one begins or is over."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from rackhouse.record import facts
from rackhouse.service.public_games import public_games

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from rackhouse.record import Entry
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId

AGAIN: Final = 5
"""Seconds after which it is looked again: some are let go by time alone, or begin elsewhere."""
_TURNS: Final = (facts.FirstDecided, facts.ResultDecided, facts.DiscrepancyRuled)
"""What may put a game on the wall, or take it off."""


async def follow_wall(games: Games) -> AsyncGenerator[tuple[GameId, ...]]:
    """The games that anybody may look at, by name, and again whenever others are; without end."""
    shown: tuple[GameId, ...] | None = None
    bell = asyncio.Event()

    def heard(live: LiveGame, entries: Sequence[Entry]) -> None:
        if live.info.is_open_to_watch and any(isinstance(one.fact, _TURNS) for one in entries):
            bell.set()

    games.listeners.append(heard)
    try:
        while True:
            # Listened for before they are looked at, so that nothing falls in between.
            bell.clear()
            listed = tuple(sorted([one.game for one in await public_games(games)]))
            if listed != shown:
                shown = listed
                yield listed
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(bell.wait(), AGAIN)
    finally:
        games.listeners.remove(heard)
