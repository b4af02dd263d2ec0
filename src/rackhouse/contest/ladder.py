"""A ladder: a standing order, in which one takes the rung of somebody above by beating them.

Who stands where is worked out afresh from what has happened on it, in its order: who joined, which
challenges ended, who had not played for too long. So a result that is corrected or undone moves
everybody whom it concerns. Who has withdrawn keeps no rung, and has the old one back when they
play on, as far as the others have left it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest.formats import Ladder
from rackhouse.contest.pairing.pairing import pair_key
from rackhouse.contest.result import winners

if TYPE_CHECKING:
    from rackhouse.contest.state import Division, State

DAY: Final = 86_400_000


def standing_order(state: State, division: Division) -> list[int]:
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


def _climb(order: list[int], state: State, number: int) -> None:
    sides = state.pairings[number].sides
    ahead = winners(sides, state.results[number], by_before=state.by_before)
    if len(ahead) != 1:
        return
    [loser] = [side for side in sides if side != ahead[0]]
    here, there = order.index(ahead[0]), order.index(loser)
    if here > there:
        order.insert(there, order.pop(here))


def rungs(state: State, division: Division) -> tuple[int, ...]:
    """Who stands on the rungs of a ladder, the top first; nobody who has withdrawn."""
    return tuple(
        entry for entry in standing_order(state, division) if state.entries[entry].is_active
    )


def last_played(state: State, division: Division) -> dict[int, int]:
    """When each entry of a ladder last played, joined, or was let pass by another."""
    found: dict[int, int] = {}
    for step in division.steps:
        sides = state.pairings[step.number].sides if step.kind == "ended" else (step.number,)
        found.update(dict.fromkeys(sides, step.at))
    return found


def busy_on(state: State, division: Division) -> set[int]:
    """Those who have a challenge that is still to be played."""
    return {side for match in state.outstanding(division.key) for side in match.sides}


def in_reach(state: State, division: Division, entry: int) -> tuple[int, ...]:
    """Those above whom an entry's place lets it challenge, the nearest first."""
    format_ = division.plan.format
    order = rungs(state, division)
    if not isinstance(format_, Ladder) or entry not in order:
        return ()
    own = order.index(entry)
    return tuple(reversed(order[max(0, own - format_.reach) : own]))


def why_no_challenge(state: State, division: Division, entry: int, other: int) -> str | None:
    """Why an entry cannot challenge another now, as a sentence; none where it can."""
    order = rungs(state, division)
    for one in (entry, other):
        if one not in order:
            return f"Entry {one} stands on no rung of the division {division.plan.title}."
    if other not in in_reach(state, division, entry):
        reach = division.plan.format.reach if isinstance(division.plan.format, Ladder) else 0
        return f"Entry {other} does not stand within {reach} above entry {entry}."
    if why := state.forbidden.get(pair_key(entry, other)):
        return f"These two are not to be paired ({why}); allow it first."
    for one in (entry, other):
        if one in busy_on(state, division):
            return f"Entry {one} has a challenge to play first."
    return None
