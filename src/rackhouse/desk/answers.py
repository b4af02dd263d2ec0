"""What a command at an event is answered with."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rackhouse.messages import Message


class DeskDone(msgspec.Struct, frozen=True, tag="done", tag_field="kind"):
    """It was carried out and is on disk: the numbers of the lines it led to."""

    first: int
    """The number that the action is undone by."""
    number: int
    """Of the last line."""


class DeskRefused(msgspec.Struct, frozen=True, tag="refused", tag_field="kind"):
    """It was not, and nothing has changed."""

    reason: Message
    is_question: bool
    """Whether the same command with ``sure`` would be carried out."""


DeskAnswer: TypeAlias = DeskDone | DeskRefused
