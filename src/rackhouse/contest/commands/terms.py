"""The terms that commands are given in."""

from __future__ import annotations

import msgspec

from rackhouse.contest.actor import Actor


class Command(msgspec.Struct, frozen=True, tag_field="command"):
    """Something that somebody wants done at an event."""

    actor: Actor
