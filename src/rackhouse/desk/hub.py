"""Who follows which event, and what they are told: that it moved on, and how its games stand.

Nobody is told what has happened, only that something has: pages ask again for what they show.
So a follower who is slow misses nothing, and news that come fast are told in one.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from rackhouse.desk.views.scene import GameShown
from rackhouse.log.readers import LogReader, Readers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.desk.values import EventId


class EventNews(msgspec.Struct, frozen=True):
    """What a follower has not been told yet."""

    number: int = 0
    """Of the event's last line; 0 where no line is new."""
    people: bool = False
    """Whether names or roles are others now."""
    games: dict[int, GameShown] = {}
    """The games that moved on, by their pairings."""


class Follower(LogReader[EventNews, None]):
    """One reader of an event."""

    pause = 0.25

    def __init__(self, event: EventId) -> None:
        super().__init__(event, None)
        self._news: EventNews | None = None

    def tell(self, news: EventNews) -> None:
        """Something is new."""
        before = self._news or EventNews()
        self._news = EventNews(
            max(before.number, news.number),
            before.people or news.people,
            {**before.games, **news.games},
        )
        self.ring()

    def take(self) -> EventNews | None:
        """What has not been told yet."""
        news, self._news = self._news, None
        return None if self._is_over else news


class EventHub(Readers[Follower, None]):
    """All followers of this process."""

    @contextlib.contextmanager
    def follow(self, event: EventId) -> Iterator[Follower]:
        """Follow an event for a while."""
        follower = Follower(event)
        self.add(follower)
        try:
            yield follower
        finally:
            self.remove(follower)

    def tell(
        self,
        event: EventId,
        *,
        number: int = 0,
        people: bool = False,
        games: dict[int, GameShown] | None = None,
    ) -> None:
        """Tell all who follow an event."""
        for follower in self.of(event):
            follower.tell(EventNews(number, people, games or {}))

    def close(self) -> None:
        """Send everybody away."""
        for event in self.logs:
            for follower in self.of(event):
                follower.close()
