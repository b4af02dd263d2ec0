"""What unplayed tiles and overtime do to the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rackhouse.record import State
    from rackhouse.record.facts import PointsReason

_MINUTE = 60_000


def unplayed_points(state: State) -> list[tuple[int, int, PointsReason]]:
    """Seat, points and reason of every change that unplayed tiles make."""
    values = [_held_value(state, seat) for seat in range(len(state.sides))]
    doubled = state.rules.unplayed.count == "double-to-out"
    changes: list[tuple[int, int, PointsReason]] = []
    for seat, value in enumerate(values):
        spared = doubled and state.out is not None and seat not in state.set_aside
        if value and not spared:
            changes.append((seat, -value, "own unplayed"))
    if state.out is not None:
        others = sum(value for seat, value in enumerate(values) if seat not in state.set_aside)
        if others:
            changes.append((state.out, others * (2 if doubled else 1), "others' unplayed"))
    return changes


def _held_value(state: State, seat: int) -> int:
    side = state.sides[seat]
    return state.board.tile_set.sum_of(side.rack if state.is_dealt else side.declared or b"")


def overtime_points(state: State) -> list[tuple[int, int]]:
    """Seat and points of every side that used more than its clock: each started minute costs."""
    if not state.has_clocks:
        return []
    allowed = state.rules.clocks.seconds * 1000
    changes = []
    for seat, side in enumerate(state.sides):
        started_minutes = -((allowed - side.clock_used) // _MINUTE)
        points = max(0, started_minutes) * state.rules.clocks.overtime_points
        if points:
            changes.append((seat, -points))
    return changes
