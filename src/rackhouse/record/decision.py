"""What comes of a command that is allowed, in games and in events alike."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

Written = TypeVar("Written")
After = TypeVar("After")


class Decision(msgspec.Struct, Generic[Written, After], frozen=True):
    """The facts to append, and what stands once they are: they were folded as they were decided.

    >>> Decision(("8D TRAINER",), 66).after
    66
    """

    entries: tuple[Written, ...]
    after: After
