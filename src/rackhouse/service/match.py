"""Games between two engine players under the referee, the same whoever plays them out."""

from __future__ import annotations

import hashlib
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING

import msgspec

from rackhouse.engine import SelfPlay
from rackhouse.errors import IllegalError
from rackhouse.game import Game
from rackhouse.judging import ruled_by
from rackhouse.lexicon import DictionaryJudge, Lexicon, ListJudge
from rackhouse.players import Character
from rackhouse.record.gcg import gcg_of, write_gcg
from rackhouse.referee import Refusal
from rackhouse.rules import Sheet
from rackhouse.service.engine_turn import attempts, awaited
from rackhouse.service.players import EngineSeat

if TYPE_CHECKING:
    from rackhouse.record import State

NONCES = ("first seat", "second seat")
_CHUNK = 5
"""How many games a process takes at a time."""
_DAY = 24 * 60 * 60


class MatchSetup(msgspec.Struct, frozen=True):
    """Who plays whom, under which sheet, with which words.

    >>> match = MatchSetup("base", ("Pip", "Nora"), lexicon="enable", seed=7)
    >>> play_game(match, 0).points == play_game(match, 0).points
    True
    """

    sheet: str | Sheet
    players: tuple[str | Character, str | Character]
    """By name, or with habits of their own."""
    lexicon: str = "enable"
    seed: int = 0
    budget: int = 0
    """Cents that each may spend on helps in a game."""
    wants_gcg: bool = False


class MatchGame(msgspec.Struct, frozen=True):
    """How one game ended; for the first player of the match, then the second."""

    number: int
    points: tuple[int, int]
    wins: tuple[bool, bool]
    """Wins of each; neither wins a draw."""
    bonuses: tuple[int, int]
    turns: int
    beginner: int
    """Which of the two began."""
    cpu_seconds: float
    gcg: str = ""


def play_match(match: MatchSetup, games: int, *, processes: int = 1) -> Iterator[MatchGame]:
    """The games with numbers from 0 to below ``games``, in order.

    The two begin in turn. A game depends only on the match and its number, so it is the same
    however many processes share the work.
    """
    if processes == 1:
        yield from (play_game(match, number) for number in range(games))
        return
    # Not forked: a process that has threads cannot be copied safely.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_leave_ctrl_c)
    try:
        yield from pool.map(partial(play_game, match), range(games), chunksize=_CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c() -> None:
    """Ignore Ctrl-C: the process that asked for the games handles it and ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_game(match: MatchSetup, number: int) -> MatchGame:
    """One game of a match, from the draw for first to the result."""
    began = time.process_time()
    game = _opened(match, number)
    rules = game.state.rules
    # The draw is made; now the players are seated so that each begins every second game.
    order = game.state.order
    seat_of = order if number % 2 == 0 else order[::-1]
    words = _words(game)
    seed = f"{match.seed} {number}"
    characters = [Character.named(one) if isinstance(one, str) else one for one in match.players]
    seats: dict[int, EngineSeat] = {
        seat: EngineSeat(seat, character, words, rules, seed, budget=match.budget)
        for seat, character in zip(seat_of, characters, strict=True)
    }
    while not game.state.is_over:
        _step(game, seats)
    state = game.state
    firsts = [state.places[seat] == 1 for seat in seat_of]
    names = dict(zip(seat_of, (one.name for one in characters), strict=True))
    return MatchGame(
        number,
        (state.sides[seat_of[0]].score, state.sides[seat_of[1]].score),
        (firsts[0] and not firsts[1], firsts[1] and not firsts[0]),
        (_bonuses(state, seat_of[0]), _bonuses(state, seat_of[1])),
        len(state.tally),
        number % 2,
        time.process_time() - began,
        write_gcg(gcg_of(game.entries, [names[0], names[1]])) if match.wants_gcg else "",
    )


def _opened(match: MatchSetup, number: int) -> Game:
    sheet = Sheet.named(match.sheet) if isinstance(match.sheet, str) else match.sheet
    if sheet.rules.round.limit == "organiser-sets" and not sheet.rules.round.seconds:
        sheet = sheet.with_values({"round.seconds": _DAY})
    secret = hashlib.sha256(f"{match.seed} {number}".encode()).hexdigest()
    game = Game.new(
        sheet, sides=2, lexicon=match.lexicon, secret=secret, nonces=NONCES, clock=lambda: 0
    )
    game.begin()
    return game


def _words(game: Game) -> Lexicon:
    assert isinstance(game.judge, ListJudge | DictionaryJudge)
    return game.judge.lexicon


def _step(game: Game, seats: dict[int, EngineSeat]) -> None:
    """One command of a side, or of the judge, who rules by the list."""
    state = game.state
    for seat in awaited(state, seats, list_judges=True, patient=True):
        if seat is None:
            game.do(ruled_by(game.judge, state))
            return
        for command in attempts(state, seat, game.world, seats[seat]):
            if not isinstance(game.ask(command), Refusal):
                return
    raise IllegalError("service-nobody-acts")


def _bonuses(state: State, seat: int) -> int:
    return sum(line.seat == seat and line.bonus > 0 and not line.withdrawn for line in state.tally)


def total_of(games: Sequence[MatchGame], wall_seconds: float) -> SelfPlay:
    """The totals of many games.

    >>> total_of([play_game(MatchSetup("base", ("Pip", "Nora")), 0)], 1.0).games
    1
    """
    return SelfPlay(
        games=len(games),
        turns=sum(game.turns for game in games),
        draws=sum(not any(game.wins) for game in games),
        wins=_sums([game.wins for game in games]),
        points=_sums([game.points for game in games]),
        bonuses=_sums([game.bonuses for game in games]),
        starter_wins=sum(game.wins[game.beginner] for game in games),
        wall_seconds=wall_seconds,
        cpu_seconds=sum(game.cpu_seconds for game in games),
    )


def _sums(pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    return sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)
