"""What formats share whose rounds, or whose last ones, go by how everybody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rackhouse.contest.clinching import clinched, out_of_reach, reach_of
from rackhouse.contest.formats.coming import Coming
from rackhouse.contest.formats.format import Format
from rackhouse.contest.standings import half_wins, standings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.formats.format import Draw, Measure, Why
    from rackhouse.contest.pairing.matching import Repeats, Style
    from rackhouse.contest.state import Division, State


class Ranked(Format, frozen=True, kw_only=True):
    """A format whose rounds, or whose last ones, go by how everybody stands."""

    hill: Annotated[int, Meta(ge=0, le=100)] = 0
    """So many rounds at the end are king of the hill: a Swiss's last ones, or as many more after a
    round robin. Whoever is nearest meets, again if need be."""
    gibson: Annotated[int, Meta(ge=0, le=100)] = 0
    """How many places count. Who has one of them for certain meets somebody who can no longer
    reach any; 0 leaves it at the standings."""
    gibson_spread: Annotated[int, Meta(ge=0, le=2000)] = 0
    """The most that one round is taken to change the spread between two; 0 is twice the cap of
    spread, and without a cap no lead in spread is safe."""

    asks_rarely: ClassVar[tuple[str, ...]] = ("hill", "gibson", "gibson_spread")
    has_spread: ClassVar[bool] = True
    is_on_hill: ClassVar[bool] = False
    """Whether first meets second in every round."""

    def in_words(self) -> str:
        """A format as a notice calls it."""
        return "; ".join(self._parts())

    def _parts(self) -> Iterator[str]:
        if self.gibson == 1:
            yield "who has the first place for certain meets whoever stands next"
        elif self.gibson:
            yield (
                f"who has one of the first {self.gibson} places for certain meets somebody who can "
                "no longer reach any"
            )

    def fault(self, title: str, measures: tuple[Measure, ...], most_sides: int) -> str | None:
        """What is wrong with it in the plan of a division."""
        if self.gibson and measures[0] != "wins":
            return (
                "Only where wins come first is a place known to be safe; mend the division "
                f"{title}."
            )
        return None

    def goes_by_standings(self, division: Division) -> bool:
        """Whether the last round was paired by how everybody stood."""
        return len(division.rounds) > 1

    def coming(self, state: State, division: Division) -> Coming:
        """The next round, on the hill or not, and who has nothing left to win."""
        rows = standings(state, division.key)
        safe: tuple[int, ...] = ()
        out: tuple[int, ...] = ()
        if self.gibson and division.rounds:
            reach = reach_of(division.plan, self.rounds_left(division), self.gibson_spread)
            safe = clinched(rows, self.gibson, reach)
            out = out_of_reach(rows, self.gibson, reach) if safe else ()
        ends = self.ends_on_hill(division, len(division.rounds) + 1)
        return Coming(state, division, rows, ends or self.is_on_hill, ends, self.gibson, safe, out)

    def repeats_in(self, coming: Coming) -> Repeats:
        """Whether two may meet again."""
        return "allowed"

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """Who meets, by the standings; before there are any, by the order of the start."""
        ranked = _by_order(coming.division, free)
        if coming.division.rounds:
            there = set(free)
            ranked = [row.entry for row in coming.rows if row.entry in there]
        style: Style = "hill" if coming.on_hill else "groups"
        return coming.matched(ranked, style, self.repeats_in(coming), has_bye=has_bye)

    def why(self, coming: Coming) -> Why:
        """What says why some meet in the next round."""
        halves = {row.entry: row.halves for row in coming.rows}
        stands = {row.entry: place for place, row in enumerate(coming.rows, start=1)}

        def why(sides: tuple[int, ...], again: str) -> str:
            if not coming.division.rounds:
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

        return why


def _by_order(division: Division, free: list[int]) -> list[int]:
    """The order that the division started in; who came later stands last."""
    place = {entry: number for number, entry in enumerate(division.order)}
    return sorted(free, key=lambda entry: (place.get(entry, len(place)), entry))


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
