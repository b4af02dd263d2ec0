"""What all bracket formats share: seeds, slots, broken ties."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal

from rackhouse.contest.formats.format import Column, Format
from rackhouse.contest.pairing.bracket import BracketDraw, slots_for
from rackhouse.contest.pairing.pairing import pair_key
from rackhouse.contest.standings import Measure
from rackhouse.errors import require
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from rackhouse.contest.formats.format import TieBreak
    from rackhouse.contest.pairing.bracket import Bracket, Slot
    from rackhouse.contest.result import Result
    from rackhouse.contest.state import Division, EventState


class Elimination(Format, frozen=True):
    """A bracket: winners advance by themselves."""

    seeding: Literal["draw", "hand"] = "draw"
    still_tied: Literal["replay", "tile draw", "either"] = "either"
    """What decides if even the score before unplayed letters is equal."""

    order: ClassVar[tuple[Measure, ...]] = ("stage",)
    comes_first: ClassVar[tuple[Measure, ...]] = ("stage",)
    columns: ClassVar[tuple[Column, ...]] = ("won", "lost", "points", "high game", "reached")
    is_bracket: ClassVar[bool] = True
    is_laid_out: ClassVar[bool] = True
    rounds_overlap: ClassVar[bool] = True
    breaks_ties: ClassVar[bool] = True
    can_follow: ClassVar[bool] = False
    starts_as: ClassVar[str] = "bracket"
    why_not_paired: ClassVar[str] = "round-bracket-pairs-itself"

    @property
    def may_draw(self) -> bool:
        """Whether the order of its entries can be drawn."""
        return self.seeding == "draw"

    def starting_order(
        self, order: tuple[int, ...], forbidden: Collection[tuple[int, int]], *, is_drawn: bool
    ) -> tuple[int, ...]:
        """The slots of the bracket; a draw keeps the forbidden pairs apart in the first round."""
        return slots_for(kept_apart(order, forbidden) if is_drawn else order)

    def bracket_of(
        self,
        slots: Sequence[Slot],
        results: Mapping[int, Result],
        *,
        first: int = 1,
        by_before: bool = False,
    ) -> Bracket:
        """The bracket from its slots and results; matches are numbered from ``first``."""
        return self.drawn(BracketDraw(slots, results, first, by_before=by_before))

    def drawn(self, draw: BracketDraw) -> Bracket:
        """The bracket with all its rounds."""
        raise NotImplementedError

    def bracket(self, state: EventState, division: Division) -> Bracket:
        """The bracket of a division that has started."""
        require(division.stage != "open", "round-bracket-not-drawn")
        return self.bracket_of(
            division.order,
            state.results,
            first=division.first_pairing,
            by_before=state.by_before,
        )

    def why_not_over(self, state: EventState, division: Division) -> Message | None:
        """What is still to come when every match has ended."""
        is_decided = self.bracket(state, division).is_decided
        return None if is_decided else message("round-bracket-tied")

    def refuse_tie_break(self, way: TieBreak) -> None:
        """Refuse a way to break a tie that the format does not have."""
        if self.still_tied == "tile draw":
            require(way == "tile draw", "result-tie-by-draw-only")
        if self.still_tied == "replay":
            require(way == "replay", "result-tie-by-replay-only")


def kept_apart(order: tuple[int, ...], forbidden: Collection[tuple[int, int]]) -> tuple[int, ...]:
    """A drawn order in which forbidden pairs do not meet in the first round.

    Seeds are swapped as long as that helps. If no swap does, they meet, as they may in later
    rounds of any bracket.

    >>> kept_apart((1, 2, 3, 4), {(1, 4)})
    (2, 1, 3, 4)
    """
    best = _clashes(order, forbidden)
    for one, other in combinations(range(len(order)), 2):
        if not best:
            break
        swapped = list(order)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if (clashes := _clashes(swapped, forbidden)) < best:
            order, best = tuple(swapped), clashes
    return order


def _clashes(order: Sequence[int], forbidden: Collection[tuple[int, int]]) -> int:
    slots = slots_for(order)
    pairs = zip(slots[::2], slots[1::2], strict=True)
    return sum(pair_key(*pair) in forbidden for pair in pairs)
