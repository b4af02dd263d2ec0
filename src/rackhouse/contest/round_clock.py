"""The clock of a round for the whole hall, and who was called."""

from __future__ import annotations

import msgspec


class RoundClock(msgspec.Struct, frozen=True):
    """A countdown with pauses.

    >>> RoundClock(began=0, seconds=60).ends_at
    60000
    """

    began: int
    seconds: int
    paused_at: int | None = None
    paused_for: int = 0
    """Milliseconds of finished pauses."""

    @property
    def ends_at(self) -> int:
        """When it runs out, in milliseconds, if it is not paused again."""
        return self.began + 1000 * self.seconds + self.paused_for


class Summons(msgspec.Struct, frozen=True):
    """Entries that were called; a call to a match ends with its result.

    >>> Summons((7,), None, at=0).times
    1
    """

    entries: tuple[int, ...]
    pairing: int | None
    """The match they are called to; ``None`` for the desk."""
    at: int
    """When they were called last, in milliseconds since 1970."""
    times: int = 1
