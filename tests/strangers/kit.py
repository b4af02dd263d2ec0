"""A hall that strangers are let at, and a look at all that it has kept."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.kit.hall_process import PATIENCE, HallProcess
from tests.kit.visitor import Visitor, two_at_a_table

IS_LONG = os.environ.get("RACKHOUSE_TEST_PROFILE") == "long"
UNLIMITED = {
    "RACKHOUSE_REQUEST_RATE": "100000",
    "RACKHOUSE_MESSAGE_RATE": "10000",
    "RACKHOUSE_OPEN_RATE": "",
    "RACKHOUSE_SIGN_IN_RATE": "",
}
"""For strangers who try a great deal; those of the limits set their own."""
NO_TEXT = "Invalid UTF-8 sequence received from client."
"""The web server takes this for an error; it is the stranger's, and its socket is closed for it."""
_KEPT = ("games", "entries", "receipts", "invitations", "holders", "people", "accounts", "links")
_names = itertools.count(1)


class Ground:
    """A running hall, and where it keeps its things."""

    def __init__(self, hall: HallProcess, home: Path) -> None:
        self.hall = hall
        self.home = home

    def kept(self) -> dict[str, list[Any]]:
        """All that a game, a seat or a person is made of, row by row."""
        with contextlib.closing(sqlite3.connect(self.home / "hall.db")) as database:
            return {name: sorted(database.execute(f"SELECT * FROM {name}")) for name in _KEPT}

    @contextlib.contextmanager
    def unchanged(self) -> Iterator[None]:
        """Whatever is done meanwhile leaves no trace in the store, and no fault in the log."""
        before = self.kept()
        yield
        assert self.kept() == before
        log = [json.loads(line) for line in self.hall.log.splitlines()]
        faults = [line["event"] for line in log if line["level"] in ("error", "critical")]
        assert set(faults) <= {NO_TEXT}

    def connect(self) -> socket.socket:
        """A bare connection, for what no client library would send."""
        address = urlsplit(self.hall.url)
        assert address.hostname is not None
        return socket.create_connection((address.hostname, address.port or 80), PATIENCE)


class Table:
    """A game that two visitors have just begun, the mover first."""

    def __init__(self, ground: Ground, **opening: Any) -> None:
        hall = ground.hall
        self.game, sitting = two_at_a_table(Visitor(hall, "One"), Visitor(hall, "Two"), **opening)
        seen: dict[str, Any] = sitting[0].look(self.game, "seat-1")["view"]
        mover = seen["mover"]
        self.number: int = seen["number"]
        self.mover, self.other = sitting[mover], sitting[1 - mover]
        self.place, self.other_place = f"seat-{mover + 1}", f"seat-{2 - mover}"

    def path(self, place: str) -> str:
        """Where commands from a place are sent."""
        return f"/api/games/{self.game}/commands?place={place}"


def order(seen: int, kind: str = "pass", name: str = "", **fields: Any) -> dict[str, Any]:
    """A command as it is sent."""
    return {
        "type": "command",
        "id": name or f"stranger-{next(_names)}",
        "seen": seen,
        "command": {"command": kind, **fields},
    }


def everything(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while data := connection.recv(65536):
            received += data
    return received
