"""What must be true of a game after every single fact."""

from __future__ import annotations

from collections import Counter

from rackhouse.record import RecordEntry, State, decode_record, encode_record, fold
from rackhouse.record.facts import PlayMade
from rackhouse.tiles import on_rack
from tests.twin.score_twin import ENGLISH_VALUES, SPANISH_VALUES, Grid, TwinGame


def check_fact(before: State | None, entry: RecordEntry, after: State) -> None:
    """All promises about one fact and the state that it led to."""
    tiles_are_accounted_for(after)
    sums_are_right(after)
    money_balances(after)
    assert after.number == entry.number
    assert after.at == entry.at
    if before is not None:
        assert entry.number == before.number + 1
        assert entry.at >= before.at
        if isinstance(entry.fact, PlayMade):
            score_is_the_twins(before, entry.fact, after)


def tiles_are_accounted_for(state: State) -> None:
    """No tile is lost and none is made."""
    whole = Counter(state.board.tile_set.tiles)
    seen = Counter(on_rack(tile) for tile in state.board.tiles) + Counter(state.bag)
    held = sum(side.held for side in state.sides)
    assert all(side.held >= 0 for side in state.sides)
    assert state.bag_count >= 0
    assert held + state.bag_count + state.board.tile_count == state.board.tile_set.total
    for side in state.sides:
        seen += Counter(side.rack)
        assert side.rack == bytes(sorted(side.rack))
        assert len(side.rack) == (side.held if state.is_dealt else 0)
    assert seen == whole
    assert not state.is_dealt or state.bag_count == len(state.bag)


def sums_are_right(state: State) -> None:
    """A score is the sum of the plays that stand and of the points given."""
    if any(marker.outcome == "points" for marker in state.markers):
        return  # the director may give points for a play that does not stand
    for seat, side in enumerate(state.sides):
        plays = sum(line.score for line in state.tally if line.seat == seat and not line.withdrawn)
        given = sum(one.points for one in state.points_given if one.seat == seat)
        assert side.score == plays + given


def money_balances(state: State) -> None:
    """What is owed and what is in the box is what was raised."""
    ledger = state.ledger
    owed = sum(ledger.owed(seat) for seat in range(len(state.sides)))
    assert owed + ledger.paid() == ledger.raised()
    assert ledger.paid() >= 0


def score_is_the_twins(before: State, fact: PlayMade, after: State) -> None:
    """Words and score of a play are those that the plain twin finds."""
    board = before.board
    rules = before.rules
    values = SPANISH_VALUES if rules.tiles.set == "spanish" else ENGLISH_VALUES
    premiums = {
        divmod_from_1(square, board.layout.columns): f"{premium.letter}L"
        if premium.letter > 1
        else f"{premium.word}W"
        for square, premium in enumerate(board.layout.premiums)
        if not premium.is_plain
    }
    twin = TwinGame(board.layout.rows, values, premiums, rules.scoring.bonus_tiles)
    grid = grid_of(before)
    laid = {square: sign for square, sign in grid_of(after).items() if square not in grid}
    assert twin.may_lie(grid, laid)
    words, score = twin.words_and_score(grid, laid)
    assert sorted(fact.words) == words
    assert fact.score == score == sum(fact.points) + fact.bonus
    assert after.sides[fact.seat].score == before.sides[fact.seat].score + score
    tiles = board.tile_set.alphabet.parse(fact.laid)
    gone = supply(before, fact.seat) - supply(after, fact.seat)
    assert sorted(map(on_rack, tiles)) == sorted(gone.elements())


def supply(state: State, seat: int) -> Counter[int]:
    """The tiles that a play comes from: the rack or, with real tiles, all that are left."""
    return Counter(state.sides[seat].rack if state.is_dealt else state.bag)


def grid_of(state: State) -> Grid:
    """The board as the twin has it."""
    board, text = state.board, state.board.tile_set.alphabet.text
    return {
        divmod_from_1(square, board.layout.columns): text((tile,)).strip("[]")
        for square, tile in enumerate(board.cells)
        if tile != 0xFF
    }


def divmod_from_1(square: int, columns: int) -> tuple[int, int]:
    """Row and column, counted from 1."""
    return square // columns + 1, square % columns + 1


def check_record(entries: list[RecordEntry], state: State) -> None:
    """The record folds to the running state and survives its codec."""
    assert fold(entries) == state
    assert decode_record(encode_record(entries)) == tuple(entries)
