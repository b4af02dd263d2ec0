"""What the engine seats do in a game: which seat has to answer now, and what.

Most answers need no thinking: press the clock, confirm a score. The others are questions to a
player: its turn, whether to challenge, whether it has plays left, what the book says. Halls,
terminals and matches all use this module. Pure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.board import Board
from rackhouse.errors import IllegalError
from rackhouse.record import CLOCK, Actor, Phase, State
from rackhouse.referee import GameView, commands, view
from rackhouse.referee.ending import next_mover
from rackhouse.referee.question import Kind, keeper_of, question_of
from rackhouse.referee.setting_up import proposals

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from rackhouse.referee import Command, World
    from rackhouse.service.players import SeatPlayer

GRANTED = 60
"""Seconds that an engine player grants when it keeps score."""


class Wanted(msgspec.Struct, frozen=True):
    """What a player is asked, with everything it may know of the game."""

    kind: Kind
    view: GameView
    board: Board
    words: tuple[str, ...] = ()
    """The challenged words."""
    heard: bool | None = None
    """What the other side read in the book."""


class EngineTask(msgspec.Struct, frozen=True):
    """What a seat has to do: this at once, or ask the player, with fallbacks if that is refused."""

    kind: Kind
    at_once: Command | None = None
    """A command that needs no thinking."""
    instead: tuple[Command, ...] = ()
    """Commands to try in turn if the player's own is refused, so that it never blocks a table."""
    not_before: int = 0


def awaited(
    state: State, seats: Collection[int], *, list_judges: bool, patient: bool = False
) -> tuple[int | None, ...]:
    """The engine seats that have to answer now; ``None`` is the word list as the judge.

    People go first in saying what the book says and what the result is. With ``patient``, as around
    one table, players do not close a window while people may still speak.

    >>> from rackhouse.game import Game
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> awaited(game.state, {0, 1}, list_judges=True) == (game.state.mover,)
    True
    """
    if not seats and not list_judges:
        return ()
    kind = question_of(state).kind
    if kind == "judge":
        return (None,) if list_judges else ()
    if kind == "lots":
        return tuple(
            seat
            for seat in sorted(seats)
            if _lacks_nonce(state, seat) or _declining(state, seat) is not None
        )
    if kind == "paused":
        is_all = len(seats) == len(state.sides)
        return tuple(sorted(seats))[:1] if is_all and state.paused_by_program else ()
    if kind in ("racks", "tie", "marker"):
        return ()
    if (keeper := _granting(state)) is not None and keeper in seats:
        return (keeper,)
    if agreeing := [seat for seat in sorted(seats) if _is_asked_to_take_back(state, seat)]:
        return tuple(agreeing)
    return tuple(sorted(_asked(state, seats, patient=patient).intersection(seats)))


def part_of(state: State, seat: int, nonce: Callable[[], str] = str) -> EngineTask:
    """What an awaited seat has to do; ``nonce`` makes its chance for the draws.

    >>> from rackhouse.game import Game
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> part = part_of(game.state, game.state.mover)
    >>> part.at_once is None, [type(command).__name__ for command in part.instead]
    (True, ['Pass', 'Resign'])
    """
    kind, actor = question_of(state).kind, Actor.seat_at(seat)
    if seat == _granting(state):
        return EngineTask(kind, commands.GrantTime(actor, GRANTED))
    if _is_asked_to_take_back(state, seat):
        return EngineTask(kind, commands.TakeBack(actor))
    if kind == "lots":
        lacks = _lacks_nonce(state, seat)
        return EngineTask(
            kind, commands.GiveNonce(actor, nonce()) if lacks else _declining(state, seat)
        )
    if kind in _AT_ONCE:
        return EngineTask(kind, _AT_ONCE[kind](actor))
    pending = state.pending
    if kind == "window" and pending and (seat == pending.seat or seat in pending.accepted):
        # It has answered and keeps score; the others get their seconds first.
        opens = pending.opened + state.rules.window.others_seconds * 1000
        return EngineTask(kind, commands.ConfirmScore(actor), not_before=opens)
    return EngineTask(kind, instead=_instead(state, kind, actor))


