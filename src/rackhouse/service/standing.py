"""Where a game stands, for the store to search by."""

from __future__ import annotations

from rackhouse.record import Phase, State
from rackhouse.referee import next_due
from rackhouse.referee.question import keeper_of, question_of
from rackhouse.service.values import GameInfo, Standing

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
    )


def is_timed(state: State) -> bool:
    """Whether time runs against somebody."""
    if state.phase in _OFF_THE_CLOCK:
        return False
    return state.ticking is not None or next_due(state) is not None


def awaited_chairs(state: State, info: GameInfo) -> tuple[int | None, ...]:
    """The engine's seats whose word is wanted now; ``None`` is the list that speaks for the judge.

    What the book says, and the result, is for people to say first where there are any.
    """
    if not info.chairs and not info.list_judges:
        return ()
    question = question_of(state)
    chairs = {chair.seat for chair in info.chairs}
    if question.kind == "judge":
        return (None,) if info.list_judges else ()
    if question.kind == "lots":
        return tuple(seat for seat in sorted(chairs) if _lacks_nonce(state, seat))
    if question.kind == "paused":
        is_all = len(chairs) == len(state.sides)
        return tuple(sorted(chairs))[:1] if is_all and state.paused_by_program else ()
    if state.phase is Phase.ON_TURN and state.turn_state.time_asked:
        keeper = keeper_of(state, state.mover)
        if keeper in chairs:
            return (keeper,)
    asked = {*question.seats, *(_window_keepers(state) if question.kind == "window" else ())}
    if question.kind in ("book", "result") and asked - chairs:
        return ()
    if question.kind in ("racks", "tie", "marker"):
        return ()
    return tuple(sorted(asked & chairs))


def _window_keepers(state: State) -> tuple[int, ...]:
    """The side that shuts the window by confirming the score, where the sheet has one."""
    if state.pending is None or state.phase is not Phase.PENDING:
        return ()
    if state.rules.window.shuts != "score-confirmed":
        return ()
    return (keeper_of(state, state.pending.seat),)


def _lacks_nonce(state: State, seat: int) -> bool:
    return state.is_dealt and state.sides[seat].nonce is None
