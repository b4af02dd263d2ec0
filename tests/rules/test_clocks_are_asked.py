"""Whoever turns clocks on says how long they are and what overtime costs (A-30)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from rackhouse.cli.terminal.opening import with_settings
from rackhouse.errors import IllegalError
from rackhouse.game import Game
from rackhouse.rules import Sheet
from rackhouse.rules.writing import as_toml
from rackhouse.service.open_game import Opening, plan_of

ON: dict[str, object] = {"clocks.use": "on"}
LENGTH: dict[str, object] = {"clocks.seconds": 1500}
PENALTY: dict[str, object] = {"clocks.overtime_points": 10}
HOW_LONG = "How much time does each side have (clocks.seconds; 1500 is 25 minutes)?"
HOW_DEAR = (
    "How many points does each started minute over cost (clocks.overtime_points; 10 is usual, "
    "0 is none)?"
)
BOTH = f'clocks.use is "on". {HOW_LONG} {HOW_DEAR}'

pytestmark = pytest.mark.rule("A-30")
SHEETS = ["washburn", "depaul", "fundraiser", "iowa", "priston", "base"]


def refusal(sheet: Sheet, values: Mapping[str, object]) -> str:
    with pytest.raises(IllegalError) as refused:
        sheet.with_values(values)
    return str(refused.value)


@pytest.mark.parametrize("name", SHEETS)
def test_clocks_without_length_and_penalty_are_refused_with_both_questions(name: str) -> None:
    sheet = Sheet.named(name)
    assert refusal(sheet, ON) == BOTH
    assert refusal(sheet, ON | LENGTH) == f'clocks.use is "on". {HOW_DEAR}'
    assert refusal(sheet, ON | PENALTY) == f'clocks.use is "on". {HOW_LONG}'


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("points", [0, 10])
def test_stated_they_are_taken_also_where_they_are_what_is_offered(name: str, points: int) -> None:
    clocked = Sheet.named(name).with_values(ON | LENGTH | {"clocks.overtime_points": points})
    clocks = clocked.rules.clocks
    assert (clocks.use, clocks.seconds, clocks.overtime_points) == ("on", 1500, points)
    again = Sheet.parse(as_toml(clocked))
    assert again.rules.clocks == clocks
    assert again.with_values({"tiles.rack": 8}).rules.clocks == clocks


def test_a_length_of_nothing_is_no_length() -> None:
    said = refusal(Sheet.named("iowa"), ON | PENALTY | {"clocks.seconds": 0})
    assert said == 'clocks.use is "on", but clocks.seconds is 0; say how long each side has.'


def test_a_sheet_that_states_its_clocks_is_not_asked_again() -> None:
    for name in ("naspa", "wespa"):
        assert Sheet.named(name).with_values({"tiles.rack": 8}).rules.clocks.use == "on"


def test_a_house_is_asked_in_its_own_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "iowa"\ntitle = "Ours"\n[clocks]\nuse = "on"\n', "utf-8")
    [problem] = Sheet.problems(file)
    assert (problem.line, str(problem.what)) == (4, BOTH)
    file.write_text(file.read_text("utf-8") + "seconds = 1500\novertime_points = 0\n", "utf-8")
    assert Sheet.read(file).rules.clocks.overtime_points == 0


def test_wherever_a_game_is_opened_it_is_asked() -> None:
    for opening in (
        lambda: plan_of(Opening(sheet="iowa", settings=dict(ON))),
        lambda: Game.new("iowa", settings=ON),
        lambda: with_settings(Sheet.named("iowa"), ["clocks.use=on"]),
    ):
        with pytest.raises(IllegalError) as refused:
            opening()
        assert str(refused.value) == BOTH
