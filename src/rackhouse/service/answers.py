"""What a command is sent in, and what it is answered with."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.messages import Message
from rackhouse.referee import AnyCommand, NewsItem

LONGEST_ID = 100


class Envelope(msgspec.Struct, frozen=True):
    """A command on its way: named by its sender, with the last fact that the sender had seen."""

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    seen: Annotated[int, Meta(ge=0, le=2**31)]
    command: AnyCommand


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """It was carried out and is on disk: the facts it led to, as the sender may know them."""

    id: str
    number: int
    """The last of them."""
    news: tuple[NewsItem, ...]


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """It was not, and nothing has changed."""

    id: str
    reason: Message


class Stale(msgspec.Struct, frozen=True, tag="stale", tag_field="type"):
    """It was meant for a turn or a window that is over: look at what was missed first."""

    id: str
    reason: Message
    missed: tuple[NewsItem, ...]


class Unavailable(msgspec.Struct, frozen=True, tag="unavailable", tag_field="type"):
    """The store is away. It may have been carried out all the same: send it again, same id."""

    id: str
    reason: Message


Answer: TypeAlias = Done | Refused | Stale
