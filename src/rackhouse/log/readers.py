"""Who reads which log, and how each gets what is new."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Hashable

MessageT = TypeVar("MessageT")
PlaceT = TypeVar("PlaceT", bound="Hashable")
ReaderT = TypeVar("ReaderT", bound="LogReader[Any, Any]")


class LogReader(ABC, Generic[MessageT, PlaceT]):
    """One reader of a log, from a place; iterate over it for messages until it is closed."""

    pause: ClassVar[float] = 0
    """Seconds between two messages."""

    def __init__(self, log: str, place: PlaceT) -> None:
        self.log = log
        self.place = place
        self._bell = asyncio.Event()
        self._is_over = False

    @abstractmethod
    def take(self) -> MessageT | None:
        """The next message, or ``None``."""

    def ring(self) -> None:
        """Say that a message waits."""
        self._bell.set()

    def close(self) -> None:
        """Say that nothing more will come."""
        self._is_over = True
        self._bell.set()

    async def __aiter__(self) -> AsyncIterator[MessageT]:
        while True:
            while (message := self.take()) is not None:
                yield message
                if self.pause:
                    await asyncio.sleep(self.pause)
            if self._is_over:
                return
            self._bell.clear()
            await self._bell.wait()


class Readers(Generic[ReaderT, PlaceT]):
    """All readers of this process, by their logs and places."""

    def __init__(self) -> None:
        self._readers: dict[str, dict[PlaceT, list[ReaderT]]] = {}

    def __len__(self) -> int:
        return sum(len(some) for places in self._readers.values() for some in places.values())

    def add(self, reader: ReaderT) -> None:
        """Add a reader."""
        self._readers.setdefault(reader.log, {}).setdefault(reader.place, []).append(reader)

    def remove(self, reader: ReaderT) -> None:
        """Remove a reader."""
        places = self._readers.get(reader.log, {})
        readers = places.get(reader.place, [])
        if reader in readers:
            readers.remove(reader)
        if not readers:
            places.pop(reader.place, None)
        if not places:
            self._readers.pop(reader.log, None)

    def has_readers(self, log: str) -> bool:
        """Whether somebody reads a log."""
        return log in self._readers

    @property
    def logs(self) -> tuple[str, ...]:
        """The logs that somebody reads."""
        return tuple(self._readers)

    def readers_at(self, log: str, place: PlaceT) -> list[ReaderT]:
        """The readers at a place."""
        return list(self._readers.get(log, {}).get(place, ()))

    def of(self, log: str) -> list[ReaderT]:
        """All readers of a log."""
        return [one for some in self._readers.get(log, {}).values() for one in some]