def wanted_of(state: State, seat: int, world: World) -> Wanted:
    """The question to a seat's player, with the view of that seat and nothing more."""
    seen = view(state, Actor.seat_at(seat), world)
    words = () if state.call is None else state.call.words
    return Wanted(question_of(state).kind, seen, state.board, words, _verdict(state))


def answered(player: SeatPlayer, wanted: Wanted) -> Command:
    """A player's answer to a question.

    Raises:
        IllegalError: if players are not asked that.
    """
    match wanted.kind:
        case "turn":
            return player.turn(wanted.view, wanted.board)
        case "window":
            return player.window(wanted.view)
        case "plays":
            return player.plays(wanted.view, wanted.board)
        case "book":
            return player.book(wanted.heard, wanted.words)
    raise IllegalError("service-no-answer-to", kind=wanted.kind)


def attempts(state: State, seat: int, world: World, player: SeatPlayer) -> tuple[Command, ...]:
    """The commands to try for an awaited seat, one after the other; the player thinks here."""
    part = part_of(state, seat)
    if part.at_once is not None:
        return (part.at_once,)
    return (answered(player, wanted_of(state, seat, world)), *part.instead)


def _asked(state: State, seats: Collection[int], *, patient: bool) -> set[int]:
    """Everybody who has to answer now, unless people go first."""
    question = question_of(state)
    asked = set(question.seats)
    people = asked.difference(seats)
    if question.kind in ("book", "result") and people:
        return people
    if question.kind == "window":
        if not patient:
            asked |= _window_keepers(state)
        elif people and not state.is_timed:
            asked.discard(next_mover(state))  # its answer starts the next turn
    return asked


def _verdict(state: State) -> bool | None:
    """What the first side has read in the book, if it has."""
    call = state.call
    return call.verdicts[0][1] if call is not None and call.verdicts else None


def _is_asked_to_take_back(state: State, seat: int) -> bool:
    """Whether somebody asks to take back; engine players always agree."""
    is_asked = bool(state.take_backs) and seat not in state.take_backs
    return is_asked and seat in state.in_game


def _granting(state: State) -> int | None:
    """The score-keeper, if a turn's time is up and they can grant more."""
    if state.phase is not Phase.ON_TURN or not state.turn_state.time_asked:
        return None
    return keeper_of(state, state.mover)


def _window_keepers(state: State) -> set[int]:
    """The side that closes the window by confirming the score, if the sheet has one."""
    if state.pending is None or state.phase is not Phase.PENDING:
        return set()
    if state.rules.window.shuts != "score-confirmed":
        return set()
    return {keeper_of(state, state.pending.seat)}


def _lacks_nonce(state: State, seat: int) -> bool:
    return state.is_dealt and state.sides[seat].nonce is None


def _declining(state: State, seat: int) -> Command | None:
    """Decline another dictionary or board: it knows only those of the game."""
    actor, sides = Actor.seat_at(seat), len(state.sides)
    books = proposals(state.dictionary_proposals, state.dictionary, sides)
    if any(seat in one.waiting_for for one in books):
        return commands.AgreeDictionary(actor, state.dictionary)
    boards = proposals(state.board_proposals, state.board.layout, sides)
    if any(seat in one.waiting_for for one in boards):
        return commands.AgreeBoard(actor, state.board.layout)
    return None


_AT_ONCE: Mapping[Kind, Callable[[Actor], Command]] = {
    "paused": lambda _actor: commands.Resume(CLOCK),
    "confirm": commands.ConfirmScore,
    "press": commands.PressClock,
    "result": commands.ConfirmResult,
}


def _instead(state: State, kind: Kind, actor: Actor) -> tuple[Command, ...]:
    """What counts as the answer of a player that gives none, or none that is allowed."""
    match kind:
        case "turn":
            return commands.Pass(actor), commands.Resign(actor)
        case "window":
            return (commands.Accept(actor),)
        case "plays":
            return (commands.AnswerPlays(actor, no_more=True),)
        case "book":
            good = _verdict(state) is not False
            return (commands.ConfirmVerdict(actor, acceptable=good),)
    return ()
