"""A PostgreSQL whose disk gets full under load: a reason is given, nothing is damaged, all goes on.

The disk is a small file system of our own, which only root may mount: for anybody else there is
nothing here. What SQLite does in the same case is in ``test_database_away.py``.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg

from tests.durability.test_database_away import TABLES, Witness, is_ready, play_to_the_end
from tests.durability.trial import Crowd, checked, open_house, playing_crowd, until
from tests.kit.databases import Cluster, running_cluster
from tests.kit.visitor import Visitor

SIZE = "256m"
A_PIECE = 1024 * 1024
QUIET = 3.0
"""Seconds in which nobody of a crowd is answered where nothing can be written."""


@contextmanager
def small_file_system() -> Iterator[Path]:
    """A folder with room for a small database."""
    with tempfile.TemporaryDirectory(prefix="rackhouse-small-") as folder:
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=755", "tmpfs", folder], check=True
        )
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


def fill(place: Path) -> Path:
    """Leave not a byte of room; the file that takes it all."""
    file = place / "everything"
    with file.open("wb", buffering=0) as filling:
        for piece in (A_PIECE, 512):
            with contextlib.suppress(OSError):
                while True:
                    filling.write(bytes(piece))
    return file


def until_nobody_is_answered(crowd: Crowd, visitor: Visitor) -> None:
    """Wait until the last page that had room is full, for plays and for new games."""
    last, since = len(crowd.answers), time.monotonic()

    def is_full() -> bool:
        nonlocal last, since
        if len(crowd.answers) > last or visitor.http.post("/api/games", json={}).is_success:
            last, since = len(crowd.answers), time.monotonic()
        return time.monotonic() - since > QUIET

    until(is_full, "a database without room")


def see_to(cluster: Cluster, database: str) -> None:
    """What an operator does who has made room: start the server, if it has given up."""
    try:
        psycopg.connect(database).close()
    except psycopg.OperationalError:
        cluster.start()


def fill_it_under_load(folder: Path) -> None:
    with small_file_system() as place, running_cluster(place) as cluster:
        database = cluster.new_database()
        with (
            open_house(folder, database) as house,
            playing_crowd(folder, TABLES, house.address) as crowd,
            ExitStack() as stack,
        ):
            witness = Witness(house, stack)
            crowd.until_answered(20)
            filling = fill(place)
            until_nobody_is_answered(crowd, witness.visitor)
            witness.see_it_refused()
            filling.unlink()
            see_to(cluster, database)
            until(lambda: is_ready(house), "a hall that has room again")
            checked(database, crowd.answers)
            witness.see_it_done()
            play_to_the_end(crowd, database)
            assert house.stop() == 0


if os.geteuid() == 0:

    def test_a_server_whose_disk_gets_full_under_load(tmp_path: Path) -> None:
        fill_it_under_load(tmp_path)
