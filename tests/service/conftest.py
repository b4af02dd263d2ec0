"""What the tests of the service share: they run in an event loop, on both databases."""

from __future__ import annotations

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
