"""Whether the places of a division are final: everything in it has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.folding.brackets import tied_in
from rackhouse.messages import MatchName, Message, message

if TYPE_CHECKING:
    from rackhouse.contest.state import Division, EventState


def why_not_final(
    state: EventState, division: Division, *, with_ties: bool = True
) -> Message | None:
    """What the places of a division still wait for; none where they are final.

    ``with_ties`` is off for a certificate of the past, when ties outside a bracket were shared.
    """
    if division.stage == "open":
        return message("contest-not-started", division=division.name)
    if waiting := state.outstanding(division.key):
        return message("round-match-outstanding", match=MatchName(waiting[0].number))
    for one in state.discrepancies.values():
        if one.is_open and state.pairings[one.pairing].division == division.key:
            return message("round-dispute-outstanding", match=MatchName(one.pairing))
    if why := division.plan.format.why_not_over(state, division):
        return why
    if with_ties and (tied := tied_in(state, division)):
        return message("round-tie-outstanding", match=MatchName(tied[0]))
    return None
