"""Somebody's games, the last changed first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.record import Phase, Role
from rackhouse.service.access import note_presence
from rackhouse.service.messages import Sitter
from rackhouse.service.places import place_name
from rackhouse.service.sitters import sitters_of
from rackhouse.service.standing import awaited_places
from rackhouse.service.values import GameInfo, Standing

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.values import PersonId

MOST_LISTED = 100


class GameLine(msgspec.Struct, frozen=True):
    """A game as a list shows it."""

    info: GameInfo
    standing: Standing
    places: tuple[str, ...]
    """The places that the person holds."""
    people: tuple[Sitter, ...]


async def list_games(
    games: Games, person: PersonId, *, limit: int = 20, before: int | None = None
) -> tuple[GameLine, ...]:
    """The games that somebody owns or sits at; ``before`` is a ``changed`` to go on from."""
    limit = max(1, min(limit, MOST_LISTED))
    await _note_presence(games, person)
    lines = []
    for info, standing in await games.store.games_of(person, limit=limit, before=before):
        stands = await _known(games, info, standing)
        holders = await games.store.holders(info.id)
        known = await games.store.people(tuple({held.person for held in holders}))
        names = {one.id: one.name for one in known}
        own = [place_name(held.place) for held in holders if held.person == person]
        seated = [held for held in holders if held.place.role is Role.SEAT]
        sitters = sitters_of(info, seated, names)
        lines.append(GameLine(info, stands, tuple(sorted(own)), sitters))
    return tuple(lines)


async def _note_presence(games: Games, person: PersonId) -> None:
    """Whoever looks at their games is not lost, and has a say about a seat that is asked for."""
    for game in await games.store.games_asked_in(person):
        live = await games.get(game)
        for place in live.places_of(person):
            await note_presence(games, live, person, place)


async def _known(games: Games, info: GameInfo, standing: Standing) -> Standing:
    """Where a game stands, and whose word it waits for also where an earlier version kept it."""
    if standing.awaits is not None or standing.phase is Phase.CERTIFIED:
        return standing
    return replace(standing, awaits=awaited_places((await games.get(info.id)).state))
