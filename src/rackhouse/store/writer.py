"""Group commit: everything that waits to be written goes to the disk together.

Reaching the disk takes far longer than anything else. While one transaction is on its way, the next
ones collect in the queue and are committed as one. A single append is committed at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from rackhouse.log.store import Appended
from rackhouse.store.appending import Addition
from rackhouse.store.committing import Committer, Group, Job, Settled, Waiting, unavailable
from rackhouse.store.database import Database

T = TypeVar("T")

MOST_TOGETHER: Final = 256
"""How many share a transaction: enough to fill it, few enough to answer soon."""
MOST_WAITING: Final = 20_000
"""If more wait, the database has stopped answering and counts as away."""


class Writer:
    """The threads that write, and their queue."""

    def __init__(self, database: Database, epoch: str) -> None:
        self._database = database
        self._epoch = epoch
        self._is_closed = False
        self._queue: SimpleQueue[Waiting[Any] | None] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._run, name=f"rackhouse-writer-{number}", daemon=True)
            for number in range(database.writers)
        ]
        for thread in self._threads:
            thread.start()

    async def append(self, addition: Addition) -> Appended:
        """Add lines to a log; they are on disk when this returns."""
        waiting: Waiting[Appended] = Waiting(addition)
        return await self._settled(waiting)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; it is on disk when this returns."""
        waiting: Waiting[T] = Waiting(job)
        return await self._settled(waiting)

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._is_closed = True
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    async def _settled(self, waiting: Waiting[T]) -> T:
        if self._is_closed or self._queue.qsize() >= MOST_WAITING:
            raise unavailable()
        self._queue.put(waiting)
        return await waiting.future

    def _run(self) -> None:
        committer = Committer(self._database, self._epoch)
        while (batch := self._next_batch()) is not None:
            for group in self._groups(batch):
                _tell(committer.commit(group))
        committer.hang_up()

    def _next_batch(self) -> list[Waiting[Any]] | None:
        """Everything that waits now, at least one; ``None`` when it is time to stop."""
        first = self._queue.get()
        if first is None:
            return None
        batch = [first]
        with contextlib.suppress(Empty):
            while len(batch) < MOST_TOGETHER:
                waiting = self._queue.get_nowait()
                if waiting is None:
                    # Put back for the next thread, after this batch.
                    self._queue.put(None)
                    break
                batch.append(waiting)
        return batch

    def _groups(self, batch: Group) -> Sequence[Group]:
        """What is committed together."""
        if self._database.groups_jobs:
            return [batch]
        additions = [waiting for waiting in batch if isinstance(waiting.work, Addition)]
        jobs = [[waiting] for waiting in batch if not isinstance(waiting.work, Addition)]
        return [additions, *jobs] if additions else jobs


def _tell(settled: Sequence[Settled]) -> None:
    """Give the answers to their callers, once for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Settled]] = {}
    for one in settled:
        loops.setdefault(one[0].loop, []).append(one)
    for loop, answers in loops.items():
        # On a closed loop nobody is waiting.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: Sequence[Settled]) -> None:
    for waiting, outcome in answers:
        if waiting.future.done():
            continue  # the caller has left, but it is written
        if isinstance(outcome, Exception):
            waiting.future.set_exception(outcome)
        else:
            waiting.future.set_result(outcome)
