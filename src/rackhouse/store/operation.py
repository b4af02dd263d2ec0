"""How a function over a connection becomes an operation of a store.

What is kept is written in SQL, as plain functions whose first argument is a connection. A store
names them: a *question* is put to a reader, a *change* is carried out by a writer, and an
*addition* goes to the log that it belongs to. Nothing else lies between a port and its statement.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from rackhouse.service.values import Appended
from rackhouse.store.appending import Addition
from rackhouse.store.database import Connection
from rackhouse.store.reader import Reader
from rackhouse.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Served(Protocol):
    """A store with somebody who reads and somebody who writes."""

    @property
    def reader(self) -> Reader:
        """Answers questions."""
        ...

    @property
    def writer(self) -> Writer:
        """Carries out changes."""
        ...


def question(
    ask: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Served, P], Coroutine[Any, Any, T]]:
    """An operation that only reads."""

    @wraps(ask)
    async def operation(store: Served, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.reader.read(lambda connection: ask(connection, *args, **kwargs))

    return operation


def change(
    do: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Served, P], Coroutine[Any, Any, T]]:
    """An operation that writes, all of it or nothing; it is on disk when it returns."""

    @wraps(do)
    async def operation(store: Served, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.writer.write(lambda connection: do(connection, *args, **kwargs))

    return operation


def addition(
    make: Callable[P, Addition],
) -> Callable[Concatenate[Served, P], Coroutine[Any, Any, Appended]]:
    """An operation that adds lines to a log if its last number is still the one expected."""

    @wraps(make)
    async def operation(store: Served, /, *args: P.args, **kwargs: P.kwargs) -> Appended:
        return await store.writer.append(make(*args, **kwargs))

    return operation
