"""How a command is left that is likelier a slip than meant."""

from __future__ import annotations

from rackhouse.errors import IllegalError


class Doubt(IllegalError):  # noqa: N818  it never leaves the desk: decide answers a Refusal
    """Something that can be, but is likelier a slip; it is done where one says to be sure."""
