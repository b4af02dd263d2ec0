"""What follows from a result: forfeits of the withdrawn, and what a bracket makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.deciding.seating import seat_what_is_known
from rackhouse.contest.folding.brackets import bracket_in
from rackhouse.contest.pairing.bracket import pairings_of, seeds_in
from rackhouse.contest.refusal import LikelySlip
from rackhouse.contest.result import WITHDREW, Result
from rackhouse.messages import MatchName, all_of

if TYPE_CHECKING:
    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import EventState


def settle(deciding: EventDeciding, division: str) -> None:
    """Write what the results so far lead to by themselves."""
    forfeit_the_withdrawn(deciding, division)
    seat_what_is_known(deciding, division)


def forfeit_the_withdrawn(deciding: EventDeciding, division: str) -> None:
    """Forfeit every open match of two in which somebody has withdrawn.

    In a bracket a forfeit may make the next match known, so it looks again after each.
    """
    while True:
        entries = deciding.state.entries
        waiting = [
            pairing
            for pairing in deciding.state.outstanding(division)
            if len(pairing.sides) == 2 and any(entries[side].is_withdrawn for side in pairing.sides)
        ]
        if not waiting:
            return
        for pairing in waiting:
            left = [side for side in pairing.sides if entries[side].is_active]
            result = (
                Result("forfeit", winner=left[0], reason=WITHDREW)
                if left
                else Result("double forfeit", reason=WITHDREW)
            )
            deciding.write(actions.ResultRecorded(pairing.number, pairing.sides, result))


def replay_what_rests(
    deciding: EventDeciding, pairing: Pairing, result: Result, reason: str, *, sure: bool
) -> None:
    """Have matches of a bracket played again that other sides would have played with this result.

    Raises:
        LikelySlip: if there are any and the sender is not sure.
    """
    resting = _resting_on(deciding.state, pairing, result)
    if not reason.strip() or not resting:
        return
    if not sure:
        matches = all_of(MatchName(number) for number in reversed(resting))
        raise LikelySlip("result-takes-back", matches=matches, count=len(resting))
    for number in resting:
        deciding.write(actions.ReplayOrdered(number, reason))


def _resting_on(state: EventState, pairing: Pairing, result: Result) -> list[int]:
    """The played matches whose sides a result would change, the last first."""
    division = state.division(pairing.division)
    if not division.plan.format.is_bracket or division.stage != "started":
        return []
    own = {number for numbers in division.rounds for number in numbers}
    kept = {number: one for number, one in state.results.items() if number not in own}
    resting: list[int] = []
    # Round by round: what a later match rests on is settled before it.
    for numbers in division.rounds:
        bracket = bracket_in(replace(state, results=kept), division)
        pairings = pairings_of(bracket, division.key, seeds_in(division.order))
        for number in numbers:
            if number not in state.results:
                continue
            now = pairings.get(number)
            if now is not None and now.sides == state.pairings[number].sides:
                kept[number] = result if number == pairing.number else state.results[number]
            else:
                resting.insert(0, number)
    return resting
