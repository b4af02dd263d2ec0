"""Handing a record out, also as a printed sheet: of a game that is over, or of real tiles."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from rackhouse.messages import SeatName, Voice
from rackhouse.messages.voice import ENGLISH
from rackhouse.record import PUBLIC, encode_record
from rackhouse.record.gcg import gcg_of, write_gcg
from rackhouse.record.sharing import shareable
from rackhouse.service.access import check_view
from rackhouse.service.errors import ConflictError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.paper import Paper
    from rackhouse.record import RecordEntry
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
    voice = Voice(seat=live.called)
    return tuple(voice.say(SeatName(seat)) for seat in range(live.info.sides))


async def open_entries(
    games: Games, person: PersonId | None, game: GameId, token: str
) -> tuple[LiveGame, tuple[RecordEntry, ...]]:
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
        raise ConflictError("service-racks-still-hidden")
    return live, shareable(await games.entries_after(live, 0))


async def print_sheet(
    games: Games,
    person: PersonId | None,
    game: GameId,
    paper: Paper = "a4",
    *,
    link: str = "",
    token: str = "",
    voice: Voice = ENGLISH,
) -> bytes:
    """The score sheet of a game as a PDF; ``link`` is where its code leads.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look at it.
        ConflictError: where racks are still hidden.
    """
    live, entries = await open_entries(games, person, game, token)
    # When a record from elsewhere was played is not known.
    day = None if live.info.is_imported else day_of(entries[-1].at)
    return await asyncio.to_thread(
        _drawn, entries, (names_of_sides(live), live.info.title, day, link), paper, voice
    )


def _drawn(
    entries: Sequence[RecordEntry],
    about: tuple[tuple[str, ...], str, date | None, str],
    paper: Paper,
    voice: Voice,
) -> bytes:
    """Runs in a thread: drawing takes a moment, and loading what draws takes longer."""
    from rackhouse.paper import Heading, score_sheet  # noqa: PLC0415

    return score_sheet(entries, Heading(*about), paper, voice)


def day_of(moment: int) -> date:
    """The day of a moment, by the clock of the house.

    >>> day_of(1_800_000_000_000).year
    2027
    """
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone().date()
