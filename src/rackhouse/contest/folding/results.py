"""What facts of results and of disputes do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.arrangement import Discrepancy, MatchWordRuling
from rackhouse.contest.folding.brackets import laid_out
from rackhouse.contest.folding.climbing import ended, reopened
from rackhouse.contest.folding.parts import put, started, with_arrangement, with_reason, without
from rackhouse.contest.refusal import refuse
from rackhouse.contest.result import Result, result_fault, winners
from rackhouse.contest.state import EventState, why_may_not_play
from rackhouse.errors import IllegalError, require
from rackhouse.messages import EntryName, MatchName, all_of, message

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.pairing.pairing import Pairing


def _recorded(state: EventState, fact: actions.ResultRecorded, at: int) -> EventState:
    if fact.pairing in state.results:
        raise IllegalError("result-has-one", match=MatchName(fact.pairing))
    if fact.result.kind == "played":
        for side in fact.sides:
            refuse(None if side in fact.result.absent else why_may_not_play(state, side))
    if fact.result.is_by_withdrawal:
        for side in fact.sides:
            is_out = side == fact.result.winner or state.entry(side).is_withdrawn
            require(is_out, "result-not-forfeited", entry=EntryName(side))
    return ended(_with_result(state, fact.pairing, fact.sides, fact.result), fact.pairing, at)


def _corrected(state: EventState, fact: actions.ResultCorrected, _at: int) -> EventState:
    match = MatchName(fact.pairing)
    require(fact.pairing in state.results, "result-none-to-correct", match=match)
    with_reason(fact.reason, "result-correction-needs-reason")
    return _with_result(state, fact.pairing, fact.sides, fact.result)


def _with_result(
    state: EventState, number: int, sides: tuple[int, ...], result: Result
) -> EventState:
    pairing = state.pairing(number)
    started(state, pairing.division)
    require(not pairing.is_bye, "result-of-bye", match=MatchName(number))
    if pairing.sides != sides:
        raise other_sides(pairing, sides)
    refuse(result_fault(sides, result))
    after = replace(state, results=put(state.results, number, result))
    if number in state.arrangements:
        after = with_arrangement(after, number, forfeit_proposed=False, ruling_asked=False)
    return laid_out(state, after, pairing.division)


def other_sides(pairing: Pairing, given: tuple[int, ...]) -> IllegalError:
    """What is wrong if others are named than those who play a match."""
    return IllegalError(
        "result-other-sides",
        match=MatchName(pairing.number),
        sides=all_of(map(EntryName, pairing.sides)),
        given=all_of(map(EntryName, given)),
    )


def _replayed(state: EventState, fact: actions.ReplayOrdered, _at: int) -> EventState:
    pairing = state.pairing(fact.pairing)
    started(state, pairing.division)
    require(fact.pairing in state.results, "result-not-played", match=MatchName(fact.pairing))
    with_reason(fact.reason, "result-replay-needs-reason")
    after = reopened(replace(state, results=without(state.results, fact.pairing)), fact.pairing)
    if fact.pairing in state.arrangements:
        after = with_arrangement(after, fact.pairing, reports=(), agreed=None, proposals=())
    return laid_out(state, after, pairing.division)


def _tie_broken(state: EventState, fact: actions.TieBroken, _at: int) -> EventState:
    pairing = state.pairing(fact.pairing)
    division = started(state, pairing.division)
    require(state.breaks_ties(division), "result-tie-stays")
    match = MatchName(fact.pairing)
    require(fact.pairing in state.results, "result-not-played", match=match)
    result = state.results[fact.pairing]
    ahead = winners(pairing.sides, result, by_before=state.by_before)
    require(len(ahead) > 1, "result-not-tied", match=match)
    require(fact.winner in ahead, "result-not-among-tied", entry=EntryName(fact.winner))
    is_drawn = fact.method == "tile draw"
    reason = "result-tie-by-draw" if is_drawn else "result-tie-by-director"
    decided = replace(result, winner=fact.winner, reason=message(reason))
    after = replace(state, results=put(state.results, fact.pairing, decided))
    return laid_out(state, after, pairing.division)


RESULTS: Final[dict[type, Apply]] = {
    actions.ResultRecorded: _recorded,
    actions.ResultCorrected: _corrected,
    actions.ReplayOrdered: _replayed,
    actions.TieBroken: _tie_broken,
}


def _opened(state: EventState, fact: actions.DiscrepancyOpened, _at: int) -> EventState:
    pairing = state.pairing(fact.pairing)
    started(state, pairing.division)
    require(
        fact.discrepancy not in state.discrepancies,
        "result-discrepancy-taken",
        number=fact.discrepancy,
    )
    found = Discrepancy(fact.discrepancy, fact.pairing, fact.turn, fact.versions)
    return replace(state, discrepancies=put(state.discrepancies, fact.discrepancy, found))


def _ruled(state: EventState, fact: actions.MatchDiscrepancyRuled, _at: int) -> EventState:
    number = fact.discrepancy
    require(number in state.discrepancies, "result-no-discrepancy", number=number)
    with_reason(fact.reason, "result-ruling-needs-reason")
    before = state.discrepancies[fact.discrepancy]
    require(before.is_open, "result-discrepancy-ruled")
    after = replace(before, outcome=fact.outcome, reason=fact.reason)
    return replace(state, discrepancies=put(state.discrepancies, fact.discrepancy, after))


def _words_ruled(state: EventState, fact: actions.WordsRuled, _at: int) -> EventState:
    state.pairing(fact.pairing)
    require(fact.words, "result-ruling-on-words")
    require(fact.ruling not in state.rulings, "result-ruling-taken", number=fact.ruling)
    ruling = MatchWordRuling(fact.ruling, fact.words, fact.acceptable, (fact.pairing,))
    return replace(state, rulings=put(state.rulings, fact.ruling, ruling))


def _reused(state: EventState, fact: actions.RulingReused, _at: int) -> EventState:
    ruling = _standing(state, fact.ruling)
    state.pairing(fact.pairing)
    pairings = (*ruling.pairings, fact.pairing)
    after = replace(ruling, pairings=tuple(dict.fromkeys(pairings)))
    return replace(state, rulings=put(state.rulings, fact.ruling, after))


def _overturned(state: EventState, fact: actions.RulingOverturned, _at: int) -> EventState:
    ruling = _standing(state, fact.ruling)
    with_reason(fact.reason, "result-overturning-needs-reason")
    require(
        fact.touched == ruling.pairings,
        "result-ruling-touched-others",
        number=fact.ruling,
    )
    after = replace(ruling, is_overturned=True)
    return replace(state, rulings=put(state.rulings, fact.ruling, after))


def _standing(state: EventState, number: int) -> MatchWordRuling:
    require(number in state.rulings, "result-no-ruling", number=number)
    ruling = state.rulings[number]
    require(not ruling.is_overturned, "result-ruling-overturned")
    return ruling


DISPUTING: Final[dict[type, Apply]] = {
    actions.DiscrepancyOpened: _opened,
    actions.MatchDiscrepancyRuled: _ruled,
    actions.WordsRuled: _words_ruled,
    actions.RulingReused: _reused,
    actions.RulingOverturned: _overturned,
}
