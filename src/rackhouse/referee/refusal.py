"""No: the referee's answer to a command that the rules do not allow."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """A command was refused; nothing has changed. The reason is a sentence for a player."""

    reason: str

    def __str__(self) -> str:
        return self.reason


class Refused(Exception):  # noqa: N818  it never leaves the referee: decide answers a Refusal
    """Raised inside the referee to leave a half-decided command; nothing of it is kept."""
