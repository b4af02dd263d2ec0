"""How a decision is abandoned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.errors import IllegalError

if TYPE_CHECKING:
    from rackhouse.messages import Message


class LikelySlip(IllegalError):  # noqa: N818  it never leaves the desk: decide answers a Refusal
    """Something possible that looks like a slip; it is done if the sender is sure."""


def refuse(fault: Message | None) -> None:
    """Raise what is wrong, if something is.

    >>> refuse(None)

    Raises:
        IllegalError: if something is wrong.
    """
    if fault is not None:
        raise IllegalError(fault)
