"""What a sheet says of its event: read, taken over, written back and told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rackhouse.rules import Sheet
from rackhouse.rules.explain import as_json, as_markdown, as_text
from rackhouse.rules.writing import as_toml

OURS = 'extends = "base"\ntitle = "Ours"\n'
CUSHION = f'{OURS}[[event]]\nis = "Bring a cushion."\n'


def told(sheet: Sheet) -> list[str]:
    return [one.text for one in sheet.event]


def test_a_house_says_what_its_players_should_know() -> None:
    sheet = Sheet.parse(CUSHION)
    assert "The event\n---------\n- Bring a cushion. (this house)\n" in as_text(sheet)
    assert "## The event\n\n- Bring a cushion. *(this house)*" in as_markdown(sheet)
    assert json.loads(as_json(sheet))["event"] == [
        {"is": "Bring a cushion.", "basis": "house", "ids": []}
    ]


def test_a_sheet_that_says_nothing_of_it_has_no_part_for_it() -> None:
    assert Sheet.named("base").event == ()
    assert "The event" not in as_text(Sheet.named("base"))


def test_it_is_taken_over_from_the_sheet_below_unless_another_is_given(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(CUSHION, "utf-8")
    upon = 'extends = "ours.toml"\ntitle = "Theirs"\n'
    (tmp_path / "same.toml").write_text(upon, "utf-8")
    (tmp_path / "other.toml").write_text(f'{upon}[[event]]\nis = "Bring tea."\n', "utf-8")
    (tmp_path / "none.toml").write_text(f"{upon}event = []\n", "utf-8")
    named = {
        name: told(Sheet.read(tmp_path / f"{name}.toml")) for name in ("same", "other", "none")
    }
    assert named == {"same": ["Bring a cushion."], "other": ["Bring tea."], "none": []}


@pytest.mark.parametrize("name", Sheet.names())
def test_settings_keep_it_and_the_file_of_a_sheet_has_it(name: str) -> None:
    sheet = Sheet.named(name)
    set_otherwise = sheet.with_values({"tiles.rack": 8})
    assert set_otherwise.event == sheet.event
    assert Sheet.parse(as_toml(set_otherwise)).event == sheet.event
    assert Sheet.parse(as_toml(Sheet.parse(CUSHION))).event == Sheet.parse(CUSHION).event


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (
            'event = "Bring tea."',
            'event is "Bring tea.", but it must be a list of at most 40 sentences, '
            "each under [[event]].",
        ),
        (
            '[[event]]\ntext = ["W-01"]',
            "event is empty, but it must be a line of text of at most 400 characters.",
        ),
        (
            '[[event]]\nis = " "',
            'event is " ", but it must be a line of text of at most 400 characters.',
        ),
        (
            '[[event]]\nis = "Bring tea."\nsays = "W-01"',
            'event has "says" beside its value, but a basis is "text", "inherited" or "chosen".',
        ),
    ],
)
def test_what_cannot_be_a_sentence_is_refused(tmp_path: Path, written: str, sentence: str) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(f"{OURS}{written}\n", "utf-8")
    [problem] = Sheet.problems(file)
    assert str(problem.what) == sentence
