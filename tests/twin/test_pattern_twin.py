"""The twin that matches patterns finds what trying every word everywhere finds."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rackhouse.board import Board
from tests.twin import answers, make_answers
from tests.twin.answers import Header, digest_of, in_clear, kept, line_of
from tests.twin.boards import GAMES, as_grid, signs_of
from tests.twin.make_answers import after, answer
from tests.twin.pattern_twin import PatternTwin
from tests.twin.plays_twin import all_plays
from tests.twin.score_twin import Grid
from tests.twin.test_plain_generator import rack_of, word_set
from tests.twin.word_lists import words_of


@cache
def twin_of(name: str) -> PatternTwin:
    return PatternTwin(GAMES[name][2], words_of(name))


@pytest.mark.parametrize("blanks", [0, 1, 2])
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_both_twins_find_the_same_plays(name: str, blanks: int, seed: int) -> None:
    game, words, chance = GAMES[name][2], word_set(name), Random(seed)
    twin = PatternTwin(game, words)
    grid: Grid = {}
    for _ in range(4):
        rack = rack_of(name, chance, blanks)
        expected = all_plays(game, grid, rack, words)
        found = twin.plays(grid, rack)
        assert set(found) == expected
        for laid, score in found.items():
            assert score == game.words_and_score(grid, dict(laid))[1]
        if not expected:
            break
        grid |= dict(sorted(chance.choice(sorted(expected, key=sorted))))


@pytest.mark.parametrize("number", range(0, 100, 10))
@pytest.mark.parametrize("name", GAMES)
def test_the_twin_gives_the_answer_that_is_kept(name: str, number: int) -> None:
    stored = kept(name)[1][number]
    board, rack = stored.position.board, stored.position.racks[0]
    signs = signs_of(board.tile_set)
    plays = twin_of(name).plays(as_grid(board), [signs[tile] for tile in rack])
    assert (len(plays), sum(plays.values())) == (stored.count, stored.total)
    assert in_clear(plays) == stored.some
    assert digest_of(line_of(*play) for play in plays.items()) == stored.digest


def test_made_up_words_are_read_as_they_were_made() -> None:
    board = Board.empty("classic", "spanish")
    parse, text = board.tile_set.alphabet.parse, board.tile_set.alphabet.text
    for word in words_of("spanish"):
        assert tuple(text([tile]).strip("[]") for tile in parse("".join(word))) == word


def test_the_next_position_follows_from_the_answer_that_is_kept() -> None:
    stored = kept("spanish")[1]
    for one, other in pairwise(stored):
        if one.game == other.game:
            assert after(one) == other.position.board
    again, board = answer(twin_of("spanish"), after(stored[3]), stored[4].game, stored[4].turn)
    assert again == stored[4]
    assert board == stored[5].position.board


def test_what_was_interrupted_goes_on(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    header, stored = kept("spanish")
    assert header is not None
    monkeypatch.setattr(answers, "FOLDER", tmp_path_factory.mktemp("answers"))
    monkeypatch.setattr(make_answers, "POSITIONS", {"spanish": 6})
    answers.keep(header, stored[:4])
    make_answers.main()
    assert kept("spanish") == (header, stored[:6])
    # Answers about other words are worth nothing.
    answers.keep(Header("spanish", "other words"), stored[2:4])
    make_answers.main()
    assert kept("spanish") == (header, stored[:6])
