"""``rackhouse event``: created, taken away, brought and simulated at a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rackhouse.cli.main import rackhouse
from rackhouse.desk.errors import UnknownEventError
from rackhouse.errors import IllegalError, MalformedError

DAY = 'sessions=[{day="2027-05-01",weekday="Saturday",opens="19:00",closes="22:00"}]'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setenv("RACKHOUSE_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    for name in ("RACKHOUSE_DATABASE", "RACKHOUSE_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(rackhouse, ["event", *map(str, arguments)], catch_exceptions=False)


def created(*arguments: str) -> str:
    """The id of a new event."""
    printed = run("create", "--preset", "priston", "--answers", DAY, *arguments).stdout
    assert len(re.findall(r"/events/join#\S{20,}", printed)) == 4
    return printed.split()[1]


def test_an_event_leaves_a_hall_and_comes_to_another(home: Path) -> None:
    event = created("--title", "An evening of words")
    taken = run("export", event, "evening.zip")
    assert taken.stdout.endswith("bytes to evening.zip.\n")
    brought = run("import", "evening.zip", "--data-folder", home / "elsewhere")
    assert brought.stdout.split()[1] != event
    assert (home / "elsewhere" / "hall.db").exists()
    with pytest.raises(IllegalError, match="is there already; give --force"):
        run("export", event, "evening.zip")


def test_the_name_of_an_event_may_begin_with_a_dash() -> None:
    with pytest.raises(UnknownEventError):
        run("export", "-hEvXnP0TQ9fz_a7", "evening.zip")


def test_answers_come_from_files_too(home: Path) -> None:
    (home / "answers.toml").write_text('title = "By file"\n"division.format.rounds" = 2\n')
    created("--answers", "answers.toml")
    with pytest.raises(MalformedError, match="is no file of answers"):
        created("--answers", "nowhere.toml")
    with pytest.raises(IllegalError, match="still to be answered"):
        run("create", "--preset", "priston")


def test_what_presets_ask_is_listed() -> None:
    listed = run("presets").stdout
    assert "  sessions: On which evening, and from when to when?  (must be answered)" in listed


def test_a_simulated_event_can_be_taken_into_a_hall(home: Path) -> None:
    told = run("simulate", "--preset", "priston", "--entries", "3", "--out", "out").stdout
    assert re.fullmatch(r"Wrote \d+ files into out\.\n", told)
    assert run("import", "out/event.zip").exit_code == 0
    assert list((home / "out" / "prints").glob("standings*.pdf"))
    with pytest.raises(IllegalError, match="out is not empty"):
        run("simulate", "--preset", "priston", "--out", "out")
