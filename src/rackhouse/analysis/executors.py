"""Who looks at many games: this process, or several. The answers come in the order of the games."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, TypeVar

from rackhouse.analysis.game_source import GameSource, ReviewSettings, review_source

if TYPE_CHECKING:
    from concurrent.futures import Future

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
