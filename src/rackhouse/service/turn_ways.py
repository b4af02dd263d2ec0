"""What differs between the ways in which people are told about their games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from rackhouse.messages import Value
    from rackhouse.service.values import Notice, NoticeKind, NoticeWay, TurnReader


class TurnNews(msgspec.Struct, frozen=True):
    """What somebody is told about a game: never a rack, a draft or a tile."""

    kind: NoticeKind
    others: Value
    """Whom they play."""
    time: Value
    """How long they have left."""
    page: str
    """The game as they see it, below the hall's address."""


class TurnWay(Protocol):
    """A way of telling people, by mail or on their devices."""

    @property
    def way(self) -> NoticeWay:
        """Which it is."""

    @property
    def is_open(self) -> bool:
        """Whether this hall tells anybody in this way."""

    @property
    def grace(self) -> int:
        """Milliseconds after the last move before anybody is told: they may be at the table."""

    async def write(self, news: TurnNews, reader: TurnReader) -> tuple[str, str]:
        """The subject and the text of a notice."""

    async def room(self, now: int) -> int:
        """How many more may go out now."""

    async def reaches(self, notice: Notice) -> bool:
        """Whether a notice's reader still wants to be told there."""

    async def send(self, notice: Notice) -> TurnSent:
        """Send a notice."""


class TurnSent(msgspec.Struct, frozen=True):
    """What became of a notice."""

    error: str = ""
    """Why it was not sent; empty if it was."""
    wait: int | None = None
    """Milliseconds until it is tried again; ``None`` if it is not."""
