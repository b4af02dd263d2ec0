"""Hints between the processes of one hall: this log has moved on. The log is the truth."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Protocol

import msgspec

PEOPLE = 0
"""In place of a number: who is who has changed."""


class Hint(msgspec.Struct, frozen=True):
    """A log has reached a number, or its people have changed. One may hear one's own."""

    log: str
    number: int


class Hints(Protocol):
    """A way from process to process. A hint may be lost or doubled: it is only a hint."""

    @property
    def is_alone(self) -> bool:
        """Whether no other process can be there."""
        ...

    async def publish(self, hint: Hint) -> None:
        """Tell the other processes."""
        ...

    def listen(self) -> AsyncIterator[Hint | None]:
        """What the others tell; ``None`` where something may have been missed."""
        ...


class Alone:
    """The way of a hall of one process: there is nobody to tell.

    >>> Alone().is_alone
    True
    """

    is_alone = True

    async def publish(self, hint: Hint) -> None:
        """Tell nobody."""

    async def listen(self) -> AsyncIterator[Hint | None]:
        """Hear nothing, for as long as it takes."""
        await asyncio.Event().wait()
        yield None
