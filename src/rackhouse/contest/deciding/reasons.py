"""Why these meet: the sentence beside a pairing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.folding.rounds import met_in
from rackhouse.contest.formats import FreshTables, TotalPoints
from rackhouse.contest.pairing.pairing import pairs_of
from rackhouse.contest.standings import half_wins

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest.deciding.coming import Coming
    from rackhouse.contest.state import Division, State


def reasons_in(
    state: State, division: Division, coming: Coming
) -> Callable[[tuple[int, ...]], str]:
    """What gives the reason of any pairing of a division's next round."""
    halves = {row.entry: row.halves for row in coming.rows}
    stands = {row.entry: place for place, row in enumerate(coming.rows, start=1)}
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
        if not set(coming.safe).isdisjoint(sides):
            return _of_the_safe(coming, sides, again)
        if coming.on_hill:
            one, other = sorted(stands[side] for side in sides)
            return f"On the hill numbers {one} and {other} of the standings meet; {again}."
        wins = sorted((halves.get(side, 0) for side in sides), reverse=True)
        if wins[0] == wins[1]:
            return f"Both have {half_wins(wins[0])} {_wins(wins[0])}; {again}."
        return (
            f"Nearest that can be paired: {half_wins(wins[0])} {_wins(wins[0])} and "
            f"{half_wins(wins[1])}; {again}."
        )

    return reason


def _of_the_safe(coming: Coming, sides: tuple[int, ...], again: str) -> str:
    """Why one whose place is safe meets just this one."""
    place, leader = next(
        (place, entry) for place, entry in enumerate(coming.safe, start=1) if entry in sides
    )
    [other] = [side for side in sides if side != leader]
    count = coming.places
    if other in coming.safe:
        return f"Places {place} and {coming.safe.index(other) + 1} are both safe; {again}."
    if other not in coming.out:
        return (
            f"Place {place} is safe and can meet nobody who is out of the first {count}, so it "
            f"meets the lowest; {again}."
        )
    if count == 1:
        return f"Place {place} is safe, and nobody else can reach it; {again}."
    return (
        f"Place {place} is safe, so it meets one who can no longer reach the first {count}; "
        f"{again}."
    )


def _wins(halves: int) -> str:
    return "win" if 0 < halves <= 2 else "wins"


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")
