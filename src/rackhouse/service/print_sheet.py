"""The score sheet of a game, to be printed: with the names of its people."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from rackhouse.messages import Voice
from rackhouse.messages.voice import ENGLISH
from rackhouse.service.export_record import names_of_sides, open_entries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.paper import Paper
    from rackhouse.record import Entry
    from rackhouse.service.games import Games
    from rackhouse.service.values import GameId, PersonId


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
    entries: Sequence[Entry],
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
