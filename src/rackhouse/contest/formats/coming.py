"""The round that is to be paired next: who stands where, who has met, why these meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rackhouse.contest.pairing.matching import PairingRequest, match_round
from rackhouse.contest.pairing.pairing import byes_so_far, met_in, pairs_of
from rackhouse.errors import require
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rackhouse.contest.pairing.cop import Foreseen
    from rackhouse.contest.pairing.matching import Repeats, Style
    from rackhouse.contest.standings import StandingsRow
    from rackhouse.contest.state import Division, EventState


@dataclass(frozen=True)
class Coming:
    """What a round is paired from, besides who is there."""

    state: EventState
    division: Division
    rows: tuple[StandingsRow, ...]
    """The standings."""
    after: int | None = None
    """After how many rounds they are the standings; ``None`` is after all that are paired."""
    on_hill: bool = False
    """First meets second, third meets fourth, and so on."""
    ends_on_hill: bool = False
    """Whether it is one of the last rounds, which alone are king of the hill."""
    places: int = 0
    """How many places count."""
    safe: tuple[int, ...] = ()
    """Who has secured one of them, the first place first."""
    out: tuple[int, ...] = ()
    """Who can no longer reach one, the highest first."""
    seen: Foreseen | None = None
    """What can still be won, if the round is paired by that."""
    standing: tuple[int, ...] = ()
    """The entries that it is about, the best first."""

    @property
    def counted(self) -> int:
        """How many rounds the standings count."""
        return len(self.division.rounds) if self.after is None else self.after

    def opponents_of(self, entry: int) -> list[int]:
        """Whom a player with a secured place is to meet, the best choice first.

        First the highest who can no longer reach a place, then others with a secured place, then
        the lowest.
        """
        others = [one for one in self.safe if one != entry]
        rest = {*self.out, *self.safe}
        lowest = [row.entry for row in reversed(self.rows) if row.entry not in rest]
        return [*self.out, *others, *lowest]

    def reasons(self) -> Callable[[tuple[int, ...]], Message]:
        """A function that gives the reason of any pairing of the round."""
        entries = self.state.entries
        met = met_in(self.state, self.division)
        why = self.division.plan.format.why(self)

        def reason(sides: tuple[int, ...]) -> Message:
            if self.after is None:
                return usual(sides)
            return message("pairing-early", why=usual(sides), round=self.after + 1)

        def usual(sides: tuple[int, ...]) -> Message:
            if len(sides) == 1:
                return message(self.division.plan.format.why_bye)
            if any(entries[side].is_house for side in sides):
                return message("pairing-house-team")
            times = max(met.get(pair, 0) for pair in pairs_of(sides))
            return why(sides, message("pairing-met", times=times))

        return reason

    def matched(
        self, ranked: Sequence[int], style: Style, repeats: Repeats, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """The pairings of the free entries, which come best first.

        Raises:
            IllegalError: if they cannot be paired.
        """
        pairs = match_round(self.request(ranked, style, repeats, has_bye=has_bye))
        number = len(self.division.rounds) + 1
        require(pairs is not None, "round-cannot-be-paired", round=number)
        return pairs or []

    def request(
        self, ranked: Sequence[int], style: Style, repeats: Repeats, *, has_bye: bool
    ) -> PairingRequest:
        """What the free entries are matched from."""
        require(not has_bye or len(ranked) % 2 == 0, "round-bye-not-needed")
        state, division = self.state, self.division
        is_drawn = style == "draw" or not division.rounds
        house = [entry for entry in ranked if state.entries[entry].is_house]
        met = met_in(state, division)
        most = division.plan.format.most_repeats(
            len(division.rounds) + 1, on_hill=self.ends_on_hill
        )
        too_often = {pair for pair, times in met.items() if most is not None and times > most}
        return PairingRequest(
            ranked=ranked,
            scores={} if is_drawn else {row.entry: row.halves for row in self.rows},
            met=met,
            # A house team never has the bye: it plays so that there is none.
            byes={**byes_so_far(state, division), **dict.fromkeys(house, 1_000_000)},
            forbidden=too_often.union(state.forbidden),
            repeats=repeats,
            style=style,
            leaders={one: self.opponents_of(one) for one in self.safe if one in ranked},
        )
