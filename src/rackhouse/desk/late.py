"""What becomes of one who comes when play is on: whom they meet, when, and what that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts as f
from rackhouse.contest.plan import deadline_of
from rackhouse.contest.schedule import local
from rackhouse.messages import Day, EntryName, Message, all_of, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rackhouse.contest import EventState, Line
    from rackhouse.contest.pairing.pairing import Pairing


def late_in_words(
    lines: Sequence[Line], before: Iterable[Line], state: EventState
) -> list[Message]:
    """What the lines of a late entry tell, part by part; nothing where it changes nothing.

    ``before`` are the lines that were there already and count.
    """
    said: list[Message] = []
    for line in lines:
        match line.fact:
            case f.SlotFilled(division, _, slot):
                order = state.divisions[division].order if division in state.divisions else ()
                other = order[slot ^ 1] if len(order) > slot ^ 1 else 0
                said += [message("desk-late-meets", entry=EntryName(other))] if other else []
            case f.PairingsChanged(division, _, added, _) if division in state.divisions:
                held = max((one.round for one in _paired(before, division)), default=0)
                said += _in_circle(state, division, sorted({one.round for one in added}), held)
            case _:
                pass
    return said


def _in_circle(
    state: EventState, division: str, rounds: list[int], before: int
) -> Iterator[Message]:
    """In which rounds of a circle one plays, and how much longer it is for that."""
    plan = state.event
    is_weekly = plan.weeks and state.divisions[division].plan.format.is_league
    numbers = all_of(rounds)
    yield message("desk-late-weeks" if is_weekly else "desk-late-rounds", numbers=numbers)
    last = rounds[-1]
    if last <= before:
        return
    ends = deadline_of(plan, last) if is_weekly else None
    if ends is None:
        yield message("desk-late-more-rounds", count=last, before=before)
    else:
        day = Day(local(ends, plan.zone).date(), with_weekday=True)
        yield message("desk-late-more-weeks", count=last, before=before, day=day)


def _paired(lines: Iterable[Line], division: str) -> Iterator[Pairing]:
    for line in lines:
        match line.fact:
            case f.RoundPaired(key, _, pairings) if key == division:
                yield from pairings
            case f.PairingsChanged(key, _, pairings, _) if key == division:
                yield from pairings
            case _:
                pass
