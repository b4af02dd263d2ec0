"""A hall in a process of its own, on each kind of database, shared by the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.databases import Cluster
from tests.kit.hall_process import HallProcess, running_hall

GENEROUS = {
    "RACKHOUSE_SIGN_IN_RATE": "",
    "RACKHOUSE_OPEN_RATE": "",
    "RACKHOUSE_REQUEST_RATE": "100000",
}
"""For tests that ask again and again, and quickly; those of the limits set their own."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[HallProcess]:
    """A running hall; the tests of a file share it, once on each kind of database."""
    home: Path = tmp_path_factory.mktemp("hall")
    database = ""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.new_database()
    with running_hall(home, database=database, settings=GENEROUS) as running:
        yield running


@pytest.fixture(scope="module")
def small_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A running hall on SQLite, for what no database has a say in."""
    with running_hall(tmp_path_factory.mktemp("hall"), settings=GENEROUS) as running:
        yield running
