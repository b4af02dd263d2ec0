"""A connection for whoever needs just one, with sentences for what can go wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

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
        raise StoreUnavailableError(
            f"The database {database.name} cannot be used: {reason}; check that it is there."
        ) from error
