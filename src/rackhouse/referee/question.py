"""What the game waits for, and from whom. Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

from rackhouse.record import Phase, State
from rackhouse.referee.ending import after, racks_missing
from rackhouse.referee.window import score_keeper_for, waiting_for

Kind: TypeAlias = Literal[
    "lots", "turn", "press", "window", "confirm", "judge", "book", "plays", "racks", "tie",
    "marker", "result", "paused", "nothing",
]  # fmt: skip


class Question(msgspec.Struct, frozen=True):
    """What is asked now; ``seats`` may answer, in any order."""

    kind: Kind
    seats: tuple[int, ...] = ()


def question_of(state: State) -> Question:
    """What the game waits for.

    >>> from rackhouse.game import Game
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> question_of(game.state).kind
    'turn'
    """
    return _ASKED[state.phase](state)


def keeper_of(state: State, seat: int) -> int:
    """The side that keeps the score of a seat's turn; the seat itself before the first turn."""
    if not state.order:
        return seat
    keeper = score_keeper_for(state, seat)
    return keeper if keeper in state.in_game else after(state, seat)[0]


def _window(state: State) -> Question:
    waiting = waiting_for(state, None)
    if not waiting and state.pending is not None:
        return Question("confirm", (keeper_of(state, state.pending.seat),))
    return Question("window", waiting)


def _ruling(state: State) -> Question:
    call, pending = state.call, state.pending
    if state.ruler != "players" or call is None or pending is None:
        return Question("judge")
    heard = [seat for seat, _ in call.verdicts]
    return Question("book", tuple(s for s in (call.seat, pending.seat) if s not in heard))


def _finished(state: State) -> Question:
    if state.is_aborted:
        return Question("nothing")
    if state.undecided:
        return Question("tie", state.undecided)
    if any(marker.outcome is None for marker in state.markers):
        return Question("marker")
    return Question("result", tuple(s for s in state.in_game if s not in state.confirmed))


def _plays(state: State) -> Question:
    silent = [seat for seat in state.in_game if state.sides[seat].says_no_more is None]
    return Question("plays", tuple(silent))


_ASKED: dict[Phase, Callable[[State], Question]] = {
    Phase.SETTING_UP: lambda _state: Question("lots"),
    Phase.ON_TURN: lambda state: Question("turn", (state.mover,)),
    Phase.ANNOUNCED: lambda state: Question("press", (state.mover,)),
    Phase.PENDING: _window,
    Phase.FINAL_PENDING: _window,
    Phase.ADJUDICATING: _ruling,
    Phase.ASKING: _plays,
    Phase.RACKS: lambda state: Question("racks", racks_missing(state)),
    Phase.FINISHED: _finished,
    Phase.CERTIFIED: lambda _state: Question("nothing"),
    Phase.PAUSED: lambda _state: Question("paused"),
}
