"""Awards: who has earned them."""

from __future__ import annotations

from heapq import nsmallest
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast, get_args

import msgspec
from msgspec.structs import replace

from rackhouse.contest.cross_table import cross_table
from rackhouse.contest.folding.brackets import why_not_final
from rackhouse.contest.plan import GameRecord
from rackhouse.contest.standings import StandingsRow, standings
from rackhouse.errors import require

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

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
    shares: tuple[int, ...] = ()
    """The prize money of each entry, in cents; empty if there is none."""


NO_RATINGS: Final[Mapping[int, int]] = MappingProxyType({})
COUNTED: Final[tuple[Measure | GameRecord, ...]] = (
    "wins", "stage", "head to head", "opponents' wins", "rung", "group",
)  # fmt: skip
"""Measures that are not points."""


def awards(
    state: EventState,
    division: str,
    table: Sequence[StandingsRow] | None = None,
    ratings: Mapping[int, int] = NO_RATINGS,
) -> tuple[Earned, ...]:
    """The awards of a division and who has them now; final once it is certified.

    A place is earned when everything has been played, the most of something at any time.
    Pass the standings as ``table`` if you have them. A rating class is for entries with a rating,
    which the facts do not have: ``ratings`` are by entry.
    """
    is_final = why_not_final(state, state.division(division)) is None
    found_rows = standings(state, division) if table is None else table
    plan = state.division(division).plan
    records = _records(state, division, found_rows) if _needs_records(plan) else {}
    found: list[Earned] = []
    for band, rows in by_band(state, division, found_rows):
        money = _money(state, plan, rows, ratings) if is_final else {}
        for at, award in enumerate(plan.awards):
            own = in_class(state, rows, award, ratings)
            one = _earned(award, own, plan, records, is_final=is_final)
            if award.most is not None:
                # A cent left over goes to the lower number.
                entries = tuple(sorted(one.entries)) if award.cents else one.entries
                shares = split(award.cents, len(entries)) if award.cents else ()
            else:
                entries, shares = money.get(at, (one.entries, ()))
            found.append(replace(one, band=band, entries=entries, shares=shares))
    return tuple(found)


def split(cents: int, among: int) -> tuple[int, ...]:
    """Money shared equally; a cent that cannot be divided goes to those who come first.

    The shares always add up to the sum.

    >>> split(10_000, 3), split(500, 0)
    ((3334, 3333, 3333), ())
    """
    if not among:
        return ()
    each, left = divmod(cents, among)
    return tuple(each + (number < left) for number in range(among))


def _money(
    state: EventState,
    plan: DivisionPlan,
    rows: Sequence[StandingsRow],
    ratings: Mapping[int, int],
) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    """The prize money for places: who shares it, and how much each gets, by award.

    Those who are level hold several places. The money of these is added and shared; it is listed
    with the best award among them. Where places count anew in each group, each has the whole money.
    """
    found: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
    for group_rows in groups(plan, rows):
        for at, (entries, shares) in _group_money(state, plan, group_rows, ratings).items():
            before = found.get(at, ((), ()))
            found[at] = (before[0] + entries, before[1] + shares)
    return found


def groups(
    plan: DivisionPlan, rows: Sequence[StandingsRow]
) -> tuple[tuple[StandingsRow, ...], ...]:
    """The rows among which places count: all, or group by group."""
    if plan.measures[0] != "group":
        return (tuple(rows),)
    ordered = sorted(rows, key=lambda row: row.stage, reverse=True)
    return tuple(tuple(group) for _, group in groupby(ordered, key=lambda row: row.stage))


def _group_money(
    state: EventState,
    plan: DivisionPlan,
    rows: Sequence[StandingsRow],
    ratings: Mapping[int, int],
) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    found: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
    for one in {_class_of(award): award for award in plan.awards}.values():
        own = sorted(in_class(state, rows, one, ratings), key=lambda row: row.place)
        first = 1
        for _, level in groupby(own, key=lambda row: row.place):
            # A cent left over goes to the lower number, as entries are listed.
            group = tuple(sorted(row.entry for row in level))
            places = range(first, first + len(group))
            first += len(group)
            held = sorted(
                (award.place, at)
                for at, award in enumerate(plan.awards)
                if _class_of(award) == _class_of(one) and award.place in places and award.cents
            )
            if held:
                pot = sum(plan.awards[at].cents for _, at in held)
                shares = split(pot, len(group))
                found |= {at: ((), ()) for _, at in held[1:]}
                found[held[0][1]] = (group, shares)
    return found


def _class_of(award: Award) -> tuple[str, int]:
    """Who competes for an award: a class by name, by rating, or both."""
    return award.among, award.rated_below


def _needs_records(plan: DivisionPlan) -> bool:
    return any(award.most in get_args(GameRecord) for award in plan.awards)


def _records(
    state: EventState, division: str, table: Sequence[StandingsRow]
) -> dict[str, dict[int, int]]:
    """The best single games of each entry, by what they are remembered for."""
    found: dict[str, dict[int, int]] = {name: {} for name in get_args(GameRecord)}
    for row in cross_table(state, division, table):
        for cell in row.cells:
            if cell.score is None or cell.against is None:
                continue
            is_of_two = len(cell.opponents) == 1
            figures = {"high combined": cell.score + cell.against} if is_of_two else {}
            if cell.outcome == "lost":
                figures["high loss"] = cell.score
            if cell.outcome == "won":
                figures["high win"] = cell.score - cell.against
            for name, figure in figures.items():
                own = found[name]
                own[row.standing.entry] = max(own.get(row.standing.entry, 0), figure)
    return found


def _earned(
    award: Award,
    rows: Sequence[StandingsRow],
    plan: DivisionPlan,
    records: dict[str, dict[int, int]],
    *,
    is_final: bool,
) -> Earned:
    measure = award.most or plan.measures[0]

    def figure_of(row: StandingsRow) -> int:
        own = records.get(measure)
        return _figure(row, cast("Measure", measure)) if own is None else own.get(row.entry, 0)

    if award.most is not None:
        best = max(map(figure_of, rows), default=0)
        earned = [row for row in rows if best and figure_of(row) == best]
    else:
        earned = at_place(rows, award.place or 0) if is_final else []
    figure = figure_of(earned[0]) if earned and measure not in COUNTED else None
    return Earned(award.title, tuple(row.entry for row in earned), figure)


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


def in_class(
    state: EventState,
    rows: Sequence[StandingsRow],
    award: Award,
    ratings: Mapping[int, int] = NO_RATINGS,
) -> list[StandingsRow]:
    """The rows whose entries compete for an award: those of its class, rated below its limit."""
    among, limit = _class_of(award)

    def is_in(entry: int) -> bool:
        is_rated = not limit or (entry in ratings and ratings[entry] < limit)
        return is_rated and (not among or among in state.entries[entry].classes)

    return [row for row in rows if is_in(row.entry)]


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
