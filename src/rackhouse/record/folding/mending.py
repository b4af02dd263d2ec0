"""Facts that mend: corrected scores, entries taken back, discrepancies and their rulings."""

from __future__ import annotations

from msgspec.structs import replace

from rackhouse.record import facts
from rackhouse.record.folding.parts import Apply, clock_stopped, rescored, waits_moved
from rackhouse.record.state import Marker, State


def _correction_proposed(state: State, fact: facts.CorrectionProposed, _at: int) -> State:
    others = [proposal for proposal in state.corrections if proposal[0] != fact.seat]
    return replace(state, corrections=(*others, (fact.seat, fact.turn, fact.score)))


def _score_corrected(state: State, fact: facts.ScoreCorrected, _at: int) -> State:
    difference = fact.score - state.tally[fact.turn - 1].score
    pending = state.pending
    if pending is not None and fact.turn == len(state.tally):
        # A play that is corrected and then challenged off takes back what it was credited.
        pending = replace(pending, score=fact.score)
    before = state.before_turn
    if before is not None and fact.turn <= len(before.tally):
        # The correction stands even if the entry after it is taken back.
        before = rescored(before, fact.turn, difference)
    mended = replace(state, corrections=(), pending=pending, before_turn=before)
    return rescored(mended, fact.turn, difference)


def _take_back_proposed(state: State, fact: facts.TakeBackProposed, _at: int) -> State:
    return replace(state, take_backs=(*state.take_backs, fact.seat))


def _entry_taken_back(state: State, _fact: facts.EntryTakenBack, at: int) -> State:
    assert state.before_turn is not None
    back = state.before_turn
    return replace(
        back,
        since=at if back.ticking is not None else back.since,
        ledger=state.ledger,
        markers=state.markers,
        round_ends=state.round_ends,
        bell=state.bell,
    )


def _marker_set(state: State, fact: facts.MarkerSet, _at: int) -> State:
    before = replace(state, markers=(), before_turn=None)
    marker = Marker(fact.marker, fact.seat, fact.turn, fact.note, before)
    return replace(state, markers=(*state.markers, marker))


def _discrepancy_ruled(state: State, fact: facts.DiscrepancyRuled, at: int) -> State:
    marker = state.markers[fact.marker - 1]
    markers = tuple(
        [
            replace(entry, outcome=fact.outcome) if entry.number == fact.marker else entry
            for entry in state.markers
        ]
    )
    ruled = replace(state, markers=markers)
    if fact.outcome == "points":
        return rescored(ruled, marker.turn, fact.points)
    if fact.outcome == "awarded":
        return replace(ruled, awarded_to=fact.seat)
    if fact.outcome == "resumed":
        then = marker.before
        back = waits_moved(clock_stopped(then, then.at), at - then.at)
        # Markers of later turns go with those turns.
        kept = tuple([entry for entry in markers if entry.turn <= marker.turn])
        # The board, racks and bag of that moment; fresh draws, and money is never unwound.
        return replace(back, markers=kept, draws=state.draws, ledger=state.ledger, since=at)
    return ruled


def _seat_refilled(state: State, _fact: facts.SeatRefilled, _at: int) -> State:
    return state  # a record knows seats and no people: it only says that it happened


MENDING: dict[type, Apply] = {
    facts.CorrectionProposed: _correction_proposed,
    facts.ScoreCorrected: _score_corrected,
    facts.TakeBackProposed: _take_back_proposed,
    facts.EntryTakenBack: _entry_taken_back,
    facts.MarkerSet: _marker_set,
    facts.DiscrepancyRuled: _discrepancy_ruled,
    facts.SeatRefilled: _seat_refilled,
}
