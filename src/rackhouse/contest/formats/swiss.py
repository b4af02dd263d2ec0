"""Swiss: each round, those meet who stand alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rackhouse.contest.formats.format import Measure, Rounds
from rackhouse.contest.formats.ranked import Ranked
from rackhouse.contest.pairing.matching import Repeats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.state import Division


class Swiss(Ranked, frozen=True, tag="swiss"):
    """Each round, those who stand alike meet."""

    rounds: Rounds = 5
    repeats: Repeats = "never"

    order: ClassVar[tuple[Measure, ...]] = ("wins", "spread", "opponents' wins", "points")
    asks: ClassVar[tuple[str, ...]] = ("rounds",)
    bye_wins: ClassVar[bool] = True
    avoids_rematches: ClassVar[bool] = True

    def _parts(self) -> Iterator[str]:
        """What it says, part by part.

        >>> Swiss(rounds=6, hill=2).in_words()
        'Swiss, 6 rounds, nobody meets twice; on the hill in the last 2 rounds'
        """
        again = {
            "never": "nobody meets twice",
            "if needed": "meeting twice only where nothing else is left",
            "allowed": "meeting again is allowed",
        }
        yield f"Swiss, {self.rounds} rounds, {again[self.repeats]}"
        if self.hill:
            last = f"on the hill in the last {self.hill} rounds"
            yield "on the hill in the last round" if self.hill == 1 else last
        yield from super()._parts()

    def fault(self, title: str, measures: tuple[Measure, ...], most_sides: int) -> str | None:
        """What is wrong with it in the plan of a division.

        >>> Swiss(rounds=3, hill=4).fault("Main", Swiss.order, 2)
        'The division Main would be on the hill in more rounds than its 3.'
        """
        if self.hill > self.rounds and not self.is_on_hill:
            return (
                f"The division {title} would be on the hill in more rounds than its {self.rounds}."
            )
        return super().fault(title, measures, most_sides)

    @property
    def meets_once(self) -> bool:
        """Whether nobody meets twice."""
        return self.repeats == "never"

    def repeats_in(self, coming: Coming) -> Repeats:
        """Whether two may meet again; on the hill at the end they may."""
        return "allowed" if coming.ends_on_hill else self.repeats

    def ends_on_hill(self, division: Division, number: int) -> bool:
        """Whether a round is one of those at the end in which first meets second."""
        return not self.is_on_hill and self.rounds - self.hill < number <= self.rounds
