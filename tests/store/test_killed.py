"""A process killed in the middle of writing loses nothing that it had answered."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rackhouse.log.store import Receipt
from tests.store.kit import opened
from tests.store.writing import GAMES

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 4


def write_and_be_killed(url: str, round_number: int, answers: int) -> dict[str, tuple[int, str]]:
    """Let a process write, kill it after some answers; the last answer of each game."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.writing", url, str(round_number)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(answers)]
        process.kill()
        # What it wrote before it was killed it had answered too.
        lines += process.stdout.read().splitlines(keepends=True)
    answered = {}
    for line in lines:
        if line.endswith("\n"):
            name, number, command = line.rstrip("\n").split(" ", 2)
            answered[name] = (int(number), command)
    return answered


async def test_every_answer_is_there_after_a_kill(database_url: str) -> None:
    for round_number in range(ROUNDS):
        answered = write_and_be_killed(database_url, round_number, 40 + 31 * round_number)
        assert answered
        async with opened(database_url) as store:
            for name, (number, command) in answered.items():
                assert await store.games.receipt(name, command, "ann") == Receipt(
                    number - 2, number
                )
            for name in (f"game-{number}" for number in range(GAMES)):
                entries = await store.games.lines(name)
                numbers = [entry.number for entry in entries]
                assert numbers == list(range(1, len(numbers) + 1)), "no gap, nothing twice"
                assert len(numbers) % 3 == 1, "appends are whole"
                assert len(numbers) >= answered.get(name, (0, ""))[0]
                kept = await store.games.kept(name)
                assert kept is not None
                assert kept.standing.number == len(numbers)
