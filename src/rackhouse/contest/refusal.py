"""How a command is left that is likelier a slip than meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.errors import IllegalError

if TYPE_CHECKING:
    from rackhouse.messages import Message


class Doubt(IllegalError):  # noqa: N818  it never leaves the desk: decide answers a Refusal
    """Something that can be, but is likelier a slip; it is done where one says to be sure."""


def refuse(fault: Message | None) -> None:
    """Refuse where something is wrong.

    >>> refuse(None)

    Raises:
        IllegalError: with what is wrong, where something is.
    """
    if fault is not None:
        raise IllegalError(fault)
