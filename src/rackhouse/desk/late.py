"""What becomes of one who comes when play is on: whom they meet, when, and what that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts as f
from rackhouse.contest.plan import deadline_of
from rackhouse.contest.schedule import day_in_words, local

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rackhouse.contest import Line, State
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.desk.names import Names


def late_in_words(
    lines: Sequence[Line], before: Iterable[Line], state: State, names: Names
) -> list[str]:
    """What the lines of a late entry tell, part by part; nothing where it changes nothing.

    ``before`` are the lines that were there already and count.
    """
    said: list[str] = []
    for line in lines:
        match line.fact:
            case f.SlotFilled(division, _, slot):
                order = state.divisions[division].order if division in state.divisions else ()
                other = order[slot ^ 1] if len(order) > slot ^ 1 else 0
                said += [f"meets {names(other)} in round 1"] if other else []
            case f.PairingsChanged(division, _, added, _) if division in state.divisions:
                held = max((one.round for one in _paired(before, division)), default=0)
                said += _in_circle(state, division, sorted({one.round for one in added}), held)
            case _:
                pass
    return said


def _in_circle(state: State, division: str, rounds: list[int], before: int) -> Iterator[str]:
    """In which rounds of a circle one plays, and how much longer it is for that."""
    plan = state.event
    is_weekly = plan.weeks and state.divisions[division].plan.format.is_league
    numbers = ", ".join(map(str, rounds))
    yield f"plays in weeks: {numbers}" if is_weekly else f"plays in rounds: {numbers}"
    last = rounds[-1]
    if last <= before:
        return
    ends = deadline_of(plan, last) if is_weekly else None
    if ends is None:
        yield f"there are {last} rounds now instead of {before}"
    else:
        day = day_in_words(local(ends, plan.zone).date())
        yield f"there are {last} weeks now instead of {before}, until {day}"


def _paired(lines: Iterable[Line], division: str) -> Iterator[Pairing]:
    for line in lines:
        match line.fact:
            case f.RoundPaired(key, _, pairings) if key == division:
                yield from pairings
            case f.PairingsChanged(key, _, pairings, _) if key == division:
                yield from pairings
            case _:
                pass
