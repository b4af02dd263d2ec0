"""SQLite: one file, one writer, and readers that never wait for it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import ClassVar, Final

import msgspec

from rackhouse.store.database import Change, Question, Row, Value, refuse_unfit

_BUSY_SECONDS: Final = 5
_GLANCE_SECONDS: Final = 0.01
_PART: Final = 500


@lru_cache(512)
def translated(statement: str) -> str:
    """A statement as SQLite takes it.

    >>> translated("SELECT line FROM entries WHERE game = ? FOR UPDATE")
    'SELECT line FROM entries WHERE game = ?'
    """
    return statement.removesuffix(" FOR UPDATE").replace("BYTEA", "BLOB")


def _turn_to_wal(connection: sqlite3.Connection) -> None:
    """Switch a file to WAL, which several may do at once.

    SQLite refuses all but one of them at once, ignoring the timeout, so the others try again.
    """
    latest = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > latest:
                raise
            time.sleep(_GLANCE_SECONDS)
        else:
            return


class SqliteConnection:
    """A connection in WAL mode, in which a commit is on disk when it returns."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(
            path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            _turn_to_wal(self._connection)
            for pragma in ("synchronous = FULL", "foreign_keys = ON"):
                self._connection.execute(f"PRAGMA {pragma}").fetchall()
        except BaseException:
            self._connection.close()
            raise

    def rows(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows that a query finds."""
        return self._connection.execute(translated(statement), refuse_unfit(values)).fetchall()

    def change(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Run a statement; returns how many rows it changed."""
        return self._connection.execute(translated(statement), refuse_unfit(values)).rowcount

    def change_many(self, statement: str, values: Sequence[Sequence[Value]]) -> int:
        """Run a statement once for each row of values; returns how many rows it changed."""
        return self._connection.executemany(
            translated(statement), [refuse_unfit(row) for row in values]
        ).rowcount

    def stream(self, statement: str) -> Iterator[Row]:
        """The rows that a query finds, a part at a time."""
        cursor = self._connection.execute(translated(statement))
        while part := cursor.fetchmany(_PART):
            yield from part

    def has_table(self, name: str) -> bool:
        """Whether there is a table of that name."""
        return bool(self.rows("SELECT 1 FROM sqlite_schema WHERE name = ?", (name,)))

    def columns(self, table: str) -> dict[str, str]:
        """The columns of a table, each with its type in lower case."""
        found = self.rows("SELECT name, type FROM pragma_table_info(?) ORDER BY cid", (table,))
        return {name: kind.lower().replace("blob", "bytea") for name, kind in found}

    def begin(self, questions: Sequence[Question] = ()) -> list[list[Row]]:
        """Begin to write; no other connection can until this one is done."""
        self._connection.execute("BEGIN IMMEDIATE")
        return [self.rows(statement, values) for statement, values in questions]

    def begin_reading(self) -> None:
        """Begin to read everything as it is now."""
        self._connection.execute("BEGIN")
        # SQLite fixes the snapshot only at the first read.
        self._connection.execute("SELECT COUNT(*) FROM sqlite_schema").fetchall()

    def lock_everything(self) -> None:
        """Do nothing: a writer has already locked everything."""

    def commit(self, changes: Sequence[Change] = ()) -> None:
        """Make these changes and end the transaction; all of it is on disk when this returns."""
        for statement, values in changes:
            self.change_many(statement, values)
        self._connection.execute("COMMIT")

    def roll_back(self) -> None:
        """Undo the transaction, unless a full disk has done so already."""
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


class SqliteDatabase(msgspec.Struct, frozen=True):
    """A database in one file, created if there is none."""

    path: Path
    writers: ClassVar = 1
    """SQLite lets only one write at a time."""
    readers: ClassVar = 2
    """They wait for the disk and not for each other."""
    groups_jobs: ClassVar = True
    """A single writer cannot deadlock."""

    @property
    def name(self) -> str:
        """The path."""
        return str(self.path)

    def connect(self) -> SqliteConnection:
        """A new connection for the calling thread."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Only the owner may read the file, because it has the secrets of running games; SQLite
        # gives the files beside it the same permissions. Only SQLite may open an existing file:
        # closing it again would drop the locks of every other connection of this process, and
        # another process could then delete the log that they write to.
        with contextlib.suppress(FileExistsError):
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
        return SqliteConnection(self.path)

    def is_there(self) -> bool:
        """Whether there is such a file."""
        return self.path.exists()

    def is_away(self, error: Exception) -> bool:
        """Whether the disk is full, the file lost, or locked by another program."""
        return isinstance(error, sqlite3.DatabaseError | OSError) and not isinstance(
            error,
            sqlite3.DataError
            | sqlite3.IntegrityError
            | sqlite3.ProgrammingError
            | sqlite3.NotSupportedError,
        )
