"""PostgreSQL: for several processes or machines, each able to serve any game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, ClassVar, Final

import msgspec
import psycopg
from psycopg.conninfo import conninfo_to_dict

from rackhouse.errors import MalformedError
from rackhouse.store.database import Change, Question, Row, Value, refuse_unfit

_CONNECT_SECONDS: Final = 5
_STATEMENT_SECONDS: Final = 20
_LOCK: Final = 7_225_468_563
"""Any number, the same for everyone who migrates or restores."""
_PART: Final = 500


@lru_cache(512)
def translated(statement: str) -> str:
    """A statement as the driver takes it.

    >>> translated("SELECT line FROM entries WHERE game = ?")
    'SELECT line FROM entries WHERE game = %s'
    """
    return statement.replace("?", "%s")


class PostgresqlConnection:
    """A connection whose commits are on disk when they return, whatever the server's default."""

    def __init__(self, url: str) -> None:
        self._is_spoilt = False
        self._connection: psycopg.Connection[Row] = psycopg.connect(
            url,
            autocommit=True,
            connect_timeout=_CONNECT_SECONDS,
            keepalives_idle=10,
            keepalives_interval=5,
            keepalives_count=3,
            tcp_user_timeout=_STATEMENT_SECONDS * 1000,
        )
        try:
            self.rows(
                "SELECT set_config('statement_timeout', ?, false)", (f"{_STATEMENT_SECONDS}s",)
            )
            self.rows(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )
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
        cursor = self._connection.cursor()
        cursor.executemany(translated(statement), [refuse_unfit(row) for row in values])
        return cursor.rowcount

    def stream(self, statement: str) -> Iterator[Row]:
        """The rows that a query finds, a part at a time; the rest stays on the server."""
        with self._connection.cursor("stream") as cursor:
            cursor.itersize = _PART
            yield from cursor.execute(translated(statement))

    def has_table(self, name: str) -> bool:
        """Whether there is a table of that name."""
        # Not to_regclass, which may remember the state before we waited for a lock.
        return bool(
            self.rows(
                "SELECT 1 FROM pg_catalog.pg_class"
                " WHERE relname = ? AND relnamespace = current_schema()::regnamespace",
                (name,),
            )
        )

    def columns(self, table: str) -> dict[str, str]:
        """The columns of a table, each with its type in lower case."""
        found = self.rows(
            "SELECT column_name, data_type FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position",
            (table,),
        )
        return dict(found)

    def begin(self, questions: Sequence[Question] = ()) -> list[list[Row]]:
        """Begin to write, and ask these questions on the same trip to the server."""
        with self._trip():
            self._connection.execute("BEGIN")
            cursors = [
                self._connection.execute(translated(statement), refuse_unfit(values))
                for statement, values in questions
            ]
        return [cursor.fetchall() for cursor in cursors]

    def begin_reading(self) -> None:
        """Begin to read everything as it is now."""
        self._connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def lock_everything(self) -> None:
        """Keep out everyone who migrates or restores, until the transaction ends."""
        self.rows("SELECT pg_advisory_xact_lock(?)", (_LOCK,))

    def commit(self, changes: Sequence[Change] = ()) -> None:
        """Make these changes and end the transaction; all of it is on disk when this returns."""
        with self._trip():
            for statement, values in changes:
                self.change_many(statement, values)
            # If a change fails, the server ignores the rest of this trip.
            end = self._connection.execute("COMMIT")
        if end.statusmessage != "COMMIT":
            # The server answers like this if something earlier in the transaction failed.
            raise psycopg.OperationalError(f"the transaction ended with {end.statusmessage}")

    def roll_back(self) -> None:
        """Undo the transaction.

        Raises:
            OperationalError: if the connection can no longer be used.
        """
        if self._is_spoilt:
            raise psycopg.OperationalError("a trip to the server failed half way")
        self._connection.execute("ROLLBACK")

    @contextmanager
    def _trip(self) -> Iterator[None]:
        """Send several statements together.

        If one fails, the server skips the rest, even what the driver prepares on the way; the
        driver may believe for ever that it is prepared.
        """
        try:
            with self._connection.pipeline():
                yield
        except BaseException:
            self._is_spoilt = True
            raise

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


class PostgresqlDatabase(msgspec.Struct, frozen=True):
    """A database on a server, given by its address."""

    url: str
    writers: ClassVar = 2
    """While one waits for the disk, another can collect."""
    readers: ClassVar = 4
    """Each mostly waits for the server."""
    groups_jobs: ClassVar = False
    """Different changes lock in different orders, so two processes could deadlock."""

    def __post_init__(self) -> None:
        """Check that the address can be read, before anybody waits for the server."""
        self._parts()

    @property
    def name(self) -> str:
        """Database and machine, without user and password."""
        parts = self._parts()
        return f"{parts.get('dbname', 'postgres')} at {parts.get('host', 'localhost')}"

    def connect(self) -> PostgresqlConnection:
        """A new connection for the calling thread."""
        return PostgresqlConnection(self.url)

    def is_there(self) -> bool:
        """Always true: a server's databases are created by its operator."""
        return True

    def is_away(self, error: Exception) -> bool:
        """Whether the server is down, starting, full or taken over by another."""
        return isinstance(
            error,
            psycopg.OperationalError
            | psycopg.InterfaceError
            | psycopg.errors.ReadOnlySqlTransaction,
        )

    def _parts(self) -> dict[str, Any]:
        try:
            return conninfo_to_dict(self.url)
        except psycopg.ProgrammingError:
            raise MalformedError(
                "store-postgresql-address"
            ) from None  # The cause may quote the password.
