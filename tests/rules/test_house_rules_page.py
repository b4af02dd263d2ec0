"""The page for organisers is true: its table, its examples and its session."""

from __future__ import annotations

import doctest
import re
from typing import TYPE_CHECKING

from click.testing import CliRunner

from rackhouse.cli.rules import rules
from rackhouse.rules import Sheet
from rackhouse.rules.knob import knobs
from tools.rules_table import PAGE, table, with_table

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)


def test_the_table_of_keys_is_what_the_model_has() -> None:
    assert with_table(TEXT) == TEXT, "run python -m tools.rules_table"
    assert table().count("\n| `") == len(knobs())
    # Only the title and the summary have no sentence of their own.
    assert table().count("|  |\n") == 2


def test_every_example_is_a_sheet_in_order() -> None:
    assert len(EXAMPLES) == 5
    for example in EXAMPLES:
        whole = example.startswith("extends")
        text = example if whole else f'extends = "base"\ntitle = "Example"\n{example}'
        sheet = Sheet.parse(text)
        assert sheet.differences() or sheet.event or "[says]" in example


def test_the_first_example_is_answered_as_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hall.toml").write_text(EXAMPLES[0])
    [printed] = re.findall(r"\$ rackhouse rules check hall.toml\n(.*?)```", TEXT, re.DOTALL)
    assert CliRunner().invoke(rules, ["check", "hall.toml"]).output == printed


def test_the_session_runs_as_printed() -> None:
    [session] = re.findall(r"```pycon\n(.*?)```", TEXT, re.DOTALL)
    test = doctest.DocTestParser().get_doctest(session, {}, PAGE.name, PAGE.name, 0)
    assert len(test.examples) == 8
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_mistakes_on_the_page_are_answered_as_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = EXAMPLES[0].splitlines()
    lines[5:7] = ['limit = "strict"', "second = 180"]
    (tmp_path / "hall.toml").write_text("\n".join(lines))
    [printed] = re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)
    result = CliRunner().invoke(rules, ["check", "hall.toml"])
    assert (result.exit_code, result.output) == (1, printed)
