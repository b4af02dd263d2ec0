"""King of the hill: a Swiss in which every round is paired by places alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rackhouse.contest.formats.format import Rounds
from rackhouse.contest.formats.ranked import Ranked
from rackhouse.contest.formats.swiss import Swiss
from rackhouse.contest.pairing.matching import Repeats
from rackhouse.contest.standings import Measure
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator


class KingOfTheHill(Swiss, frozen=True, tag="king of the hill"):
    """In each round first meets second, third meets fourth, and so on."""

    rounds: Rounds = 3
    repeats: Repeats = "allowed"

    order: ClassVar[tuple[Measure, ...]] = ("wins", "spread", "points")
    asks_rarely: ClassVar[tuple[str, ...]] = (
        "repeats_from", "meetings", "gibson", "gibson_spread",
    )  # fmt: skip
    avoids_rematches: ClassVar[bool] = False
    is_on_hill: ClassVar[bool] = True

    def _parts(self) -> Iterator[Message]:
        yield message("format-king-of-the-hill", rounds=self.rounds)
        yield from self._about_repeats()
        yield from Ranked._parts(self)  # noqa: SLF001 - its own, past what a Swiss says
