"""Streams: a game for pages that nobody is signed in at, such as the sources of a broadcast.

A key shows a game as its maker may see it: an older state with all racks, if every player has
admitted them, or if they run the event and its settings say so. Nothing is cut out of what others
see; the view is built for a spectator. Without a key a stream is like any spectator.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import PUBLIC
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.look import Look, seen_from
from rackhouse.service.places import place_name
from rackhouse.service.spectators import view_behind
from rackhouse.service.tokens import hash_of, new_token

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


class StreamLook(Look, frozen=True, kw_only=True):
    """A game as a stream shows it."""

    tile_set: str
    """The name of its tiles, for their values."""


async def new_stream_key(
    games: Games, person: PersonId, game: GameId, *, runs_event: bool = False
) -> str:
    """A key for a stream with racks; an older one of the same person is void.

    Raises:
        NotAllowedError: if they may not see racks while the game is played.
    """
    live = await games.get(game)
    await games.refresh_people(live)
    if not _may_see_racks(live, person, runs_event=runs_event):
        raise NotAllowedError("service-stream-no-racks")
    key = new_token(games.chance)
    await games.store.set_stream_key(hash_of(key), game, person, games.clock.now())
    return key


def _may_see_racks(live: LiveGame, person: PersonId, *, runs_event: bool) -> bool:
    if live.info.racks_after is None or live.plays(person):
        return False
    return runs_event if live.info.event else live.is_held_by(person, PUBLIC)


async def look_by_key(
    games: Games,
    game: GameId,
    key: str,
    runs_event: Callable[[LiveGame, PersonId], Awaitable[bool]],
) -> StreamLook:
    """The game as the maker of a key may see it now; the caller knows who runs its event.

    Raises:
        NotAllowedError: if the key is not valid, or its maker may not see racks any more.
    """
    person = await games.store.stream_maker(hash_of(key), game)
    if person is None:
        raise NotAllowedError("service-stream-key")
    live = await games.get(game)
    await games.refresh(live)
    is_organiser = bool(live.info.event) and await runs_event(live, person)
    if not _may_see_racks(live, person, runs_event=is_organiser):
        raise NotAllowedError("service-stream-no-racks")
    if live.is_over and live.info.private_for:
        raise NotAllowedError("service-kept-private")
    tiles = live.state.rules.tiles.set
    if not live.info.event or live.is_over:
        seen = await seen_from(games, live, person, PUBLIC, live.number)
        return StreamLook(**msgspec.structs.asdict(seen), tile_set=tiles)
    shown = await view_behind(games, live)
    about = (place_name(PUBLIC), live.info, live.sitters(), shown.number, shown, ())
    return StreamLook(*about, tile_set=tiles)
