"""How many endgames are proved in 0.1, 1 and 10 s: positions of self-play with the bag empty.

``.venv/bin/python -m bench.endgame [GAMES]``, from the project's folder. Of each game one turn is
drawn by lot. Times are processor time of the thread.
"""

from __future__ import annotations

import sys
from random import Random
from time import thread_time

from bench.machine import describe
from rackhouse.analysis import Endgame, solve
from rackhouse.board import Board
from rackhouse.engine import Engine, Leaves
from rackhouse.engine.selfplay import Terms, written_down
from rackhouse.lexicon import Lexicon
from rackhouse.record.cgp import CgpPosition
from rackhouse.rules import Sheet

SEED = 2026
LIMIT = 10.0
SHOWN = (0.1, 1.0, LIMIT)


def endgame(engine: Engine, number: int) -> CgpPosition | None:
    """A turn of a game with the bag empty, by lot, if the game has one."""
    turns, held = written_down(engine, Terms(), SEED, number)
    board, found = Board.empty(engine.layout, engine.tile_set), []
    for at, turn in enumerate(turns):
        later = (one.rack for one in turns[at + 1 :] if one.seat != turn.seat)
        other = next(later, held[1 - turn.seat])
        if board.tile_count + len(turn.rack) + len(other) == engine.tile_set.total:
            found.append(CgpPosition(board, (bytes(turn.rack), bytes(other)), (0, 0)))
        if turn.play is not None:
            board = board.lay(turn.play.placements)
    return Random(number).choice(found) if found else None


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(describe(), flush=True)
    lexicon = Lexicon.named("enable")
    engine, rules = Engine(lexicon, leaves=Leaves.shipped_for(lexicon)), Sheet.named("base").rules
    proved: list[float] = []
    count, nodes, spent = 0, 0, 0.0
    for number in range(games):
        position = endgame(engine, number)
        if position is None:
            continue
        began = thread_time()

        def go_on(_known: Endgame, began: float = began) -> bool:
            return thread_time() - began < LIMIT

        found = solve(position, engine, rules, seconds=1e6, go_on=go_on)
        took = thread_time() - began
        count, nodes, spent = count + 1, nodes + found.nodes, spent + took
        proved += [took] if found.is_proved else []
        shares = ", ".join(f"{sum(t <= s for t in proved) / count:.0%} in {s:g} s" for s in SHOWN)
        print(f"\r{count} endgames: {shares}; {nodes / spent:,.0f} nodes/s", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
