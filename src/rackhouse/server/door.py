"""What the routes share: the hall behind them, and what every visitor is checked for."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rackhouse.desk.desk import Desk
from rackhouse.server.logs import Metrics
from rackhouse.server.problems import ProblemError
from rackhouse.server.rates import Rates
from rackhouse.service.hall import CLOSING, Hall

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.server.settings import Settings


class Door:
    """A process's access to its hall, which is there once the process has started."""

    def __init__(self, settings: Settings, address: str) -> None:
        self.settings = settings
        self.address = address
        """Where people reach the hall, without a slash at the end; links are made from it."""
        self.metrics = Metrics()
        self.rates = Rates.of(settings)
        self.leaving = asyncio.Event()
        """Set when the process is told to stop: everything that waits for news ends."""
        self.failure: Exception | None = None
        """Why the hall could not be opened."""
        self._desk: Desk | None = None
        self._open: Counter[str] = Counter()

    @property
    def hall(self) -> Hall:
        """The hall."""
        return self.desk.hall

    @property
    def desk(self) -> Desk:
        """The desk of the hall's events."""
        if self._desk is None:
            raise ProblemError(503, "server-not-open-yet")
        return self._desk

    @desk.setter
    def desk(self, desk: Desk) -> None:
        self._desk = desk
        hall, gauge = desk.hall, self.metrics.gauge
        gauge("live_games", "Games in memory in this process", lambda: len(hall.games))
        gauge("engines", "Games in which an engine player is thinking", lambda: len(hall.engines))
        gauge("readers", "Sockets and streams that follow a game", lambda: len(hall.games.hub))
        gauge("followers", "Streams that follow an event", lambda: len(desk.events.hub))

    def leave(self) -> None:
        """End everything that waits for news, because the process is told to stop."""
        self.leaving.set()
        if self._desk is not None:
            self._desk.hall.games.hub.close(CLOSING)
            self._desk.events.hub.close()

    @contextmanager
    def seat_for(self, address: str) -> Iterator[None]:
        """Count a socket or a stream from an address while it is open.

        Raises:
            ProblemError: if too many from there are open already.
        """
        if self._open[address] >= self.settings.sockets_per_address:
            raise ProblemError(429, "server-too-many-connections")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
