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
        StoreUnavailableError: where the database cannot be reached, or goes away.
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
            raise  # From a file that its user reads or writes: the database raises others.
        except Exception as error:
            _explain(database, error)
            raise


def _explain(database: Database, error: Exception) -> None:
    """Raise what a person can understand, where the database is away."""
    if database.is_away(error):
        reason = " ".join(str(error).split()).rstrip(".")
        raise StoreUnavailableError("store-unusable", name=database.name, detail=reason) from error


_POSTGRESQL: Final = ("postgresql://", "postgres://")
_SQLITE: Final = "sqlite:///"


def default_database() -> str:
    """The address of the database that is used where none is named."""
    return f"{_SQLITE}{data_folder() / 'hall.db'}"


def database_at(url: str) -> Database:
    """The database that an address means; it is not opened yet.

    Like others who read such addresses, ``sqlite:///hall.db`` lies in the folder that we are in
    and ``sqlite:////srv/hall.db`` does not; a path without ``sqlite:`` is a path.

    >>> database_at("sqlite:////srv/hall.db").name, database_at("hall.db").name
    ('/srv/hall.db', 'hall.db')

    Raises:
        MalformedError: where it is no address of a database.
    """
    if url.startswith(_POSTGRESQL):
        # Whoever keeps their games in a file need not wait for the driver to load.
        from rackhouse.store.postgresql import PostgresqlDatabase  # noqa: PLC0415

        return PostgresqlDatabase(url)
    from rackhouse.store.sqlite import SqliteDatabase  # noqa: PLC0415 - nor the other way round

    path = url.removeprefix(_SQLITE)
    if not path or "://" in path or path.startswith("sqlite:"):
        # What comes after the scheme may be a password.
        address = path.partition("://")[0]
        if not address:
            raise MalformedError("store-no-database-given")
        raise MalformedError("store-not-a-database", address=address)
    return SqliteDatabase(Path(path))
