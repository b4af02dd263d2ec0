"""Facts of setting up: from the empty table to the first racks."""

from __future__ import annotations

from msgspec.structs import replace

from rackhouse.board import Board
from rackhouse.errors import MalformedError
from rackhouse.record import facts
from rackhouse.record.folding.parts import Apply, with_side
from rackhouse.record.state import Side, State, merged, without

MOST_SIDES = 4


def created(fact: facts.GameCreated) -> State:
    """The state that a game begins with."""
    if not 2 <= fact.sides <= MOST_SIDES:
        raise MalformedError("record-sides", most=MOST_SIDES, count=fact.sides)
    board = Board.empty(fact.rules.tiles.board, fact.rules.tiles.set)
    return State(
        sheet=fact.sheet,
        rules=fact.rules,
        dictionary=fact.dictionary,
        ruler=fact.ruler,
        custody=fact.custody,
        commitment=fact.commitment,
        board=board,
        sides=tuple(Side() for _ in range(fact.sides)),
        bag=board.tile_set.tiles,
        bag_count=board.tile_set.total,
    )


def _nonce_given(state: State, fact: facts.NonceGiven, _at: int) -> State:
    return replace(state, sides=with_side(state, fact.seat, nonce=fact.nonce))


def _dictionary_proposed(state: State, fact: facts.DictionaryProposed, _at: int) -> State:
    named = (*state.dictionary_proposals, (fact.seat, fact.dictionary))
    return replace(state, dictionary_proposals=named)


def _dictionary_agreed(state: State, fact: facts.DictionaryAgreed, _at: int) -> State:
    return replace(state, dictionary=fact.dictionary, ruler=fact.ruler, dictionary_proposals=())


def _board_proposed(state: State, fact: facts.BoardProposed, _at: int) -> State:
    return replace(state, board_proposals=(*state.board_proposals, (fact.seat, fact.layout)))


def _board_agreed(state: State, fact: facts.BoardAgreed, _at: int) -> State:
    layout = fact.layout
    if min(layout.rows, layout.columns) < 1 or len(layout.signs) != layout.rows * layout.columns:
        raise MalformedError("record-board")
    board = Board.empty(layout, state.board.tile_set)
    return replace(state, board=board, board_proposals=())


def _score_keeper_chosen(state: State, fact: facts.ScoreKeeperChosen, _at: int) -> State:
    return replace(state, score_keeper=fact.seat)


def _lot_drawn(state: State, fact: facts.LotDrawn, _at: int) -> State:
    lots = merged(state.lots, state.parse(fact.tile))
    return replace(state, draws=max(state.draws, fact.draw), lots=lots)


def _first_decided(state: State, fact: facts.FirstDecided, _at: int) -> State:
    seats = len(state.sides)
    order = tuple((fact.seat + step) % seats for step in range(seats))
    return replace(state, order=order, mover=fact.seat, lots=b"")


def _tiles_drawn(state: State, fact: facts.TilesDrawn, _at: int) -> State:
    tiles = state.parse(fact.tiles)
    side = state.sides[fact.seat]
    pending = state.pending
    if pending is not None and pending.seat == fact.seat:
        pending = replace(
            pending,
            drawn=merged(pending.drawn, tiles),
            drawn_count=pending.drawn_count + fact.count,
        )
    return replace(
        state,
        sides=with_side(
            state, fact.seat, rack=merged(side.rack, tiles), held=side.held + fact.count
        ),
        bag=without(state.bag, tiles),
        bag_count=state.bag_count - fact.count,
        draws=max(state.draws, fact.draw),
        pending=pending,
    )


BEGINNING: dict[type, Apply] = {
    facts.NonceGiven: _nonce_given,
    facts.DictionaryProposed: _dictionary_proposed,
    facts.DictionaryAgreed: _dictionary_agreed,
    facts.BoardProposed: _board_proposed,
    facts.BoardAgreed: _board_agreed,
    facts.ScoreKeeperChosen: _score_keeper_chosen,
    facts.LotDrawn: _lot_drawn,
    facts.FirstDecided: _first_decided,
    facts.TilesDrawn: _tiles_drawn,
}
