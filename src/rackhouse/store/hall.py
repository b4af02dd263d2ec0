"""The hall itself as rows: its processes, and when each was last alive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rackhouse.store.database import Connection

_DAY: Final = 24 * 60 * 60 * 1000


def beat(connection: Connection, process: str, now: int) -> None:
    """Note that a process is alive; old ones are deleted, except the last."""
    connection.change(
        "INSERT INTO beats (process, moment) VALUES (?, ?)"
        " ON CONFLICT (process) DO UPDATE SET moment = excluded.moment",
        (process, now),
    )
    # The last of the others shows for how long the hall was silent.
    connection.change(
        "DELETE FROM beats WHERE process <> ? AND moment < ?"
        " AND moment < (SELECT MAX(moment) FROM beats WHERE process <> ?)",
        (process, now - _DAY, process),
    )


def leave(connection: Connection, process: str) -> None:
    """Note that a process has stopped, so that nobody waits for it."""
    connection.change("DELETE FROM beats WHERE process = ?", (process,))


def last_beat(connection: Connection, *, besides: str) -> int | None:
    """When any process except one was last alive."""
    found: int | None = connection.rows(
        "SELECT MAX(moment) FROM beats WHERE process <> ?", (besides,)
    )[0][0]
    return found


def probe(connection: Connection) -> None:
    """Write something, to check that writing works."""
    connection.change("UPDATE hall SET probes = probes + 1")


def set_address(connection: Connection, address: str) -> None:
    """Store the address where people reach the hall."""
    connection.change("UPDATE hall SET address = ?", (address,))


def address(connection: Connection) -> str:
    """The last address where people reached the hall; empty if it was never open."""
    return str(connection.rows("SELECT address FROM hall")[0][0])
