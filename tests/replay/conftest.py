"""The recorded games, and what a replay finds in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from rackhouse.record.gcg import check_gcg, read_gcg

GAMES = Path(__file__).parent / "games"

Found: TypeAlias = list[tuple[int | None, str, int | str | None, int | str | None]]
Finds: TypeAlias = Callable[[str], Found]


def faults_of(text: str) -> Found:
    """Event, kind, what is recorded and what is right, of every error."""
    report = check_gcg(read_gcg(text))
    return [(error.event, error.kind, error.recorded, error.right) for error in report.errors]


@pytest.fixture
def finds() -> Finds:
    """What a replay finds in a text."""
    return faults_of


@pytest.fixture
def two_players() -> str:
    """A whole game of two, with all kinds of events."""
    return (GAMES / "two-players.gcg").read_text(encoding="utf-8")


@pytest.fixture
def games() -> Path:
    """The folder of the recorded games."""
    return GAMES
