"""Swiss: in each round, players with equal scores meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rackhouse.contest.formats.format import Rounds
from rackhouse.contest.formats.ranked import Ranked
from rackhouse.contest.pairing.matching import Repeats
from rackhouse.contest.standings import Measure
from rackhouse.messages import Message, Value, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.state import Division


class Swiss(Ranked, frozen=True, tag="swiss"):
    """In each round, players with equal scores meet."""

    rounds: Rounds = 5
    repeats: Repeats = "never"

    order: ClassVar[tuple[Measure, ...]] = ("wins", "spread", "opponents' wins", "points")
    asks: ClassVar[tuple[str, ...]] = ("rounds",)
    bye_wins: ClassVar[bool] = True
    avoids_rematches: ClassVar[bool] = True

    def _parts(self) -> Iterator[Message]:
        """What it says, part by part.

        >>> print(Swiss(rounds=6, hill=2).in_words())
        Swiss, 6 rounds, nobody meets twice; king of the hill in the last 2 rounds
        """
        repeats = self.repeats.replace(" ", "-")
        yield message("format-swiss", rounds=self.rounds, repeats=repeats)
        if self.hill:
            yield message("format-hill-last", count=self.hill)
        yield from super()._parts()

    def fault(self, name: Value, measures: tuple[Measure, ...], most_sides: int) -> Message | None:
        """What is wrong with it in the plan of a division.

        >>> print(Swiss(rounds=3, hill=4).fault("Main", Swiss.order, 2))
        The division Main has 3 rounds, but more king-of-the-hill rounds than that.
        """
        if self.hill > self.rounds and not self.is_on_hill:
            return message("plan-hill-too-long", division=name, rounds=self.rounds)
        return super().fault(name, measures, most_sides)

    @property
    def meets_once(self) -> bool:
        """Whether nobody meets twice."""
        return self.repeats == "never"

    def repeats_in(self, coming: Coming) -> Repeats:
        """Whether two may meet again; in king-of-the-hill rounds they may."""
        return "allowed" if coming.ends_on_hill else self.repeats

    def ends_on_hill(self, division: Division, number: int) -> bool:
        """Whether a round is one of those at the end in which first meets second."""
        return not self.is_on_hill and self.rounds - self.hill < number <= self.rounds
