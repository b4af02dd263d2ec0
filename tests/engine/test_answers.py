"""The engine finds in hundreds of positions what a plain search over the word list found there.

The answers were made, once, by ``python -m tests.twin.make_answers``; that they are still the
twin's is seen in ``tests/twin/test_pattern_twin.py``.
"""

from __future__ import annotations

from functools import cache

import pytest

from rackhouse.engine import Engine
from rackhouse.tiles import BLANK, DECLARED
from tests.engine.shares import one_in
from tests.twin.answers import COMMAND, Answer, checksum_of, digest_of, kept, line_of
from tests.twin.boards import GAMES, as_laid
from tests.twin.make_answers import POSITIONS
from tests.twin.word_lists import words_of


def name_of(answer: Answer) -> str:
    return f"{answer.game}-{answer.turn}"


STORED = [
    pytest.param(name, answer, id=f"{name}-{name_of(answer)}")
    for name in GAMES
    for answer in kept(name)[1]
]


@cache
def engine_of(name: str) -> Engine:
    layout, tile_set, _ = GAMES[name]
    return Engine(["".join(word) for word in words_of(name)], tile_set, layout)


@pytest.mark.parametrize(("name", "answer"), STORED[:: one_in(1)])
def test_the_engine_finds_what_the_twin_found(name: str, answer: Answer) -> None:
    position = answer.position
    board, rack = position.board, position.racks[0]
    found = engine_of(name).all(board, rack)
    assert (len(found), sum(found.scores)) == (answer.count, answer.total)
    lines = [line_of(as_laid(board, play.placements), play.score) for play in found]
    assert set(answer.some) <= set(lines)
    assert digest_of(lines) == answer.digest
    assert engine_of(name).any(board, rack) == bool(answer.count)
    assert list(engine_of(name).best(board, rack, 4)) == list(found[:4])


@pytest.mark.parametrize("name", GAMES)
def test_the_answers_are_about_these_words_and_every_stage(name: str) -> None:
    header, answers = kept(name)
    assert header is not None
    assert (header.words, header.made_by) == (checksum_of(words_of(name)), COMMAND)
    assert len(answers) == POSITIONS[name]
    boards = [answer.position.board for answer in answers]
    racks = [answer.position.racks[0] for answer in answers]
    assert {rack.count(BLANK) for rack in racks} == {0, 1, 2}
    assert any(board.is_empty for board in boards)
    assert max(board.tile_count for board in boards) > 0.8 * len(boards[0].tile_set.tiles)
    assert any(tile >= DECLARED for board in boards for tile in board.tiles)
    assert {len(rack) for rack in racks} >= {7, 8}
