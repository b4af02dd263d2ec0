"""Who won: unplayed tiles and overtime counted, places, ties and how they are broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import all_of, message
from rackhouse.record import Phase, State, facts
from rackhouse.record.facts import ResultDecided
from rackhouse.referee.deciding import CommandRefused
from rackhouse.referee.supply import draw_lots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.messages import Message
    from rackhouse.record import Actor
    from rackhouse.referee.commands import BreakTie
    from rackhouse.referee.deciding import GameDeciding, World


_WANTS_A_WINNER = ("replay-or-draw", "director")


def decide_result(state: State) -> ResultDecided:
    """The places by final score and, if the sheet says so, by score before unplayed tiles.

    Sides that resigned come last; a side that was awarded the match comes first.
    """
    keys = [_key(state, seat) for seat in range(len(state.sides))]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    tied = tuple(seat for seat, place in enumerate(places) if place == 1)
    wanted = len(tied) > 1 and state.rules.result.still_tied in _WANTS_A_WINNER
    return facts.ResultDecided(places, tied if wanted else ())


def _key(state: State, seat: int) -> tuple[bool, bool, int, int]:
    side = state.sides[seat]
    by_before = state.rules.result.tie == "score-before-unplayed"
    return (
        state.awarded_to == seat,
        not side.is_resigned,
        side.score,
        side.before_unplayed if by_before else 0,
    )


def may_break_tie(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why a tie cannot be broken now."""
    return None if state.undecided else message("referee-no-tie")


def break_tie(deciding: GameDeciding, command: BreakTie) -> None:
    """Break a tie by a draw of tiles among the tied, or as the director decided."""
    state = deciding.state
    tied = state.undecided
    if command.method == "draw":
        if not state.is_dealt:
            raise CommandRefused("referee-draw-real-tiles")
        if state.phase is Phase.CERTIFIED:
            raise CommandRefused("referee-secret-is-known")
        winner = draw_lots(deciding, tied, "tie")
        order: tuple[int, ...] = (winner,)
    else:
        order = command.order
        if not order or len(set(order)) != len(order) or not set(order) <= set(tied):
            raise CommandRefused("referee-order-of-tied", seats=all_of(map(state.seat_name, tied)))
    places = list(state.places)
    for seat in tied:
        places[seat] = 1 + (order.index(seat) if seat in order else len(order))
    deciding.write(facts.ResultDecided(tuple(places)))


_MINUTE = 60_000


def unplayed_points(state: State) -> Iterator[facts.PointsGiven]:
    """What the unplayed tiles take from every side, and give to the one that is out."""
    values = [_held_value(state, seat) for seat in range(len(state.sides))]
    doubled = state.rules.unplayed.count == "double-to-out"
    for seat, value in enumerate(values):
        spared = doubled and state.out is not None and seat not in state.set_aside
        if value and not spared:
            yield facts.PointsGiven(seat, -value, "own unplayed")
    if state.out is not None:
        others = sum(value for seat, value in enumerate(values) if seat not in state.set_aside)
        if others:
            points = others * (2 if doubled else 1)
            yield facts.PointsGiven(state.out, points, "others' unplayed")


def _held_value(state: State, seat: int) -> int:
    side = state.sides[seat]
    return state.board.tile_set.sum_of(side.rack if state.is_dealt else side.declared or b"")


def overtime_points(state: State) -> Iterator[facts.PointsGiven]:
    """What overtime takes from every side; each minute begun costs."""
    if not state.has_clocks:
        return
    allowed = state.rules.clocks.seconds * 1000
    for seat, side in enumerate(state.sides):
        started_minutes = -((allowed - side.clock_used) // _MINUTE)
        points = max(0, started_minutes) * state.rules.clocks.overtime_points
        if points:
            yield facts.PointsGiven(seat, -points, "overtime")
