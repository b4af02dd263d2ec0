"""Round robin, or a league: everybody meets everybody; all rounds are laid out at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from msgspec import Meta

from rackhouse.contest.formats.format import HILL, Format, Measure
from rackhouse.contest.formats.ranked import Ranked
from rackhouse.contest.formats.swiss import Swiss
from rackhouse.contest.pairing.circle import circle, free_rounds
from rackhouse.contest.pairing.pairing import pairs_of
from rackhouse.contest.pairing.remaining import remaining_rounds
from rackhouse.errors import IllegalError, require

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.formats.format import Draw
    from rackhouse.contest.state import Division, State

BYE_IN_TURN: Final = "An odd number of entries: everybody has a bye in turn."
NOBODY_FREE: Final = "Nobody left to meet is free in this round."


class RoundRobin(Ranked, frozen=True, tag="round robin"):
    """Everybody meets everybody, one match a week or a round."""

    legs: Annotated[int, Meta(ge=1, le=4)] = 1
    self_scheduled: bool = False
    """Opponents find their own time within the week."""

    order: ClassVar[tuple[Measure, ...]] = ("wins", "head to head", "spread", "points")
    is_laid_out: ClassVar[bool] = True
    is_league: ClassVar[bool] = True
    starts_as: ClassVar[str] = "circle"

    def _parts(self) -> Iterator[str]:
        times = {1: "once", 2: "twice"}.get(self.legs, f"{self.legs} times")
        said = f"round robin, everybody meets everybody {times}"
        yield f"{said}, at times that opponents arrange" if self.self_scheduled else said
        if self.hill:
            more = f"then {self.hill} rounds on the hill"
            yield "then a round on the hill" if self.hill == 1 else more
        yield from super()._parts()

    def fault(self, title: str, measures: tuple[Measure, ...], most_sides: int) -> str | None:
        """What is wrong with it in the plan of a division."""
        if fault := super().fault(title, measures, most_sides):
            return fault
        if self.gibson and not self.hill:
            return f"In the division {title} safe places change nothing without rounds on the hill."
        return None

    @property
    def is_self_scheduled(self) -> bool:
        """Whether opponents find their own time."""
        return self.self_scheduled

    def rounds_left(self, division: Division) -> int:
        """How many rounds on the hill are yet to be paired."""
        return self.hill - len(division.hill_rounds)

    def rounds_planned(self, division: Division) -> int | None:
        """How many rounds there will be, while rounds on the hill are to come."""
        to_come = division.next_round is not None
        return len(division.rounds) + self.rounds_left(division) if to_come else None

    def why_not_over(self, state: State, division: Division) -> str | None:
        """What is still to come when every match has ended."""
        left = self.rounds_left(division)
        if left <= 0:
            return None
        return f"Rounds of king of the hill are still to come: {left}. Pair them first."

    def circle(
        self, players: Sequence[int], met: Mapping[tuple[int, int], int]
    ) -> tuple[Sequence[Sequence[tuple[int, ...]]], str]:
        """Every round; those who have met already meet so much less often."""
        if any(pair in met for pair in pairs_of(tuple(players))):
            return remaining_rounds(players, met, self.legs), NOBODY_FREE
        return circle(players, self.legs), BYE_IN_TURN

    def is_same_circle(self, before: Format) -> bool:
        """Whether it goes on with the rounds that another has laid out."""
        return isinstance(before, RoundRobin) and before.legs == self.legs

    def continues(self, before: Format) -> bool:
        """Whether it goes on as another that came before."""
        return isinstance(before, RoundRobin)

    def late_games(
        self, rounds: Sequence[Sequence[tuple[int, ...]]], late: int, others: list[int], begin: int
    ) -> list[tuple[int, tuple[int, int]]]:
        """When a late entry meets everybody: in the first rounds where both are free."""
        return free_rounds(rounds, late, others, begin, self.legs)

    def ends_on_hill(self, division: Division, number: int) -> bool:
        """Whether what comes after the circle is on the hill."""
        return self.hill > 0

    def check_place(self, division: Division, number: int, *, on_hill: bool) -> None:
        """Refuse a round that the format does not have: after the circle, all are on the hill."""
        left = self.rounds_left(division)
        require(left > 0 or not on_hill, "All rounds of this division are paired.")
        require(on_hill or not division.hill_rounds, HILL)

    def goes_by_standings(self, division: Division) -> bool:
        """Whether the last round was paired by how everybody stood."""
        return len(division.rounds) in division.hill_rounds

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """Who meets on the hill."""
        if not coming.ends_on_hill:
            raise IllegalError("This format settles every round at its start.")
        return super().pair(coming, free, draw, has_bye=has_bye)

    def shorter(self, rounds: int) -> Format:
        """A format for more entries than there is time for."""
        return Swiss(rounds=rounds)
