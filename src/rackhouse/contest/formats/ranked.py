"""What formats share that pair all or the last rounds by the standings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rackhouse.contest.formats.coming import Coming
from rackhouse.contest.formats.format import Format
from rackhouse.contest.standings import clinched, half_wins, out_of_reach, standings
from rackhouse.messages import Message, Value, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.formats.format import Draw, Why
    from rackhouse.contest.pairing.matching import Repeats, Style
    from rackhouse.contest.standings import Measure
    from rackhouse.contest.state import Division, EventState


class Ranked(Format, frozen=True, kw_only=True):
    """A format that pairs all or the last rounds by the standings."""

    hill: Annotated[int, Meta(ge=0, le=100)] = 0
    """How many rounds at the end are king of the hill: the last ones of a Swiss, or added rounds
    after a round robin. Neighbours meet, even if they have met."""
    gibson: Annotated[int, Meta(ge=0, le=100)] = 0
    """Gibson rule for so many places: a player who has secured one is paired with someone who can
    no longer reach any; 0 is off."""
    gibson_spread: Annotated[int, Meta(ge=0, le=2000)] = 0
    """The most by which one round can change the spread between two; 0 is twice the spread cap, and
    without a cap no lead in spread is secure."""

    asks_rarely: ClassVar[tuple[str, ...]] = ("hill", "gibson", "gibson_spread")
    has_spread: ClassVar[bool] = True
    is_on_hill: ClassVar[bool] = False
    """Whether first meets second in every round."""

    def _parts(self) -> Iterator[Message]:
        if self.gibson:
            yield message("format-gibson", count=self.gibson)

    def fault(self, name: Value, measures: tuple[Measure, ...], most_sides: int) -> Message | None:
        """What is wrong with it in the plan of a division."""
        if self.gibson and measures[0] != "wins":
            return message("plan-wins-first", division=name)
        return None

    def goes_by_standings(self, division: Division) -> bool:
        """Whether the last round was paired by the standings."""
        return len(division.rounds) > 1

    def coming(self, state: EventState, division: Division, after: int | None = None) -> Coming:
        """What the next round is paired from."""
        rows = standings(state, division.key, after)
        seen = division if after is None else division.after(after)
        safe: tuple[int, ...] = ()
        out: tuple[int, ...] = ()
        if self.gibson and seen.rounds:
            reach = division.plan.reach(self.rounds_left(seen), self.gibson_spread)
            safe = clinched(rows, self.gibson, reach)
            out = out_of_reach(rows, self.gibson, reach) if safe else ()
        ends = self.ends_on_hill(division, len(division.rounds) + 1)
        return Coming(
            state, division, rows, after, ends or self.is_on_hill, ends, self.gibson, safe, out
        )

    def repeats_in(self, round_: int, *, on_hill: bool) -> Repeats:
        """Whether two may meet again in a round."""
        return "allowed"

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """The pairings by the standings; before there are any, by the starting order."""
        ranked = _by_order(coming.division, free)
        if coming.counted:
            there = set(free)
            ranked = [row.entry for row in coming.rows if row.entry in there]
        style: Style = "hill" if coming.on_hill else "groups"
        round_ = len(coming.division.rounds) + 1
        repeats = self.repeats_in(round_, on_hill=coming.ends_on_hill)
        return coming.matched(ranked, style, repeats, has_bye=has_bye)

    def why(self, coming: Coming) -> Why:
        """A function that says why entries meet in the next round."""
        halves = {row.entry: row.halves for row in coming.rows}
        stands = {row.entry: place for place, row in enumerate(coming.rows, start=1)}

        def why(sides: tuple[int, ...], again: Message) -> Message:
            if not coming.division.rounds:
                return message("pairing-first-round")
            if not set(coming.safe).isdisjoint(sides):
                return _of_the_safe(coming, sides, again)
            if coming.on_hill:
                one, other = sorted(stands[side] for side in sides)
                return message("pairing-on-hill", place=one, other=other, met=again)
            fewer, more = sorted(halves.get(side, 0) for side in sides)
            wins = half_wins(more)
            if fewer == more:
                return message("pairing-same-wins", wins=wins, halves=more, met=again)
            return message(
                "pairing-nearest-wins", wins=wins, fewer=half_wins(fewer), halves=more, met=again
            )

        return why


def _by_order(division: Division, free: list[int]) -> list[int]:
    """The starting order of the division, latecomers last."""
    place = {entry: number for number, entry in enumerate(division.order)}
    return sorted(free, key=lambda entry: (place.get(entry, len(place)), entry))


def _of_the_safe(coming: Coming, sides: tuple[int, ...], again: Message) -> Message:
    """Why a player under the Gibson rule meets this opponent."""
    place, leader = next(
        (place, entry) for place, entry in enumerate(coming.safe, start=1) if entry in sides
    )
    [other] = [side for side in sides if side != leader]
    count = coming.places
    if other in coming.safe:
        other_place = coming.safe.index(other) + 1
        return message("pairing-both-safe", place=place, other=other_place, met=again)
    if other not in coming.out:
        return message("pairing-safe-meets-lowest", place=place, count=count, met=again)
    if count == 1:
        return message("pairing-safe-first", place=place, met=again)
    return message("pairing-safe-meets-out", place=place, count=count, met=again)
