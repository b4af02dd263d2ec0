"""Standing at right angles: on any letter of a word, from either side, across and down."""

from __future__ import annotations

import pytest

from rackhouse.referee.commands import Commit
from tests.kit import Table
from tests.kit.campus import made, seat

SHEETS = [
    pytest.param("washburn", marks=pytest.mark.rule("W-25")),
    pytest.param("depaul", marks=pytest.mark.rule("D-30")),
    pytest.param("fundraiser", marks=pytest.mark.rule("F-19")),
    pytest.param("iowa", marks=pytest.mark.rule("I-28")),
    pytest.param("priston", marks=pytest.mark.rule("P-13")),
]


def after_trainer(sheet: str, trainer: str) -> Table:
    """The first side to move with TRAINER on the board, across or down."""
    table = Table(sheet).begin()
    return table.arrange(plays=[trainer], racks=["HROBSEA", "EEEEEEE"], bag="TTTTTTT")


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize(
    ("trainer", "play", "laid"),
    [
        ("8D TRAINER", "D8 THROB", "HROB"),  # joins on to a letter above it
        ("8D TRAINER", "E6 OBR", "OB"),  # below it
        ("8D TRAINER", "E7 ORB", "OB"),  # above and below
        ("H4 TRAINER", "4H THROB", "HROB"),  # to its left
        ("H4 TRAINER", "5F OBR", "OB"),  # to its right
        ("H4 TRAINER", "5G ORB", "OB"),
    ],
)
def test_a_play_may_use_the_first_the_last_or_any_letter_of_a_word(
    sheet: str, trainer: str, play: str, laid: str
) -> None:
    table = after_trainer(sheet, trainer)
    assert "PlayMade" in table.play(0, play)
    assert (made(table).words, made(table).laid) == ((play.split()[1],), laid)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize(
    ("trainer", "play", "words"),
    [
        ("8D TRAINER", "C8 SOB", ("SOB", "STRAINER")),
        ("8D TRAINER", "K8 SOB", ("SOB", "TRAINERS")),
        ("H4 TRAINER", "3H SOB", ("SOB", "STRAINER")),
        ("H4 TRAINER", "11H SOB", ("SOB", "TRAINERS")),
    ],
)
def test_a_play_may_add_a_letter_at_either_end_of_a_word(
    sheet: str, trainer: str, play: str, words: tuple[str, str]
) -> None:
    table = after_trainer(sheet, trainer)
    table.play(0, play)
    assert made(table).words == words


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("play", ["A8 SOB", "E10 SOB", "15A SOB", "L9 SOB"])
def test_a_play_that_neither_uses_nor_adds_a_letter_is_refused(sheet: str, play: str) -> None:
    table = after_trainer(sheet, "8D TRAINER")
    assert table.refused(Commit(seat(0), play=play)) == ("board-not-joined")
