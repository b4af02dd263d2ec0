"""How a command is left that the rules do not allow."""

from __future__ import annotations

from rackhouse.errors import RackhouseError


class CommandRefused(RackhouseError):  # noqa: N818  it never leaves the referee: decide answers a Refusal
    """Raised inside the referee to leave a half-decided command; nothing of it is kept."""
