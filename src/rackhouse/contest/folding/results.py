"""What facts of results do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import facts
from rackhouse.contest.folding.brackets import laid_out
from rackhouse.contest.folding.climbing import ended, reopened
from rackhouse.contest.folding.parts import put, started, with_arrangement, with_reason, without
from rackhouse.contest.result import WITHDREW, Result, result_fault, winners
from rackhouse.contest.state import State, why_may_not_play
from rackhouse.errors import IllegalError, require

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply


def recorded(state: State, fact: facts.ResultRecorded, at: int) -> State:
    """A pairing ended so."""
    if fact.pairing in state.results:
        raise IllegalError(f"Match {fact.pairing} has a result; correct it instead.")
    if fact.result.kind == "played":
        for side in fact.sides:
            reason = None if side in fact.result.absent else why_may_not_play(state, side)
            require(reason is None, reason or "")
    if fact.result.kind in ("forfeit", "double forfeit") and fact.result.reason == WITHDREW:
        for side in fact.sides:
            require(
                side == fact.result.winner or state.entry(side).is_withdrawn,
                f"Entry {side} has not withdrawn, so it has not forfeited by that.",
            )
    return ended(_with_result(state, fact.pairing, fact.sides, fact.result), fact.pairing, at)


def corrected(state: State, fact: facts.ResultCorrected, _at: int) -> State:
    """A pairing ended otherwise than was written."""
    require(fact.pairing in state.results, f"Match {fact.pairing} has no result to correct.")
    with_reason(fact.reason, "A correction")
    return _with_result(state, fact.pairing, fact.sides, fact.result)


def _with_result(state: State, number: int, sides: tuple[int, ...], result: Result) -> State:
    pairing = state.pairing(number)
    started(state, pairing.division)
    # An event has thousands of results: what is wrong with one is put into words only where it is.
    if pairing.is_bye:
        raise IllegalError(f"Match {number} is a bye and has no other result.")
    if pairing.sides != sides:
        raise IllegalError(
            f"Match {number} is between entries {_listed(pairing.sides)}, not {_listed(sides)}."
        )
    fault = result_fault(sides, result)
    require(fault is None, fault or "")
    after = replace(state, results=put(state.results, number, result))
    if number in state.arrangements:
        after = with_arrangement(after, number, forfeit_proposed=False, ruling_asked=False)
    return laid_out(state, after, pairing.division)


def _listed(sides: tuple[int, ...]) -> str:
    return " and ".join(map(str, sides))


def replayed(state: State, fact: facts.ReplayOrdered, _at: int) -> State:
    """A match is played again; what it had ended with no longer counts."""
    pairing = state.pairing(fact.pairing)
    started(state, pairing.division)
    require(fact.pairing in state.results, f"Match {fact.pairing} has not been played yet.")
    with_reason(fact.reason, "A replay")
    after = reopened(replace(state, results=without(state.results, fact.pairing)), fact.pairing)
    if fact.pairing in state.arrangements:
        after = with_arrangement(after, fact.pairing, reports=(), agreed=None, proposals=())
    return laid_out(state, after, pairing.division)


def tie_broken(state: State, fact: facts.TieBroken, _at: int) -> State:
    """A tie that scores leave goes to a side."""
    pairing = state.pairing(fact.pairing)
    division = started(state, pairing.division)
    require(state.breaks_ties(division), "Under this event's rules a tie stays one.")
    require(fact.pairing in state.results, f"Match {fact.pairing} has not been played yet.")
    result = state.results[fact.pairing]
    ahead = winners(pairing.sides, result, by_before=state.by_before)
    require(len(ahead) > 1, f"Match {fact.pairing} is not tied.")
    require(fact.winner in ahead, f"Entry {fact.winner} is not among those who tied.")
    reason = (
        "The tie was broken by a draw of tiles."
        if fact.method == "tile draw"
        else ("The director broke the tie.")
    )
    decided = replace(result, winner=fact.winner, reason=reason)
    after = replace(state, results=put(state.results, fact.pairing, decided))
    return laid_out(state, after, pairing.division)


RESULTS: Final[dict[type, Apply]] = {
    facts.ResultRecorded: recorded,
    facts.ResultCorrected: corrected,
    facts.ReplayOrdered: replayed,
    facts.TieBroken: tie_broken,
}
