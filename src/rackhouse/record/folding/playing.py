"""Facts of turns: plays, exchanges, passes, bought helps."""

from __future__ import annotations

from msgspec.structs import replace

from rackhouse.board import Play
from rackhouse.record import facts
from rackhouse.record.actor import Phase
from rackhouse.record.folding.parts import (
    Apply,
    run_broken,
    shortened,
    tallied,
    window_phase,
    with_side,
)
from rackhouse.record.state import PendingPlay, State, TurnState, merged, without


def _turn_began(state: State, fact: facts.TurnBegan, _at: int) -> State:
    return replace(
        state,
        phase=Phase.ON_TURN,
        mover=fact.seat,
        turn=state.turn + 1,
        turn_state=TurnState(),
        pending=None,
        call=None,
    )


def _turn_skipped(state: State, fact: facts.TurnSkipped, _at: int) -> State:
    skips = state.sides[fact.seat].skips - 1
    return replace(
        state,
        sides=with_side(state, fact.seat, skips=skips),
        tally=tallied(state, fact.seat, "skipped"),
    )


def _tiles_laid(state: State, fact: facts.TilesLaid, _at: int) -> State:
    return replace(state, turn_state=replace(state.turn_state, laid=fact.play))


def _play_made(state: State, fact: facts.PlayMade, at: int) -> State:
    play = Play.made(fact.play, state.board)
    side = state.sides[fact.seat]
    tiles = bytes(sorted(play.tiles))
    sides = with_side(
        state,
        fact.seat,
        rack=without(side.rack, tiles) if state.is_dealt else b"",
        held=side.held - len(tiles),
        score=side.score + fact.score,
    )
    laid = replace(
        state,
        board=state.board.lay(play.placements),
        sides=run_broken(sides),
        bag=state.bag if state.is_dealt else without(state.bag, tiles),
        scoreless=0 if fact.score else state.scoreless + 1,
        pending=PendingPlay(
            seat=fact.seat,
            play=play,
            score=fact.score,
            drawn=b"",
            drawn_count=0,
            opened=at,
            scoreless_before=state.scoreless,
        ),
        before_turn=_remembered(state),
        take_backs=(),
        take_back_refused=False,
    )
    return replace(
        laid,
        phase=window_phase(laid) if fact.pressed else Phase.ANNOUNCED,
        tally=tallied(
            laid,
            fact.seat,
            "play",
            fact.play,
            words=fact.words,
            points=fact.points,
            bonus=fact.bonus,
            score=fact.score,
        ),
    )


def _remembered(state: State) -> State:
    """The game before this entry, so that it can be taken back.

    Where the program holds the bag, whoever asks takes back their own last turn and those after it.
    So one turn of each side is remembered, and no more: a state must not hold its whole past.
    """
    before = shortened(state.before_turn, len(state.sides) - 1) if state.is_dealt else None
    return replace(state, before_turn=before, take_backs=(), take_back_refused=False)


def _clock_pressed(state: State, fact: facts.ClockPressed, at: int) -> State:
    assert state.pending is not None
    return replace(
        state,
        phase=window_phase(state),
        pending=replace(state.pending, opened=at),
    )


def _tiles_exchanged(state: State, fact: facts.TilesExchanged, _at: int) -> State:
    side = state.sides[fact.seat]
    discarded, drawn = state.parse(fact.discarded), state.parse(fact.drawn)
    rack = merged(without(side.rack, discarded), drawn) if state.is_dealt else b""
    sides = run_broken(with_side(state, fact.seat, rack=rack))
    return replace(
        state,
        sides=sides,
        bag=merged(without(state.bag, drawn), discarded) if state.is_dealt else state.bag,
        draws=max(state.draws, fact.draw),
        scoreless=state.scoreless + 1,
        tally=tallied(state, fact.seat, "exchange", str(fact.count)),
        before_turn=_remembered(state),
        take_backs=(),
        take_back_refused=False,
    )


def _passed(state: State, fact: facts.Passed | facts.GoMissed, _at: int) -> State:
    is_pass = isinstance(fact, facts.Passed)
    counts = is_pass or state.rules.turn.missed_go_is == "pass"
    return replace(
        state,
        sides=with_side(state, fact.seat, passes=state.sides[fact.seat].passes + counts),
        scoreless=state.scoreless + 1,
        tally=tallied(state, fact.seat, "pass" if is_pass else "missed go"),
        before_turn=_remembered(state),
        take_backs=(),
        take_back_refused=False,
    )


def _turn_expired(state: State, fact: facts.TurnExpired, _at: int) -> State:
    return replace(state, scoreless=state.scoreless + 1, tally=tallied(state, fact.seat, "expired"))


def _turn_lost(state: State, fact: facts.TurnLost, _at: int) -> State:
    return replace(state, scoreless=state.scoreless + 1, tally=tallied(state, fact.seat, "lost"))


def _letter_bought(state: State, fact: facts.LetterBought, _at: int) -> State:
    turn_state = replace(state.turn_state, helps=(*state.turn_state.helps, fact.help))
    if not fact.found:
        return replace(state, turn_state=turn_state)
    letter, given = state.parse(fact.letter), state.parse(fact.given)
    side = state.sides[fact.seat]
    rack, bag = side.rack, state.bag
    if state.is_dealt:
        rack = merged(without(rack, given), letter)
        bag = merged(without(bag, letter), given)
    extra = len(letter) - len(given)
    turn_state = replace(turn_state, is_buyer=True)
    if extra:
        turn_state = replace(turn_state, bought=(*turn_state.bought, *letter))
    return replace(
        state,
        turn_state=turn_state,
        sides=with_side(state, fact.seat, rack=rack, held=side.held + extra),
        bag=bag,
        bag_count=state.bag_count - extra,
    )


def _letter_returned(state: State, fact: facts.LetterReturned, _at: int) -> State:
    letter = state.parse(fact.letter)
    side = state.sides[fact.seat]
    bought = bytearray(state.turn_state.bought)
    bought.remove(letter[0])
    return replace(
        state,
        sides=with_side(
            state,
            fact.seat,
            rack=without(side.rack, letter) if state.is_dealt else b"",
            held=side.held - 1,
        ),
        bag=merged(state.bag, letter) if state.is_dealt else state.bag,
        bag_count=state.bag_count + 1,
        turn_state=replace(state.turn_state, bought=tuple(bought)),
    )


def _peeked(state: State, fact: facts.Peeked, _at: int) -> State:
    turn_state = replace(
        state.turn_state,
        helps=(*state.turn_state.helps, fact.help),
        peek_prefix=fact.prefix,
        peek_until=fact.until,
    )
    return replace(state, turn_state=turn_state)


def _service_bought(state: State, fact: facts.ServiceBought, _at: int) -> State:
    helps = (*state.turn_state.helps, fact.help)
    return replace(state, turn_state=replace(state.turn_state, helps=helps))


PLAYING: dict[type, Apply] = {
    facts.TurnBegan: _turn_began,
    facts.TurnSkipped: _turn_skipped,
    facts.TilesLaid: _tiles_laid,
    facts.PlayMade: _play_made,
    facts.ClockPressed: _clock_pressed,
    facts.TilesExchanged: _tiles_exchanged,
    facts.Passed: _passed,
    facts.GoMissed: _passed,
    facts.TurnExpired: _turn_expired,
    facts.TurnLost: _turn_lost,
    facts.LetterBought: _letter_bought,
    facts.LetterReturned: _letter_returned,
    facts.Peeked: _peeked,
    facts.ServiceBought: _service_bought,
}
