"""Facts of turns and time: plays, exchanges, passes, bought helps, clocks, the bell, pauses."""

from __future__ import annotations

import msgspec

from rackhouse.messages import Message
from rackhouse.record.facts.terms import Fact


class TurnBegan(Fact, frozen=True, tag="turn began"):
    """A side is on turn."""

    seat: int


class TurnSkipped(Fact, frozen=True, tag="turn skipped"):
    """The rotation reached a side that had lost a turn."""

    seat: int


class TilesLaid(Fact, frozen=True, tag="tiles laid"):
    """Touch-move only: tiles lie on the board and may not be taken up again."""

    seat: int
    play: str


class PlayMade(Fact, frozen=True, tag="play made"):
    """A play was committed: its score is announced and its tiles are locked."""

    seat: int
    play: str
    laid: str
    """The tiles it laid, blanks declared in lower case, in reading order."""
    words: tuple[str, ...]
    points: tuple[int, ...]
    bonus: int
    score: int
    pressed: bool = True
    rack: str | msgspec.UnsetType = msgspec.UNSET
    """What the side held before it, where a game with real tiles was written down with it."""


class ClockPressed(Fact, frozen=True, tag="clock pressed"):
    """The mover pressed the clock: the turn has ended, the play can be challenged."""

    seat: int


class TilesExchanged(Fact, frozen=True, tag="tiles exchanged"):
    """A side drew new tiles first, then put its discards into the bag."""

    seat: int
    count: int
    discarded: str
    drawn: str
    draw: int
    rack: str | msgspec.UnsetType = msgspec.UNSET
    """What the side held before it, where a game with real tiles was written down with it."""


class Passed(Fact, frozen=True, tag="passed"):
    """A side passed."""

    seat: int
    rack: str | msgspec.UnsetType = msgspec.UNSET
    """What the side held before it, where a game with real tiles was written down with it."""


class GoMissed(Fact, frozen=True, tag="go missed"):
    """A side's time ran out and the score-keeper declared a missed go."""

    seat: int


class TurnExpired(Fact, frozen=True, tag="turn expired"):
    """A side's hard time limit ran out without a legal draft: no tiles, no points."""

    seat: int


class TurnLost(Fact, frozen=True, tag="turn lost"):
    """A penalty used up the rest of a side's turn."""

    seat: int


class LetterBought(Fact, frozen=True, tag="letter bought"):
    """A side bought a letter from the bag, or found that the bag has none."""

    seat: int
    help: str
    letter: str
    found: bool
    given: str = ""
    """The tile that went into the bag for it, if the house swaps."""


class LetterReturned(Fact, frozen=True, tag="letter returned"):
    """A bought letter went back to the bag: nobody starts a turn with an extra tile."""

    seat: int
    letter: str


class Peeked(Fact, frozen=True, tag="peeked"):
    """A side looked up the words in the dictionary that begin with its letters."""

    seat: int
    help: str
    prefix: str
    until: int


class ServiceBought(Fact, frozen=True, tag="service bought"):
    """A side bought a help that changes neither tiles nor words."""

    seat: int
    help: str


class ClockStarted(Fact, frozen=True, tag="clock started"):
    """A side's time runs; ``fresh`` starts the time of a new turn."""

    seat: int
    fresh: bool


class ClockStopped(Fact, frozen=True, tag="clock stopped"):
    """Nobody's time runs."""


class TimeAsked(Fact, frozen=True, tag="time asked"):
    """A soft limit is reached: the score-keeper grants time or declares a missed go."""

    seat: int


class TimeGranted(Fact, frozen=True, tag="time granted"):
    """A side got more time for this turn."""

    seat: int
    milliseconds: int


class VacationTaken(Fact, frozen=True, tag="vacation taken"):
    """Correspondence: the side's time stands still until then; a time that is now ends it."""

    seat: int
    until: int


class RoundEndSet(Fact, frozen=True, tag="round end set"):
    """The time at which the round ends was set."""

    at: int


class BellRung(Fact, frozen=True, tag="bell rung"):
    """The round's time is over."""


class Paused(Fact, frozen=True, tag="paused"):
    """Everything stopped."""

    reason: Message | str = ""
    by_program: bool = False
    """Whether the program that runs the table stopped it: then any seat may resume."""


class Resumed(Fact, frozen=True, tag="resumed"):
    """Everything goes on from where it stopped."""
