"""A season: one table over several events, of which the best few count for each player."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.contest.standings import standings

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rackhouse.contest.standings import StandingsRow
    from rackhouse.contest.state import EventState


SeasonMeasure: TypeAlias = Literal["wins", "places"]
"""What an event gives: a point for each win, or one for each entry left behind. Half of it for a
game shared, or for an entry level with one's own."""


class SeasonResult(msgspec.Struct, frozen=True):
    """What one event gave to one player."""

    player: str
    event: str
    halves: int
    """Half points."""
    spread: int


class CountedResult(msgspec.Struct, frozen=True):
    """A result, and whether it is among the best that count."""

    event: str
    halves: int
    spread: int
    is_counted: bool


class SeasonLine(msgspec.Struct, frozen=True):
    """One player's line of a season's table."""

    place: int
    """Counted from 1; equal if nothing separates them."""
    player: str
    halves: int
    spread: int
    results: tuple[CountedResult, ...]
    """In the order of the events."""


def event_points(state: EventState, by: SeasonMeasure) -> dict[int, tuple[int, int]]:
    """The half points and the spread that an event gives to each of its entries so far."""
    found: dict[int, tuple[int, int]] = {}
    for division in state.divisions:
        rows = [row for row in standings(state, division) if row.played or row.byes]
        for row in rows:
            halves = row.halves if by == "wins" else _behind(row, rows)
            before = found.get(row.entry, (0, 0))
            found[row.entry] = (before[0] + halves, before[1] + row.spread)
    return found


def _behind(row: StandingsRow, rows: list[StandingsRow]) -> int:
    behind = sum(other.place > row.place for other in rows)
    level = sum(other.place == row.place for other in rows) - 1
    return 2 * behind + level


def season_table(results: Iterable[SeasonResult], best: int = 0) -> tuple[SeasonLine, ...]:
    """The table of a season; ``best`` is how many events count for each player, 0 for all.

    Points decide, then the spread of the events that count, then the best single event.

    >>> table = season_table(
    ...     [
    ...         SeasonResult("ann", "may", 6, 40),
    ...         SeasonResult("ann", "june", 2, -90),
    ...         SeasonResult("otto", "may", 4, 10),
    ...         SeasonResult("otto", "june", 4, 30),
    ...     ],
    ...     best=1,
    ... )
    >>> [(line.place, line.player, line.halves, line.spread) for line in table]
    [(1, 'ann', 6, 40), (2, 'otto', 4, 30)]
    """
    by_player: defaultdict[str, list[SeasonResult]] = defaultdict(list)
    for result in results:
        by_player[result.player].append(result)
    keys: dict[str, tuple[int, int, int, int]] = {}
    counted: dict[str, tuple[CountedResult, ...]] = {}
    for player, found in by_player.items():
        strongest = sorted(found, key=lambda one: (-one.halves, -one.spread))
        counting = strongest[:best] if best else strongest
        keys[player] = (
            -sum(one.halves for one in counting),
            -sum(one.spread for one in counting),
            -counting[0].halves,
            -counting[0].spread,
        )
        events = {one.event for one in counting}
        counted[player] = tuple(
            CountedResult(one.event, one.halves, one.spread, one.event in events) for one in found
        )
    return tuple(_placed(keys, counted))


def _placed(
    keys: Mapping[str, tuple[int, int, int, int]], counted: Mapping[str, tuple[CountedResult, ...]]
) -> Iterable[SeasonLine]:
    place = 1
    for key, level in groupby(sorted(keys, key=keys.__getitem__), key=keys.__getitem__):
        players = list(level)
        for player in players:
            yield SeasonLine(place, player, -key[0], -key[1], counted[player])
        place += len(players)
