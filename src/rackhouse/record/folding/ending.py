"""Facts of the end: the private question, resignation, racks, result, certification."""

from __future__ import annotations

from msgspec.structs import replace

from rackhouse.record import facts
from rackhouse.record.folding.parts import Apply, clock_stopped, with_side
from rackhouse.record.phase import Phase
from rackhouse.record.state import State, TurnState


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
    # Taking the last entry back would bring the side back into the game.
    return replace(state, sides=sides, before_turn=None, take_backs=())


def _game_ended(state: State, fact: facts.GameEnded, at: int) -> State:
    stopped = clock_stopped(state, at)
    sides = tuple([replace(side, skips=0, before_unplayed=side.score) for side in stopped.sides])
    return replace(
        stopped,
        phase=Phase.FINISHED if state.is_dealt else Phase.RACKS,
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
