"""What a decision is made with: the world it may ask, the facts so far, and how it is refused.

A decision often needs several facts (a challenge: called, ruled, withdrawn, next turn). Each is
folded as it is written, so the next step sees the new state. It lives within one call of
``decide``; if that refuses, it is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.board import Board
from rackhouse.errors import RackhouseError
from rackhouse.lexicon import Judge
from rackhouse.messages import quoted
from rackhouse.record import RecordEntry, State, apply

if TYPE_CHECKING:
    from rackhouse.record import Actor, AnyFact


class GameDeciding:
    """Facts being written, by whom and when."""

    def __init__(self, state: State, world: World, actor: Actor) -> None:
        self.state = state
        self.world = world
        self.actor = actor
        self.now = max(world.now, state.at)
        self.entries: list[RecordEntry] = []

    def write(self, fact: AnyFact) -> None:
        """Append a fact and fold it into the state."""
        entry = RecordEntry(self.state.number + 1, self.now, self.actor, fact)
        self.state = apply(self.state, entry)
        self.entries.append(entry)


Draw: TypeAlias = Callable[[int, bytes, int], bytes]
"""A pure function from draw number, sorted pool and count to the tiles drawn."""

PlayExists: TypeAlias = Callable[[Board, bytes], bool]
"""Whether a rack has any play on a board."""


Stakes: TypeAlias = Literal["friendly", "rated", "event"]
"""What a game counts for: nothing, its players' ratings, or an event."""


class World(msgspec.Struct, frozen=True):
    """A frozen moment: with the same world a referee decides the same."""

    now: int
    """Milliseconds since 1970."""
    draw: Draw | None = None
    """``None`` with real tiles."""
    judge: Judge | None = None
    """``None`` if the dictionary is a book on paper."""
    play_exists: PlayExists | None = None
    """Asked only after the game is over, for the record."""
    secret: str = ""
    """The secret of the draws; used only to certify."""
    stakes: Stakes = "event"
    """The less it counts for, the more the sides may agree to beyond the sheet."""


class CommandRefused(RackhouseError):  # noqa: N818  it never leaves the referee: decide answers a Refusal
    """Raised inside the referee to abandon a half-decided command; nothing of it is kept."""


NOTE_LIMIT = 400
MOST_POINTS = 10_000


def writable(text: str) -> str:
    """The text, if a record can hold it.

    >>> writable("late by an hour")
    'late by an hour'

    Raises:
        Refused: if it is too long, or has half a character (a lone surrogate).
    """
    if len(text) > NOTE_LIMIT:
        raise CommandRefused("referee-text-too-long", text=quoted(text), most=NOTE_LIMIT)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CommandRefused("referee-text-not-writable", text=quoted(text)) from None
    return text
