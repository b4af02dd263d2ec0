"""Deciding and appending while others do the same: whoever comes second reads and decides again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from rackhouse.service.values import Appended, Receipt, Repeated, Taken

Decided = TypeVar("Decided")
No = TypeVar("No")


async def race(
    prepare: Callable[[], Awaitable[None]],
    decide: Callable[[], tuple[Decided, ...] | No],
    append: Callable[[tuple[Decided, ...]], Awaitable[Appended]],
) -> tuple[Decided, ...] | No | Receipt:
    """What was decided and is on disk now, or was refused, or had been carried out before.

    ``prepare`` reads what others have written, before the first decision and after every lost
    race; ``append`` sees to it that ``prepare`` will, where it was not the first.

    >>> import asyncio
    >>> answers = iter([Taken(), Receipt(8, 8)])
    >>> async def prepare() -> None: print("read")
    >>> async def append(_lines: tuple[str, ...]) -> Appended: return next(answers)
    >>> asyncio.run(race(prepare, lambda: ("a line",), append))
    read
    read
    ('a line',)
    """
    while True:
        await prepare()
        decided = decide()
        if not isinstance(decided, tuple) or not decided:
            return decided
        appended = await append(decided)
        if isinstance(appended, Repeated):
            return appended.receipt
        if not isinstance(appended, Taken):
            return decided
