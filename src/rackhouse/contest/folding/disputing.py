"""What facts of disputes do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import facts
from rackhouse.contest.dispute import Discrepancy, MatchWordRuling
from rackhouse.contest.folding.parts import put, started, with_reason
from rackhouse.errors import require

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.state import EventState


def opened(state: EventState, fact: facts.DiscrepancyOpened, _at: int) -> EventState:
    """Something about a match that its sides cannot resolve."""
    pairing = state.pairing(fact.pairing)
    started(state, pairing.division)
    require(
        fact.discrepancy not in state.discrepancies,
        "result-discrepancy-taken",
        number=fact.discrepancy,
    )
    found = Discrepancy(fact.discrepancy, fact.pairing, fact.turn, fact.versions)
    return replace(state, discrepancies=put(state.discrepancies, fact.discrepancy, found))


def ruled(state: EventState, fact: facts.MatchDiscrepancyRuled, _at: int) -> EventState:
    """The director ruled on it."""
    number = fact.discrepancy
    require(number in state.discrepancies, "result-no-discrepancy", number=number)
    with_reason(fact.reason, "result-ruling-needs-reason")
    before = state.discrepancies[fact.discrepancy]
    require(before.is_open, "result-discrepancy-ruled")
    after = replace(before, outcome=fact.outcome, reason=fact.reason)
    return replace(state, discrepancies=put(state.discrepancies, fact.discrepancy, after))


def words_ruled(state: EventState, fact: facts.WordsRuled, _at: int) -> EventState:
    """A judge ruled on words at a table."""
    state.pairing(fact.pairing)
    require(fact.words, "result-ruling-on-words")
    require(fact.ruling not in state.rulings, "result-ruling-taken", number=fact.ruling)
    ruling = MatchWordRuling(fact.ruling, fact.words, fact.acceptable, (fact.pairing,))
    return replace(state, rulings=put(state.rulings, fact.ruling, ruling))


def reused(state: EventState, fact: facts.RulingReused, _at: int) -> EventState:
    """A ruling was used at another table."""
    ruling = _standing(state, fact.ruling)
    state.pairing(fact.pairing)
    pairings = (*ruling.pairings, fact.pairing)
    after = replace(ruling, pairings=tuple(dict.fromkeys(pairings)))
    return replace(state, rulings=put(state.rulings, fact.ruling, after))


def overturned(state: EventState, fact: facts.RulingOverturned, _at: int) -> EventState:
    """A ruling was wrong; the fact names every match that it touched."""
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
    facts.DiscrepancyOpened: opened,
    facts.MatchDiscrepancyRuled: ruled,
    facts.WordsRuled: words_ruled,
    facts.RulingReused: reused,
    facts.RulingOverturned: overturned,
}
