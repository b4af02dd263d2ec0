"""Facts of time: clocks, limits, the bell, pauses."""

from __future__ import annotations

from rackhouse.messages import Message
from rackhouse.record.facts.terms import Fact


class ClockStarted(Fact, frozen=True, tag="clock started"):
    """A side's time runs; ``fresh`` is a new turn's time."""

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


class RoundEndSet(Fact, frozen=True, tag="round end set"):
    """When the round is over."""

    at: int


class BellRung(Fact, frozen=True, tag="bell rung"):
    """The time for the round is over."""


class Paused(Fact, frozen=True, tag="paused"):
    """Everything stopped."""

    reason: Message | str = ""
    by_program: bool = False
    """Whether the program itself stopped it, which ran the table: then any seat may go on."""


class Resumed(Fact, frozen=True, tag="resumed"):
    """Everything goes on where it stopped."""
