"""Streams of an event's tables: the organiser makes the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import EventRole
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.streams import StreamLook, look_by_key, new_stream_key

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


async def new_table_key(events: Events, person: PersonId, game: GameId, as_: str = "") -> str:
    """A key for a stream with racks of an event's table, or of a game of its own.

    Raises:
        NotAllowedError: if they may not see racks while the game is played.
    """
    live = await events.games.get(game)
    if not live.info.event:
        return await new_stream_key(events.games, person, game)
    if not await _runs_event(events, live, person, as_):
        raise NotAllowedError("desk-organiser-only")
    return await new_stream_key(events.games, person, game, runs_event=True)


async def look_at_table(events: Events, game: GameId, key: str) -> StreamLook:
    """The game as the maker of a key may see it now: a role taken back ends what it shows.

    Raises:
        NotAllowedError: if the key is not valid, or its maker may not see racks any more.
    """

    async def runs_event(live: LiveGame, person: PersonId) -> bool:
        return await _runs_event(events, live, person)

    return await look_by_key(events.games, game, key, runs_event)


async def _runs_event(events: Events, live: LiveGame, person: PersonId, as_: str = "") -> bool:
    who = await events.who(await events.get(live.info.event), person, as_)
    return who.actor.role is EventRole.ORGANISER
