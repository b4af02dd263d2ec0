"""Halls that are ended under a crowd and started again, as often as one likes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.durability.checking import (
    NOTHING,
    Kept,
    assert_nothing_lost,
    assert_nothing_twice,
    read_kept,
)
from tests.durability.journal import Answered, Reading
from tests.kit.hall_process import HallProcess, start_hall
from tests.kit.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 180
"""Seconds after which a crowd that does not get on is taken to be stuck."""
SETTINGS = {
    "RACKHOUSE_SIGN_IN_RATE": "",
    "RACKHOUSE_OPEN_RATE": "",
    "RACKHOUSE_REQUEST_RATE": "100000",
    "RACKHOUSE_MESSAGE_RATE": "10000",
    "RACKHOUSE_LOG_LEVEL": "warning",
}


def until(is_so: Callable[[], object], what: str) -> None:
    """Wait until something is so."""
    latest = time.monotonic() + LONGEST
    while not is_so():
        assert time.monotonic() < latest, f"in vain: {what}"
        time.sleep(0.02)


class House:
    """A hall on a fixed port: started, ended, started again."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder = folder
        self._database = database
        port = free_port()
        self._settings = {**SETTINGS, "RACKHOUSE_PORT": str(port)}
        self.address = f"http://127.0.0.1:{port}"
        self.hall: HallProcess | None = None

    def start(self) -> HallProcess:
        self.hall = start_hall(self._folder, database=self._database, settings=self._settings)
        return self.hall

    @property
    def process(self) -> int:
        assert self.hall is not None
        return self.hall.pid

    def kill(self) -> None:
        if self.hall is not None:
            self.hall.kill()

    def stop(self) -> int:
        assert self.hall is not None
        return self.hall.stop()


class Crowd:
    """The process of a crowd, and what it has been answered."""

    def __init__(self, folder: Path, tables: int, *addresses: str) -> None:
        self.journal = folder / "journal.jsonl"
        self._reading = Reading(self.journal)
        self._errors = folder / "crowd.log"
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tests.durability.crowd"),
                    *(str(self.journal), str(tables), *addresses),
                ],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    @property
    def answers(self) -> list[Answered]:
        assert self.process.poll() in (None, 0), self._errors.read_text()
        return self._reading.all()

    def until_answered(self, more: int) -> None:
        """Wait until so many more commands have been answered."""
        before = len(self.answers)
        until(lambda: len(self.answers) >= before + more, f"{more} more answers")

    def finish(self) -> dict[str, Any]:
        """Let them play their games to the end; how it went."""
        try:
            told, _ = self.process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError(f"stuck: {self.answers[-20:]}") from None
        assert self.process.returncode == 0, self._errors.read_text()
        counts: dict[str, Any] = json.loads(told)
        return counts

    def leave(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.communicate()


@contextmanager
def playing_crowd(folder: Path, tables: int, *addresses: str) -> Iterator[Crowd]:
    crowd = Crowd(folder, tables, *addresses)
    try:
        yield crowd
    finally:
        crowd.leave()


@contextmanager
def open_house(folder: Path, database: str) -> Iterator[House]:
    """A house whose hall is up; it is ended with the test."""
    house = House(folder, database)
    try:
        house.start()
        yield house
        assert house.hall is not None
        assert '"unforeseen error"' not in house.hall.log, (
            "the hall answered with a fault of its own"
        )
    except BaseException as error:
        if house.hall is not None:
            error.add_note(f"The hall's log ends so:\n{house.hall.log[-3000:]}")
        raise
    finally:
        house.kill()


def checked(database: str, answers: list[Answered], known: Kept = NOTHING) -> Kept:
    """The database, after every answer so far was found in it."""
    kept = read_kept(database, known)
    assert_nothing_lost(kept, answers)
    return kept


def checked_at_the_end(database: str, answers: list[Answered]) -> Kept:
    """The same, when nobody waits for an answer any more."""
    kept = checked(database, answers)
    assert_nothing_twice(kept, answers)
    return kept
