"""Real databases for tests: files of SQLite, and a PostgreSQL of our own from Debian's package."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

OWNER = "postgres"
"""Who runs the server where we are root, whom PostgreSQL does not let run it."""


class Cluster:
    """A PostgreSQL that listens on a socket in a folder of its own, and syncs to the disk."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._data = folder / "data"
        self._numbers = itertools.count(1)
        self._user: str | None = OWNER if os.geteuid() == 0 else None
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        self._run(
            *("initdb", "--pgdata", self._data, "--username", OWNER, "--auth", "trust"),
            *("--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync"),
        )
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(
                f"listen_addresses = ''\nunix_socket_directories = '{folder}'\n"
                "shared_buffers = 32MB\nmax_connections = 200\n"
            )

    def start(self) -> None:
        """Start, and return when it answers."""
        log = self._folder / "log"
        self._run("pg_ctl", "--pgdata", self._data, "--log", log, "--wait", "start")

    def stop(self, *, mode: str = "fast") -> None:
        """Stop; ``immediate`` is a crash: nothing is tidied up."""
        self._run("pg_ctl", "--pgdata", self._data, "--mode", mode, "--wait", "stop")

    def new_database(self) -> str:
        """The address of a database that nobody has used."""
        name = f"hall_{next(self._numbers)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql:///{name}?host={self._folder}&user={OWNER}"

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            user=self._user,
            cwd="/",
            # A server that inherited our output would keep it open.
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        log = self._folder / "log"
        assert done.returncode == 0, f"{program} failed: {log.read_text() if log.exists() else ''}"


@contextmanager
def running_cluster(place: Path | None = None) -> Iterator[Cluster]:
    """A PostgreSQL of our own in a folder below a place, stopped and gone afterwards."""
    programs = find_postgresql()
    if programs is None:
        pytest.fail("PostgreSQL is not installed; have it so (apt-get install postgresql).")
    # Not below pytest's own folders, which only we may enter; and short, as sockets' names are.
    folder = Path(tempfile.mkdtemp(prefix="rackhouse-pg-", dir=place))
    try:
        cluster = Cluster(programs, folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop(mode="immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_postgresql() -> Path | None:
    """Where Debian's newest PostgreSQL has its programs."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: float(path.parts[-3]),
    )
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL that all tests share; each takes a database of its own from it."""
    with running_cluster() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database; the test runs once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hall.db"
    found: Cluster = request.getfixturevalue("cluster")
    return found.new_database()


@pytest.fixture
def postgresql_url(cluster: Cluster) -> str:
    """The address of a new database of PostgreSQL."""
    return cluster.new_database()
