"""How much of what is stored a run of the tests looks at."""

from __future__ import annotations

import os

_SLOWER = 10
"""How many times fewer positions do where the sanitizers watch every step."""


def one_in(count: int) -> int:
    """One stored position in so many is looked at, or fewer under the sanitizers."""
    is_watched = os.environ.get("RACKHOUSE_TEST_PROFILE") == "sanitized"
    return count * _SLOWER if is_watched else count
