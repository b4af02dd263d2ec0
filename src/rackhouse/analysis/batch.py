"""Many games reviewed: here, in several processes or on other machines, always alike, and kept."""

from __future__ import annotations

import signal
import zlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, TypeVar

import msgspec

from rackhouse.analysis.game_source import GameSource, ReviewOutcome, ReviewSettings, review_source
from rackhouse.analysis.values import Review
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.files import read_limited, write_atomically
from rackhouse.messages import Message

if TYPE_CHECKING:
    from concurrent.futures import Future


_LARGEST: Final = 16 * 1024 * 1024
_ENDING: Final = ".review"


class KeptReviews:
    """A folder of reviews. Any file may be deleted at any time.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     kept = KeptReviews(Path(folder) / "reviews")
    ...     kept.put("ab12", b"a review")
    ...     kept.get("ab12"), kept.get("cd34")
    (b'a review', None)
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, key: str) -> bytes | None:
        """A review; ``None`` if it is not there or damaged."""
        try:
            packed = read_limited(self._path(key), _LARGEST)
            return zlib.decompress(packed)
        except (OSError, zlib.error, MalformedError):
            return None

    def put(self, key: str, found: bytes) -> None:
        """Keep a review."""
        path = self._path(key)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, zlib.compress(found))

    def _path(self, key: str) -> Path:
        # Folders with thousands of files are slow on some systems.
        return self._folder / key[:2] / f"{key}{_ENDING}"


Asked: TypeAlias = tuple[GameSource, str, bytes | None]
"""A game, what it is kept under, and its review if that is kept already."""
Answered: TypeAlias = tuple[GameSource, str, bytes, bool]
"""A game, what it is kept under, its review, and whether that is new."""
Started = TypeVar("Started")

AHEAD: Final = 4
"""Games for each worker that are handed out before the first of them is back."""


class ReviewExecutor(Protocol):
    """Looks at games."""

    def run(self, asked: Iterable[Asked], settings: ReviewSettings) -> Iterator[Answered]:
        """The reviews in the order of the games; those that are there already go through."""


class InThisProcess:
    """Looks at one game after the other."""

    def run(self, asked: Iterable[Asked], settings: ReviewSettings) -> Iterator[Answered]:
        """The reviews, one by one."""
        for source, key, found in asked:
            is_new = found is None
            yield source, key, review_source(source, settings) if found is None else found, is_new


class InLocalProcesses:
    """Looks at as many games at a time as there are processes."""

    def __init__(self, processes: int) -> None:
        self._processes = processes

    def run(self, asked: Iterable[Asked], settings: ReviewSettings) -> Iterator[Answered]:
        """The reviews; a process that dies ends the work, and what is done stays done."""
        # Not forked: a process that has threads cannot be copied safely.
        pool = ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_leave_ctrl_c)

        def start(source: GameSource) -> Future[bytes]:
            return pool.submit(review_source, source, settings)

        try:
            yield from in_order(asked, start, lambda one: one.result(), self._processes * AHEAD)
        finally:
            pool.shutdown(cancel_futures=True)


def in_order(
    asked: Iterable[Asked],
    start: Callable[[GameSource], Started],
    finish: Callable[[Started], bytes],
    ahead: int,
) -> Iterator[Answered]:
    """Start so many games ahead, and give back their reviews in order.

    >>> games = [(GameSource(name, b""), name, None) for name in ("a", "b")]
    >>> [found for _, _, found, _ in in_order(games, lambda game: game.name, str.encode, 1)]
    [b'a', b'b']
    """
    waiting: deque[tuple[GameSource, str, bytes | None, Started | None]] = deque()

    def next_one() -> Answered:
        source, key, found, started = waiting.popleft()
        if found is not None:
            return source, key, found, False
        assert started is not None
        return source, key, finish(started), True

    for source, key, found in asked:
        waiting.append((source, key, found, start(source) if found is None else None))
        if len(waiting) > ahead:
            yield next_one()
    while waiting:
        yield next_one()


def _leave_ctrl_c() -> None:
    """Ignore Ctrl-C: the process that asked handles it and ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


_outcome = msgspec.json.Decoder(ReviewOutcome)


class ReviewedGame(msgspec.Struct, frozen=True):
    """What became of one game: its review, or why there is none."""

    name: str
    key: str
    """What it is kept under."""
    review: Review | None = None
    problem: Message | None = None


def review_all(
    sources: Iterable[GameSource],
    settings: ReviewSettings,
    executor: ReviewExecutor,
    kept: KeptReviews | None = None,
) -> Iterator[ReviewedGame]:
    """The games in their order, each as soon as it and those before it are done.

    A game whose bytes came before is left out. What is ``kept`` is not looked at again, and what
    is done is kept at once, so that whoever is interrupted goes on from there.
    """
    digest, seen = settings.digest, set[str]()

    def asked() -> Iterator[tuple[GameSource, str, bytes | None]]:
        for source in sources:
            key = source.key(digest)
            if key not in seen:
                seen.add(key)
                yield source, key, None if kept is None else kept.get(key)

    for source, key, found, is_new in executor.run(asked(), settings):
        outcome = _outcome.decode(found)
        if is_new and kept is not None:
            kept.put(key, found)
        yield ReviewedGame(source.name, key, outcome.review, outcome.problem)


def kept_again(kept: KeptReviews, name: str, key: str) -> ReviewedGame:
    """A review that was kept.

    Raises:
        IllegalError: if somebody has deleted it since.
    """
    found = kept.get(key)
    if found is None:
        raise IllegalError("analysis-gone", file=name)
    outcome = _outcome.decode(found)
    return ReviewedGame(name, key, outcome.review, outcome.problem)
