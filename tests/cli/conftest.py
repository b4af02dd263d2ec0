"""The command, run as people run it: lines in, text and a status out."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from rackhouse.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
_DROPPED = ("NO_COLOR", "TERM", "RACKHOUSE_COMMAND", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")
"""What would change what is said, were it set where the tests run."""
Play: TypeAlias = Callable[..., "Done"]


def environment(home: Path, **more: str) -> dict[str, str]:
    """What the program is run in: a home of its own, and this source."""
    kept = {name: value for name, value in os.environ.items() if name not in _DROPPED}
    return {
        **kept,
        "RACKHOUSE_HOME": str(home),
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "80",
        "LINES": "24",
        **more,
    }


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "rackhouse", "play", *arguments]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


class Done(NamedTuple):
    """What became of a run."""

    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def play(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run ``rackhouse play`` with these lines typed, through its own entry point."""
    for name, value in environment(home).items():
        monkeypatch.setenv(name, value)
    for name in _DROPPED:
        monkeypatch.delenv(name, raising=False)

    def run(lines: Sequence[str], *arguments: str) -> Done:
        typed = "".join(f"{line}\n" for line in lines).encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), "utf-8"))
        monkeypatch.setattr(sys, "argv", ["rackhouse", "play", *arguments])
        with pytest.raises(SystemExit) as exit_:
            main()
        out, err = capsys.readouterr()
        return Done(int(exit_.value.code or 0), out, err)

    return run
