"""What a side may have kept after a play, by Bayes' rule over all choices: slow and plain."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from rackhouse.board import Board, Placement, Play, score_play
from rackhouse.tiles import on_rack
from tests.twin.simulation_twin import Side, SimulationTwin, place

CONSIDERED = 20
ANYTHING = 0.001


def chances_of_leaves(
    twin: SimulationTwin, board: Board, hidden: bytes, held: int, play: Play, halving: float
) -> dict[bytes, float]:
    """How likely each leave is; ``hidden`` are the tiles unseen after the play."""
    laid = [on_rack(placement.tile) for placement in play.placements]
    in_bag = len(hidden) + len(laid) - held
    drawn = Counter(bytes(sorted(some)) for some in combinations(hidden, held - len(laid)))
    weights = {
        leave: ways * _likelihood(twin, board, bytes([*laid, *leave]), in_bag, play, halving)
        for leave, ways in drawn.items()
    }
    total = sum(weights.values())
    return {leave: weight / total for leave, weight in weights.items()}


def _likelihood(
    twin: SimulationTwin, board: Board, rack: bytes, in_bag: int, play: Play, halving: float
) -> float:
    """How likely the rack is to make the play: its best moves compete by equity."""
    side, nobody = Side(list(rack)), Side([])

    def equity(one: Play) -> int:
        return 1000 * score_play(board, one).total + twin.leave(board, side, nobody, in_bag, one)

    plays = sorted(twin.find_plays(board, rack), key=lambda one: (-equity(one), *place(board, one)))
    best = plays[:CONSIDERED]
    shares: dict[frozenset[Placement], float] = {
        frozenset(one.placements): 0.5 ** ((equity(best[0]) - equity(one)) / 1000 / halving)
        for one in best
    }
    made = shares.get(frozenset(play.placements), 0.0)
    return ANYTHING + (1 - ANYTHING) * made / sum(shares.values())
