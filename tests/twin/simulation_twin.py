"""What a candidate is worth by simulation, over every order of the unseen tiles: slow and plain.

For racks without learned values, and houses in which nobody may exchange so late.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations

from rackhouse.board import Board, Direction, Play, score_play
from rackhouse.tiles import EMPTY, on_rack

FindPlays = Callable[[Board, bytes], Iterable[Play]]

AT_THE_END = {
    4: (1000, -50),
    3: (4000, -200),
    2: (6500, -200),
    1: (7500, -150),
    0: (4500, -200),
    -1: (-1500, 0),
    -2: (-1000, -200),
}
"""By tiles left in the bag: thousandths, and thousandths for each point kept."""
BEYOND = (500, -550)
MOST_AT_THE_END = max(AT_THE_END)


@dataclass
class Side:
    rack: list[int]
    points: int = 0
    leave: int = 0


@dataclass(frozen=True)
class SimulationTwin:
    """Positions of one house, with what its racks hold and when its games end."""

    find_plays: FindPlays
    rack_size: int
    scoreless_limit: int
    plies: int = 2

    def expected(
        self, board: Board, own: bytes, unseen: bytes, held: int, candidate: Play | None
    ) -> Fraction:
        """The mean worth in points of a play, or of the pass."""
        orders = list(permutations(unseen))
        total = 0
        for order in orders:
            worth = self._after(board, own, list(order[:held]), list(order[held:]), candidate)
            total += (abs(worth) + 5) // 10 * (1 if worth >= 0 else -1)
        return Fraction(total, 100 * len(orders))

    def _after(
        self, board: Board, own: bytes, other: list[int], bag: list[int], play: Play | None
    ) -> int:
        sides = [Side(list(own)), Side(other)]
        scoreless = 0
        for ply in range(self.plies + 1):
            side, opponent = sides[ply % 2], sides[1 - ply % 2]
            if ply:
                play = self.reply(board, side, opponent, len(bag))
            side.leave = self.leave(board, side, opponent, len(bag), play)
            score = 0 if play is None else score_play(board, play).total
            side.points += score
            scoreless = 0 if score else scoreless + 1
            if play is not None:
                for placement in play.placements:
                    side.rack.remove(on_rack(placement.tile))
                while bag and len(side.rack) < self.rack_size:
                    side.rack.append(bag.pop(0) if ply % 2 == 0 else bag.pop())
                board = board.lay(play.placements)
            if not side.rack:
                side.points += 2 * value(board, opponent.rack)
                return 1000 * (sides[0].points - sides[1].points)
            if scoreless >= self.scoreless_limit:
                lost = [value(board, one.rack) for one in sides]
                return 1000 * (sides[0].points - lost[0] - sides[1].points + lost[1])
        return 1000 * (sides[0].points - sides[1].points) + sides[0].leave - sides[1].leave

    def reply(self, board: Board, side: Side, opponent: Side, in_bag: int) -> Play | None:
        """The play with the best equity."""

        def order(play: Play) -> tuple[object, ...]:
            leave = self.leave(board, side, opponent, in_bag, play)
            return (-1000 * score_play(board, play).total - leave, *place(board, play))

        return min(self.find_plays(board, bytes(side.rack)), key=order, default=None)

    def leave(
        self, board: Board, side: Side, opponent: Side, in_bag: int, play: Play | None
    ) -> int:
        kept = list(side.rack)
        for placement in play.placements if play else ():
            kept.remove(on_rack(placement.tile))
        points = value(board, kept)
        if in_bag == 0:
            if not kept:
                return 2000 * value(board, opponent.rack)
            return -1500 * points - 8000
        left = in_bag - (len(side.rack) - len(kept))
        if left > MOST_AT_THE_END:
            return 0
        constant, a_point = AT_THE_END.get(left, BEYOND)
        return constant + points * a_point


def value(board: Board, tiles: Iterable[int]) -> int:
    return board.tile_set.sum_of(bytes(tiles))


def place(board: Board, play: Play) -> tuple[object, ...]:
    """How the engine orders plays of equal worth: by direction, line, start, length, tiles."""
    across = play.position.direction is Direction.ACROSS
    row, column = play.position.row, play.position.column
    laid = {placement.square: placement.tile for placement in play.placements}
    cells, columns = board.lay(play.placements).cells, board.layout.columns
    word = []
    while row < board.layout.rows and column < columns and cells[row * columns + column] != EMPTY:
        word.append(laid.get(row * columns + column, 0))
        row, column = (row, column + 1) if across else (row + 1, column)
    line, start = play.position.row, play.position.column
    if not across:
        line, start = start, line
    return (0 if across else 1, line, start, len(word), word)
