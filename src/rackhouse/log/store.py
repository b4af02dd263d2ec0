"""What logs ask of whoever keeps them, and what passes between the two."""

from __future__ import annotations

from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from rackhouse.errors import RackhouseError

InfoT = TypeVar("InfoT")
StandingT = TypeVar("StandingT")
BesideT = TypeVar("BesideT")


class StoredEntry(msgspec.Struct, frozen=True):
    """One fact as it is kept: its number and its line."""

    number: int
    line: bytes


class Kept(msgspec.Struct, Generic[InfoT, StandingT], frozen=True):
    """A log as the store has it, its lines aside."""

    info: InfoT
    standing: StandingT
    secret: str
    """What its draws or lots come from; empty where there are none."""


class Append(msgspec.Struct, Generic[StandingT, BesideT], frozen=True):
    """Lines to add to a log, all or none, if its last number is still the one expected."""

    log: str
    expected: int
    lines: tuple[StoredEntry, ...]
    standing: StandingT
    """Where it stands after them, for the store to search by."""
    command: str = ""
    """The id that its sender gave it; empty where nobody sent it."""
    sender: str = ""
    beside: BesideT | None = None
    """What is kept in the same step and stands in no line."""


class Receipt(msgspec.Struct, frozen=True):
    """What a command came to: the numbers of the facts it added."""

    first: int
    last: int


class Sent(msgspec.Struct, frozen=True):
    """Who gave a command, and the numbers of the facts it added."""

    first: int
    last: int
    sender: str


class Taken(msgspec.Struct, frozen=True):
    """Somebody else has written since: read again and decide again."""


class Repeated(msgspec.Struct, frozen=True):
    """The command was carried out before; nothing was added now."""

    receipt: Receipt


Appended: TypeAlias = Receipt | Taken | Repeated


class StoreUnavailableError(RackhouseError):
    """The database is away or the disk is full: nothing was written, try again in a moment.

    Only where the database goes away in the very moment of a commit can nobody know whether it
    was written. The same append may always be tried again: it is then ``Repeated`` or ``Taken``.
    """


class LogStore(Protocol[InfoT, StandingT, BesideT]):
    """The logs of one kind. What returns has reached the disk."""

    async def append(self, append: Append[StandingT, BesideT]) -> Appended:
        """Add lines to a log if its last number is still the one expected."""

    async def kept(self, log: str) -> Kept[InfoT, StandingT] | None:
        """A log, its lines aside."""

    async def lines(self, log: str, after: int = 0) -> tuple[StoredEntry, ...]:
        """The lines of a log after a number, in their order."""

    async def receipt(self, log: str, command: str, sender: str) -> Receipt | None:
        """What a command came to, if it was carried out."""

    async def due(self, now: int, limit: int) -> tuple[str, ...]:
        """Logs in which something is due by now, the longest overdue first."""

    async def next_due(self) -> int | None:
        """When something is due next in any of them."""
