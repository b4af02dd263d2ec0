"""The score sheet of a game, to be printed: with the names of its people."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING

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
) -> bytes:
    """The score sheet of a game as a PDF; ``link`` is where its code leads.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person may not look at it.
        ConflictError: where racks are still hidden.
    """
    live, entries = await open_entries(games, person, game, token)
    # When a record from elsewhere was played is not known.
    day = "" if live.info.is_imported else day_of(entries[-1].at)
    about = (names_of_sides(live), live.info.title, day, link)
    return await asyncio.to_thread(_drawn, entries, about, paper)


def _drawn(
    entries: Sequence[Entry], about: tuple[tuple[str, ...], str, str, str], paper: Paper
) -> bytes:
    """Runs in a thread: drawing takes a moment, and loading what draws takes longer."""
    from rackhouse.paper import Heading, score_sheet  # noqa: PLC0415

    return score_sheet(entries, Heading(*about), paper)


def day_of(moment: int) -> str:
    """A day as people write it, by the clock of the house.

    >>> day_of(1_800_000_000_000)[-12:]
    'January 2027'
    """
    local = datetime.fromtimestamp(moment / 1000, UTC).astimezone()
    return f"{local:%A} {local.day} {local:%B %Y}"
