"""A hall of their own for strangers, shared by the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.hall_process import running_hall
from tests.strangers.kit import UNLIMITED, Ground


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    home = tmp_path_factory.mktemp("hall")
    with running_hall(home, settings=UNLIMITED) as hall:
        yield Ground(hall, home)
