"""The recorded games in files, in folders and in the file of an event."""

from __future__ import annotations

import contextlib
import re
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rackhouse.cli.replay import LARGEST, read_game
from rackhouse.cli.terminal.saved import names_beside
from rackhouse.errors import MalformedError, RackhouseError
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from rackhouse.analysis import GameSource

_RECORD: Final = ".rackhouse"
_GCG: Final = ".gcg"
_EVENT: Final = ".zip"
_GAMES: Final = (_GCG, _RECORD)
_LARGEST_EVENT: Final = 1024 * 1024 * 1024
_MOST_PARTS: Final = 200_000


class GameFiles:
    """Reads games one at a time. What cannot be read is noted, and the others go on.

    A record does not say who played. If the same game lies beside it as GCG, the names are from
    there; an event has both.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        self.problems: list[tuple[str, Message]] = []
        self.titles: list[str] = []
        """The titles of the events that were read."""
        self._named = [found for one in arguments for found in self._files(Path(one))]

    def __len__(self) -> int:
        """How many games there may be, before they are read; events are opened to count them."""
        return sum(self._count(path) for path in self._named)

    def __iter__(self) -> Iterator[GameSource]:
        """The games in the order of their names."""
        for path in self._named:
            try:
                if path.suffix.lower() == _EVENT:
                    yield from self._of_event(path)
                else:
                    yield self._of_file(path)
            except RackhouseError as error:
                self.problems.append((str(path), error.message))
            except OSError as error:
                reason = (error.strerror or type(error).__name__).lower()
                said = message("cli-cannot-open", file=str(path), detail=reason)
                self.problems.append((str(path), said))

    def _files(self, path: Path) -> list[Path]:
        if not path.is_dir():
            return [path]
        found = [each for each in path.rglob("*") if _is_game(each.name) and each.is_file()]
        found = [each for each in found if not _has_record(each)]
        if not found:
            self.problems.append((str(path), message("cli-no-games", folder=str(path))))
        return sorted(found, key=lambda each: _natural(str(each)))

    def _count(self, path: Path) -> int:
        if path.suffix.lower() != _EVENT:
            return 1
        with contextlib.suppress(OSError, zipfile.BadZipFile), zipfile.ZipFile(path) as archive:
            return len(_games_in(archive))
        return 1

    def _of_file(self, path: Path) -> GameSource:
        from rackhouse.analysis import GameSource  # noqa: PLC0415  it takes a moment

        data, names = read_game(str(path)), tuple[str, ...]()
        if path.suffix.lower() == _RECORD:
            beside = path.with_suffix(_GCG)
            if beside.is_file():
                names = _names_in(read_game(str(beside)))
            with contextlib.suppress(RackhouseError):
                names = names or _names_saved(path, data)
        return GameSource(str(path), data, names)

    def _of_event(self, path: Path) -> Iterator[GameSource]:
        from rackhouse.analysis import GameSource  # noqa: PLC0415  it takes a moment

        try:
            with zipfile.ZipFile(path) as archive:
                self._note_title(path)
                for name in _games_in(archive):
                    data = _part(archive, name)
                    beside = name.removesuffix(_RECORD) + _GCG
                    has_names = name.endswith(_RECORD) and beside in archive.namelist()
                    names = _names_in(_part(archive, beside)) if has_names else ()
                    yield GameSource(f"{path}/{name}", data, names)
        except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError):
            raise MalformedError("cli-no-event-file", file=str(path)) from None

    def _note_title(self, path: Path) -> None:
        from rackhouse.contest import fold  # noqa: PLC0415  it takes a moment
        from rackhouse.desk.moving import read_event  # noqa: PLC0415  as above

        if path.stat().st_size > _LARGEST_EVENT:
            raise MalformedError("cli-no-event-file", file=str(path))
        # A zip that only has games is as good.
        with contextlib.suppress(RackhouseError):
            book = fold(read_event(path.read_bytes()).lines)
            if book.state.plan is not None:
                self.titles.append(book.state.event.title)


def _is_game(name: str) -> bool:
    return name.lower().endswith((*_GAMES, _EVENT)) and not name.startswith(".")


def _has_record(path: Path) -> bool:
    """Whether a GCG file lies beside a record of the same game, which says more."""
    return path.suffix.lower() == _GCG and path.with_suffix(_RECORD).is_file()


def _games_in(archive: zipfile.ZipFile) -> list[str]:
    names = archive.namelist()[:_MOST_PARTS]
    records = {name for name in names if name.endswith(_RECORD) and name != "event.rackhouse"}
    files = (name for name in names if name.lower().endswith(_GCG))
    alone = {name for name in files if name[: -len(_GCG)] + _RECORD not in records}
    return sorted(records | alone, key=_natural)


def _part(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as part:
        data = part.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise MalformedError("cli-input-too-large", most=LARGEST)
    return data


def _names_in(data: bytes) -> tuple[str, ...]:
    """The players of a GCG file that we wrote, in the order of seats."""
    from rackhouse.record.gcg import read_gcg  # noqa: PLC0415  as above
    from rackhouse.record.gcg.game import nick_of  # noqa: PLC0415  as above

    with contextlib.suppress(RackhouseError):
        names = {player.nick: player.name for player in read_gcg(data).players}
        seats = [nick_of(seat) for seat in range(len(names))]
        if set(seats) == set(names):
            return tuple(names[nick] for nick in seats)
    return ()


def _names_saved(path: Path, data: bytes) -> tuple[str, ...]:
    from rackhouse.record import decode_record, fold  # noqa: PLC0415  as above

    return names_beside(path, len(fold(decode_record(data)).sides))


def _natural(name: str) -> list[tuple[int, str]]:
    """A name so that game 10 comes after game 9.

    >>> sorted(["game-10.gcg", "game-9.gcg"], key=_natural)
    ['game-9.gcg', 'game-10.gcg']
    """
    parts = re.findall(r"\d+|\D+", name)
    return [
        (int(part), "") if part.isdecimal() and len(part) < 20 else (-1, part) for part in parts
    ]
