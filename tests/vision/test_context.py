"""What is known besides the picture: how many tiles there are, and that a play is one line."""

from __future__ import annotations

from rackhouse.board import Board
from rackhouse.tiles import EMPTY, TileSet
from rackhouse.vision.lines import new_tiles
from rackhouse.vision.supply import assigned, supply_of, thing_of, tile_of

UNSURE = -1.0


def gains(*squares: int, much: float = 4.0) -> list[float]:
    return [much if square in squares else -5.0 for square in range(225)]


def test_no_more_tiles_of_a_letter_are_read_than_the_set_has() -> None:
    supply = supply_of(TileSet.named("english"))
    q, o = thing_of(17), thing_of(15)
    likely, less = [-9.0] * 28, [-9.0] * 28
    likely[q], likely[o] = -0.1, -3.0
    less[q], less[o] = -0.3, -1.5
    assert assigned({5: less, 9: likely}, supply, frozenset()) == {9: q, 5: o}


def test_a_square_that_surely_has_a_tile_is_not_read_as_empty() -> None:
    evidence = [-0.1, -3.0, -4.0, *[-9.0] * 25]
    supply = supply_of(TileSet.named("english"))
    assert assigned({0: evidence}, supply, frozenset()) == {0: thing_of(EMPTY)}
    assert tile_of(assigned({0: evidence}, supply, frozenset({0}))[0]) != EMPTY


def test_an_opening_covers_the_start() -> None:
    assert new_tiles(Board.empty(), gains(0, 1, 2), 7).squares == ()
    assert new_tiles(Board.empty(), gains(112, 113), 7).squares == (112, 113)


def test_a_play_joins_what_lies_there_and_goes_through_it() -> None:
    board = Board.empty()
    board = board.lay(board.parse_play("8F HOT").placements)
    assert new_tiles(board, gains(110 - 15, 110 + 15), 7).squares == (95, 125)
    assert new_tiles(board, gains(3, 4, 5), 7).squares == ()


def test_a_doubtful_gap_in_a_line_is_filled() -> None:
    seen = gains(110, 111, 113)
    seen[112] = UNSURE
    assert new_tiles(Board.empty(), seen, 7).squares == (110, 111, 112, 113)


def test_a_play_has_no_more_tiles_than_a_rack() -> None:
    found = new_tiles(Board.empty(), gains(*range(108, 117)), 7)
    assert len(found.squares) == 7
