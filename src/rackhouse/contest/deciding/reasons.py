"""Why these meet: the sentence beside a pairing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.folding.rounds import met_in
from rackhouse.contest.formats import FreshTables, TotalPoints
from rackhouse.contest.pairing.pairing import pairs_of
from rackhouse.contest.standings import half_wins, standings

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest.state import Division, State


def reasons_in(state: State, division: Division) -> Callable[[tuple[int, ...]], str]:
    """What gives the reason of any pairing of a division's next round."""
    halves = {row.entry: row.halves for row in standings(state, division.key)}
    met = met_in(state, division)
    format_ = division.plan.format
    is_first = not division.rounds

    def reason(sides: tuple[int, ...]) -> str:
        if len(sides) == 1:
            return "An odd number of entries; of those with fewest byes it stands lowest."
        if any(state.entries[side].is_house for side in sides):
            return "An odd number of teams; the house team plays instead of a bye."
        times = max(met.get(pair, 0) for pair in pairs_of(sides))
        again = "they have not met" if not times else f"they have met {_times(times)}"
        if isinstance(format_, TotalPoints | FreshTables):
            return f"Drawn by lot; {again}."
        if is_first:
            return "The first round goes by the order of the start."
        wins = sorted((halves.get(side, 0) for side in sides), reverse=True)
        if wins[0] == wins[1]:
            return f"Both have {half_wins(wins[0])} {_wins(wins[0])}; {again}."
        return (
            f"Nearest that can be paired: {half_wins(wins[0])} {_wins(wins[0])} and "
            f"{half_wins(wins[1])}; {again}."
        )

    return reason


def _wins(halves: int) -> str:
    return "win" if 0 < halves <= 2 else "wins"


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")
