"""A turn's score is told to everybody at the table, and the higher total wins the game."""

from __future__ import annotations

import pytest

from rackhouse.record import JUDGE, PUBLIC, Actor, facts
from rackhouse.referee import news, view
from tests.kit import Table
from tests.kit.campus import seat, started

SHEETS = [
    pytest.param("washburn", marks=pytest.mark.rule("W-17", "W-44")),
    pytest.param("depaul", marks=pytest.mark.rule("D-22", "D-53")),
    pytest.param("fundraiser", marks=pytest.mark.rule("F-11", "F-46")),
    pytest.param("iowa", marks=pytest.mark.rule("I-19", "I-42")),
]


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("viewer", [seat(0), seat(1), JUDGE, PUBLIC], ids=str)
def test_a_play_is_announced_to_all_with_its_words_and_its_count(sheet: str, viewer: Actor) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    table.play(0, "8D TRAINER")
    [entry] = [one for one in table.entries if isinstance(one.fact, facts.PlayMade)]
    told = news(entry, viewer, is_over=False).data
    assert (told["words"], told["points"], told["bonus"]) == (("TRAINER",), (16,), 50)
    assert told["score"] == 66
    seen = view(table.state, viewer, table.world)
    assert [(line.seat, line.score, line.total) for line in seen.tally] == [(0, 66, 66)]
    assert [side.score for side in seen.sides] == [66, 0]


@pytest.mark.parametrize(
    "sheet",
    [
        pytest.param("washburn", marks=pytest.mark.rule("W-65")),
        pytest.param("depaul", marks=pytest.mark.rule("D-13", "D-72")),
        pytest.param("fundraiser", marks=pytest.mark.rule("F-02")),
        pytest.param("iowa", marks=pytest.mark.rule("I-08", "A-34")),
        pytest.param("priston", marks=pytest.mark.rule("A-34")),
    ],
)
@pytest.mark.parametrize(
    ("play", "score", "places"),
    [
        ("8D ZEBRA", 52, (1, 2)),  # Z on a square that doubles it
        ("8E ZEBRA", 32, (2, 1)),  # the same word one square on
        ("8D TREAT", 12, (2, 1)),  # the same squares with letters of less value
    ],
)
def test_letter_values_and_premium_squares_decide_who_wins(
    sheet: str, play: str, score: int, places: tuple[int, int]
) -> None:
    table = Table(sheet).begin()
    table.arrange(racks=[play.split()[1], "E"], scores=[0, 45], bag="")
    table.play(0, play)
    assert table.scores[0] == score
    table.accept(1)
    assert table.state.places == places
