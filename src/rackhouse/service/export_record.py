"""Handing a record out: of a game that is over, or was played with real tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import SeatName, Voice
from rackhouse.record import PUBLIC, encode_record
from rackhouse.record.gcg import gcg_of, write_gcg
from rackhouse.record.sharing import shareable
from rackhouse.service.access import check_view
from rackhouse.service.errors import ConflictError
from rackhouse.service.history import entries_after
from rackhouse.service.look import refresh

if TYPE_CHECKING:
    from rackhouse.record import Entry
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


async def export_record(
    hall: Hall, person: PersonId | None, game: GameId, token: str = ""
) -> bytes:
    """A game's record as a file of our own. The secret of the draws is in it once it is certified.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look at it.
        ConflictError: where racks are still hidden.
    """
    _, entries = await open_entries(hall, person, game, token)
    return encode_record(entries)


async def export_gcg(hall: Hall, person: PersonId | None, game: GameId, token: str = "") -> str:
    """A game as GCG, which other programs read; sides are called by the names of their people.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look at it.
        ConflictError: where racks are still hidden.
    """
    live, entries = await open_entries(hall, person, game, token)
    return write_gcg(gcg_of(entries, names_of_sides(live)))


def names_of_sides(live: LiveGame) -> tuple[str, ...]:
    """What the sides are called, by seat: their team, people or player, or their number."""
    voice = Voice(seat=live.called)
    return tuple(voice.say(SeatName(seat)) for seat in range(live.info.sides))


async def open_entries(
    hall: Hall, person: PersonId | None, game: GameId, token: str
) -> tuple[LiveGame, tuple[Entry, ...]]:
    """A game and its record, as it may be handed to those who may look at it.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look at it.
        ConflictError: where racks are still hidden.
    """
    live = await hall.live.get(game)
    await check_view(hall, live, person, PUBLIC, token)
    await refresh(hall, live)
    if live.state.is_dealt and not live.is_over:
        raise ConflictError("service-racks-still-hidden")
    return live, shareable(await entries_after(hall, live, 0))
