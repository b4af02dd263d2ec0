"""The round that is to be paired next: on the hill or not, and who has nothing left to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest.clinching import clinched, out_of_reach, reach_of
from rackhouse.contest.formats import KingOfTheHill, Ranked, RoundRobin, Swiss
from rackhouse.contest.standings import Row, standings

if TYPE_CHECKING:
    from rackhouse.contest.state import Division, State


class Coming(msgspec.Struct, frozen=True):
    """What a round is paired from, beside who is there."""

    number: int
    rows: tuple[Row, ...]
    on_hill: bool
    """First meets second, third meets fourth, and so on."""
    ends_on_hill: bool
    """It is one of the rounds at the end that are so, in a format that is not."""
    places: int
    """How many places count."""
    safe: tuple[int, ...]
    """Who has one of them for certain, the first place first."""
    out: tuple[int, ...]
    """Who can no longer reach one, the highest first."""

    def opponents_of(self, entry: int) -> list[int]:
        """Whom one with a safe place is to meet, those first who have least to win.

        The highest of those who are out; others whose places are safe; then the lowest.
        """
        others = [one for one in self.safe if one != entry]
        rest = {*self.out, *self.safe}
        lowest = [row.entry for row in reversed(self.rows) if row.entry not in rest]
        return [*self.out, *others, *lowest]


def coming_round(state: State, division: Division) -> Coming:
    """The next round of a division."""
    format_ = division.plan.format
    number = len(division.rounds) + 1
    rows = standings(state, division.key)
    places = format_.gibson if isinstance(format_, Ranked) else 0
    left = _rounds_left(division)
    ends_on_hill = isinstance(format_, Swiss | RoundRobin) and left <= format_.hill != 0
    safe: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    if places and division.rounds:
        reach = reach_of(division.plan, left)
        safe = clinched(rows, places, reach)
        out = out_of_reach(rows, places, reach) if safe else ()
    on_hill = ends_on_hill or isinstance(format_, KingOfTheHill)
    return Coming(number, rows, on_hill, ends_on_hill, places, safe, out)


def _rounds_left(division: Division) -> int:
    """How many rounds are left, the next one among them."""
    match division.plan.format:
        case RoundRobin() as format_:
            return format_.hill - len(division.hill_rounds)
        case Swiss() | KingOfTheHill() as format_:
            return format_.rounds - len(division.rounds)
        case _:
            return 1
