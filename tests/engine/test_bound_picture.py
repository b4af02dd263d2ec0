"""The picture of a bound shows what is there, and no play goes beyond its window's bound."""

from __future__ import annotations

import pytest

from rackhouse.engine import Engine
from rackhouse.lexicon import Lexicon
from tests.engine.test_engine import played
from tools.bound_picture import PICTURE, found, picture
from tools.windows import windows

ENABLE = Lexicon.named("enable")


def test_the_picture_is_the_one_that_the_program_draws() -> None:
    assert PICTURE.read_text("utf-8") == picture(), "run python -m tools.bound_picture"


def test_the_play_in_the_picture_stays_under_the_bound() -> None:
    it = found()
    points = sum(weight * it.board.tile_set.value(tile) for weight, tile in it.pairs)
    bound = points + it.window.fixed + it.leaves[len(it.window.empty)]
    assert it.best.equity / 1000 < bound < it.bounds[0]


@pytest.mark.parametrize("seed", range(4))
def test_every_play_lies_in_a_window_and_scores_at_most_its_bound(seed: int) -> None:
    engine = Engine(ENABLE)
    board, rack = played(engine, seed, 4 + 2 * seed)
    values = board.tile_set.values
    most: dict[tuple[int, ...], int] = {}
    for window in windows(board, len(rack), ENABLE.words):
        if (bound := window.most(rack, values)) is not None:
            most[window.empty] = max(bound, most.get(window.empty, bound))
    for play in engine.all(board, rack):
        assert play.score <= most[tuple(sorted(place.square for place in play.placements))]
