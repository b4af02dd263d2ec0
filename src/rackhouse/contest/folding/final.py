"""Whether the places of a division are final: everything in it has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.folding.brackets import tied_in

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
    if why := division.plan.format.why_not_over(state, division):
        return why
    if with_ties and (tied := tied_in(state, division)):
        return f"Match {tied[0]} is tied; the tie is broken before the places are certified."
    return None
