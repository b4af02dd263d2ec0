"""No duty of the rule sheets is lost: not by a slip of the pen, not by a test that fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tools.duties import MAY_BE_PENDING, faults, read_duties, table

ROOT = Path(__file__).resolve().parents[2]
DUTIES = read_duties()
EVERYTHING = {name for name in DUTIES.ids if name not in DUTIES.pending}


def test_the_checklist_and_the_pending_file_are_whole() -> None:
    assert len(set(DUTIES.ids)) == 312
    assert set(DUTIES.pending) <= MAY_BE_PENDING <= set(DUTIES.ids)
    assert [*DUTIES.sheets] == ["W", "D", "F", "I", "P"]
    assert faults(DUTIES, EVERYTHING) == []


def test_a_duty_without_a_passing_test_is_named() -> None:
    assert faults(DUTIES, EVERYTHING - {"W-37", "P-47"}) == [
        "2 of the duties have no passing test: W-37 P-47."
    ]
    assert table(DUTIES, EVERYTHING - {"W-37"}).splitlines()[1].split()[-1] == "1"


def test_a_duty_that_may_not_wait_is_named() -> None:
    waiting = replace(DUTIES, pending=(*DUTIES.pending, "W-37"))
    assert faults(waiting, EVERYTHING - {"W-37"}) == [
        "These duties may not be pending: W-37; give them tests."
    ]


def test_a_duty_that_waits_and_is_carried_is_named() -> None:
    waiting = replace(DUTIES, pending=("W-01",))
    assert faults(waiting, EVERYTHING) == [
        "These duties are pending and carried by a test: W-01; "
        "take them out of tests/conformance/pending.txt."
    ]


def test_a_line_lost_from_the_checklist_is_seen() -> None:
    (fault,) = faults(replace(DUTIES, ids=DUTIES.ids[:-1]), EVERYTHING)
    assert fault.startswith("The checklist has 311 duties")


def run_suite(folder: Path, text: str) -> tuple[subprocess.CompletedProcess[str], Path]:
    """Run pytest over a small suite with our plugin; the notes it wrote are the second."""
    suite, notes = folder / "test_small.py", folder / "notes.json"
    suite.write_text(f"import pytest\n{text}")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-c", ROOT / "pyproject.toml"),
            *("-p", "tests.conftest", "-p", "no:cacheprovider", suite),
        ],
        cwd=ROOT,
        env=os.environ | {"RACKHOUSE_DUTIES_FILE": str(notes)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done, notes


def test_only_tests_that_pass_to_the_end_carry_a_duty(tmp_path: Path) -> None:
    done, notes = run_suite(
        tmp_path,
        """
@pytest.mark.rule("W-36", "A-20")
@pytest.mark.rule("W-37")
@pytest.mark.parametrize("number", [1, 2])
def test_good(number): pass

@pytest.mark.rule("W-38")
def test_bad(): assert False

@pytest.fixture
def untidy():
    yield
    assert False

@pytest.mark.rule("W-39")
def test_untidy(untidy): pass

@pytest.mark.rule("W-40")
def test_skipped(): pytest.skip("not today")
""",
    )
    assert done.returncode == 1, done.stdout + done.stderr
    noted = json.loads(notes.read_text())
    assert {name: len(tests) for name, tests in noted.items()} == {
        "A-20": 2,
        "W-36": 2,
        "W-37": 2,
    }


@pytest.mark.parametrize("arguments", ['"W-99"', '"W-37", "w-38"', ""])
def test_an_id_that_does_not_exist_stops_the_suite(tmp_path: Path, arguments: str) -> None:
    done, _ = run_suite(tmp_path, f"@pytest.mark.rule({arguments})\ndef test_good(): pass\n")
    assert done.returncode == 4, done.stdout
    assert "use the IDs of docs/rules/CHECKLIST.md" in done.stdout + done.stderr
