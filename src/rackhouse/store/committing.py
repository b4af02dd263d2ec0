"""One thread commits groups of changes, over a connection that is renewed when lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from rackhouse.log.store import StoreUnavailableError
from rackhouse.store.appending import Addition, decide_all, questions
from rackhouse.store.database import Change, Connection, Database
from rackhouse.store.migrating import EPOCH

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]
"""Changes made through a connection, inside a transaction, all or none."""


class Waiting(Generic[T]):
    """Something to write, and the future that waits for it."""

    __slots__ = ("future", "loop", "work")

    def __init__(self, work: Addition | Job[T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()


Group: TypeAlias = Sequence[Waiting[Any]]
Settled: TypeAlias = tuple[Waiting[Any], Any]
"""The waiting request, and its answer or error."""


class Committer:
    """A thread's connection, and its commits."""

    def __init__(self, database: Database, epoch: str) -> None:
        self._database = database
        self._epoch = epoch
        self._connection: Connection | None = None

    def commit(self, group: Group) -> list[Settled]:
        """Commit a group, or as much of it as possible; returns each request with its answer."""
        was_connected = self._connection is not None
        try:
            settled, changes = self._carry_out(group)
        except StoreUnavailableError as error:
            self._abandon()
            return [(waiting, error) for waiting in group]
        except Exception as error:  # noqa: BLE001 - the waiting callers must get every error
            self._abandon()
            if was_connected and self._connection is None:
                # The connection may have died while idle; nothing was committed.
                return self.commit(group)
            return self._refuse(group, error)
        try:
            self._connected().commit(changes)
        except Exception as error:  # noqa: BLE001 - as above
            self._abandon()
            return self._refuse(group, error)
        return settled

    def hang_up(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _carry_out(self, group: Group) -> tuple[list[Settled], list[Change]]:
        """Do everything but the commit; the answers hold once the changes are committed.

        No job changes what the additions depend on, so that is queried before the jobs, on the same
        trip that begins the transaction.
        """
        waiters: list[Waiting[Any]] = []
        additions: list[Addition] = []
        jobs: list[tuple[Waiting[Any], Job[Any]]] = []
        for waiting in group:
            if isinstance(waiting.work, Addition):
                waiters.append(waiting)
                additions.append(waiting.work)
            else:
                jobs.append((waiting, waiting.work))
        connection = self._connected()
        epoch, *answers = connection.begin([(EPOCH, ()), *questions(additions)])
        if epoch != [(self._epoch,)]:
            raise StoreUnavailableError("store-replaced")
        # A single job needs no savepoint: if it fails, the transaction fails.
        do = self._outcome if len(group) > 1 else _just_do
        settled: list[Settled] = [(waiting, do(connection, job)) for waiting, job in jobs]
        outcomes, changes = decide_all(additions, answers)
        settled += zip(waiters, outcomes, strict=True)
        return settled, changes

    def _outcome(self, connection: Connection, job: Job[T]) -> T | Exception:
        """What a job returns; if it fails, the error, and its changes are undone."""
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

    def _refuse(self, group: Group, error: Exception) -> list[Settled]:
        """Answer after nothing was written: the database is away, or one job failed for all."""
        if self._database.is_away(error):
            return [(waiting, unavailable(error)) for waiting in group]
        if len(group) == 1:
            return [(group[0], error)]
        return [settled for waiting in group for settled in self.commit([waiting])]

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.connect()
        return self._connection

    def _abandon(self) -> None:
        """Roll back, and close the connection if that fails."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            connection.roll_back()
        except Exception:  # noqa: BLE001 - it is lost anyway
            connection.close()
        else:
            self._connection = connection


def _just_do(connection: Connection, job: Job[T]) -> T:
    return job(connection)


def unavailable(cause: Exception | None = None) -> StoreUnavailableError:
    """What players read while a database cannot be used; the cause is for the operator.

    >>> str(unavailable())
    "Your games can't be reached at the moment. Try again soon."
    """
    error = StoreUnavailableError("store-away")
    error.__cause__ = cause
    return error
