"""What the game waits for, and from whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.record import Phase
from rackhouse.referee.ending import racks_missing
from rackhouse.referee.rotation import after
from rackhouse.referee.window import score_keeper_for, waiting_for

if TYPE_CHECKING:
    from rackhouse.record import State

Kind: TypeAlias = Literal[
    "lots", "turn", "press", "window", "confirm", "judge", "book", "plays", "racks", "tie",
    "marker", "result", "paused", "nothing",
]  # fmt: skip


class Question(msgspec.Struct, frozen=True):
    """What is asked now; ``seats`` are the sides whose word is wanted, any of them first."""

    kind: Kind
    seats: tuple[int, ...] = ()


def question_of(state: State) -> Question:
    """What the game waits for.

    >>> from rackhouse.game import Game
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> question_of(game.state)
    Question(kind='turn', seats=(1,))
    """
    match state.phase:
        case Phase.SETTING_UP:
            return Question("lots")
        case Phase.ON_TURN:
            return Question("turn", (state.mover,))
        case Phase.ANNOUNCED:
            return Question("press", (state.mover,))
        case Phase.PENDING | Phase.FINAL_PENDING:
            return _window(state)
        case Phase.ADJUDICATING:
            return _ruling(state)
        case Phase.ASKING:
            silent = [seat for seat in state.in_game if state.sides[seat].says_no_more is None]
            return Question("plays", tuple(silent))
        case Phase.RACKS:
            return Question("racks", racks_missing(state))
        case Phase.FINISHED:
            return _finished(state)
        case Phase.PAUSED:
            return Question("paused")
        case Phase.CERTIFIED:
            return Question("nothing")


def keeper_of(state: State, seat: int) -> int:
    """The side that keeps the score of a seat's turn."""
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
    if state.undecided:
        return Question("tie", state.undecided)
    if any(marker.outcome is None for marker in state.markers):
        return Question("marker")
    return Question("result", tuple(s for s in state.in_game if s not in state.confirmed))
