"""Placement, words and scores agree with a twin written from the rules' words."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rackhouse.board import Board, Bonus, Placement, Play, placement_fault, score_play
from rackhouse.tiles import Layout, declared_blank
from tests.twin.score_twin import (
    ENGLISH_VALUES,
    SPANISH_VALUES,
    Grid,
    TwinGame,
    premiums_of,
)

GAMES = {
    ("classic", "english"): TwinGame(15, ENGLISH_VALUES, premiums_of("classic")),
    ("classic", "spanish"): TwinGame(15, SPANISH_VALUES, premiums_of("classic")),
    ("super", "english-super"): TwinGame(21, ENGLISH_VALUES, premiums_of("super")),
}


def laid_at_random(board: Board, chance: Random) -> list[Placement]:
    """One to eight tiles, mostly in a line through the middle or beside a tile, mostly legal."""
    layout = board.layout
    taken = [square for square, tile in enumerate(board.cells) if tile != 0xFF]
    square = chance.choice(taken) if taken else layout.start
    step = chance.choice([1, layout.columns])
    square -= step * chance.randrange(8)
    if chance.random() < 0.3:
        square += chance.choice([-1, 1, layout.columns, -layout.columns])
    placements: list[Placement] = []
    wanted = chance.choice([1, 2, 2, 3, 3, 4, 5, 6, 7, 8])
    while len(placements) < wanted and square < layout.squares:
        is_free = square < 0 or board.cells[square] == 0xFF
        if is_free and chance.random() < 0.98:
            letter = chance.randrange(len(board.tile_set.alphabet.letters)) + 1
            tile = declared_blank(letter) if chance.random() < 0.15 else letter
            placements.append(Placement(square, tile))
        square += step
    chance.shuffle(placements)
    return placements


def grid_of(board: Board, placements: list[Placement]) -> Grid:
    text = board.tile_set.alphabet.text
    return {
        (
            placement.square // board.layout.columns + 1,
            placement.square % board.layout.columns + 1,
        ): text([placement.tile]).strip("[]")
        for placement in placements
    }


@pytest.mark.parametrize("names", GAMES)
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_placement_words_and_scores_agree_with_the_twin(names: tuple[str, str], seed: int) -> None:
    game, chance = GAMES[names], Random(seed)
    board = Board.empty(*names)
    grid: Grid = {}
    for _ in range(25):
        placements = laid_at_random(board, chance)
        laid = grid_of(board, placements)
        is_legal = placement_fault(board, placements) is None
        assert is_legal == game.may_lie(grid, laid), (str(board), placements)
        if is_legal:
            play = Play.of(board, placements)
            score = score_play(board, play, Bonus(tiles=7, points=50)).total
            assert (sorted(play.words), score) == game.words_and_score(grid, laid), str(board)
            board = board.lay(placements)
            grid |= laid
    assert board.tile_count == len(grid)


@pytest.mark.parametrize("name", Layout.names())
def test_premium_squares_are_those_of_the_hand_typed_table(name: str) -> None:
    layout = Layout.named(name)
    drawn = {
        (square // layout.columns + 1, square % layout.columns + 1): (
            f"{max(premium.letter, premium.word)}{'L' if premium.letter > 1 else 'W'}"
        )
        for square, premium in enumerate(layout.premiums)
        if not premium.is_plain
    }
    assert drawn == premiums_of(name)


def test_the_twin_knows_a_worked_example_by_itself() -> None:
    game = GAMES["classic", "english"]
    trainer: Grid = {(8, column): letter for column, letter in enumerate("TRAINER", start=4)}
    hob: Grid = {(7, 7): "H", (7, 8): "O", (7, 9): "B"}
    assert game.may_lie({}, trainer)
    assert game.words_and_score({}, trainer) == (["TRAINER"], 66)
    assert game.words_and_score(trainer, hob) == (["BE", "HI", "HOB", "ON"], 33)
