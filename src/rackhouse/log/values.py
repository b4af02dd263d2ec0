"""What passes between a log and whoever keeps it."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

import msgspec

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
