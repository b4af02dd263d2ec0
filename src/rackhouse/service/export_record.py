"""Handing a record out: of a game that is over, or was played with real tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import PUBLIC, Actor, encode_record
from rackhouse.record.gcg import gcg_of, write_gcg
from rackhouse.record.sharing import shareable
from rackhouse.service.access import check_view
from rackhouse.service.errors import ConflictError
from rackhouse.service.places import place_name
from rackhouse.service.sitters import called

if TYPE_CHECKING:
    from rackhouse.record import Entry
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


async def export_record(
    games: Games, person: PersonId | None, game: GameId, token: str = ""
) -> bytes:
    """A game's record as a file of our own. The secret of the draws is in it once it is certified.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look at it.
        ConflictError: where racks are still hidden.
    """
    _, entries = await open_entries(games, person, game, token)
    return encode_record(entries)


async def export_gcg(games: Games, person: PersonId | None, game: GameId, token: str = "") -> str:
    """A game as GCG, which other programs read; sides are called by the names of their people.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look at it.
        ConflictError: where racks are still hidden.
    """
    live, entries = await open_entries(games, person, game, token)
    return write_gcg(gcg_of(entries, names_of_sides(live)))


def names_of_sides(live: LiveGame) -> tuple[str, ...]:
    """What the sides are called, by seat: their team, people or player, or their number."""
    sitters = live.sitters()
    return tuple(
        called(sitters, place_name(Actor.seat_at(seat))) or f"Player {seat + 1}"
        for seat in range(live.info.sides)
    )


async def open_entries(
    games: Games, person: PersonId | None, game: GameId, token: str
) -> tuple[LiveGame, tuple[Entry, ...]]:
    """A game and its record, as it may be handed to those who may look at it.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look at it.
        ConflictError: where racks are still hidden.
    """
    live = await games.get(game)
    await check_view(games, live, person, PUBLIC, token)
    await games.refresh(live)
    if live.state.is_dealt and not live.is_over:
        raise ConflictError("The game is not over, and its record would show the racks.")
    return live, shareable(await games.entries_after(live, 0))
