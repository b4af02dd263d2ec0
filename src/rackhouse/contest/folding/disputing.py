"""What facts of disputes do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import facts
from rackhouse.contest.dispute import Discrepancy, WordRuling
from rackhouse.contest.folding.parts import put, started, with_reason
from rackhouse.errors import require

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.state import State


def opened(state: State, fact: facts.DiscrepancyOpened, _at: int) -> State:
    """Something about a match that its sides cannot resolve."""
    pairing = state.pairing(fact.pairing)
    started(state, pairing.division)
    require(
        fact.discrepancy not in state.discrepancies,
        f"There is a discrepancy {fact.discrepancy} already.",
    )
    found = Discrepancy(fact.discrepancy, fact.pairing, fact.turn, fact.versions)
    return replace(state, discrepancies=put(state.discrepancies, fact.discrepancy, found))


def ruled(state: State, fact: facts.DiscrepancyRuled, _at: int) -> State:
    """The director ruled on it."""
    require(fact.discrepancy in state.discrepancies, f"There is no discrepancy {fact.discrepancy}.")
    with_reason(fact.reason, "A ruling")
    before = state.discrepancies[fact.discrepancy]
    require(before.is_open, f"Discrepancy {fact.discrepancy} has been ruled on; undo that first.")
    after = replace(before, outcome=fact.outcome, reason=fact.reason)
    return replace(state, discrepancies=put(state.discrepancies, fact.discrepancy, after))


def words_ruled(state: State, fact: facts.WordsRuled, _at: int) -> State:
    """A judge ruled on words at a table."""
    state.pairing(fact.pairing)
    require(fact.words, "A ruling is on words; name them.")
    require(fact.ruling not in state.rulings, f"There is a ruling {fact.ruling} already.")
    ruling = WordRuling(fact.ruling, fact.words, fact.acceptable, (fact.pairing,))
    return replace(state, rulings=put(state.rulings, fact.ruling, ruling))


def reused(state: State, fact: facts.RulingReused, _at: int) -> State:
    """A ruling was used at another table."""
    ruling = _standing(state, fact.ruling)
    state.pairing(fact.pairing)
    pairings = (*ruling.pairings, fact.pairing)
    after = replace(ruling, pairings=tuple(dict.fromkeys(pairings)))
    return replace(state, rulings=put(state.rulings, fact.ruling, after))


def overturned(state: State, fact: facts.RulingOverturned, _at: int) -> State:
    """A ruling was wrong; the fact names every match that it touched."""
    ruling = _standing(state, fact.ruling)
    with_reason(fact.reason, "Overturning a ruling")
    require(
        fact.touched == ruling.pairings,
        f"Ruling {fact.ruling} touched other matches than those named.",
    )
    after = replace(ruling, is_overturned=True)
    return replace(state, rulings=put(state.rulings, fact.ruling, after))


def _standing(state: State, number: int) -> WordRuling:
    require(number in state.rulings, f"There is no ruling {number}.")
    ruling = state.rulings[number]
    require(not ruling.is_overturned, f"Ruling {number} has been overturned.")
    return ruling


DISPUTING: Final[dict[type, Apply]] = {
    facts.DiscrepancyOpened: opened,
    facts.DiscrepancyRuled: ruled,
    facts.WordsRuled: words_ruled,
    facts.RulingReused: reused,
    facts.RulingOverturned: overturned,
}
