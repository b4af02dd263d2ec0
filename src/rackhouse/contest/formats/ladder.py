"""A ladder: a standing order, in which one takes the rung of somebody above by beating them.

Who stands where is worked out afresh from what has happened on it, in its order: who joined, which
challenges ended, who had not played for too long. So a result that is corrected or undone moves
everybody whom it concerns. Who has withdrawn keeps no rung, and has the old one back when they
play on, as far as the others have left it.
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
    """A standing order: who beats somebody above has their rung. Players challenge each other."""

    reach: Annotated[int, Meta(ge=1, le=20)] = 3
    """How many rungs above one's own one may challenge."""
    days: Annotated[int, Meta(ge=0, le=60)] = 7
    """Within how many days a challenge is played; 0 is no deadline."""
    idle_days: Annotated[int, Meta(ge=0, le=365)] = 0
    """Who has not played for so many days stands below the next who has; 0 is never."""

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
        """The rung of each, counted from below, where those who have withdrawn stand."""
        order = standing_order(state, division)
        there = sorted(order, key=lambda entry: state.entries[entry].is_withdrawn)
        return {entry: rung for rung, entry in enumerate(reversed(there), start=1)}


def standing_order(state: EventState, division: Division) -> list[int]:
    """The entries of a ladder from the top, those who have withdrawn where they would stand."""
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
    """Who stands on the rungs of a ladder, the top first; nobody who has withdrawn."""
    return tuple(
        entry for entry in standing_order(state, division) if state.entries[entry].is_active
    )


def last_played(state: EventState, division: Division) -> dict[int, int]:
    """When each entry of a ladder last played, joined, or was let pass by another."""
    found: dict[int, int] = {}
    for step in division.steps:
        sides = state.pairings[step.number].sides if step.kind == "ended" else (step.number,)
        found.update(dict.fromkeys(sides, step.at))
    return found


def busy_on(state: EventState, division: Division) -> set[int]:
    """Those who have a challenge that is still to be played."""
    return {side for match in state.outstanding(division.key) for side in match.sides}


def in_reach(state: EventState, division: Division, entry: int) -> tuple[int, ...]:
    """Those above whom an entry's place lets it challenge, the nearest first."""
    order = rungs(state, division)
    if entry not in order:
        return ()
    own = order.index(entry)
    return tuple(reversed(order[max(0, own - ladder_of(division).reach) : own]))


def why_no_challenge(
    state: EventState, division: Division, entry: int, other: int
) -> Message | None:
    """Why an entry cannot challenge another now; none where it can."""
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
    """From when on each is idle, the top first. Whoever has a challenge to play never is."""
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
        IllegalError: where it is none.
    """
    if not isinstance(division.plan.format, Ladder):
        raise IllegalError("round-no-ladder", division=division.name)
    return division.plan.format
