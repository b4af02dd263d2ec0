"""The terms that facts of an event are written in."""

from __future__ import annotations

import msgspec


class EventFact(msgspec.Struct, frozen=True, tag_field="fact"):
    """Something that happened at an event."""
