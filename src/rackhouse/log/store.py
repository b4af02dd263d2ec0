"""What logs ask of whoever keeps them."""

from __future__ import annotations

from typing import Protocol, TypeVar

from rackhouse.errors import RackhouseError
from rackhouse.log.values import Append, Appended, Kept, Receipt, StoredEntry

InfoT = TypeVar("InfoT")
StandingT = TypeVar("StandingT")
BesideT = TypeVar("BesideT")


class StoreUnavailableError(RackhouseError):
    """The database is away or the disk is full: nothing was written, try again in a moment.

    Only where the database goes away in the very moment of a commit can nobody know whether it
    was written. The same append may always be tried again: it is then ``Repeated`` or ``Taken``.
    """


class LogStore(Protocol[InfoT, StandingT, BesideT]):
    """The logs of one kind. What returns has reached the disk."""

    async def append(self, append: Append[StandingT, BesideT]) -> Appended:
        """Add lines to a log if its last number is still the one expected."""
        ...

    async def kept(self, log: str) -> Kept[InfoT, StandingT] | None:
        """A log, its lines aside."""
        ...

    async def lines(self, log: str, after: int = 0) -> tuple[StoredEntry, ...]:
        """The lines of a log after a number, in their order."""
        ...

    async def receipt(self, log: str, command: str, sender: str) -> Receipt | None:
        """What a command came to, if it was carried out."""
        ...

    async def due(self, now: int, limit: int) -> tuple[str, ...]:
        """Logs in which something is due by now, the longest overdue first."""
        ...

    async def next_due(self) -> int | None:
        """When something is due next in any of them."""
        ...
