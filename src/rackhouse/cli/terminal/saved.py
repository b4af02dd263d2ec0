"""Saved games: the record, and beside it a private file with what must not be in it.

The record has no names, and no secret before the result is certified. Both are in a file of the
same name plus ``.private``, which only its owner can read.
"""

from __future__ import annotations

import contextlib
import os
import re
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from rackhouse.cli.speech import speak
from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.errors import IllegalError, MalformedError, RackhouseError
from rackhouse.files import data_folder, read_limited, write_atomically
from rackhouse.messages import Day, Moment, known
from rackhouse.record import Phase, decode_record, encode_record, fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.record import RecordEntry, State

ENDING: Final = ".rackhouse"
PRIVATE: Final = ".private"
VERSION: Final = 1
MOST_LISTED: Final = 50


class PrivateFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept beside a record."""

    secret: str
    people: TerminalPeople
    judge: Literal["person", "list"] = "person"
    """Who acts as the judge, if the sheet calls one."""
    version: int = VERSION


class SavedGame(msgspec.Struct, frozen=True):
    """A game on disk."""

    path: Path
    beside: PrivateFile

    def keep(self, entries: Sequence[RecordEntry]) -> None:
        """Write the record atomically; only its owner can read it, because it has racks."""
        with _for_the_owner():
            write_atomically(self.path, encode_record(entries))

    def keep_beside(self) -> None:
        """Write the private file; from its first byte on only its owner can read it."""
        with _for_the_owner():
            write_atomically(private_path(self.path), msgspec.json.encode(self.beside) + b"\n")


@contextlib.contextmanager
def _for_the_owner() -> Iterator[None]:
    """Create new files that only their owner can read, from the first byte on."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Lock a game for this terminal while it is played, if the system has locks.

    Raises:
        IllegalError: if another terminal has it.
    """
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(locked(private_path(path)))
        except BlockingIOError:
            raise IllegalError("terminal-played-elsewhere", path=str(path)) from None
        yield


@contextlib.contextmanager
def locked(path: Path, *, wait: bool = False) -> Iterator[None]:
    """Lock a file for this program, if the system has locks.

    Raises:
        BlockingIOError: if another program has it and ``wait`` is off.
    """
    try:
        import fcntl  # noqa: PLC0415 - not every system has it
    except ImportError:
        yield
        return
    with path.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


class Unfinished(msgspec.Struct, frozen=True):
    """A game that can be resumed."""

    saved: SavedGame
    state: State

    @property
    def line(self) -> str:
        """The game in a line: who plays, the scores, since when."""
        sides = enumerate(self.state.sides)
        people = self.saved.beside.people
        scores = ", ".join(f"{people.name(seat)} {side.score}" for seat, side in sides)
        at = datetime.fromtimestamp(self.state.at / 1000).astimezone()
        return speak(
            "cli-game",
            scores=scores,
            title=known("data-title-", self.state.rules.title),
            day=Day(at.date(), is_short=True),
            time=Moment.of(at.time()),
        )


def games_folder() -> Path:
    """Where games are saved; the folder may not exist yet."""
    return data_folder() / "games"


def private_path(path: Path) -> Path:
    """The path of the private file of a record.

    >>> private_path(Path("final.rackhouse")).name
    'final.rackhouse.private'
    """
    return path.with_name(path.name + PRIVATE)


def new_path(sheet: str, now: datetime) -> Path:
    """A free path for a new game in the folder of games, which is created if needed."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    stem = f"{now:%Y%m%d-%H%M%S}-{re.sub(r'[^a-z0-9]+', '-', sheet.lower()).strip('-')}"
    number, path = 1, folder / f"{stem}{ENDING}"
    while path.exists() or private_path(path).exists():
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
    return path


def read_saved(path: Path) -> tuple[SavedGame, tuple[RecordEntry, ...]]:
    """A game and its private file.

    Raises:
        MalformedError: if one of the two files is damaged or missing.
        OSError: if the record cannot be read at all.
    """
    entries = decode_record(read_limited(path))
    try:
        beside = _read_beside(path, len(fold(entries).sides))
    except FileNotFoundError:
        raise MalformedError("terminal-private-missing", path=str(private_path(path))) from None
    return SavedGame(path, beside), entries


def names_beside(path: Path, sides: int) -> tuple[str, ...]:
    """The names of the sides, in the order of seats; empty without a private file.

    Raises:
        MalformedError: if that file is damaged.
    """
    try:
        beside = _read_beside(path, sides)
    except FileNotFoundError:
        return ()
    return tuple(seat.name for seat in beside.people.seats)


def _read_beside(path: Path, sides: int) -> PrivateFile:
    private = private_path(path)
    try:
        values = msgspec.json.decode(read_limited(private), type=dict[str, Any])
        # Older files have a share of the words here, from before players could be chosen.
        values.pop("strength", None)
        beside = msgspec.convert(values, PrivateFile)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise MalformedError(
            "terminal-private-damaged", path=str(private), detail=str(error)
        ) from None
    if beside.version != VERSION:
        raise MalformedError("terminal-private-newer", path=str(private), version=beside.version)
    if len(beside.people.seats) != sides:
        raise MalformedError("terminal-private-other", path=str(private))
    return beside


def unfinished_games() -> list[Unfinished]:
    """The games that can be resumed, the latest first; damaged ones are left out."""
    found = []
    folder = games_folder()
    # Names begin with the time, so the latest are known without reading them all.
    paths = sorted(folder.glob(f"*{ENDING}"), reverse=True) if folder.is_dir() else []
    for path in paths[:MOST_LISTED]:
        try:
            saved, entries = read_saved(path)
            state = fold(entries)
        except (RackhouseError, OSError):
            continue
        if state.phase is not Phase.CERTIFIED:
            found.append(Unfinished(saved, state))
    return sorted(found, key=lambda game: game.state.at, reverse=True)
