"""The hall itself as rows: which processes are up, and when each was last heard of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rackhouse.store.database import Connection

_DAY: Final = 24 * 60 * 60 * 1000


def beat(connection: Connection, process: str, now: int) -> None:
    """Note that a process is alive; those long gone are forgotten, except for the last."""
    connection.change(
        "INSERT INTO beats (process, moment) VALUES (?, ?)"
        " ON CONFLICT (process) DO UPDATE SET moment = excluded.moment",
        (process, now),
    )
    # The last one of the others says how long the hall was silent, however long that was.
    connection.change(
        "DELETE FROM beats WHERE process <> ? AND moment < ?"
        " AND moment < (SELECT MAX(moment) FROM beats WHERE process <> ?)",
        (process, now - _DAY, process),
    )


def leave(connection: Connection, process: str) -> None:
    """Note that a process goes of its own will: nobody need wait for another sign of it."""
    connection.change("DELETE FROM beats WHERE process = ?", (process,))


def last_beat(connection: Connection, *, besides: str) -> int | None:
    """The last sign of life of any process but one."""
    found: int | None = connection.rows(
        "SELECT MAX(moment) FROM beats WHERE process <> ?", (besides,)
    )[0][0]
    return found


def probe(connection: Connection) -> None:
    """Write something, to find out whether it can be done."""
    connection.change("UPDATE hall SET probes = probes + 1")


def set_address(connection: Connection, address: str) -> None:
    """Note where people reach the hall now."""
    connection.change("UPDATE hall SET address = ?", (address,))


def address(connection: Connection) -> str:
    """Where people reached the hall last; empty where it was never open."""
    return str(connection.rows("SELECT address FROM hall")[0][0])
