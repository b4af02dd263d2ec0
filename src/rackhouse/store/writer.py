"""Group commit: whatever waits to be written goes to the disk together.

Getting to the disk takes far longer than all else. While one transaction is on its way there,
the next ones gather in the queue and are committed as one. Nothing waits for company: a lone
append is committed at once.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeAlias, TypeVar

from rackhouse.service.ports import StoreUnavailableError
from rackhouse.service.values import Append, Appended
from rackhouse.store.appending import append_all
from rackhouse.store.database import Connection, Database
from rackhouse.store.migrating import epoch_of

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]
"""Changes made through a connection, inside a transaction, all of them or none."""

MOST_TOGETHER: Final = 256
"""How many share a transaction: enough to fill it, few enough to answer soon."""
MOST_WAITING: Final = 20_000
"""Beyond these a database that has stopped answering is taken for one that is away."""


class _Waiting(Generic[T]):
    """Something to write, and who waits for it."""

    __slots__ = ("future", "loop", "work")

    def __init__(self, work: Append | Job[T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()


_Settled: TypeAlias = tuple[_Waiting[Any], Any]
"""Who waited, and the answer or the error."""


class Writer:
    """The threads that write, and the queue before them."""

    def __init__(self, database: Database, epoch: str) -> None:
        self._database = database
        self._epoch = epoch
        self._is_closed = False
        self._queue: SimpleQueue[_Waiting[Any] | None] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._run, name=f"rackhouse-writer-{number}", daemon=True)
            for number in range(database.writers)
        ]
        for thread in self._threads:
            thread.start()

    async def append(self, append: Append) -> Appended:
        """Add facts to a game; what it returns is on disk."""
        waiting: _Waiting[Appended] = _Waiting(append)
        return await self._settled(waiting)

    async def write(self, job: Job[T]) -> T:
        """Carry out a job in a transaction; what it returns is on disk."""
        waiting: _Waiting[T] = _Waiting(job)
        return await self._settled(waiting)

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._is_closed = True
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    async def _settled(self, waiting: _Waiting[T]) -> T:
        if self._is_closed or self._queue.qsize() >= MOST_WAITING:
            raise unavailable()
        self._queue.put(waiting)
        return await waiting.future

    def _run(self) -> None:
        line = _Line(self._database, self._epoch)
        while (batch := self._next_batch()) is not None:
            for group in self._groups(batch):
                _tell(line.commit(group))
        line.hang_up()

    def _next_batch(self) -> list[_Waiting[Any]] | None:
        """Whatever waits now, at least one; ``None`` when it is time to stop."""
        first = self._queue.get()
        if first is None:
            return None
        batch = [first]
        try:
            while len(batch) < MOST_TOGETHER:
                waiting = self._queue.get_nowait()
                if waiting is None:
                    # For this thread to see after what it has in hand.
                    self._queue.put(None)
                    break
                batch.append(waiting)
        except Empty:
            pass
        return batch

    def _groups(self, batch: list[_Waiting[Any]]) -> Sequence[list[_Waiting[Any]]]:
        """What is committed together."""
        if self._database.groups_jobs:
            return [batch]
        appends = [waiting for waiting in batch if isinstance(waiting.work, Append)]
        jobs = [[waiting] for waiting in batch if not isinstance(waiting.work, Append)]
        return [appends, *jobs] if appends else jobs


class _Line:
    """A thread's connection, made anew when it was lost."""

    def __init__(self, database: Database, epoch: str) -> None:
        self._database = database
        self._epoch = epoch
        self._connection: Connection | None = None

    def commit(self, group: Sequence[_Waiting[Any]]) -> list[_Settled]:
        """Commit a group, or as much of it as can be; whoever waited, with their answer."""
        was_connected = self._connection is not None
        try:
            settled = self._carry_out(group)
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            self._abandon()
            if isinstance(error, StoreUnavailableError):
                return [(waiting, error) for waiting in group]
            if not self._database.is_away(error):
                return self._one_by_one(group, error)
            if was_connected and self._connection is None:
                # The connection may have died while nobody used it. Nothing was committed.
                return self.commit(group)
            return _refuse(group, error)
        try:
            self._connected().commit()
        except Exception as error:  # noqa: BLE001 - as above
            self._abandon()
            return _refuse(group, error)
        return settled

    def hang_up(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _carry_out(self, group: Sequence[_Waiting[Any]]) -> list[_Settled]:
        connection = self._connected()
        connection.begin()
        if epoch_of(connection) != self._epoch:
            raise StoreUnavailableError(
                "The games were restored or upgraded since this hall started; "
                "the hall has to be started again."
            )
        settled: list[_Settled] = []
        waiters: list[_Waiting[Any]] = []
        appends: list[Append] = []
        for waiting in group:
            if isinstance(waiting.work, Append):
                waiters.append(waiting)
                appends.append(waiting.work)
            else:
                settled.append((waiting, self._outcome(connection, waiting.work)))
        if appends:
            settled += zip(waiters, append_all(connection, appends), strict=True)
        return settled

    def _outcome(self, connection: Connection, job: Job[T]) -> T | Exception:
        """What a job returns; where it fails, the error, and nothing that it wrote."""
        connection.change("SAVEPOINT job")
        try:
            outcome: T | Exception = job(connection)
        except Exception as error:
            if self._database.is_away(error):
                raise
            connection.change("ROLLBACK TO SAVEPOINT job")
            outcome = error
        connection.change("RELEASE SAVEPOINT job")
        return outcome

    def _one_by_one(self, group: Sequence[_Waiting[Any]], error: Exception) -> list[_Settled]:
        """One of a group has spoiled it for the others: each on its own."""
        if len(group) == 1:
            return [(group[0], error)]
        return [settled for waiting in group for settled in self.commit([waiting])]

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.connect()
        return self._connection

    def _abandon(self) -> None:
        """Leave the transaction; the connection too, as nobody knows what state it is in."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            connection.roll_back()
        except Exception:  # noqa: BLE001 - it is lost already; what counts is to get rid of it
            connection.close()
        else:
            self._connection = connection


def unavailable(cause: Exception | None = None) -> StoreUnavailableError:
    """What to say to players while a database cannot be used; the cause is for the operator.

    >>> str(unavailable())
    'The games cannot be reached at the moment; try again soon.'
    """
    error = StoreUnavailableError("The games cannot be reached at the moment; try again soon.")
    error.__cause__ = cause
    return error


def _refuse(group: Sequence[_Waiting[Any]], error: Exception) -> list[_Settled]:
    return [(waiting, unavailable(error)) for waiting in group]


def _tell(settled: Sequence[_Settled]) -> None:
    """Hand the answers to whoever waits, once for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[_Settled]] = {}
    for one in settled:
        loops.setdefault(one[0].loop, []).append(one)
    for loop, answers in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: Sequence[_Settled]) -> None:
    for waiting, outcome in answers:
        if waiting.future.done():
            continue  # Whoever waited has left; it is written all the same.
        if isinstance(outcome, Exception):
            waiting.future.set_exception(outcome)
        else:
            waiting.future.set_result(outcome)
