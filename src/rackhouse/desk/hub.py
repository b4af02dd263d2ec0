"""Who follows which event, and what they are told: that it moved on, and how its games stand.

Nobody is told what has happened, only that something has: pages ask again for what they show.
So a follower who is slow misses nothing, and news that come fast are told in one.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from rackhouse.desk.views.scene import GameShown

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from rackhouse.desk.values import EventId

PAUSE = 0.25
"""Seconds between two messages to one follower."""


class EventNews(msgspec.Struct, frozen=True):
    """What a follower has not been told yet."""

    number: int
    """Of the event's last line; 0 where no line is new."""
    people: bool
    """Whether names or roles are others now."""
    games: dict[int, GameShown]
    """The games that moved on, by their pairings."""


class Follower:
    """One reader of an event. Iterating over it gives news until it is closed."""

    def __init__(self, event: EventId) -> None:
        self.event = event
        self._number = 0
        self._people = False
        self._games: dict[int, GameShown] = {}
        self._bell = asyncio.Event()
        self._is_over = False

    def tell(
        self, *, number: int = 0, people: bool = False, games: dict[int, GameShown] | None = None
    ) -> None:
        """Something is new."""
        self._number = max(self._number, number)
        self._people = self._people or people
        self._games |= games or {}
        self._bell.set()

    def end(self) -> None:
        """There will be no more news."""
        self._is_over = True
        self._bell.set()

    async def __aiter__(self) -> AsyncIterator[EventNews]:
        while True:
            await self._bell.wait()
            if self._is_over:
                return
            self._bell.clear()
            news = EventNews(self._number, self._people, self._games)
            self._number, self._people, self._games = 0, False, {}
            yield news
            await asyncio.sleep(PAUSE)


class EventHub:
    """All followers of this process."""

    def __init__(self) -> None:
        self._followers: dict[EventId, set[Follower]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._followers.values()))

    @property
    def events(self) -> tuple[EventId, ...]:
        """The events that somebody follows."""
        return tuple(self._followers)

    def has_followers(self, event: EventId) -> bool:
        """Whether somebody follows an event."""
        return event in self._followers

    @contextlib.contextmanager
    def follow(self, event: EventId) -> Iterator[Follower]:
        """Follow an event for a while."""
        follower = Follower(event)
        self._followers.setdefault(event, set()).add(follower)
        try:
            yield follower
        finally:
            followers = self._followers.get(event, set())
            followers.discard(follower)
            if not followers:
                self._followers.pop(event, None)

    def tell(
        self,
        event: EventId,
        *,
        number: int = 0,
        people: bool = False,
        games: dict[int, GameShown] | None = None,
    ) -> None:
        """Tell all who follow an event."""
        for follower in self._followers.get(event, ()):
            follower.tell(number=number, people=people, games=games)

    def close(self) -> None:
        """Send everybody away."""
        for followers in self._followers.values():
            for follower in followers:
                follower.end()
