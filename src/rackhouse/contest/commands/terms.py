"""The terms that commands are given in."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.contest.schedule import LAST_MOMENT

Text: TypeAlias = Annotated[str, Meta(max_length=400)]
"""What somebody writes; it stays in the record, so it is short and names nobody."""
Cents: TypeAlias = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
Seconds: TypeAlias = Annotated[int, Meta(ge=-86_400, le=86_400)]

Moment: TypeAlias = Annotated[int, Meta(ge=0, le=LAST_MOMENT)]
"""Milliseconds since 1970, up to the year 2200."""


class EventCommand(msgspec.Struct, frozen=True, tag_field="command"):
    """Something that somebody wants done at an event."""
