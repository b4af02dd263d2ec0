"""Total points: a fixed number of rounds, drawn by lot; the points of all of them decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rackhouse.contest.formats.format import Column, Format, Rounds
from rackhouse.contest.pairing.matching import Repeats
from rackhouse.contest.standings import Measure
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.formats.format import Draw


class TotalPoints(Format, frozen=True, tag="total points"):
    """A fixed number of rounds; the points of all of them decide."""

    rounds: Rounds = 2
    odd: Literal["house team", "bye"] = "house team"
    """What happens with an odd number of entries."""

    order: ClassVar[tuple[Measure, ...]] = ("points", "better round")
    comes_first: ClassVar[tuple[Measure, ...]] = ("points",)
    columns: ClassVar[tuple[Column, ...]] = ("points of each round", "high game", "points")
    repeats: ClassVar[Repeats] = "if needed"
    asks: ClassVar[tuple[str, ...]] = ("rounds",)

    def _parts(self) -> Iterator[Message]:
        yield message("format-total-points", rounds=self.rounds)

    def tie_breaks_fault(self, order: tuple[Measure, ...]) -> Message | None:
        """What is wrong with what comes first in an order."""
        if order and order[:1] != self.comes_first:
            return super().tie_breaks_fault(order) or message("plan-points-first")
        return None

    @property
    def has_house(self) -> bool:
        """Whether an odd number plays with a house team."""
        return self.odd == "house team"

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """The pairings by lot, with rematches only if there is no other way."""
        ranked = [free[place] for place in draw(len(free))]
        return coming.matched(ranked, "draw", self.repeats, has_bye=has_bye)
