"""What a replay found: how many plays there were, and where the record is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Entry: TypeAlias = int | str | None
"""A score, a total, or a word, rack or name; ``None`` where there is nothing to say."""


class ReplayError(msgspec.Struct, frozen=True):
    """One thing that is wrong in a record, stated once.

    >>> ReplayError(3, 7, "score", 26, 28, message("gcg-turn-scores-nothing", score=3)).right
    28
    """

    event: int | None
    """The number of the event, counted from 1; ``None`` where the file could not be read."""
    line: int | None
    """The line of the file, counted from 1, where the record has lines."""
    kind: str
    """What was checked: ``score``, ``total``, ``turn`` …"""
    recorded: Entry
    right: Entry
    message: Message
    """The same in one sentence."""


class ReplayReport(msgspec.Struct, frozen=True):
    """All that a replay of one record found.

    >>> ReplayReport(23).ok
    True
    """

    plays: int
    """How many plays of tiles the record has, those withdrawn included."""
    errors: tuple[ReplayError, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether everything agrees."""
        return not self.errors


class JudgedWord(Protocol):
    """What a replay needs to know of the ruling on one word."""

    @property
    def word(self) -> str:
        """The word."""
        ...

    @property
    def acceptable(self) -> bool:
        """Whether it is good."""
        ...

    @property
    def reason(self) -> Message | str:
        """Why."""
        ...


class JudgedPlay(Protocol):
    """What a replay needs to know of a verdict."""

    @property
    def words(self) -> Sequence[JudgedWord]:
        """The rulings, one a word."""
        ...


class WordJudge(Protocol):
    """Words to a verdict; :class:`rackhouse.lexicon.ListJudge` is one."""

    def __call__(self, words: Iterable[str], /) -> JudgedPlay:
        """The verdict on all words of a play together."""
        ...


def why_not_good(ruling: JudgedWord) -> Message:
    """Why a word is not good, as its judge says it."""
    said = ruling.reason or message("record-not-good", word=ruling.word)
    return said if isinstance(said, Message) else Message(said)
