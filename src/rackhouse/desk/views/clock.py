"""The hall's clock as a page shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rackhouse.contest.round_clock import RoundClock


class ClockShown(msgspec.Struct, frozen=True):
    """The clock of a round. A page counts on from ``left`` by itself."""

    ends_at: int
    """When it runs out, in milliseconds since 1970; where it is paused, if it went on now."""
    left: int
    """Milliseconds, at the moment of the answer; negative once the time is over."""
    is_paused: bool
    seconds: int
    """How long the round was set to be."""


def clock_shown(clock: RoundClock | None, now: int) -> ClockShown | None:
    """The clock at a moment.

    >>> from rackhouse.contest.round_clock import RoundClock
    >>> clock_shown(RoundClock(began=0, seconds=60), 20_000).left
    40000
    """
    if clock is None:
        return None
    paused = clock.paused_at is not None
    left = clock.ends_at - (clock.paused_at if clock.paused_at is not None else now)
    return ClockShown(now + left, left, paused, clock.seconds)
