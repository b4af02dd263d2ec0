"""What an event of a sheet cannot be without, and what decides it."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.contest import Result, actions
from rackhouse.contest.folding.brackets import bracket_in
from rackhouse.contest.preset import Preset
from rackhouse.errors import IllegalError
from tests.kit.desk import ANSWERS, Desk

NEEDED = [
    pytest.param("iowa", "sessions", [], "On which day", marks=pytest.mark.rule("I-01")),
    pytest.param("iowa", "venue.directions", " ", "How do people", marks=pytest.mark.rule("I-02")),
    pytest.param("depaul", "reporting.to", "", "To which address", marks=pytest.mark.rule("D-07")),
]


@pytest.mark.parametrize(("preset", "key", "empty", "asked"), NEEDED)
def test_no_event_is_without_what_its_sheet_announces(
    preset: str, key: str, empty: Any, asked: str
) -> None:
    answers = {name: one for name, one in ANSWERS[preset].items() if name != key}
    wanted = f"Please answer this: {asked}"
    with pytest.raises(IllegalError, match=wanted):
        Preset.named(preset).plan(answers)
    with pytest.raises(IllegalError, match=wanted):  # to say nothing is no answer
        Preset.named(preset).plan({**answers, key: empty})


@pytest.mark.rule("F-65")
def test_the_combined_score_wins_over_a_better_single_round() -> None:
    desk = Desk.preset("fundraiser")
    desk.enter(4, kind="team")
    desk.start()
    points = {1: (300, 500), 2: (405, 400), 3: (350, 350), 4: (499, 100)}
    for round_ in (0, 1):
        for pairing in desk.pair():
            desk.result(pairing.number, *(points[side][round_] for side in pairing.sides))
    assert [(row.entry, row.points) for row in desk.rows()] == [
        (2, 805), (1, 800), (3, 700), (4, 599),
    ]  # fmt: skip


@pytest.mark.rule("W-66", "A-35")
def test_a_tied_match_of_the_bracket_goes_to_the_higher_score_before_unplayed_letters() -> None:
    desk = Desk.preset("washburn")
    desk.enter(2, answered=("eligibility",))
    for entry in (1, 2):
        desk.do(actions.CheckId(entry, proper=True))
        desk.do(actions.CheckIn(entry))
    desk.start(seeds=(1, 2))
    match = desk.between(1, 2)
    desk.do(
        actions.RecordResult(match.number, (1, 2), Result("played", (296, 296), before=(300, 306)))
    )
    assert bracket_in(desk.state, desk.state.divisions["main"]).champion == 2
