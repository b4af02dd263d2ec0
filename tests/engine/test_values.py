"""A play's equity is what is known of the bag and the opponents, and the best stay the best."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import pytest

from rackhouse.board import Board
from rackhouse.engine import Candidate, Engine, Leaves, Situation
from rackhouse.errors import IllegalError
from rackhouse.lexicon import Lexicon
from tests.engine.test_engine import played

ENABLE = Lexicon.named("enable")
PLENTY = Situation(bag=80)

STEPS = {
    -3: (500, 45, -550),
    -2: (-1000, 45, -200),
    -1: (-1500, 40, 0),
    0: (4500, 70, -200),
    1: (7500, 90, -150),
    2: (6500, 100, -200),
    3: (4000, 110, -200),
    4: (1000, 105, -50),
}
"""By tiles left in the bag: a constant, hundredths of the leave, and for each point kept."""


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(ENABLE, leaves=Leaves.shipped_for(ENABLE))


def kept_by(candidate: Candidate, rack: bytes) -> bytes:
    left = Counter(rack) - Counter(candidate.tiles)
    return bytes(sorted(left.elements()))


def _sorted(tiles: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(tiles))


def expected(leave: int, points: int, left: int) -> int:
    """What tiles kept are worth near the end of the bag, said once more."""
    if left > max(STEPS):
        return leave
    constant, hundredths, a_point = STEPS[max(left, min(STEPS))]
    return constant + math.trunc(leave * hundredths / 100) + points * a_point


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("bag", [0, 1, 2, 4, 7, 11, 12, 80])
def test_the_best_are_the_first_of_all_whatever_is_left_in_the_bag(
    engine: Engine, seed: int, bag: int
) -> None:
    board, rack = played(engine, seed, seed)
    situation = Situation(bag, opponent_points=9)
    found = engine.all(board, rack, situation)
    assert [play.equity for play in found] == sorted((p.equity for p in found), reverse=True)
    for count in (1, 3, 20):
        assert list(engine.best(board, rack, count, situation)) == list(found[:count])


@pytest.mark.parametrize("bag", [1, 3, 6, 9, 11])
def test_near_the_end_a_play_is_worth_what_it_leaves_in_the_bag(engine: Engine, bag: int) -> None:
    board, rack = played(engine, 5, 9)
    plain = {play.placements: play for play in engine.all(board, rack)}
    for play in engine.all(board, rack, Situation(bag)):
        kept = kept_by(play, rack)
        leave = plain[play.placements].equity - 1000 * play.score
        worth = expected(leave, board.tile_set.sum_of(kept), bag - len(play.tiles))
        assert play.equity - 1000 * play.score == worth


def test_far_from_the_end_only_the_leave_counts(engine: Engine) -> None:
    board, rack = played(engine, 5, 9)
    assert list(engine.all(board, rack, Situation(bag=12))) == list(engine.all(board, rack))


def test_with_the_bag_empty_going_out_earns_twice_and_keeping_costs(engine: Engine) -> None:
    board, rack = played(engine, 3, 6)
    found = engine.all(board, rack[:4], Situation(bag=0, opponent_points=11))
    assert {len(play.tiles) for play in found} == {1, 2, 3, 4}
    for play in found:
        points = board.tile_set.sum_of(kept_by(play, rack[:4]))
        worth = 22_000 if len(play.tiles) == 4 else -1500 * points - 8000
        assert play.equity == 1000 * play.score + worth


def test_an_opening_pays_for_letters_beside_open_premiums(engine: Engine) -> None:
    board = Board.empty()
    words = ENABLE.words
    letters = board.tile_set.alphabet.letters
    counts, points = board.tile_set.counts, board.tile_set.points
    plain = {play.placements: play for play in engine.all(board, "AVERTS?")}

    def invited(letter: str, *, before: bool) -> int:
        beside = [other + letter if before else letter + other for other in letters]
        return sum(
            count * value
            for word, count, value in zip(beside, counts, points, strict=True)
            if word in words
        )

    paid = 0
    for play in engine.all(board, "AVERTS?", PLENTY):
        lost = 0
        for place in play.placements:
            letter = board.tile_set.alphabet.text([place.tile]).upper()
            for beside, before in _across(play, place.square):
                premium = board.layout.premiums[beside]
                added = 2 * (premium.letter * premium.word - 1)
                lost += invited(letter, before=before) * added * 20 * 1000 // (100 * 100)
        assert play.equity == plain[play.placements].equity - lost
        paid += lost > 0
    assert paid > 100
    best = engine.best(board, "AVERTS?", 1, PLENTY)[0]
    assert best.equity < plain[best.placements].equity


def _across(play: Candidate, square: int) -> list[tuple[int, bool]]:
    """The squares beside one on the classic board; whether a letter there comes before."""
    step = 15 if play.position.direction.value == "across" else 1
    return [(square - step, True), (square + step, False)]


def test_an_exchange_is_worth_what_is_kept(engine: Engine) -> None:
    board, rack = played(engine, 4, 5)
    by_kept = {
        kept_by(play, rack): play.equity - 1000 * play.score for play in engine.all(board, rack)
    }
    found = engine.exchanges(rack, PLENTY)
    distinct = {bytes(given) for size in range(1, 8) for given in combinations(sorted(rack), size)}
    assert sorted(bytes(exchange.tiles) for exchange in found) == sorted(distinct)
    assert [one.equity for one in found] == sorted((one.equity for one in found), reverse=True)
    compared = 0
    for exchange in found:
        kept = bytes(sorted((Counter(rack) - Counter(exchange.tiles)).elements()))
        if kept in by_kept:
            assert exchange.equity == by_kept[kept]
            compared += 1
    assert compared > 20


def test_an_exchange_near_the_end_leaves_the_bag_as_it_is(engine: Engine) -> None:
    rack = engine.tile_set.alphabet.parse("AEINRST")
    plain = {one.tiles: one.equity for one in engine.exchanges(rack)}
    for exchange in engine.exchanges(rack, Situation(bag=2)):
        kept = Counter(rack) - Counter(exchange.tiles)
        points = engine.tile_set.sum_of(kept.elements())
        assert exchange.equity == expected(plain[exchange.tiles], points, 2)
        assert len(exchange.tiles) <= 2


@pytest.mark.parametrize("rack", ["AEINRST", "AAEIIQ?", "??SSSSE"])
def test_the_pass_keeps_a_rack_worth_what_its_parts_say(engine: Engine, rack: str) -> None:
    tiles = engine.tile_set.alphabet.parse(rack)
    kept = {
        tuple(sorted((Counter(tiles) - Counter(one.tiles)).elements())): one.equity
        for one in engine.exchanges(rack)
    }
    size = len(tiles)
    one = sum(kept[part] for part in map(_sorted, combinations(tiles, size - 1)))
    two = sum(kept[part] for part in map(_sorted, combinations(tiles, size - 2)))
    by_parts = 2 * ((size - 2) * one - two) / ((size - 1) * (size - 2))
    assert abs(engine.pass_equity(rack, PLENTY) - by_parts) < 1


def test_a_good_rack_is_worth_keeping_and_a_bad_one_is_not(engine: Engine) -> None:
    assert engine.pass_equity("AEINRST") > 30_000
    assert engine.pass_equity("UUUVVWW") < -10_000


def test_a_rack_of_eight_that_keeps_seven_is_valued_too(engine: Engine) -> None:
    board = Board.empty().lay(Board.empty().parse_play("8D TRAINER").placements)
    found = [play for play in engine.all(board, "AEINRSTV") if len(play.tiles) == 1]
    for play in found:
        kept = kept_by(play, bytes(board.tile_set.alphabet.parse("AEINRSTV")))
        assert play.equity - 1000 * play.score == engine.pass_equity(kept)
    assert found


def test_board_and_rack_tell_the_bag_and_in_the_end_the_opponent() -> None:
    board = Board.empty()
    rack = board.tile_set.alphabet.parse("QUIZ")
    assert Situation.of(board, rack) == Situation(89)
    assert Situation.of(board, rack, held=96) == Situation(0, 187 - 22)
    full = Board(board.layout, board.tile_set, board.tile_set.tiles[2:] + bytes([255]) * 127)
    assert Situation.of(full, rack) == Situation(0, 0)


@pytest.mark.parametrize("bag", [-1, 1001])
def test_a_bag_that_cannot_be_is_refused(engine: Engine, bag: int) -> None:
    with pytest.raises(IllegalError, match="A bag holds 0 to"):
        engine.best(Board.empty(), "AT", 1, Situation(bag))


def test_exchanges_are_a_sequence(engine: Engine) -> None:
    found = engine.exchanges("QUIZ")
    assert found[-1] == list(found)[-1]
    assert list(found[1:3]) == list(found)[1:3]
    with pytest.raises(IndexError):
        found[len(found)]
