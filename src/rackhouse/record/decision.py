"""What a command leads to, in games and in events alike."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from rackhouse.messages import Message

Written = TypeVar("Written")
After = TypeVar("After")


class Decision(msgspec.Struct, Generic[Written, After], frozen=True):
    """The facts to append, and the state after them.

    >>> Decision(("8D TRAINER",), 66).after
    66
    """

    entries: tuple[Written, ...]
    after: After


class Refusal(msgspec.Struct, frozen=True):
    """A command was refused; nothing has changed.

    >>> str(Refusal(Message("name-seat", {"number": 2})))
    'Player 2'
    """

    reason: Message
    is_question: bool = False
    """Whether the same command with ``sure`` would be carried out."""

    def __str__(self) -> str:
        return str(self.reason)
