"""Which database an address means."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rackhouse.errors import MalformedError
from rackhouse.files import data_folder

if TYPE_CHECKING:
    from rackhouse.store.database import Database

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
