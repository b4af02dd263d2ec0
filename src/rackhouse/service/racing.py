"""Deciding and appending while others do the same: whoever comes second reads and decides again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from rackhouse.record import Decision
from rackhouse.service.values import Appended, Receipt, Repeated, Taken

Written = TypeVar("Written")
After = TypeVar("After")
No = TypeVar("No")


async def race(
    prepare: Callable[[], Awaitable[None]],
    decide: Callable[[], Decision[Written, After] | No],
    append: Callable[[Decision[Written, After]], Awaitable[Appended]],
) -> tuple[Written, ...] | No | Receipt:
    """What was decided and is on disk now, or was refused, or had been carried out before.

    ``prepare`` reads what others have written, before the first decision and after every lost
    race; ``append`` sees to it that ``prepare`` will, where it was not the first.

    >>> import asyncio
    >>> answers = iter([Taken(), Receipt(8, 8)])
    >>> async def prepare() -> None: print("read")
    >>> async def append(_decision: Decision[str, int]) -> Appended: return next(answers)
    >>> asyncio.run(race(prepare, lambda: Decision(("a line",), 8), append))
    read
    read
    ('a line',)
    """
    while True:
        await prepare()
        decided = decide()
        if not isinstance(decided, Decision):
            return decided
        if not decided.entries:
            return ()
        appended = await append(decided)
        if isinstance(appended, Repeated):
            return appended.receipt
        if not isinstance(appended, Taken):
            return decided.entries
