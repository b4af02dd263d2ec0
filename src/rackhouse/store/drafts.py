"""The last drafts of all sides on their way to the disk, written in groups.

One commit at a time. Drafts that come meanwhile wait for the next one, and of several drafts of a
side only the newest is written. A single draft is written at once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from rackhouse.log.store import StoreUnavailableError
from rackhouse.service.values import GameId

Drafts: TypeAlias = Mapping[tuple[GameId, int], str]

AGAIN: Final = 0.25
"""Seconds until drafts that the database refused are tried again."""


class LastDrafts:
    """The drafts that are not on disk yet, and their callers."""

    def __init__(self, write: Callable[[Drafts], Awaitable[None]]) -> None:
        self._write = write
        self._unwritten: dict[tuple[GameId, int], str] = {}
        self._next: asyncio.Future[None] | None = None
        """Resolved by the commit that takes the drafts since the last one began."""
        self._saving: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    def waiting(self, game: GameId, seat: int) -> str | None:
        """A side's draft that is not on disk yet, or ``None``."""
        return self._unwritten.get((game, seat))

    async def keep(self, game: GameId, seat: int, text: str) -> None:
        """Store a side's draft; when this returns, it or a newer one is on disk.

        Raises:
            StoreUnavailableError: while the database is away; it is still tried again.
        """
        self._unwritten[game, seat] = text
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        written = self._next
        if self._saving is None or self._saving.done():
            self._saving = asyncio.create_task(self._save())
        # Shielded because others wait for the same commit.
        await asyncio.shield(written)

    async def close(self) -> None:
        """Try once more to write the waiting drafts."""
        self._closing.set()
        if self._saving is not None:
            await self._saving
        await self._save_once()

    async def _save(self) -> None:
        while True:
            is_taken = await self._save_once()
            if not self._unwritten or self._closing.is_set():
                return
            if not is_taken:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), AGAIN)

    async def _save_once(self) -> bool:
        """Write the waiting drafts; returns whether the database took them."""
        drafts = dict(self._unwritten)
        waiting, self._next = self._next, None
        error: Exception | None = None
        try:
            if drafts:
                await self._write(drafts)
        except Exception as found:  # noqa: BLE001 - the waiting callers must get every error
            error = found
        if not isinstance(error, StoreUnavailableError):
            for side, text in drafts.items():
                if self._unwritten.get(side) == text:
                    del self._unwritten[side]
        if waiting is not None and not waiting.done():
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)
                waiting.exception()  # the caller may be gone
        return error is None
