"""A house in which no word may be played twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rackhouse.record import Actor
from rackhouse.referee.commands import Commit
from tests.kit import Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)
HOUSE = {"words.repeats": False}
TWICE = "referee-word-repeated: RAT"


def dealt(**more: object) -> Table:
    rigged = ["A", "B", "RATATBE", "RATSOBE"]
    return Table("base", settings={**HOUSE, **more}, draws=rigged).begin()


def with_real_tiles() -> Table:
    return Table("base", settings=HOUSE, custody="table").begin(lots=["AB"])


@pytest.mark.parametrize("begun", [dealt, with_real_tiles], ids=["dealt", "real tiles"])
def test_a_word_that_has_been_played_is_refused_to_every_side(begun: Callable[[], Table]) -> None:
    table = begun()
    table.play(0, "8G RAT")
    assert table.refused(Commit(TWO, play="G8 RAT")) == TWICE
    table.play(1, "8G RATS")  # a longer word is another word
    assert table.refused(Commit(ONE, play="G8 RAT")) == TWICE


def test_one_play_does_not_make_the_same_word_twice() -> None:
    table = dealt()
    table.play(0, "H8 AT")
    assert table.refused(Commit(TWO, play="7H RAT")) == TWICE
    table.play(1, "7H RATS")  # RATS across, RAT down


def test_a_play_that_was_taken_back_leaves_its_words_to_be_played() -> None:
    table = dealt()
    table.play(0, "8G RAT")
    table.challenge(1)
    table.play(1, "8G RAT")
    assert table.scores == [0, 6]


def test_a_draft_at_the_end_of_its_time_repeats_no_word_either() -> None:
    table = dealt(**{"turn.limit": "hard", "turn.seconds": 60})
    table.play(0, "8G RAT")
    table.accept(1)
    table.pass_time(60)
    assert "PlayMade" not in table.tick("G8 RAT")
    assert table.scores == [6, 0]
