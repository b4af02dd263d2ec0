"""The hall's clock and the calls, as screens and phones show them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from rackhouse.contest.state import RoundClock, Summons
    from rackhouse.desk.views.scene import Scene


class ClockShown(msgspec.Struct, frozen=True):
    """The clock of a round. A page counts down from ``left`` by itself."""

    ends_at: int
    """When it runs out, in milliseconds since 1970; if it is paused, as if it continued now."""
    left: int
    """Milliseconds left when this was sent; negative once the time is over."""
    is_paused: bool
    seconds: int
    """How long the round was set to be."""


def clock_shown(clock: RoundClock | None, now: int) -> ClockShown | None:
    """The clock at a moment.

    >>> from rackhouse.contest.state import RoundClock
    >>> clock_shown(RoundClock(began=0, seconds=60), 20_000).left
    40000
    """
    if clock is None:
        return None
    paused = clock.paused_at is not None
    left = clock.ends_at - (clock.paused_at if clock.paused_at is not None else now)
    return ClockShown(now + left, left, paused, clock.seconds)


SHOWN_FOR: Final = 180_000
"""How many milliseconds a call is shown."""


class SummonsShown(msgspec.Struct, frozen=True):
    """Entries that are called to their match, or to the desk."""

    pairing: int | None
    """The match; null if they are called to the desk."""
    table: int | None
    entries: tuple[int, ...]
    names: tuple[str, ...]
    at: int
    """When they were called last, in milliseconds since 1970."""
    times: int
    left: int
    """How many milliseconds it is still shown; 0 when that is over."""


def summons_shown(scene: Scene) -> tuple[SummonsShown, ...]:
    """Current calls, the newest first: to open matches, and for a while to the desk."""
    calls = sorted(scene.state.summons.values(), key=lambda one: -one.at)
    return tuple(_shown(scene, one) for one in calls if _is_open(scene, one))


def _is_open(scene: Scene, call: Summons) -> bool:
    if call.pairing is None:
        return _left(scene, call) > 0
    pairing = scene.state.pairings.get(call.pairing)
    # A pairing that was changed by hand has other sides, which were not called.
    return (
        pairing is not None
        and set(call.entries) <= set(pairing.sides)
        and scene.state.result_of(pairing) is None
    )


def _shown(scene: Scene, call: Summons) -> SummonsShown:
    return SummonsShown(
        pairing=call.pairing,
        table=None if call.pairing is None else scene.state.tables.get(call.pairing),
        entries=call.entries,
        names=tuple(map(scene.names, call.entries)),
        at=call.at,
        times=call.times,
        left=_left(scene, call),
    )


def _left(scene: Scene, call: Summons) -> int:
    return max(0, call.at + SHOWN_FOR - scene.now)
