"""How a function with SQL becomes an operation of a store.

The ports of ``service`` and ``desk`` say what an operation promises. The classes of rows have its
SQL under the same name: a function that takes a connection, marked as a *question*, which goes to a
reader, or as a *change*, which goes to a writer. Nothing is in between.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

import msgspec

from rackhouse.log.store import Append, Appended, Kept, Receipt, StoredEntry
from rackhouse.store.appending import Addition, Log, check_numbers
from rackhouse.store.database import Change, Connection, Row, Value
from rackhouse.store.reader import ReaderThreads
from rackhouse.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
InfoT = TypeVar("InfoT")
StandingT = TypeVar("StandingT")
BesideT = TypeVar("BesideT")


class Served(Protocol):
    """A store with a reader and a writer."""

    @property
    def reader(self) -> ReaderThreads:
        """Answers questions."""

    @property
    def writer(self) -> Writer:
        """Carries out changes."""


def question(
    ask: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Served, P], Coroutine[Any, Any, T]]:
    """An operation that only reads; :class:`Served` is the store that it is called on."""

    @wraps(ask)
    async def operation(store: Served, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.reader.read(lambda connection: ask(connection, *args, **kwargs))

    return operation


def change(
    do: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Served, P], Coroutine[Any, Any, T]]:
    """An operation that writes, all or nothing; it is on disk when it returns."""

    @wraps(do)
    async def operation(store: Served, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.writer.write(lambda connection: do(connection, *args, **kwargs))

    return operation


class LogRows(Generic[InfoT, StandingT, BesideT]):
    """The logs of one kind; :class:`rackhouse.log.store.LogStore` says what each promises."""

    def __init__(
        self,
        served: Served,
        log: Log,
        info: type[InfoT],
        *,
        values_of: Callable[[StandingT], tuple[Value, ...]],
        standing_in: Callable[[Row], StandingT],
        beside_of: Callable[[BesideT], tuple[Change, ...]] = lambda _: (),
    ) -> None:
        self._reader = served.reader
        self._writer = served.writer
        self._log = log
        self._info = msgspec.json.Decoder(info)
        self._values_of = values_of
        self._standing_in = standing_in
        self._beside_of = beside_of

    async def append(self, append: Append[StandingT, BesideT]) -> Appended:
        """Add lines to a log if its last number is still the one expected."""
        standing = self._values_of(append.standing)
        check_numbers(append.expected, append.lines, standing[0])
        beside = () if append.beside is None else self._beside_of(append.beside)
        addition = Addition(
            self._log, append.log, append.expected, append.lines, standing, append.command,
            append.sender, beside,
        )  # fmt: skip
        return await self._writer.append(addition)

    async def kept(self, log: str) -> Kept[InfoT, StandingT] | None:
        """A log without its lines."""
        columns = ", ".join(self._log.standing)
        found = await self._rows(
            f"SELECT info, secret, {columns} FROM {self._log.table} WHERE id = ?", log
        )
        if not found:
            return None
        info, secret, *standing = found[0]
        return Kept(self._info.decode(info), self._standing_in(tuple(standing)), secret)

    async def lines(self, log: str, after: int = 0) -> tuple[StoredEntry, ...]:
        """The lines of a log after a number, in order."""
        found = await self._rows(
            f"SELECT number, line FROM {self._log.lines} WHERE {self._log.noun} = ? AND number > ?"
            " ORDER BY number",
            *(log, after),
        )
        return tuple(StoredEntry(*row) for row in found)

    async def receipt(self, log: str, command: str, sender: str) -> Receipt | None:
        """The receipt of a command, if it was carried out."""
        found = await self._rows(
            f"SELECT first_number, last_number FROM {self._log.receipts}"
            f" WHERE {self._log.noun} = ? AND sender = ? AND command = ?",
            *(log, sender, command),
        )
        return Receipt(*found[0]) if found else None

    async def due(self, now: int, limit: int) -> tuple[str, ...]:
        """Logs in which something is due by now, the longest overdue first."""
        found = await self._rows(
            f"SELECT id FROM {self._log.table} WHERE due <= ? ORDER BY due, id LIMIT ?", now, limit
        )
        return tuple(id_ for (id_,) in found)

    async def next_due(self) -> int | None:
        """When something is next due in any of them."""
        found = await self._rows(f"SELECT MIN(due) FROM {self._log.table} WHERE due IS NOT NULL")
        due: int | None = found[0][0]
        return due

    async def _rows(self, statement: str, *values: Value) -> list[Row]:
        return await self._reader.read(lambda connection: connection.rows(statement, values))
