"""Round robin, or a league: everybody meets everybody; all rounds are laid out at the start."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from msgspec import Meta

from rackhouse.contest.formats.format import HILL, Format
from rackhouse.contest.formats.ranked import Ranked
from rackhouse.contest.formats.swiss import Swiss
from rackhouse.contest.pairing.circle import circle, free_rounds, remaining_rounds
from rackhouse.contest.pairing.pairing import pair_key, pairs_of
from rackhouse.contest.standings import Measure
from rackhouse.errors import IllegalError, require
from rackhouse.messages import Message, Value, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.formats.format import Draw
    from rackhouse.contest.state import Division, EventState

BYE_IN_TURN: Final = message("pairing-bye-in-turn")
NOBODY_FREE: Final = message("pairing-nobody-left-free")


class RoundRobin(Ranked, frozen=True, tag="round robin"):
    """Everybody meets everybody, one match a week or a round."""

    legs: Annotated[int, Meta(ge=1, le=4)] = 1
    self_scheduled: bool = False
    """Whether opponents find their own time within the week."""

    order: ClassVar[tuple[Measure, ...]] = ("wins", "head to head", "spread", "points")
    is_laid_out: ClassVar[bool] = True
    is_league: ClassVar[bool] = True
    starts_as: ClassVar[str] = "circle"
    asks: ClassVar[tuple[str, ...]] = ("legs",)

    def _parts(self) -> Iterator[Message]:
        yield message(
            "format-league" if self.self_scheduled else "format-round-robin", legs=self.legs
        )
        if self.hill:
            yield message("format-hill-after", count=self.hill)
        yield from super()._parts()

    def fault(self, name: Value, measures: tuple[Measure, ...], most_sides: int) -> Message | None:
        """What is wrong with it in the plan of a division."""
        if fault := super().fault(name, measures, most_sides):
            return fault
        if self.gibson and not self.hill:
            return message("plan-gibson-needs-hill", division=name)
        return None

    @property
    def is_self_scheduled(self) -> bool:
        """Whether opponents find their own time."""
        return self.self_scheduled

    def rounds_left(self, division: Division) -> int:
        """How many rounds of king of the hill are yet to be paired."""
        return self.hill - len(division.hill_rounds)

    def rounds_planned(self, division: Division) -> int | None:
        """How many rounds there will be, with those of king of the hill."""
        to_come = division.next_round is not None
        return len(division.rounds) + self.rounds_left(division) if to_come else None

    def why_not_over(self, state: EventState, division: Division) -> Message | None:
        """What is still to come when every match has ended."""
        left = self.rounds_left(division)
        if left <= 0:
            return None
        return message("round-hill-outstanding", count=left)

    def circle(
        self, players: Sequence[int], met: Mapping[tuple[int, int], int]
    ) -> tuple[Sequence[Sequence[tuple[int, ...]]], Message | None]:
        """Every round; pairs that have met already meet less often."""
        if any(pair in met for pair in pairs_of(tuple(players))):
            return remaining_rounds(players, met, self.legs), NOBODY_FREE
        return circle(players, self.legs), BYE_IN_TURN

    def is_same_circle(self, before: Format) -> bool:
        """Whether it continues with the rounds that another format has laid out."""
        return isinstance(before, RoundRobin) and before.legs == self.legs

    def continues(self, before: Format) -> bool:
        """Whether it can follow another format."""
        return isinstance(before, RoundRobin)

    def late_games(
        self, rounds: Sequence[Sequence[tuple[int, ...]]], late: int, others: list[int], begin: int
    ) -> list[tuple[int, tuple[int, int]]]:
        """When a late entry meets everybody: in the first rounds in which both are free."""
        return free_rounds(rounds, late, others, begin, self.legs)

    def rounds_again(
        self, players: Sequence[int], met: Mapping[tuple[int, int], int]
    ) -> Sequence[Sequence[tuple[int, ...]]]:
        """The rounds to come, in which everybody meets as often as is left."""
        rounds: list[list[tuple[int, ...]]] = []
        known = Counter(met)
        # Leg by leg, so that nobody meets the same opponent in two rounds running.
        for leg in range(1, self.legs + 1):
            more = remaining_rounds(players, known, leg)
            known.update(pair_key(*sides) for games in more for sides in games if len(sides) == 2)
            rounds += more
        return rounds

    def ends_on_hill(self, division: Division, number: int) -> bool:
        """Whether a round is one of king of the hill, after everybody has met."""
        return self.hill > 0

    def check_place(self, division: Division, number: int, *, on_hill: bool) -> None:
        """Refuse a round that the format does not have."""
        left = self.rounds_left(division)
        require(left > 0 or not on_hill, "round-all-paired")
        require(on_hill or not division.hill_rounds, HILL)

    def goes_by_standings(self, division: Division) -> bool:
        """Whether the last round was paired by the standings."""
        return len(division.rounds) in division.hill_rounds

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """The pairings of king of the hill."""
        if not coming.ends_on_hill:
            raise IllegalError("round-laid-out-at-start")
        return super().pair(coming, free, draw, has_bye=has_bye)

    def shorter(self, rounds: int) -> Format:
        """A format for more entries than there is time for."""
        return Swiss(rounds=rounds)
