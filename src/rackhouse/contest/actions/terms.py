"""What commands and facts of an event are made of."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.contest.schedule import LAST_MOMENT


class WhenSent(msgspec.Struct, frozen=True):
    """A limit for what people send. Records are read without it, so that old ones stay readable."""

    limit: Meta


Text: TypeAlias = Annotated[str, WhenSent(Meta(max_length=400))]
"""What somebody writes; it stays in the record, so it is short and names nobody."""
Cents: TypeAlias = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
Seconds: TypeAlias = Annotated[int, WhenSent(Meta(ge=-86_400, le=86_400))]
Moment: TypeAlias = Annotated[int, WhenSent(Meta(ge=0, le=LAST_MOMENT))]
"""Milliseconds since 1970, up to the year 2200."""


class EventCommand(msgspec.Struct, frozen=True, tag_field="command"):
    """Something that somebody wants done at an event."""


class EventFact(msgspec.Struct, frozen=True, tag_field="fact"):
    """Something that happened at an event.

    A fact that says what its command said is declared as ``class PairLocked(EventFact, LockPair)``.
    ``EventFact`` comes first: it is written under the fact's tag, and no command is read from it.
    """
