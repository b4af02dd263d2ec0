"""A recorded game as a GCG file has it: players, pragmas and events, unchecked."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from rackhouse.rules.model import PointsReason


class GcgPlayer(msgspec.Struct, frozen=True):
    """A line ``#player1 nick Full Name``."""

    number: int
    nick: str
    name: str


def nick_of(seat: int) -> str:
    """What a seat is called in the files that we write."""
    return f"seat{seat + 1}"


class Pragma(msgspec.Struct, frozen=True):
    """Any other line ``#name text``; unknown ones are kept too."""

    name: str
    """In lower case, such as ``lexicon`` or ``rack2``."""
    text: str

    @property
    def is_last_rack(self) -> bool:
        """Whether it gives the rack that a player holds after the last event.

        >>> Pragma("rack2", "AEINRTT").is_last_rack
        True
        """
        return self.name.startswith("rack") and self.name[4:].isdigit()


class GcgEvent(msgspec.Struct, frozen=True, kw_only=True):
    """What all lines ``>nick: rack … +score total`` have in common."""

    player: str
    """The nickname as written, which may be unknown."""
    rack: str = ""
    """As written; empty if unknown, and often only the tiles that were laid."""
    score: int
    total: int
    comment: str = ""
    """What follows the total, such as the words formed."""
    note: str = ""
    """The ``#note`` lines that follow the event."""


class PlayEvent(GcgEvent, frozen=True, kw_only=True, tag="play"):
    """Tiles laid: ``>ann: AEINRTT 8D TRAIN +12 12``."""

    position: str
    """``8D`` across or ``D8`` down, in upper case."""
    word: str
    """As written: dots, brackets or letters for tiles on the board, blanks in lower case."""

    @property
    def written(self) -> str:
        """The place and the word."""
        return f"{self.position} {self.word}"


class PassEvent(GcgEvent, frozen=True, kw_only=True, tag="pass"):
    """A turn passed or lost: ``>ann: AEINRTT - +0 12``."""


class ExchangeEvent(GcgEvent, frozen=True, kw_only=True, tag="exchange"):
    """Tiles exchanged: ``-AIE``, or only their number: ``-3``."""

    tiles: str = ""
    count: int
    """How many; zero if the tiles are named."""


class WithdrawnEvent(GcgEvent, frozen=True, kw_only=True, tag="withdrawn"):
    """A play taken off the board again: ``>ann: AEINRTT -- -12 0``."""


class PointsEvent(GcgEvent, frozen=True, kw_only=True, tag="points"):
    """Points that no play earned: ``>ann: AEINRTT (challenge) +5 17``, ``>ann: (time) -10 390``."""

    reason: PointsReason


OVERTIME: Final = "time"
"""GCG's word for overtime; other reasons are written in our words."""


class EndRackEvent(GcgEvent, frozen=True, kw_only=True, tag="end"):
    """Tiles left at the end: points for the others' (``+14``) or off for one's own (``-7``)."""

    tiles: str


AnyEvent: TypeAlias = (
    PlayEvent | PassEvent | ExchangeEvent | WithdrawnEvent | PointsEvent | EndRackEvent
)


class GcgGame(msgspec.Struct, frozen=True, eq=False):
    """A whole file. Two are equal if they say the same, even on different lines.

    >>> game = GcgGame((GcgPlayer(1, "ann", "Ann"), GcgPlayer(2, "bob", "Bob")))
    >>> game.pragma("lexicon"), game.is_incomplete
    (None, False)
    """

    players: tuple[GcgPlayer, ...] = ()
    """In the order of their numbers."""
    events: tuple[AnyEvent, ...] = ()
    pragmas: tuple[Pragma, ...] = ()
    """In the order of the file, the last racks after the others."""
    note: str = ""
    """The ``#note`` lines before the first event."""
    lines: tuple[int, ...] = ()
    """The line of each event, if the game was read from a file."""

    def pragma(self, name: str) -> str | None:
        """The text of the first pragma of that name, or ``None``."""
        return next((pragma.text for pragma in self.pragmas if pragma.name == name), None)

    @property
    def is_incomplete(self) -> bool:
        """Whether the file says that the game is incomplete."""
        return self.pragma("incomplete") is not None

    def line_of(self, event: int) -> int | None:
        """The line of an event, counted from 0, if it is known."""
        return self.lines[event] if event < len(self.lines) else None

    def _said(self) -> tuple[object, ...]:
        return (self.players, self.events, self.pragmas, self.note)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GcgGame) and self._said() == other._said()

    def __hash__(self) -> int:
        return hash(self._said())
