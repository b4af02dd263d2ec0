"""What candidates come to with tiles in the bag, over every order of the tiles: slow and plain.

After a play that empties the bag, the endgame is tried out in full. As long as tiles are left in
the bag, both sides reply with their best equity, as in the simulation's twin.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations

from rackhouse.board import Board, Play, score_play
from rackhouse.tiles import on_rack
from tests.twin.endgame_twin import EndgameTwin, TwinPosition
from tests.twin.simulation_twin import Side, SimulationTwin, value


@dataclass(frozen=True)
class PreEndgameTwin:
    """Positions of one house in which two sides play and nobody may exchange."""

    replies: SimulationTwin
    endings: EndgameTwin

    def expected(
        self,
        board: Board,
        own: bytes,
        unseen: bytes,
        held: int,
        lead: int,
        play: Play | None,
        idle: int = 0,
    ) -> tuple[Fraction, Fraction]:
        """The share of games won and the mean final spread."""
        wins, spreads, orders = Fraction(), 0, list(permutations(unseen))
        for order in orders:
            sides = [Side(list(own)), Side(list(order[:held]))]
            spread = lead + self._rest(board, sides, list(order[held:]), play, idle)
            wins += Fraction((spread > 0) - (spread < 0) + 1, 2)
            spreads += spread
        return wins / len(orders), Fraction(spreads, len(orders))

    def _rest(
        self, board: Board, sides: list[Side], bag: list[int], play: Play | None, idle: int
    ) -> int:
        """What our side gains from here on; ours are the first of the sides, and on turn."""
        gained, sign, at = 0, 1, 0
        passes = scoreless = idle
        ending = self.endings.rules.ending
        while True:
            mover, other = sides[at % 2], sides[1 - at % 2]
            score = 0 if play is None else score_play(board, play).total
            gained += sign * score
            scoreless = 0 if score else scoreless + 1
            passes = 0 if play else passes + 1
            if play is not None:
                board = board.lay(play.placements)
                for placement in play.placements:
                    mover.rack.remove(on_rack(placement.tile))
                while bag and len(mover.rack) < self.replies.rack_size:
                    mover.rack.append(bag.pop(0) if sign > 0 else bag.pop())
            by_passes = ending.pass_rounds and passes >= 2 * ending.pass_rounds
            if by_passes or (ending.scoreless_turns and scoreless >= ending.scoreless_turns):
                return gained - value(board, sides[0].rack) + value(board, sides[1].rack)
            at, sign = at + 1, -sign
            if not bag:
                racks = (bytes(sorted(other.rack)), bytes(sorted(mover.rack)))
                rest = TwinPosition(board, racks, passes, scoreless)
                return gained + sign * self.endings.spread(rest)
            play = self.replies.reply(board, other, mover, len(bag))
