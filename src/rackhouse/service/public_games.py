"""The games under way that anybody may look at: for a screen on the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import Phase, Role
from rackhouse.service.messages import Sitter
from rackhouse.service.sitters import sitters_of
from rackhouse.service.values import GameId

if TYPE_CHECKING:
    from rackhouse.service.games import Games

MOST_SHOWN = 40
FRESH = 6 * 3600 * 1000
"""Milliseconds without a fact after which a game is left off the wall."""


class PublicGame(msgspec.Struct, frozen=True):
    """A game as a wall lists it."""

    game: GameId
    title: str
    phase: Phase
    scores: tuple[int, ...]
    people: tuple[Sitter, ...]


async def public_games(games: Games) -> tuple[PublicGame, ...]:
    """The games that are open to watch and under way, the last changed first."""
    lines = []
    since = games.clock.now() - FRESH
    for info, standing in await games.store.open_games(since, limit=MOST_SHOWN):
        held = await games.store.holders(info.id)
        seated = [one for one in held if one.place.role is Role.SEAT]
        known = await games.store.people(tuple({one.person for one in seated}))
        sitters = sitters_of(info, seated, {one.id: one.name for one in known})
        lines.append(PublicGame(info.id, info.title, standing.phase, standing.scores, sitters))
    return tuple(lines)
