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

from rackhouse.analysis import (
    InferencePlan,
    PreEndgamePlan,
    SimulationPlan,
    infer,
    simulate,
    solve,
    solve_pre_endgame,
)
from rackhouse.board import Board, Play
from rackhouse.errors import IllegalError
from rackhouse.players.choice import Choice, Lay, Seen, Stay, Swap
from rackhouse.record.cgp import CgpPosition
from rackhouse.tiles import EMPTY, on_rack

if TYPE_CHECKING:
    from rackhouse.analysis import (
        Endgame,
        PreEndgame,
        PreEndgameMove,
        SimulatedMove,
        Simulation,
    )
    from rackhouse.engine import Engine
    from rackhouse.rules import Rules

MOST_FRUITLESS: Final = 6
"""After this many turns without a play, of all sides, nobody exchanges any more."""
_SIDES: Final = 2
_FOREVER: Final = 1e6
"""Seconds that the core is given where the budget is kept here."""
_TO_THE_END: Final = 40
_HALVING: Final = 2.0
_MOST_LEAVES: Final = 1_500
"""Racks that an inference asks in a turn: some forty milliseconds."""

_Known = TypeVar("_Known", "Endgame", "PreEndgame", "Simulation")


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
    by_network: bool = False
    """Whether a network chooses the candidates, and counts before they are played on."""
    win: float = 0.0
    """How much the chance to win counts beside points, from 0 to 1."""
    infers: bool = False
    """Whether it asks what the opponent may have kept when it made its last play."""
    draws_in_bag: int = 0
    """With so many tiles in the bag or fewer, it looks into all ways to draw them."""
    draw_nodes: int = 0
    """Positions that it looks into then."""


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
        if seen.bag <= search.draws_in_bag:
            return _over_all_draws(position, engine, seen, search, seed)
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


def _over_all_draws(
    position: CgpPosition, engine: Engine, seen: Seen, search: Search, seed: int
) -> Choice | None:
    """What wins most often over all ways to draw the last tiles."""
    assert seen.rules is not None
    plan = PreEndgamePlan(candidates=search.candidates, seed=seed)
    clock = _clock(search.seconds)
    nodes = {} if search.seconds else {"nodes": search.draw_nodes}

    def go_on(known: PreEndgame) -> bool:
        return not known.is_settled and (clock is None or clock(known))

    found = solve_pre_endgame(
        position, engine, seen.rules, seconds=_FOREVER, plan=plan, go_on=go_on, **nodes
    )
    moves = (move for move in found.moves if _is_allowed(move, seen))
    return next((_choice(move) for move in moves), None)


def _inferred(
    position: CgpPosition, engine: Engine, seen: Seen, search: Search, seed: int
) -> tuple[tuple[bytes, int], ...]:
    """What the opponent may have kept, as far as its last play says."""
    if not search.infers or not seen.answered or seen.rules is None:
        return ()
    cells = bytearray(seen.board.cells)
    for placement in seen.answered:
        cells[placement.square] = EMPTY
    board = Board(seen.board.layout, seen.board.tile_set, bytes(cells))
    before = CgpPosition(board, (b"", position.racks[0]), position.scores[::-1], 0)
    plan = InferencePlan(halving=_HALVING, most_exact=_MOST_LEAVES, samples=_MOST_LEAVES, seed=seed)
    try:
        return infer(before, Play.of(board, seen.answered), engine, seen.rules, plan=plan).racks
    except IllegalError:
        return ()  # more tiles than a rack holds, which some houses sell


def _simulated(
    position: CgpPosition, engine: Engine, seen: Seen, search: Search, seed: int
) -> Choice | None:
    assert seen.rules is not None
    plies = _TO_THE_END if seen.bag <= search.last_tiles else search.plies
    clock = _clock(search.seconds)
    plan = SimulationPlan(
        plies=plies,
        candidates=search.candidates,
        seed=seed,
        by_network=search.by_network,
        win=search.win,
        racks=_inferred(position, engine, seen, search, seed),
    )

    def go_on(known: Simulation) -> bool:
        return known.iterations < search.iterations if clock is None else clock(known)

    found = simulate(position, engine, seen.rules, seconds=_FOREVER, plan=plan, go_on=go_on)
    moves = (move for move in found.moves if _is_allowed(move, seen))
    return next((_choice(move) for move in moves), None)


def _is_allowed(move: SimulatedMove | PreEndgameMove, seen: Seen) -> bool:
    if move.action != "exchange":
        return True
    return len(move.exchanged) <= seen.may_swap and seen.fruitless < MOST_FRUITLESS


def _choice(move: SimulatedMove | PreEndgameMove) -> Choice:
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
