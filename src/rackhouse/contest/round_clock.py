"""The clock of a round, for the whole hall."""

from __future__ import annotations

import msgspec


class RoundClock(msgspec.Struct, frozen=True):
    """So many seconds from a moment on, with pauses.

    >>> RoundClock(began=0, seconds=60).ends_at
    60000
    """

    began: int
    seconds: int
    paused_at: int | None = None
    paused_for: int = 0
    """Milliseconds of the pauses that are over."""

    @property
    def ends_at(self) -> int:
        """When it runs out, in milliseconds, if it is not paused again."""
        return self.began + 1000 * self.seconds + self.paused_for
