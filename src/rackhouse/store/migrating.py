"""Brings a database of any earlier version to the form that this program reads.

A migration is a numbered file of plain SQL. All missing ones run in one transaction, which keeps
other processes out. Both databases can undo a change of tables, so a failed upgrade leaves the old
form.
"""

from __future__ import annotations

import secrets
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from rackhouse.errors import IllegalError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.store.database import Connection

MIGRATIONS: Final[Traversable] = resources.files("rackhouse.store") / "migrations"
EPOCH: Final = "SELECT epoch FROM hall"
VERSION: Final = 10
"""The newest version of the database that this program knows."""


def migrate(
    connection: Connection, name: str, *, to: int = VERSION, folder: Traversable = MIGRATIONS
) -> None:
    """Bring a database to a version, by default the newest one.

    Raises:
        IllegalError: if a newer program has written the database.
    """
    if version_of(connection) == to:
        return
    connection.begin()
    try:
        connection.lock_everything()
        # Look again under the lock: another process may have been faster.
        version = version_of(connection)
        _refuse_newer(version, to, name)
        lift(connection, version, to, folder)
        connection.commit()
    except BaseException:
        connection.roll_back()
        raise


def lift(connection: Connection, version: int, to: int, folder: Traversable = MIGRATIONS) -> None:
    """Bring a database from one version to another, inside a transaction."""
    for number in range(version + 1, to + 1):
        for statement in statements(number, folder):
            connection.change(statement)
    if version == 0:
        connection.change("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        connection.change("INSERT INTO schema_version VALUES (?)", (to,))
        connection.change(
            "INSERT INTO hall (only_row, epoch, probes) VALUES (1, ?, 0)", (secrets.token_hex(8),)
        )
    elif version < to:
        connection.change("UPDATE schema_version SET version = ?", (to,))
        # An older program that is still running must not write to tables it does not know.
        connection.change("UPDATE hall SET epoch = ?", (secrets.token_hex(8),))


def version_of(connection: Connection) -> int:
    """The version of a database; 0 before its first migration."""
    if not connection.has_table("schema_version"):
        return 0
    return int(connection.rows("SELECT version FROM schema_version")[0][0])


def epoch_of(connection: Connection) -> str:
    """The epoch of the database, which a restore or an upgrade changes."""
    return str(connection.rows(EPOCH)[0][0])


def statements(number: int, folder: Traversable = MIGRATIONS) -> Sequence[str]:
    """The statements of a migration.

    >>> statements(1)[0].startswith("CREATE TABLE hall")
    True
    """
    file = folder / f"{number:04}.sql"
    lines = (line.partition("--")[0].rstrip() for line in file.read_text("utf-8").splitlines())
    return [text for part in "\n".join(lines).split(";") if (text := part.strip())]


def _refuse_newer(version: int, known: int, name: str) -> None:
    if version > known:
        raise IllegalError("store-newer-database", name=name, version=version, known=known)
