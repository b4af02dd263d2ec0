"""Who was called once more, as they did not come: to a table, or to the desk."""

from __future__ import annotations

import msgspec


class Summons(msgspec.Struct, frozen=True):
    """Some who were called; it is not over before their match has a result.

    >>> Summons((7,), None, at=0).times
    1
    """

    entries: tuple[int, ...]
    pairing: int | None
    """The match they are called to; none where they are called to the desk."""
    at: int
    """When they were called last, in milliseconds since 1970."""
    times: int = 1
