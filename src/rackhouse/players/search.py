"""Looking ahead: a player simulates its best moves, and solves what is left once the bag is empty.

The position that is searched is made of what the player's seat may see: its own rack, and the other
one only when the bag is empty and everybody can work it out. Work is limited by what is looked
into, so that the same view and seed give the same choice on any machine, or by processor time where
somebody states seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from rackhouse.analysis import SimulationPlan, simulate, solve
from rackhouse.errors import IllegalError
from rackhouse.players.choice import Choice, Lay, Seen, Stay, Swap
from rackhouse.record.cgp import CgpPosition
from rackhouse.tiles import on_rack

if TYPE_CHECKING:
    from rackhouse.analysis import Endgame, SimulatedMove, Simulation
    from rackhouse.engine import Engine
    from rackhouse.rules import Rules

MOST_FRUITLESS: Final = 6
"""After this many turns without a play, of all sides, nobody exchanges any more."""
_SIDES: Final = 2
_FOREVER: Final = 1e6
"""Seconds that the core is given where the budget is kept here."""
_TO_THE_END: Final = 40

_Known = TypeVar("_Known", "Endgame", "Simulation")


class Search(msgspec.Struct, frozen=True):
    """How far and how long a player looks ahead in a turn."""

    iterations: int
    """How often candidates are played on in a turn, all together."""
    nodes: int
    """Positions that it looks into with the bag empty."""
    candidates: int = 15
    plies: int = 2
    """Turns after each candidate, while the bag is full."""
    last_tiles: int = 0
    """With so many tiles in the bag or fewer, candidates are played on to the end of the game."""
    seconds: float = 0.0
    """Processor time for a turn, instead of iterations and nodes; 0 counts these."""


def searched(engine: Engine, seen: Seen, search: Search, seed: int) -> Choice | None:
    """What looking ahead chooses, or ``None`` if the rules or the position are not known to it."""
    rules, held = seen.rules, len(seen.unseen) - seen.bag
    if rules is None or len(seen.scores) != _SIDES or held < 1:
        return None
    racks = (_rack(seen.rack), b"" if seen.bag else _rack(seen.unseen))
    position = CgpPosition(seen.board, racks, seen.scores, seen.scoreless)
    try:
        if not seen.bag:
            return _solved(position, engine, rules, search)
        if held == rules.tiles.rack and engine.has_leaves:
            return _simulated(position, engine, seen, search, seed)
    except IllegalError:
        pass  # a house that it does not know
    return None


def _rack(tiles: tuple[int, ...]) -> bytes:
    return bytes(sorted(map(on_rack, tiles)))


def _solved(position: CgpPosition, engine: Engine, rules: Rules, search: Search) -> Choice:
    nodes = {} if search.seconds else {"nodes": search.nodes}
    found = solve(position, engine, rules, seconds=_FOREVER, go_on=_clock(search.seconds), **nodes)
    play = found.line[0].play if found.line else None
    return Stay() if play is None else Lay(play)


def _simulated(
    position: CgpPosition, engine: Engine, seen: Seen, search: Search, seed: int
) -> Choice | None:
    assert seen.rules is not None
    plies = _TO_THE_END if seen.bag <= search.last_tiles else search.plies
    plan = SimulationPlan(plies=plies, candidates=search.candidates, seed=seed)
    clock = _clock(search.seconds)

    def go_on(known: Simulation) -> bool:
        return known.iterations < search.iterations if clock is None else clock(known)

    found = simulate(position, engine, seen.rules, seconds=_FOREVER, plan=plan, go_on=go_on)
    moves = (move for move in found.moves if _is_allowed(move, seen))
    return next((_choice(move) for move in moves), None)


def _is_allowed(move: SimulatedMove, seen: Seen) -> bool:
    if move.action != "exchange":
        return True
    return len(move.exchanged) <= seen.may_swap and seen.fruitless < MOST_FRUITLESS


def _choice(move: SimulatedMove) -> Choice:
    if move.play is not None:
        return Lay(move.play)
    return Swap(move.exchanged) if move.exchanged else Stay()


def _clock(seconds: float) -> Callable[[_Known], bool] | None:
    """Goes on as long as another step of the same length fits in so much processor time."""
    if not seconds:
        return None
    told = time.thread_time()
    end = told + seconds

    def go_on(_known: _Known) -> bool:
        nonlocal told
        step, told = time.thread_time() - told, time.thread_time()
        return told + step < end

    return go_on
