"""The engine finds every legal play once, scored right, and the best of them first."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rackhouse.board import Board, Placement, Play, score_play
from rackhouse.engine import Engine, play_games
from rackhouse.lexicon import Lexicon
from tests.twin.boards import GAMES, as_board, as_laid
from tests.twin.plays_twin import all_plays
from tests.twin.score_twin import Grid
from tests.twin.test_plain_generator import rack_of, word_set


@pytest.mark.parametrize("blanks", [0, 1, 2])
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_it_finds_what_trying_every_word_everywhere_finds(
    name: str, blanks: int, seed: int
) -> None:
    layout, tile_set, game = GAMES[name]
    words, chance = word_set(name), Random(seed)
    engine = Engine(["".join(word) for word in words], tile_set, layout)
    grid: Grid = {}
    for _ in range(4):
        board = as_board((layout, tile_set), grid)
        rack = rack_of(name, chance, blanks)
        tiles = board.tile_set.alphabet.parse("".join(f"[{t}]" if t != "?" else t for t in rack))
        expected = all_plays(game, grid, rack, words)
        found = engine.all(board, tiles)
        laid = [as_laid(board, candidate.placements) for candidate in found]
        assert len(laid) == len(set(laid)), "a play was found twice"
        assert set(laid) == expected, str(board)
        assert engine.any(board, tiles) == bool(expected)
        for candidate in found:
            assert candidate.score == score_play(board, candidate.on(board)).total
        if not expected:
            break
        grid |= dict(sorted(chance.choice(sorted(expected, key=sorted))))


@pytest.fixture(scope="module")
def enable() -> Engine:
    return Engine(Lexicon.named("enable"))


def played(engine: Engine, seed: int, turns: int) -> tuple[Board, bytes]:
    """A position of a game in which both sides take one of their best plays, and a rack."""
    chance = Random(seed)
    board = Board.empty()
    bag = list(board.tile_set.tiles)
    chance.shuffle(bag)
    for _ in range(turns):
        best = engine.best(board, bag[-7:], 3)
        if best:
            candidate = chance.choice(list(best))
            for tile in candidate.tiles:
                bag.remove(tile)
            board = board.lay(candidate.placements)
    return board, bytes(sorted(bag[-7:]))


@pytest.mark.parametrize("seed", range(12))
def test_every_play_is_legal_and_scores_what_the_board_says(enable: Engine, seed: int) -> None:
    board, rack = played(enable, seed, seed)
    words = Lexicon.named("enable").words
    found = enable.all(board, rack)
    for candidate in list(found)[:: max(1, len(found) // 200)]:
        play = Play.of(board, candidate.placements)
        assert candidate.score == score_play(board, play).total
        assert set(play.words) <= words


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("count", [1, 2, 15])
def test_the_best_are_the_first_of_all(enable: Engine, seed: int, count: int) -> None:
    board, rack = played(enable, seed, seed)
    assert list(enable.best(board, rack, count)) == list(enable.all(board, rack)[:count])


@pytest.mark.parametrize(
    ("plays", "rack", "count", "total"),
    [
        ((), "AEINRST", 2_178, 27_576),
        (("8D TRAINER",), "EIRSTA?", 24_058, 220_105),
        (("8D TRAINER", "H1 CREATION", "5E PASTURE"), "QZJXKVW", 30, 515),
        (("8D TRAINER", "H1 CREATION", "5E PASTURE"), "AEIOUST", 1_437, 10_649),
    ],
)
def test_the_counts_of_fixed_positions_do_not_change(
    enable: Engine, plays: tuple[str, ...], rack: str, count: int, total: int
) -> None:
    board = Board.empty()
    for text in plays:
        board = board.lay(board.parse_play(text).placements)
    found = enable.all(board, rack)
    assert (len(found), sum(found.scores)) == (count, total)


@pytest.mark.parametrize(
    ("cells", "rack", "reason"),
    [
        (b"", b"", "another number of squares"),
        (bytes([0xFF]) * 225, bytes([1] * 9), "up to 8 tiles"),
        (bytes([0xFF]) * 225, bytes([27]), "to 26 of this set"),
        (bytes([0xFF]) * 225, bytes([0, 0, 0]), "2 of them blank"),
        (bytes([0x1B]) * 225, b"", "the set does not have"),
        (bytes([0]) * 225, b"", "the set does not have"),
    ],
)
def test_what_the_core_has_no_room_for_is_refused(
    enable: Engine, cells: bytes, rack: bytes, reason: str
) -> None:
    board = Board.empty()
    with pytest.raises(ValueError, match=reason):
        enable.all(Board(board.layout, board.tile_set, cells), rack)


def test_candidates_are_a_sequence() -> None:
    found = Engine(["HI", "HIS", "IS"]).all(Board.empty(), "HIS")
    assert found[-1] == list(found)[-1]
    assert list(found[1:3]) == list(found)[1:3]
    with pytest.raises(IndexError):
        found[len(found)]
    assert all(isinstance(place, Placement) for place in found[0].placements)


def test_the_signature_is_the_one_that_was_recorded() -> None:
    # Recorded before the search was made fast; a change of what is found changes it.
    words = [word for word in Lexicon.named("enable") if len(word) <= 15]
    assert Engine(words).signature(24) == "24c389286293f820"


def test_self_play_gives_the_same_games_whatever_the_number_of_threads(enable: Engine) -> None:
    one, two = (play_games(enable, 60, threads=threads, seed=3) for threads in (1, 2))
    assert (one.points, one.wins, one.turns) == (two.points, two.wins, two.turns)
    assert one.points != play_games(enable, 60, seed=4).points
    assert 340 < sum(one.points) / 120 < 440
    assert one.wins[0] + one.wins[1] + one.draws == 60
