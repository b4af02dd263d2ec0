"""`./test` is red when anything is: a test, a skip, a crash, a part that ran nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tools import parts
from tools.parts import PARTS, Part, Result, chosen, run_all, run_part, summary


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOGS", "DUTIES"):
        folder = tmp_path / name
        folder.mkdir()
        monkeypatch.setattr(parts, name, folder)


def ran(part: Part) -> Result:
    return asyncio.run(run_part(part))


def ran_command(*command: str) -> Result:
    return ran(Part("trial", "a trial", command=command))


def ran_tests(folder: Path, text: str, *command: str) -> Result:
    suite = folder / "test_small.py"
    suite.write_text(f"import pytest\n{text}\n")
    # With our settings, by which nothing is loaded that no test of ours wants.
    tests = (str(suite), "-q", "-c", str(parts.ROOT / "pyproject.toml"))
    return ran(Part("trial", "a trial", tests, command or ("pytest",)))


GOOD = "def test_good(): pass\n"


@pytest.mark.parametrize(
    ("text", "passed", "failed"),
    [
        (GOOD, 1, 0),
        (GOOD + "def test_bad(): assert False", 1, 1),
        (GOOD + "def test_not_today(): pytest.skip('why')", 1, 1),
        (GOOD + "assert False", 0, 1),
        (GOOD + "import os; os._exit(0)", 0, 0),
        ("", 0, 1),
    ],
    ids=["good", "bad", "skipped", "broken", "crashed", "empty"],
)
def test_a_part_is_good_only_if_its_tests_ran_and_passed(
    tmp_path: Path, text: str, passed: int, failed: int
) -> None:
    result = ran_tests(tmp_path, text)
    assert (result.passed, result.failed) == (passed, failed), result.output
    assert result.is_good == (passed > 0 and failed == 0)


def test_a_part_whose_tests_are_not_there_has_failed() -> None:
    assert not ran(Part("trial", "a trial", ("tests/there-is-no-such-folder",))).is_good


def test_a_check_counts_by_its_exit_status() -> None:
    assert ran_command("python", "-c", "pass").is_good
    failed = ran_command("python", "-c", "import sys; sys.exit('in a sentence')")
    assert (failed.failed, failed.output) == (1, "in a sentence\n")


def test_a_part_that_becomes_pytest_is_counted_as_its_tests(tmp_path: Path) -> None:
    text = GOOD + "def test_as_good(): pass\n"
    result = ran_tests(tmp_path, text, "python", "-m", "pytest")
    assert (result.passed, result.failed) == (2, 0), result.output


def test_a_part_that_has_something_to_tell_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    part = Part("trial", "", command=("python", "-c", "print('told')"), is_told=True)
    asyncio.run(run_all([part]))
    assert "\ntold\n" in capsys.readouterr().out


def test_a_part_that_hangs_is_ended_and_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PATIENCE", 0.2)
    result = ran_command("python", "-c", "import time; time.sleep(60)")
    assert not result.is_good
    assert "so it was ended" in result.output


def test_the_duties_are_counted_after_the_tests_that_carry_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = Part("first", "", command=("python", "-c", "print('shown only if it fails')"))
    last = Part("lint", "", command=("python", "-c", "raise SystemExit('shown')"), after=("first",))
    results = asyncio.run(run_all([last, first]))
    assert [result.part for result in results] == [last, first]
    out = capsys.readouterr().out
    assert out.index("first") < out.index("lint")
    assert "shown only" not in out
    assert "\nshown\n" in out


def test_the_last_line_counts_everything_alone_on_its_line() -> None:
    text = summary([Result(PARTS[0], 1.0, 3, 0, ""), Result(PARTS[1], 2.0, 0, 0, "")], 2.5)
    assert text.splitlines()[-1] == "3 passed, 1 failed"
    assert "see build/test-logs/lint.txt" in text


def test_all_parts_run_unless_some_are_named() -> None:
    assert tuple(chosen([])) == PARTS
    named = [part.name for part in chosen(["duties"])]
    assert named == ["unit", "engine", "pure", "property", "conformance", "replay", "duties"]


def test_the_quick_parts_start_no_server_and_no_browser() -> None:
    quick = [part.name for part in chosen(["quick"])]
    assert quick == ["format", "lint", "pure", "types", "conformance"]
    assert [part.name for part in chosen(["quick", "replay"])][-1] == "replay"
