"""Games that are not played on, since the event that they belong to has decided the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame


async def set_decided(games: Games, live: LiveGame, words: str) -> None:
    """Say why a game is not played on, or with no words that it is; all who look on are told.

    Whoever calls holds the game's lock, so that nothing is done in it meanwhile.
    """
    if live.info.decided == words:
        return
    await games.store.set_decided(live.id, words)
    await games.people_changed(live)
