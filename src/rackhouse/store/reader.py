"""Answers questions to the database, without waiting for writers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from rackhouse.store.committing import unavailable
from rackhouse.store.database import Connection, Database

T = TypeVar("T")


class ReaderThreads:
    """A few threads, each with its own connection."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._threads = ThreadPoolExecutor(database.readers, "rackhouse-reader")
        self._own = threading.local()
        self._all: list[Connection] = []

    async def read(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question.

        Raises:
            StoreUnavailableError: while the database is away.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._answer, question)

    async def close(self) -> None:
        """Answer what was asked, and stop."""
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._all:
            connection.close()

    def _answer(self, question: Callable[[Connection], T]) -> T:
        connection: Connection | None = getattr(self._own, "connection", None)
        try:
            if connection is None:
                return question(self._connected())
            try:
                return question(connection)
            except Exception as error:
                if not self._database.is_away(error):
                    raise
                # The connection may have died while idle: ask again through a new one.
                self._hang_up(connection)
                return question(self._connected())
        except Exception as error:
            if self._database.is_away(error):
                raise unavailable(error) from error
            raise

    def _connected(self) -> Connection:
        connection = self._database.connect()
        self._own.connection = connection
        self._all.append(connection)
        return connection

    def _hang_up(self, connection: Connection) -> None:
        self._own.connection = None
        self._all.remove(connection)
        connection.close()
