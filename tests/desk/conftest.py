"""Events at a hall in a process of its own, on each kind of database."""

from __future__ import annotations

import pytest

from tests.server.conftest import hall, small_hall

__all__ = ["hall", "small_hall"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
