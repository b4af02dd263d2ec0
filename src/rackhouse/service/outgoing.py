"""What goes out of the hall: one loop for every queue in the store, each item by one sender.

An item is claimed in the store before it is sent, so that it goes out once, whichever process
sends it, and is not lost in a restart.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from rackhouse.errors import RackhouseError
from rackhouse.log.process import wait_for
from rackhouse.log.store import StoreUnavailableError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from rackhouse.log.process import Clock

T = TypeVar("T")

AGAIN: Final = 15 * 60 * 1000
"""Milliseconds after which something refused is tried again."""
LOOK_AGAIN: Final = 60 * 1000
"""Milliseconds between searches for what others left behind."""
AT_ONCE: Final = 20
_logger = logging.getLogger("rackhouse.hall")


class NotSentError(RackhouseError):
    """The mail server did not take a letter; the message says why, without any address."""


class Postman(Protocol):
    """Sends letters to their addresses."""

    async def send(self, address: str, subject: str, text: str) -> None:
        """Send a letter.

        Raises:
            NotSentError: if the mail server did not take it.
        """


class OutgoingQueue(Generic[T]):
    """Delivers what waits in a queue of the store, again and again."""

    def __init__(
        self,
        clock: Clock,
        claim: Callable[[int], Awaitable[Sequence[T]]],
        deliver: Callable[[T], Awaitable[object]],
    ) -> None:
        self._clock = clock
        self._claim = claim
        self._deliver = deliver
        self._bell = asyncio.Event()

    def ring(self) -> None:
        """Say that something waits."""
        self._bell.set()

    async def run(self) -> None:
        """Deliver until cancelled."""
        while True:
            try:
                while await self.empty() == AT_ONCE:
                    pass
            except StoreUnavailableError:
                _logger.warning("The outbox cannot be reached.")
            await wait_for(self._clock, self._clock.now() + LOOK_AGAIN, self._bell)

    async def empty(self) -> int:
        """Deliver what waits; returns how much it was. One that fails holds no other back.

        Raises:
            StoreUnavailableError: if the database was away.
        """
        found = await self._claim(self._clock.now())
        sending = (self._deliver(one) for one in found)
        for problem in await asyncio.gather(*sending, return_exceptions=True):
            if isinstance(problem, StoreUnavailableError):
                raise problem
            if isinstance(problem, Exception):
                _logger.error("Something could not be sent.", exc_info=problem)
        return len(found)


async def sent(postman: Postman, address: str, subject: str, text: str) -> str:
    """Send a letter; returns the key of why it was not taken, or an empty text."""
    try:
        await postman.send(address, subject, text)
    except NotSentError as refusal:
        return refusal.message.key
    return ""
