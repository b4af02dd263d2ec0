"""Fuzzing never passes for done where it was not, and its first inputs are the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz import run
from tests.fuzz.seeds import write_seeds


@pytest.mark.parametrize(("is_ci", "status"), [("true", 1), ("", 0)])
def test_without_a_compiler_it_says_so_and_fails_where_it_must(
    is_ci: str,
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CI", is_ci)
    assert run.main() == status
    assert "install the Debian packages clang and libclang-rt-dev" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("program", "is_good"),
    [
        ("echo Done 7 runs in 1 second", True),
        ("echo Done 7 runs in 1 second; exit 77", False),
        ("exit 0", False),
    ],
)
def test_a_target_is_good_only_if_it_ran_to_its_end(
    program: str, is_good: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "positions"
    target.write_text(f"#!/bin/sh\n{program}\n")
    target.chmod(0o755)
    monkeypatch.setattr(run, "BUILD", tmp_path)
    assert run.fuzz("positions", 7) == is_good


def test_every_target_has_its_seeds_and_its_number_of_runs(tmp_path: Path) -> None:
    targets = {path.stem for path in run.HERE.glob("*.cpp")}
    assert targets == set(run.RUNS)
    for target in targets:
        for folder in ("one", "two"):
            write_seeds(target, tmp_path / target / folder, 5)
        one, two = (sorted((tmp_path / target / folder).iterdir()) for folder in ("one", "two"))
        assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
