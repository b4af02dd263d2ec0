"""COP: some rounds of Swiss, then rounds paired by what can still be won."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rackhouse.contest.formats.format import Rounds
from rackhouse.contest.formats.ranked import Ranked
from rackhouse.contest.formats.swiss import Swiss
from rackhouse.contest.pairing.cop import cop_round, foreseen
from rackhouse.contest.pairing.matching import Repeats
from rackhouse.errors import require
from rackhouse.messages import EntryName, Message, Value, all_of, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.formats.format import Draw, Why
    from rackhouse.contest.standings import Measure
    from rackhouse.contest.state import Division, EventState

_NAMED = 8
"""So many who can still win are named; more are counted."""


class Cop(Swiss, frozen=True, tag="cop", kw_only=True):
    """Rounds paired by playing out the rest of the event, after some rounds of Swiss."""

    rounds: Rounds = 9
    repeats: Repeats = "allowed"
    gibson: Annotated[int, Meta(ge=0, le=100)] = 3
    """How many places have prizes; whoever has secured one falls under the Gibson rule. With 0,
    only who can still win counts, and nothing is secured."""
    swiss_first: Annotated[int, Meta(ge=1, le=100)] = 3
    """How many rounds of Swiss come first, until the standings say something."""

    asks: ClassVar[tuple[str, ...]] = ("rounds", "swiss_first", "gibson")
    asks_rarely: ClassVar[tuple[str, ...]] = (
        "repeats_from", "meetings", "hill", "gibson_spread",
    )  # fmt: skip
    avoids_rematches: ClassVar[bool] = False

    def _parts(self) -> Iterator[Message]:
        yield message("format-cop", rounds=self.rounds, first=self.swiss_first)
        yield from self._about_repeats()
        if self.hill:
            yield message("format-hill-last", count=self.hill)
        yield from Ranked._parts(self)  # noqa: SLF001 - its own, past what a Swiss says

    def fault(self, name: Value, measures: tuple[Measure, ...], most_sides: int) -> Message | None:
        """What is wrong with it in the plan of a division."""
        if measures[:2] != ("wins", "spread"):
            return message("plan-cop-by-wins", division=name)
        return super().fault(name, measures, most_sides)

    def repeats_in(self, round_: int, *, on_hill: bool) -> Repeats:
        """Whether two may meet again in a round; while it is a Swiss, only if needed."""
        if round_ <= self.swiss_first and not self.repeats_from and self.repeats == "allowed":
            return "if needed"
        return super().repeats_in(round_, on_hill=on_hill)

    def coming(self, state: EventState, division: Division, after: int | None = None) -> Coming:
        """What the next round is paired from; after the Swiss, with what can still be won."""
        coming = super().coming(state, division, after)
        if coming.counted < self.swiss_first or coming.ends_on_hill:
            return coming
        rows = [row for row in coming.rows if not row.is_withdrawn]
        field = tuple((row.halves, row.spread) for row in rows)
        seen = foreseen(field, self._to_play(coming), max(1, self.gibson))
        return replace(coming, seen=seen, standing=tuple(row.entry for row in rows))

    def _to_play(self, coming: Coming) -> int:
        """How many rounds are played out: all that the standings do not count."""
        return max(1, self.rounds_left(coming.division.after(coming.counted)))

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """The pairings by what can still be won."""
        if coming.seen is None:
            return super().pair(coming, free, draw, has_bye=has_bye)
        place = {entry: number for number, entry in enumerate(coming.standing)}
        ranked = sorted(free, key=place.__getitem__)
        round_ = len(coming.division.rounds) + 1
        repeats = self.repeats_in(round_, on_hill=False)
        wish = coming.request(ranked, "hill", repeats, has_bye=has_bye)
        secured = sum(entry in place for entry in coming.safe)
        pairs = cop_round(wish, coming.seen, secured, [place[entry] for entry in ranked])
        require(pairs is not None, "round-cannot-be-paired", round=round_)
        return pairs or []

    def why(self, coming: Coming) -> Why:
        """A function that says why entries meet in the next round."""
        usual = super().why(coming)
        seen, place = coming.seen, {one: at for at, one in enumerate(coming.standing)}
        if seen is None:
            return usual

        def why(sides: tuple[int, ...], again: Message) -> Message:
            if not set(coming.safe).isdisjoint(sides):
                return usual(sides, again)
            one, other = sorted(place[side] for side in sides)
            if one == 0 and other == seen.control:
                return message("pairing-cop-control", met=again)
            within = [at for at, lowest in enumerate(seen.reach) if one <= lowest]
            both = [at for at in within if other <= seen.reach[at]]
            if both:
                return message("pairing-cop-both", place=both[0] + 1, met=again)
            return message("pairing-cop-near", place=one + 1, other=other + 1, met=again)

        return why

    def reasoning(self, coming: Coming) -> tuple[Message, ...]:
        """What the simulations have shown, for the organiser."""
        seen, order = coming.seen, coming.standing
        if seen is None:
            return ()
        said = [
            message("pairing-cop-simulated", rounds=self._to_play(coming), count=seen.simulations)
        ]
        for place, lowest in enumerate(seen.reach):
            hopeful = order[: lowest + 1]
            told: dict[str, Value] = {"place": place + 1, "count": len(hopeful)}
            if len(hopeful) <= _NAMED:
                said.append(
                    message("pairing-cop-reach", entries=all_of(map(EntryName, hopeful)), **told)
                )
            else:
                last = EntryName(order[lowest])
                said.append(message("pairing-cop-reach-many", lowest=last, **told))
        if coming.safe:
            safe = all_of(map(EntryName, coming.safe))
            said.append(message("pairing-cop-gibson", entries=safe, count=len(coming.safe)))
        if len(seen.reach) > 0 and seen.reach[0] > 1:
            free, forced = (round(100 * chance) for chance in seen.chances)
            said.append(
                message(
                    "pairing-cop-has-control" if seen.control is None else "pairing-cop-loses",
                    leader=EntryName(order[0]),
                    entry=EntryName(order[seen.reach[0]]),
                    free=free,
                    forced=forced,
                )
            )
        return tuple(said)
