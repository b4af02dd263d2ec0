"""Whether the places of a division are final: everything in it has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.folding.brackets import bracket_in, tied_in
from rackhouse.contest.formats import Knockout, RoundRobin, rounds_of

if TYPE_CHECKING:
    from rackhouse.contest.state import Division, State


def why_not_final(state: State, division: Division, *, with_ties: bool = True) -> str | None:
    """What the places of a division still wait for, as a sentence; none where they are final.

    ``with_ties`` is off for a certificate of the past, when ties outside a bracket were shared.
    """
    if division.stage == "open":
        return f"The division {division.plan.title} has not started."
    if waiting := state.outstanding(division.key):
        return f"Match {waiting[0].number} has no result yet; places wait for it."
    for one in state.discrepancies.values():
        if one.is_open and state.pairings[one.pairing].division == division.key:
            return f"Discrepancy {one.number} waits for the director's ruling."
    if isinstance(division.plan.format, Knockout) and not bracket_in(state, division).is_decided:
        return "A tie in the bracket has to be broken first."
    if with_ties and (tied := tied_in(state, division)):
        return f"Match {tied[0]} is tied; the tie is broken before the places are certified."
    most = rounds_of(division.plan.format)
    if most is not None and len(division.rounds) < most:
        return f"{len(division.rounds)} of {most} rounds have been played; pair the others first."
    format_ = division.plan.format
    if isinstance(format_, RoundRobin) and len(division.hill_rounds) < format_.hill:
        left = format_.hill - len(division.hill_rounds)
        return f"Rounds of king of the hill are still to come: {left}. Pair them first."
    return None
