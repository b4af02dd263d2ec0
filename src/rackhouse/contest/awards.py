"""Awards: who has earned them."""

from __future__ import annotations

from heapq import nsmallest
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.folding.brackets import why_not_final
from rackhouse.contest.standings import StandingsRow, standings
from rackhouse.errors import require

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.contest.plan import Award, DivisionPlan
    from rackhouse.contest.standings import Measure
    from rackhouse.contest.state import EventState


class Earned(msgspec.Struct, frozen=True):
    """An award, and the entries that have earned it, or share it."""

    title: str
    entries: tuple[int, ...]
    figure: int | None = None
    """What it was earned with, if that is points of some kind."""
    band: str = ""
    """The age band whose award it is, if each band of a merged division has its own."""


COUNTED: Final[tuple[Measure, ...]] = (
    "wins",
    "stage",
    "head to head",
    "opponents' wins",
    "rung",
    "group",
)
"""Measures that are not points."""


def awards(
    state: EventState, division: str, table: Sequence[StandingsRow] | None = None
) -> tuple[Earned, ...]:
    """The awards of a division and who has them now; final once it is certified.

    A place is earned when everything has been played, the most of something at any time.
    Pass the standings as ``table`` if you have them.
    """
    is_final = why_not_final(state, state.division(division)) is None
    found_rows = standings(state, division) if table is None else table
    plan = state.division(division).plan
    return tuple(
        _earned(award, in_class(state, rows, award.among), plan, band, is_final=is_final)
        for band, rows in by_band(state, division, found_rows)
        for award in plan.awards
    )


def _earned(
    award: Award, rows: Sequence[StandingsRow], plan: DivisionPlan, band: str, *, is_final: bool
) -> Earned:
    measure = award.most or plan.measures[0]
    if award.most is not None:
        best = max((_figure(row, award.most) for row in rows), default=0)
        earned = [row for row in rows if best and _figure(row, award.most) == best]
    else:
        earned = at_place(rows, award.place or 0) if is_final else []
    figure = _figure(earned[0], measure) if earned and measure not in COUNTED else None
    return Earned(award.title, tuple(row.entry for row in earned), figure, band)


def by_band(
    state: EventState, division: str, table: Sequence[StandingsRow]
) -> list[tuple[str, list[StandingsRow]]]:
    """The rows that compete for the same awards: by age band, or all under ``""``.

    Entries that have not played are left out.
    """
    found = state.division(division)
    there = [row for row in table if row.played or row.stage]
    if not found.plan.awards_per_band:
        return [("", there)]
    return [
        (str(band), [row for row in there if state.entries[row.entry].band == band])
        for band in found.bands
    ]


def in_class(state: EventState, rows: Sequence[StandingsRow], among: str) -> list[StandingsRow]:
    """The rows whose entries are of a class; all rows if it is empty."""
    return [row for row in rows if not among or among in state.entries[row.entry].classes]


def at_place(rows: Sequence[StandingsRow], place: int) -> list[StandingsRow]:
    """The entries at a place among ordered rows; several if they share it."""
    if not 1 <= place <= len(rows):
        return []
    found = [row for row in rows if row.place == rows[place - 1].place]
    # If two share the first place, nobody is second.
    return found if rows.index(found[0]) == place - 1 else []


def _figure(row: StandingsRow, measure: Measure) -> int:
    figures = {
        "wins": row.halves,
        "points": row.points,
        "spread": row.spread,
        "high game": row.high_game,
        "better round": row.better_round,
        "best play": row.best_play,
        "stage": row.stage,
    }
    return figures[measure]


class HighGame(msgspec.Struct, frozen=True):
    """A high game of an event."""

    score: int
    entry: int
    pairing: int


def high_games(states: Iterable[EventState], most: int = 10) -> tuple[HighGame, ...]:
    """The highest games of several events.

    A match whose tie is not yet broken does not count.

    Raises:
        IllegalError: if they count unplayed letters differently, so that totals do not compare.
    """
    listed = list(states)
    ways = {state.event.counting.unplayed for state in listed}
    require(
        len(ways) <= 1,
        "standings-not-comparable",
    )
    found = (
        HighGame(score, side, number)
        for state in listed
        for number, result in state.results.items()
        if not state.is_tied(number)
        for side, score in zip(state.pairings[number].sides, result.scores, strict=False)
        if not state.entries[side].is_house
    )
    return tuple(nsmallest(most, found, key=lambda game: (-game.score, game.pairing)))
