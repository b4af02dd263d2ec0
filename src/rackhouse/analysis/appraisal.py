"""What a move was worth beside the others of its turn, by the best method that the turn allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.analysis.alternatives import Alternative, Choices, kept, lay_of, swap_of
from rackhouse.analysis.endgame import Endgame, going_out_points, solve
from rackhouse.analysis.simulation import SimulationPlan, simulate
from rackhouse.analysis.unseen import unseen_tiles
from rackhouse.analysis.values import ReviewMethod
from rackhouse.analysis.win_model import WinModel
from rackhouse.engine import Network, Situation
from rackhouse.errors import IllegalError
from rackhouse.record.cgp import CgpPosition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.engine import Engine
    from rackhouse.rules import Rules

POINT: Final = 1000
_SIDES: Final = 2
_MOST_WEIGHED: Final = 1000
_MOST_SIMULATED: Final = 100
_LEARNED_EXCHANGES: Final = 7
"""Tiles in the bag without which nobody exchanged in the games that the network learned from."""
_FOREVER: Final = 1e9
"""Work is limited by what is counted, so that a slow machine gives the same answer."""


class ReviewPlan(msgspec.Struct, frozen=True, kw_only=True):
    """How closely a game is looked at. Work is counted, not timed, so every machine answers alike.

    >>> ReviewPlan().samples
    0
    """

    samples: int = 0
    """How often the best moves of a turn are played on; 0 is not at all."""
    plies: int = 2
    """How many turns each time."""
    candidates: int = 15
    """How many of the best moves are compared."""
    shown: int = 5
    """How many of them a review names."""
    nodes: int = 50_000
    """Positions that an endgame may be searched for; without a proof its turn is judged as others
    are."""
    draws: int = 64
    """How many other draws one is compared with, to say how lucky it was."""


class Appraisal(msgspec.Struct, frozen=True):
    """The best moves of a turn, the best first, and the one that was made."""

    best: tuple[Alternative, ...]
    made: Alternative | None
    """``None`` if only its kind is known, such as an exchange of unknown tiles."""
    method: ReviewMethod

    @property
    def lost(self) -> float | None:
        """Points lost against the best move."""
        if self.made is None:
            return None
        return max(0, self.best[0].worth - self.made.worth) / POINT

    @property
    def win_lost(self) -> float | None:
        """Chance to win lost, from 0 to 1."""
        best = self.best[0].win
        made = None if self.made is None else self.made.win
        return None if best is None or made is None else round(max(0.0, best - made), 4)


class Appraiser:
    """Compares the moves of a position whose side on turn holds a known rack."""

    def __init__(
        self, position: CgpPosition, engine: Engine, rules: Rules, plan: ReviewPlan, seed: int
    ) -> None:
        self.position, self._engine, self._rules = position, engine, rules
        self._plan, self._seed = plan, seed
        self._rack, self._unseen = position.racks[0], unseen_tiles(position)
        bag = max(0, len(self._unseen) - rules.tiles.rack * (len(position.racks) - 1))
        points = 0 if bag else position.board.tile_set.sum_of(self._unseen)
        self.situation = Situation(bag, points)
        self.choices = Choices(engine, rules, position.board, self._rack, self.situation)

    def unlisted(self, move: Alternative) -> Alternative:
        """A play with a word that the engine does not know: its points and the tiles kept."""
        left, bag, others = (
            kept(self._rack, move.tiles),
            self.situation.bag,
            self.situation.opponent_points,
        )
        if left or bag:
            after = Situation(max(0, bag - len(move.tiles)), others)
            leave = self._engine.pass_equity(left, after)
        else:
            leave = going_out_points(self._rules, others) * POINT
        worth = move.score * POINT + leave
        return replace(move, static=worth, worth=worth)

    def appraise(self, made: Alternative | None) -> Appraisal:
        """The best moves and the one that was made, which the appraisal values like them."""
        if len(self.position.racks) == _SIDES:
            bag = self.situation.bag
            found = self._exactly(made) if not bag else self._by_simulation(made)
            if found is not None:
                return found
            network = self._engine.shipped_network
            if bag and network is not None:
                return self._by_network(made, network)
        moves = self.choices.first(self._plan.candidates)
        return self._compared(moves, made, "static")

    def _compared(
        self, moves: Sequence[Alternative], made: Alternative | None, method: ReviewMethod
    ) -> Appraisal:
        """The moves in order; one that was not compared is as much better or worse than it was."""
        best = sorted(moves, key=lambda one: -one.worth)
        if made is not None:
            same = next(filter(made.is_same, best), None)
            if same is None:
                shift = sum(one.worth - one.static for one in best) // len(best)
                made = replace(made, worth=made.static + shift)
            else:
                made = same
        # The chance to win goes by points and leaves; what other methods add is the same for all.
        level = sum(one.static - one.worth for one in best) // len(best)
        shown = tuple(self._with_chance(one, level) for one in best[: self._plan.shown])
        return Appraisal(shown, None if made is None else self._with_chance(made, level), method)

    def _with_chance(self, move: Alternative, level: int) -> Alternative:
        """A move with the chance to win after it, where the model knows the board and the tiles."""
        board, model = self.position.board, WinModel.shipped()
        if model.doubt(board.tile_set, board.layout) is not None:
            return move
        laid = len(move.tiles) if move.kind == "play" else 0
        own, *others = self.position.scores
        held = min(self._rules.tiles.rack, len(self._unseen) // len(others))
        chances = model.chances(
            (*others, own + (move.worth + level) / POINT),
            # What the next side does not see once the tiles lie on the board.
            unseen=len(self._unseen) - held + len(self._rack) - laid,
            bag=max(0, self.situation.bag - laid),
            held=held,
            double_to_out=self._rules.unplayed.count == "double-to-out",
        )
        return replace(move, win=round(chances[-1], 4))

    def _by_network(self, made: Alternative | None, network: Network) -> Appraisal:
        moves = self._weighed(network, self._plan.candidates)
        if made is not None and made.kind != "pass" and not any(map(made.is_same, moves)):
            reach = self.choices.reach(made)
            if reach <= _MOST_WEIGHED:
                moves += filter(made.is_same, self._weighed(network, reach))
        return self._compared(moves, made, "network")

    def _weighed(self, network: Network, count: int) -> list[Alternative]:
        board, least = self.position.board, self._rules.exchange.least_in_bag
        bag = self.situation.bag
        # The network has never seen an exchange from a bag that is nearly empty.
        most = min(bag, len(self._rack)) if bag >= max(least, _LEARNED_EXCHANGES) else 0
        plays, swaps = self._engine.weighed(
            board, self._rack, self.situation, network, most, max(1, count)
        )
        static = {one.done: one.static for one in self.choices.first(count + 1)}
        found = [lay_of(candidate, board) for candidate in plays]
        found += [swap_of(exchange) for exchange in swaps]
        return [replace(one, static=static.get(one.done, one.worth)) for one in found]

    def _by_simulation(self, made: Alternative | None) -> Appraisal | None:
        if not self._plan.samples:
            return None
        reach = 0 if made is None else self.choices.reach(made)
        count = self._plan.candidates
        if count < reach <= _MOST_SIMULATED:
            count = reach
        plan = SimulationPlan(
            plies=self._plan.plies, candidates=count, samples=self._plan.samples, seed=self._seed
        )
        try:
            found = simulate(self.position, self._engine, self._rules, seconds=_FOREVER, plan=plan)
        except IllegalError:
            return None  # the rules of this house are not simulated
        moves = [
            Alternative(
                kind=one.action,
                play=one.play,
                tiles=tuple(sorted(one.exchanged if one.play is None else one.play.tiles)),
                score=one.score,
                static=one.equity,
                worth=round(one.worth * POINT),
            )
            for one in found.moves
        ]
        return self._compared(moves, made, "simulation")

    def _exactly(self, made: Alternative | None) -> Appraisal | None:
        position = self.position
        now = position.scores[0] - position.scores[1]
        try:
            found = self._solved(position)
            if found is None or made is None:
                return None
            best = self._exact(self._first_of(found), found.spread - now)
            if made.is_same(best):
                return Appraisal((best,), best, "endgame")
            after = self._after(made)
        except IllegalError:
            return None  # the rules of this house are not solved
        if after is None:
            return None
        return Appraisal((best,), self._exact(made, after - now), "endgame")

    def _solved(self, position: CgpPosition) -> Endgame | None:
        found = solve(position, self._engine, self._rules, seconds=_FOREVER, nodes=self._plan.nodes)
        return found if found.is_proved else None

    def _first_of(self, found: Endgame) -> Alternative:
        turn = found.line[0]
        laid = None if turn.play is None else self.choices.laid(turn.play, turn.score)
        return laid or self.choices.staying

    def _after(self, made: Alternative) -> int | None:
        """The proved final spread after a move."""
        position, left = self.position, kept(self._rack, made.tiles)
        own, other = position.scores
        if not left:
            points = position.board.tile_set.sum_of(self._unseen)
            return own + made.score + going_out_points(self._rules, points) - other
        board = position.board.lay(made.play.placements) if made.play else position.board
        after = CgpPosition(
            board,
            (self._unseen, left),
            (other, own + made.score),
            0 if made.score else position.scoreless_turns + 1,
        )
        found = self._solved(after)
        return None if found is None else -found.spread

    def _exact(self, move: Alternative, points: int) -> Alternative:
        """A move whose outcome is certain."""
        ahead = self.position.scores[0] - self.position.scores[1] + points
        win = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        return replace(move, worth=points * POINT, win=win)
