"""What facts of the end and of mending do: racks, the result, corrections, discrepancies."""

from __future__ import annotations

from msgspec.structs import replace

from rackhouse.record import facts
from rackhouse.record.actor import Phase
from rackhouse.record.folding.parts import Apply, clock_stopped, rescored, waits_moved, with_side
from rackhouse.record.state import Marker, State, TurnState


def _plays_asked(state: State, _fact: facts.PlaysAsked, at: int) -> State:
    sides = tuple([replace(side, says_no_more=None) for side in state.sides])
    return replace(state, phase=Phase.ASKING, asked=at, sides=sides)


def _plays_answered(state: State, fact: facts.PlaysAnswered, _at: int) -> State:
    return replace(state, sides=with_side(state, fact.seat, says_no_more=fact.no_more))


def _play_went_on(state: State, _fact: facts.PlayWentOn, _at: int) -> State:
    sides = tuple([replace(side, says_no_more=None) for side in state.sides])
    return replace(state, sides=sides)


def _resigned(state: State, fact: facts.Resigned, _at: int) -> State:
    sides = with_side(state, fact.seat, is_resigned=True, skips=0)
    # Taking back the last entry would undo the resignation.
    return replace(state, sides=sides, before_turn=None, take_backs=(), take_back_refused=False)


def _game_ended(state: State, fact: facts.GameEnded, at: int) -> State:
    stopped = clock_stopped(state, at)
    sides = tuple([replace(side, skips=0, before_unplayed=side.score) for side in stopped.sides])
    return replace(
        stopped,
        phase=Phase.FINISHED if state.is_dealt or fact.reason == "aborted" else Phase.RACKS,
        sides=sides,
        pending=None,
        call=None,
        turn_state=TurnState(),
        end_reason=fact.reason,
        out=fact.out,
        resigned_after=fact.resigned_after,
        play_left=fact.play_left,
        before_turn=None,
        take_backs=(),
        take_back_refused=False,
    )


def _rack_declared(state: State, fact: facts.RackDeclared, _at: int) -> State:
    return replace(state, sides=with_side(state, fact.seat, declared=state.parse(fact.tiles)))


def _result_decided(state: State, fact: facts.ResultDecided, _at: int) -> State:
    return replace(
        state,
        phase=state.phase if state.phase is Phase.CERTIFIED else Phase.FINISHED,
        places=fact.places,
        undecided=fact.undecided,
        confirmed=(),
        lots=b"",
    )


def _result_confirmed(state: State, fact: facts.ResultConfirmed, _at: int) -> State:
    return replace(state, confirmed=(*state.confirmed, fact.seat))


def _certified(state: State, fact: facts.Certified, _at: int) -> State:
    return replace(state, phase=Phase.CERTIFIED, secret=fact.secret)


ENDING: dict[type, Apply] = {
    facts.PlaysAsked: _plays_asked,
    facts.PlaysAnswered: _plays_answered,
    facts.PlayWentOn: _play_went_on,
    facts.Resigned: _resigned,
    facts.GameEnded: _game_ended,
    facts.RackDeclared: _rack_declared,
    facts.ResultDecided: _result_decided,
    facts.ResultConfirmed: _result_confirmed,
    facts.Certified: _certified,
}


def _correction_proposed(state: State, fact: facts.CorrectionProposed, _at: int) -> State:
    others = [proposal for proposal in state.corrections if proposal[0] != fact.seat]
    return replace(state, corrections=(*others, (fact.seat, fact.turn, fact.score)))


def _score_corrected(state: State, fact: facts.ScoreCorrected, _at: int) -> State:
    difference = fact.score - state.tally[fact.turn - 1].score
    pending = state.pending
    if pending is not None and fact.turn == len(state.tally):
        # If the play is challenged off later, its corrected score must be taken back.
        pending = replace(pending, score=fact.score)
    before = state.before_turn
    if before is not None and fact.turn <= len(before.tally):
        # The correction stands even if the entry after it is taken back.
        before = rescored(before, fact.turn, difference)
    mended = replace(state, corrections=(), pending=pending, before_turn=before)
    return rescored(mended, fact.turn, difference)


def _take_back_proposed(state: State, fact: facts.TakeBackProposed, _at: int) -> State:
    return replace(state, take_backs=(*state.take_backs, fact.seat))


def _take_back_refused(state: State, fact: facts.TakeBackRefused, _at: int) -> State:
    # Whoever asked may think again, and then ask again.
    is_refused = fact.seat != state.take_backs[0]
    return replace(state, take_backs=(), take_back_refused=is_refused)


def _entry_taken_back(state: State, fact: facts.EntryTakenBack, at: int) -> State:
    back = state.before_turn
    while back is not None and fact.first and len(back.tally) >= fact.first:
        back = back.before_turn
    assert back is not None
    back = replace(
        back,
        since=at if back.ticking is not None else back.since,
        ledger=state.ledger,
        markers=state.markers,
        round_ends=state.round_ends,
        bell=state.bell,
        # Draws already used are not repeated.
        draws=state.draws,
    )
    if not fact.first:
        return back
    # A turn of its own: what was drafted in the one that is taken back is not meant for it.
    is_running = back.timed_turn == back.turn
    turn = state.turn + 1
    return replace(back, turn=turn, timed_turn=turn if is_running else back.timed_turn)


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
        # Markers of later turns disappear with those turns.
        kept = tuple([entry for entry in markers if entry.turn <= marker.turn])
        # Draws already used are not repeated, and money is never undone.
        return replace(back, markers=kept, draws=state.draws, ledger=state.ledger, since=at)
    return ruled


def _seat_refilled(state: State, _fact: facts.SeatRefilled, _at: int) -> State:
    return state  # a record knows seats, not people


MENDING: dict[type, Apply] = {
    facts.CorrectionProposed: _correction_proposed,
    facts.ScoreCorrected: _score_corrected,
    facts.TakeBackProposed: _take_back_proposed,
    facts.TakeBackRefused: _take_back_refused,
    facts.EntryTakenBack: _entry_taken_back,
    facts.MarkerSet: _marker_set,
    facts.DiscrepancyRuled: _discrepancy_ruled,
    facts.SeatRefilled: _seat_refilled,
}
