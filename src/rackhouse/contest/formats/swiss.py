"""Swiss: in each round, players with equal scores meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rackhouse.contest.formats.format import Rounds
from rackhouse.contest.formats.ranked import Ranked
from rackhouse.contest.pairing.matching import Repeats
from rackhouse.contest.standings import Measure
from rackhouse.messages import Message, Value, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.state import Division


class Swiss(Ranked, frozen=True, tag="swiss"):
    """In each round, players with equal scores meet."""

    rounds: Rounds = 5
    repeats: Repeats = "never"
    repeats_from: Annotated[int, Meta(ge=0, le=100)] = 0
    """The round from which on two may meet again, and before which they may not; 0 leaves it to
    ``repeats`` in every round."""
    meetings: Annotated[int, Meta(ge=0, le=100)] = 0
    """How often two meet at most; 0 is no limit."""

    asks_rarely: ClassVar[tuple[str, ...]] = ("repeats_from", "meetings", *Ranked.asks_rarely)
    order: ClassVar[tuple[Measure, ...]] = ("wins", "spread", "opponents' wins", "points")
    asks: ClassVar[tuple[str, ...]] = ("rounds",)
    bye_wins: ClassVar[bool] = True
    pairs_early: ClassVar[bool] = True
    avoids_rematches: ClassVar[bool] = True

    def _parts(self) -> Iterator[Message]:
        """What it says, part by part.

        >>> print(Swiss(rounds=6, hill=2).in_words())
        Swiss, 6 rounds, nobody meets twice; king of the hill in the last 2 rounds
        """
        repeats = self.repeats.replace(" ", "-")
        repeats = "by-round" if self.repeats_from else repeats
        yield message("format-swiss", rounds=self.rounds, repeats=repeats)
        yield from self._about_repeats()
        if self.hill:
            yield message("format-hill-last", count=self.hill)
        yield from super()._parts()

    def _about_repeats(self) -> Iterator[Message]:
        if self.repeats_from:
            yield message("format-repeats-from", round=self.repeats_from)
        if self.meetings:
            yield message("format-meetings", count=self.meetings)

    def fault(self, name: Value, measures: tuple[Measure, ...], most_sides: int) -> Message | None:
        """What is wrong with it in the plan of a division.

        >>> print(Swiss(rounds=3, hill=4).fault("Main", Swiss.order, 2))
        The division Main has 3 rounds, but more king-of-the-hill rounds than that.
        """
        if self.hill > self.rounds and not self.is_on_hill:
            return message("plan-hill-too-long", division=name, rounds=self.rounds)
        return super().fault(name, measures, most_sides)

    def most_repeats(self, round_: int, *, on_hill: bool) -> int | None:
        """How often two who meet in a round may have met before.

        >>> late = Swiss(rounds=7, repeats_from=5, meetings=2)
        >>> late.most_repeats(4, on_hill=False), late.most_repeats(5, on_hill=False)
        (0, 1)
        """
        if self.repeats_in(round_, on_hill=on_hill) == "never":
            return 0
        return self.meetings - 1 if self.meetings else None

    def repeats_in(self, round_: int, *, on_hill: bool) -> Repeats:
        """Whether two may meet again in a round.

        Without a round from which on they may, they may in the king-of-the-hill rounds at the end.
        """
        if self.repeats_from:
            return "allowed" if round_ >= self.repeats_from else "never"
        return "allowed" if on_hill else self.repeats

    def ends_on_hill(self, division: Division, number: int) -> bool:
        """Whether a round is one of those at the end in which first meets second."""
        return not self.is_on_hill and self.rounds - self.hill < number <= self.rounds
