"""What logs ask of whoever keeps them, and what passes between the two."""

from __future__ import annotations

from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from rackhouse.errors import RackhouseError

InfoT = TypeVar("InfoT")
StandingT = TypeVar("StandingT")
BesideT = TypeVar("BesideT")


class StoredEntry(msgspec.Struct, frozen=True):
    """One fact as stored: its number and its line."""

    number: int
    line: bytes


class Kept(msgspec.Struct, Generic[InfoT, StandingT], frozen=True):
    """A log from the store, without its lines."""

    info: InfoT
    standing: StandingT
    secret: str
    """What its draws or lots come from; empty if there are none."""


class Append(msgspec.Struct, Generic[StandingT, BesideT], frozen=True):
    """Lines to add to a log, all or none, if its last number is still the one expected."""

    log: str
    expected: int
    lines: tuple[StoredEntry, ...]
    standing: StandingT
    """The standing after them that the store can search by."""
    command: str = ""
    """The ID that its sender gave it; empty if nobody sent it."""
    sender: str = ""
    beside: BesideT | None = None
    """What is written in the same transaction but is not in any line."""


class Receipt(msgspec.Struct, frozen=True):
    """The result of a command: the numbers of the facts it added."""

    first: int
    last: int


class Sent(msgspec.Struct, frozen=True):
    """Who gave a command, and the numbers of the facts it added."""

    first: int
    last: int
    sender: str


class Taken(msgspec.Struct, frozen=True):
    """Somebody else has written meanwhile: read again and decide again."""


class Repeated(msgspec.Struct, frozen=True):
    """The command was carried out before; nothing was added now."""

    receipt: Receipt


Appended: TypeAlias = Receipt | Taken | Repeated


class StoreUnavailableError(RackhouseError):
    """The database is away or the disk is full: nothing was written, try again in a moment.

    Only if the database goes away during a commit is it unknown whether it was written. The same
    append may always be tried again: it is then ``Repeated`` or ``Taken``.
    """


class LogStore(Protocol[InfoT, StandingT, BesideT]):
    """The logs of one kind. When a write returns, it has reached the disk."""

    async def append(self, append: Append[StandingT, BesideT]) -> Appended:
        """Add lines to a log if its last number is still the one expected."""

    async def kept(self, log: str) -> Kept[InfoT, StandingT] | None:
        """A log without its lines."""

    async def lines(self, log: str, after: int = 0) -> tuple[StoredEntry, ...]:
        """The lines of a log after a number, in order."""

    async def receipt(self, log: str, command: str, sender: str) -> Receipt | None:
        """The receipt of a command, if it was carried out."""

    async def due(self, now: int, limit: int) -> tuple[str, ...]:
        """Logs in which something is due by now, the longest overdue first."""

    async def next_due(self) -> int | None:
        """When something is next due in any of them."""
