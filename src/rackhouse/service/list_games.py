"""Lists of games: somebody's own, and the running ones that a wall shows."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.record import Phase, Role, facts
from rackhouse.service.access import note_presence
from rackhouse.service.live import awaited_places
from rackhouse.service.messages import Sitter
from rackhouse.service.places import place_name, sitters_of
from rackhouse.service.values import GameId, GameInfo, Standing

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from rackhouse.record import RecordEntry
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
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
        persons = tuple({held.person for held in holders})
        known = await games.store.people(persons)
        names = {one.id: one.name for one in known}
        profiles = await games.store.with_profile(persons)
        own = [place_name(held.place) for held in holders if held.person == person]
        seated = [held for held in holders if held.place.role is Role.SEAT]
        sitters = sitters_of(info, seated, names, profiles)
        lines.append(GameLine(info, stands, tuple(sorted(own)), sitters))
    return tuple(lines)


async def _note_presence(games: Games, person: PersonId) -> None:
    """Note that somebody was there, so that they have a say about requests for their seats."""
    for game in await games.store.games_asked_in(person):
        live = await games.get(game)
        for place in live.places_of(person):
            await note_presence(games, live, person, place)


async def _known(games: Games, info: GameInfo, standing: Standing) -> Standing:
    """The standing of a game, with whom it waits for even if an older version stored it."""
    if standing.awaits is not None or standing.phase is Phase.CERTIFIED:
        return standing
    return replace(standing, awaits=awaited_places((await games.get(info.id)).state))


MOST_SHOWN = 40
FRESH = 6 * 3600 * 1000
"""Milliseconds without a fact after which a game leaves the wall."""


class PublicGame(msgspec.Struct, frozen=True):
    """A game on a wall."""

    game: GameId
    title: str
    phase: Phase
    scores: tuple[int, ...]
    people: tuple[Sitter, ...]


async def public_games(games: Games) -> tuple[PublicGame, ...]:
    """The running games that anybody may watch, the last changed first."""
    lines = []
    since = games.clock.now() - FRESH
    for info, standing in await games.store.open_games(since, limit=MOST_SHOWN):
        held = await games.store.holders(info.id)
        seated = [one for one in held if one.place.role is Role.SEAT]
        known = await games.store.people(tuple({one.person for one in seated}))
        sitters = sitters_of(info, seated, {one.id: one.name for one in known})
        lines.append(PublicGame(info.id, info.title, standing.phase, standing.scores, sitters))
    return tuple(lines)


AGAIN: Final = 5
"""Seconds after which the list is read again: games expire, or begin in other processes."""
_TURNS: Final = (facts.FirstDecided, facts.ResultDecided, facts.DiscrepancyRuled)
"""The facts that may put a game on the wall or take it off."""


async def follow_wall(games: Games) -> AsyncGenerator[tuple[GameId, ...]]:
    """The games that anybody may watch, by ID, and again whenever they change; never ends."""
    shown: tuple[GameId, ...] | None = None
    bell = asyncio.Event()

    def heard(live: LiveGame, entries: Sequence[RecordEntry]) -> None:
        if live.info.is_open_to_watch and any(isinstance(one.fact, _TURNS) for one in entries):
            bell.set()

    games.listeners.append(heard)
    try:
        while True:
            # Subscribed before reading, so that no change is missed in between.
            bell.clear()
            listed = tuple(sorted([one.game for one in await public_games(games)]))
            if listed != shown:
                shown = listed
                yield listed
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(bell.wait(), AGAIN)
    finally:
        games.listeners.remove(heard)
