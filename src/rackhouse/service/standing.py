"""Where a game stands, for the store to search by."""

from __future__ import annotations

from rackhouse.record import JUDGE, Actor, Phase, State
from rackhouse.referee import next_due
from rackhouse.referee.question import question_of
from rackhouse.service.engine_turn import awaited
from rackhouse.service.places import place_name
from rackhouse.service.values import Awaited, GameInfo, Standing

_OFF_THE_CLOCK = (Phase.SETTING_UP, Phase.PAUSED, Phase.RACKS, Phase.FINISHED, Phase.CERTIFIED)


def standing_of(state: State, info: GameInfo) -> Standing:
    """What the store keeps of a state."""
    due = next_due(state)
    return Standing(
        number=state.number,
        changed=state.at,
        phase=state.phase,
        scores=tuple([side.score for side in state.sides]),
        mover=state.mover,
        due=None if due is None else due.at,
        is_timed=is_timed(state),
        awaits_engine=bool(awaited_chairs(state, info)),
        awaits=awaited_places(state),
    )


def awaited_places(state: State) -> Awaited:
    """Whose word is wanted: not always that of the side whose turn it is."""
    question = question_of(state)
    seats = tuple(place_name(Actor.seat_at(seat)) for seat in question.seats)
    return Awaited(question.kind, (place_name(JUDGE),) if question.kind == "judge" else seats)


def is_timed(state: State) -> bool:
    """Whether time runs against somebody."""
    if state.phase in _OFF_THE_CLOCK:
        return False
    return state.ticking is not None or next_due(state) is not None


def awaited_chairs(state: State, info: GameInfo) -> tuple[int | None, ...]:
    """The engine's seats whose word is wanted now; ``None`` is the list as the judge."""
    chairs = {chair.seat for chair in info.chairs}
    return awaited(state, chairs, list_judges=info.list_judges)
