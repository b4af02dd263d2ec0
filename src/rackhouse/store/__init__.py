"""Where a hall's data is kept: SQLite or PostgreSQL behind the ports of ``service``."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rackhouse.store.migrating import epoch_of, migrate
from rackhouse.store.opening import database_at, default_database

if TYPE_CHECKING:
    from rackhouse.desk.ports import DeskStore
    from rackhouse.store.database import Database

__all__ = ["default_database", "open_store"]


async def open_store(url: str) -> DeskStore:
    """Open the store at ``sqlite:///path``, a path or ``postgresql://…``; create it if new.

    >>> import tempfile
    >>> async def example(folder: str) -> bool:
    ...     store = await open_store(f"sqlite:///{folder}/hall.db")
    ...     ready = await store.is_ready()
    ...     await store.close()
    ...     return ready
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(example(folder))
    True

    Raises:
        MalformedError: if the address does not name a database.
        IllegalError: if a newer program has written the database.
        StoreUnavailableError: if it cannot be reached.
    """
    # Imported only here because it loads everything a store needs.
    from rackhouse.store.kept import KeptStore  # noqa: PLC0415

    database = database_at(url)
    return KeptStore(database, await asyncio.to_thread(_prepare, database))


def _prepare(database: Database) -> str:
    """Bring a database to this program's version; returns its epoch."""
    from rackhouse.store.opening import connected  # noqa: PLC0415 - as above

    with connected(database) as connection:
        migrate(connection, database.name)
        return epoch_of(connection)
