"""A ladder: a standing order, in which you take the rung of somebody above by beating them.

The order is worked out anew from what has happened on it: who joined, which challenges ended, who
had not played for too long. So a corrected or undone result moves everybody it concerns. An entry
that withdraws has no rung, and gets its old one back, as far as possible, when it is reinstated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from msgspec import Meta

from rackhouse.contest.formats.format import Format
from rackhouse.contest.pairing.pairing import pair_key
from rackhouse.contest.result import winners
from rackhouse.contest.standings import Measure
from rackhouse.errors import IllegalError
from rackhouse.messages import EntryName, Message, all_of, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.formats.format import Draw
    from rackhouse.contest.state import Division, EventState

DAY: Final = 86_400_000


class Ladder(Format, frozen=True, tag="ladder"):
    """A standing order: players challenge each other, and a win takes the higher rung."""

    reach: Annotated[int, Meta(ge=1, le=20)] = 3
    """How many rungs up a player may challenge."""
    days: Annotated[int, Meta(ge=0, le=60)] = 7
    """Within how many days a challenge is played; 0 is no deadline."""
    idle_days: Annotated[int, Meta(ge=0, le=365)] = 0
    """After so many days without a game, the next active player passes; 0 is never."""

    order: ClassVar[tuple[Measure, ...]] = ("rung",)
    comes_first: ClassVar[tuple[Measure, ...]] = ("rung",)
    has_tie_breaks: ClassVar[bool] = False
    asks: ClassVar[tuple[str, ...]] = ("reach", "days", "idle_days")
    has_rungs: ClassVar[bool] = True
    is_always_open: ClassVar[bool] = True
    rounds_overlap: ClassVar[bool] = True
    can_follow: ClassVar[bool] = False
    gives_way: ClassVar[bool] = False
    round_key: ClassVar[str] = "challenges"
    starts_as: ClassVar[str] = "ladder"
    why_not_paired: ClassVar[str] = "round-ladder-has-challenges"

    def _parts(self) -> Iterator[Message]:
        yield message("format-ladder", reach=self.reach)
        if self.days:
            yield message("format-ladder-days", days=self.days)
        if self.idle_days:
            yield message("format-ladder-idle", days=self.idle_days)

    @property
    def is_self_scheduled(self) -> bool:
        """Whether opponents find their own time."""
        return True

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """Nobody pairs a ladder."""
        raise IllegalError(self.why_not_paired)

    def stages(self, state: EventState, division: Division) -> Mapping[int, int]:
        """The rung of each entry, counted from below; withdrawn entries are at the bottom."""
        order = standing_order(state, division)
        there = sorted(order, key=lambda entry: state.entries[entry].is_withdrawn)
        return {entry: rung for rung, entry in enumerate(reversed(there), start=1)}


def standing_order(state: EventState, division: Division) -> list[int]:
    """The entries of a ladder from the top, withdrawn ones included."""
    order: list[int] = []
    for step in division.steps:
        match step.kind:
            case "joined":
                order.append(step.number)
            case "ended":
                _climb(order, state, step.number)
            case "dropped" if step.below:
                order.remove(step.number)
                order.insert(order.index(step.below) + 1, step.number)
            case _:
                pass
    return [entry for entry in order if state.entries[entry].division == division.key]


def _climb(order: list[int], state: EventState, number: int) -> None:
    sides = state.pairings[number].sides
    ahead = winners(sides, state.results[number], by_before=state.by_before)
    if len(ahead) != 1:
        return
    [loser] = [side for side in sides if side != ahead[0]]
    here, there = order.index(ahead[0]), order.index(loser)
    if here > there:
        order.insert(there, order.pop(here))


def rungs(state: EventState, division: Division) -> tuple[int, ...]:
    """The entries of a ladder from the top, without those that withdrew."""
    return tuple(
        entry for entry in standing_order(state, division) if state.entries[entry].is_active
    )


def last_played(state: EventState, division: Division) -> dict[int, int]:
    """When each entry of a ladder last played, joined, or was passed."""
    found: dict[int, int] = {}
    for step in division.steps:
        sides = state.pairings[step.number].sides if step.kind == "ended" else (step.number,)
        found.update(dict.fromkeys(sides, step.at))
    return found


def busy_on(state: EventState, division: Division) -> set[int]:
    """The entries with an open challenge."""
    return {side for match in state.outstanding(division.key) for side in match.sides}


def in_reach(state: EventState, division: Division, entry: int) -> tuple[int, ...]:
    """The entries above that are within reach of a challenge, the nearest first."""
    order = rungs(state, division)
    if entry not in order:
        return ()
    own = order.index(entry)
    return tuple(reversed(order[max(0, own - ladder_of(division).reach) : own]))


def why_no_challenge(
    state: EventState, division: Division, entry: int, other: int
) -> Message | None:
    """Why an entry cannot challenge another now; ``None`` if it can."""
    order = rungs(state, division)
    for one in (entry, other):
        if one not in order:
            return message("round-no-rung", entry=EntryName(one), division=division.name)
    if other not in in_reach(state, division, entry):
        return message(
            "round-not-in-reach",
            entry=EntryName(entry),
            other=EntryName(other),
            reach=ladder_of(division).reach,
        )
    if why := state.forbidden.get(pair_key(entry, other)):
        both = all_of(map(EntryName, (entry, other)))
        return message("round-kept-apart", entries=both, reason=why)
    for one in (entry, other):
        if one in busy_on(state, division):
            return message("round-challenge-to-play", entry=EntryName(one))
    return None


def idle_in(state: EventState, division: Division) -> dict[int, int]:
    """When each entry becomes idle, the top first; one with an open challenge never does."""
    format_ = division.plan.format
    if not isinstance(format_, Ladder) or division.stage != "started" or not format_.idle_days:
        return {}
    since, busy = last_played(state, division), busy_on(state, division)
    return {
        entry: since[entry] + format_.idle_days * DAY
        for entry in rungs(state, division)
        if entry not in busy
    }


def ladder_of(division: Division) -> Ladder:
    """The ladder of a division.

    Raises:
        IllegalError: if it is not a ladder.
    """
    if not isinstance(division.plan.format, Ladder):
        raise IllegalError("round-no-ladder", division=division.name)
    return division.plan.format
