"""Facts of the window: accepting, holding, challenging, ruling, withdrawing."""

from __future__ import annotations

from msgspec.structs import replace

from rackhouse.record import facts
from rackhouse.record.actor import Phase
from rackhouse.record.folding.parts import Apply, run_broken, window_phase, with_side
from rackhouse.record.state import Call, GivenPoints, PendingPlay, State, merged, without


def _pending(state: State) -> PendingPlay:
    if state.pending is None:
        raise ValueError("no play is pending")
    return state.pending


def _call(state: State) -> Call:
    if state.call is None:
        raise ValueError("no challenge is open")
    return state.call


def _accepted(state: State, fact: facts.Accepted, _at: int) -> State:
    pending = _pending(state)
    held_by = None if pending.held_by == fact.seat else pending.held_by
    accepted = (*pending.accepted, fact.seat)
    return replace(state, pending=replace(pending, accepted=accepted, held_by=held_by))


def _hold_called(state: State, fact: facts.HoldCalled, at: int) -> State:
    pending = _pending(state)
    held = replace(
        pending,
        held_by=fact.seat,
        held_since=at,
        held_once=(*pending.held_once, fact.seat),
    )
    return replace(state, pending=held)


def _window_shut(state: State, _fact: facts.WindowShut, _at: int) -> State:
    return replace(state, pending=None, call=None)


def _score_confirmed(state: State, _fact: facts.ScoreConfirmed, _at: int) -> State:
    return state


def _challenge_called(state: State, fact: facts.ChallengeCalled, at: int) -> State:
    challenges = state.sides[fact.seat].challenges + 1
    final = state.phase is Phase.FINAL_PENDING
    return replace(
        state,
        phase=Phase.ADJUDICATING,
        call=Call(seat=fact.seat, words=fact.words, called=at, final=final),
        sides=with_side(state, fact.seat, challenges=challenges),
        pending=replace(_pending(state), held_by=None),
    )


def _call_taken_up(state: State, _fact: facts.CallTakenUp, at: int) -> State:
    return replace(state, call=replace(_call(state), taken_up=at))


def _call_withdrawn(state: State, fact: facts.CallWithdrawn, at: int) -> State:
    challenges = state.sides[fact.seat].challenges - 1
    back = replace(state, call=None, sides=with_side(state, fact.seat, challenges=challenges))
    return _window_open_again(back, at)


def _verdict_confirmed(state: State, fact: facts.VerdictConfirmed, _at: int) -> State:
    call = _call(state)
    others = [verdict for verdict in call.verdicts if verdict[0] != fact.seat]
    return replace(state, call=replace(call, verdicts=(*others, (fact.seat, fact.acceptable))))


def _ruled(state: State, fact: facts.Ruled, at: int) -> State:
    _call(state)
    pending = _pending(state)
    if fact.acceptable:
        pending = replace(pending, ruled=(*pending.ruled, *fact.words))
    return _window_open_again(replace(state, call=None, pending=pending), at)


def _call_left_open(state: State, fact: facts.CallLeftOpen, at: int) -> State:
    _call(state)
    pending = _pending(state)
    pending = replace(pending, ruled=(*pending.ruled, *fact.words))
    return _window_open_again(replace(state, call=None, pending=pending), at)


def _window_open_again(state: State, at: int) -> State:
    """Let the others challenge after a call; their waiting time starts again."""
    pending = _pending(state)
    return replace(
        state,
        phase=window_phase(state),
        pending=replace(pending, opened=at),
    )


def _play_withdrawn(state: State, fact: facts.PlayWithdrawn, _at: int) -> State:
    pending = _pending(state)
    side = state.sides[fact.seat]
    tiles, returned = state.parse(fact.tiles), state.parse(fact.returned)
    rack = merged(without(side.rack, returned), tiles) if state.is_dealt else b""
    sides = with_side(
        state,
        fact.seat,
        rack=rack,
        held=side.held - fact.returned_count + len(tiles),
        score=side.score - fact.score,
    )
    last = max(line.turn for line in state.tally if line.kind == "play" and line.seat == fact.seat)
    tally = tuple(
        [
            replace(line, withdrawn=True, total=line.total - fact.score)
            if line.turn == last
            else line
            for line in state.tally
        ]
    )
    return replace(
        state,
        phase=Phase.PENDING,
        board=state.board.take_up(pending.play.placements),
        sides=run_broken(sides),
        bag=merged(state.bag, returned if state.is_dealt else tiles),
        bag_count=state.bag_count + fact.returned_count,
        tally=tally,
        scoreless=pending.scoreless_before + 1,
        pending=None,
        call=None,
    )


def _turn_owed(state: State, fact: facts.TurnOwed, _at: int) -> State:
    skips = state.sides[fact.seat].skips + 1
    return replace(state, sides=with_side(state, fact.seat, skips=skips))


def _points_given(state: State, fact: facts.PointsGiven, _at: int) -> State:
    side = state.sides[fact.seat]
    before = side.before_unplayed + (fact.points if fact.reason == "overtime" else 0)
    own = [line.turn for line in state.tally if line.seat == fact.seat]
    turn = own[-1] if own and state.end_reason is None else None
    given = GivenPoints(fact.seat, fact.points, fact.reason, fact.why, turn)
    return replace(
        state,
        sides=with_side(state, fact.seat, score=side.score + fact.points, before_unplayed=before),
        tally=tuple(
            [
                replace(line, total=line.total + fact.points) if line.turn == turn else line
                for line in state.tally
            ]
        ),
        points_given=(*state.points_given, given),
    )


def _posted(state: State, fact: facts.Posted, _at: int) -> State:
    return replace(state, ledger=state.ledger.with_entry(fact.entry))


CHALLENGING: dict[type, Apply] = {
    facts.Accepted: _accepted,
    facts.HoldCalled: _hold_called,
    facts.WindowShut: _window_shut,
    facts.ScoreConfirmed: _score_confirmed,
    facts.ChallengeCalled: _challenge_called,
    facts.CallTakenUp: _call_taken_up,
    facts.CallWithdrawn: _call_withdrawn,
    facts.VerdictConfirmed: _verdict_confirmed,
    facts.Ruled: _ruled,
    facts.CallLeftOpen: _call_left_open,
    facts.PlayWithdrawn: _play_withdrawn,
    facts.TurnOwed: _turn_owed,
    facts.PointsGiven: _points_given,
    facts.Posted: _posted,
}
