"""Memory put in order at moments of our choosing, and not in the middle of somebody's play.

Python looks through everything that has lived for a while whenever a quarter more has come to it.
At a hall with a thousand games that takes a third of a second, finds next to nothing (states are
values, and go when the last one lets go of them), and everybody waits meanwhile. So the young are
looked through as ever, and the old once in a long while.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

EVERY: Final = 600.0
"""Seconds: sockets that were closed leave rings behind, a few kilobytes each."""
_NEVER: Final = 1_000_000_000


@contextlib.asynccontextmanager
async def tidied(every: float = EVERY) -> AsyncIterator[None]:
    """Look through what is old so often, and not by itself.

    >>> async def old() -> int:
    ...     async with tidied():
    ...         return gc.get_threshold()[2]
    >>> asyncio.run(old())
    1000000000
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what the program itself is made of stays
    gc.set_threshold(before[0], before[1], _NEVER)
    tidying = asyncio.create_task(_tidy(every))
    try:
        yield
    finally:
        tidying.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _tidy(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        gc.collect()
