"""Which database an address means, and a connection for whoever needs just one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from rackhouse.errors import MalformedError
from rackhouse.files import data_folder
from rackhouse.log.store import StoreUnavailableError
from rackhouse.store.database import Connection, Database


@contextmanager
def connected(database: Database) -> Iterator[Connection]:
    """A connection, closed at the end.

    Raises:
        StoreUnavailableError: if the database cannot be reached, or goes away.
    """
    try:
        connection = database.connect()
    except Exception as error:
        _explain(database, error)
        raise
    with closing(connection):
        try:
            yield connection
        except OSError:
            raise  # From a file that its user reads or writes; the database raises other errors.
        except Exception as error:
            _explain(database, error)
            raise


def _explain(database: Database, error: Exception) -> None:
    """Raise an error that a person can understand if the database is away."""
    if database.is_away(error):
        reason = " ".join(str(error).split()).rstrip(".")
        raise StoreUnavailableError("store-unusable", name=database.name, detail=reason) from error


_POSTGRESQL: Final = ("postgresql://", "postgres://")
_SQLITE: Final = "sqlite:///"


def default_database() -> str:
    """The address of the default database."""
    return f"{_SQLITE}{data_folder() / 'hall.db'}"


def database_at(url: str) -> Database:
    """The database of an address, not opened yet.

    As in other programs, ``sqlite:///hall.db`` is in the current folder and
    ``sqlite:////srv/hall.db`` is absolute; without ``sqlite:`` it is a path.

    >>> database_at("sqlite:////srv/hall.db").name, database_at("hall.db").name
    ('/srv/hall.db', 'hall.db')

    Raises:
        MalformedError: if it is not the address of a database.
    """
    if url.startswith(_POSTGRESQL):
        # Users of SQLite need not wait for the PostgreSQL driver to load.
        from rackhouse.store.postgresql import PostgresqlDatabase  # noqa: PLC0415

        return PostgresqlDatabase(url)
    from rackhouse.store.sqlite import SqliteDatabase  # noqa: PLC0415 - nor the other way round

    path = url.removeprefix(_SQLITE)
    if not path or "://" in path or path.startswith("sqlite:"):
        # What follows the scheme may be a password.
        address = path.partition("://")[0]
        if not address:
            raise MalformedError("store-no-database-given")
        raise MalformedError("store-not-a-database", address=address)
    return SqliteDatabase(Path(path))
