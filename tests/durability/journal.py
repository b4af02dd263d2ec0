"""What a crowd was answered, a line for each answer, as it came."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

import msgspec


class Answered(msgspec.Struct, frozen=True):
    """A command, and what its sender was told had become of it."""

    game: str
    place: str
    person: str
    id: str
    command: str
    answer: str
    """``done``, ``refused`` or ``stale``."""
    number: int = 0
    """The last fact of one that was done."""
    reason: str = ""
    """The key of why one was not done."""


class Journal:
    """Notes answers; a line is in the file before its sender goes on."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def note(self, answered: Answered) -> None:
        self._file.write(msgspec.json.encode(answered).decode() + "\n")
        self._file.flush()


class Reading:
    """A journal that somebody else writes, read on from where one stopped."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._at = 0
        self._answers: list[Answered] = []

    def all(self) -> list[Answered]:
        """All answers so far; a line that is being written is none yet."""
        if self._path.exists():
            with self._path.open("rb") as file:
                file.seek(self._at)
                whole, end, _ = file.read().rpartition(b"\n")
            self._at += len(whole) + len(end)
            self._answers += [
                msgspec.json.decode(line, type=Answered) for line in whole.splitlines()
            ]
        return list(self._answers)
