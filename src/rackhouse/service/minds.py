"""Where the engine's players think: a port, and the way of programs that bring their own players.

A hall that serves people lets them think in processes of their own
(:mod:`rackhouse.service.engine_pool`), since a player's Python would hold the interpreter's lock
while somebody waits for an answer.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol

from rackhouse.service.players import PLAYERS
from rackhouse.service.thought import Shelf, think

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.referee import Command
    from rackhouse.service.players import PlayerMaker
    from rackhouse.service.thought import Thought

THREADS = 8


class Minds(Protocol):
    """Somewhere to think."""

    async def think(self, thought: Thought) -> Command:
        """What a player decides.

        Raises:
            RackhouseError: where it comes to no decision; something else is played for it then.
        """
        ...

    async def close(self) -> None:
        """Think no more; what is being thought about comes to nothing."""
        ...


class InThreads:
    """Players of this very process."""

    def __init__(
        self, players: Mapping[str, PlayerMaker] = PLAYERS, threads: int = THREADS
    ) -> None:
        self._players = players
        self._shelf = Shelf()
        self._threads = ThreadPoolExecutor(threads, "engine")

    async def think(self, thought: Thought) -> Command:
        """What a player decides, in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, think, thought, self._players, self._shelf)

    async def close(self) -> None:
        """Let the threads end when they are done."""
        self._threads.shutdown(wait=False, cancel_futures=True)
