"""Streams of an event's tables: the organiser makes the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import EventRole
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.streams import new_stream_key

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.service.values import GameId, PersonId


async def new_table_key(events: Events, person: PersonId, game: GameId, as_: str = "") -> str:
    """A key for a stream with racks of an event's table, or of a game of its own.

    Raises:
        NotAllowedError: if they may not see racks while the game is played.
    """
    live = await events.games.get(game)
    if not live.info.event:
        return await new_stream_key(events.games, person, game)
    who = await events.who(await events.get(live.info.event), person, as_)
    if who.actor.role is not EventRole.ORGANISER:
        raise NotAllowedError("desk-organiser-only")
    return await new_stream_key(events.games, person, game, runs_event=True)
