"""The pre-endgame: one to four tiles are in the bag, and all ways to draw them are looked into."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from rackhouse.analysis.draws import drawn_racks
from rackhouse.analysis.endgame import ending_limits
from rackhouse.analysis.simulation import ACTIONS, simulated_terms
from rackhouse.analysis.unseen import unseen_tiles
from rackhouse.board import Board, Play
from rackhouse.engine import Candidates, _core
from rackhouse.errors import IllegalError
from rackhouse.record.cgp import CgpPosition
from rackhouse.tiles import BLANK, Tile

if TYPE_CHECKING:
    from rackhouse.engine import Engine
    from rackhouse.rules import Rules

MOST_IN_BAG: Final = 4
_SECONDS: Final = 10.0
_NODES: Final = 10**15
_HALVES: Final = 2

Certainty: TypeAlias = Literal["exact", "bounds", "replies", "samples"]


class PreEndgamePlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is compared, and by what.

    >>> PreEndgamePlan(candidates=0)
    Traceback (most recent call last):
        ...
    rackhouse.errors.IllegalError: Compare 1 to 100 candidates.
    """

    aim: Literal["win", "spread"] = "win"
    """What decides: games won and then points, or points and then games won."""
    candidates: int = 24
    """How many plays, exchanges and passes are compared: the best by equity."""
    threads: int = 1
    seed: int = 0
    """The order in which draws are looked into, and how tiles lie in the bag."""
    racks: tuple[tuple[bytes, int], ...] = ()
    """What the opponent may hold, racks or parts of them, each with its weight."""

    def __post_init__(self) -> None:
        for key, value, most in (
            ("analysis-candidates", self.candidates, 100),
            ("analysis-threads", self.threads, 256),
        ):
            if not 1 <= value <= most:
                raise IllegalError(key, most=most)


class PreEndgameMove(msgspec.Struct, frozen=True):
    """A candidate, and what it comes to over the draws looked into."""

    action: Literal["play", "exchange", "pass"]
    play: Play | None
    exchanged: tuple[Tile, ...]
    score: int
    equity: int
    """Thousandths of a point: what it is worth without looking ahead."""
    win: float
    """The share of games won; a draw is half a win."""
    win_bounds: tuple[float, float]
    """Proved: the share lies between these if both sides play perfectly."""
    spread: float
    """The mean final spread."""
    spread_bounds: tuple[float, float] | None
    """The same for the spread, once something is proved of every draw."""
    draws: int
    """How many different draws were looked into."""
    certainty: Certainty
    """How sure that is, in what the plan aims at.

    ``exact``: proved for all draws. ``bounds``: all draws were looked into, some are not proved.
    ``replies``: the play leaves tiles in the bag, and both sides go on by best equity until it is
    empty. ``samples``: only some draws were looked into.
    """
    is_open: bool
    """Whether it may still be the best."""


class PreEndgame(msgspec.Struct, frozen=True):
    """What is known of the candidates, the best first."""

    moves: tuple[PreEndgameMove, ...]
    draws: int
    """How many different draws there are."""
    nodes: int
    """How many positions of endgames were looked into."""
    is_settled: bool
    """Whether the candidates that were left in the end are settled for all draws."""
    is_complete: bool
    """Whether all candidates are."""

    @property
    def best(self) -> PreEndgameMove:
        """The move that came out first."""
        return self.moves[0]


def solve_pre_endgame(
    position: CgpPosition,
    engine: Engine,
    rules: Rules,
    *,
    seconds: float = _SECONDS,
    nodes: int = _NODES,
    plan: PreEndgamePlan | None = None,
    go_on: Callable[[PreEndgame], bool] | None = None,
) -> PreEndgame:
    """Compare the best candidates with one to four tiles in the bag, over all ways to draw them.

    A play that empties the bag is followed by one endgame for each rack that the opponent may hold,
    and these are solved. Half of the candidates go on into each round, with more draws and deeper
    searches, until two are left and settled; then the others are settled too, as long as time,
    nodes and ``go_on`` last. With ``nodes`` as the limit, one thread gives the same answer always.

    >>> from rackhouse.engine import Engine, Leaves
    >>> from rackhouse.lexicon import Lexicon
    >>> from rackhouse.rules import Sheet
    >>> board = (
    ...     "Y14/OBI9U2/NOD9R2/IN10I2/1I10A2/1FLOCKY5L2/1A3L1JURORS2/1C1POOVE6Q/WEB2O1T6A/"
    ...     "A1A2FREED1RUNT/N1D5DEGAMeS/T1GAUZE2NOH3/A1E5VEX4/g1R12/E1SWIPLE7"
    ... )
    >>> position = CgpPosition.parse(f"{board} AEGHIIM/ 341/407 0")
    >>> words = Lexicon.named("enable")
    >>> engine = Engine(words, leaves=Leaves.shipped_for(words))
    >>> plan = PreEndgamePlan(aim="spread", candidates=4)
    >>> found = solve_pre_endgame(
    ...     position, engine, Sheet.named("base").rules, nodes=20_000, seconds=60, plan=plan
    ... )
    >>> found.draws, found.best.play.notation, found.best.certainty
    (5, 'E2 HEMIC', 'bounds')

    Raises:
        IllegalError: where the bag is empty or holds more than four tiles; where the endgame cannot
            be solved or candidates cannot be simulated; where there are more than two blanks.
    """
    plan = plan or PreEndgamePlan()
    limits, terms = ending_limits(position, rules), simulated_terms(position, rules)
    own, other = position.racks
    if not own:
        raise IllegalError("analysis-no-rack")
    hidden = bytes(sorted(unseen_tiles(position) + other))
    held = len(other) or min(len(hidden), rules.tiles.rack)
    in_bag = len(hidden) - held
    if not 1 <= in_bag <= MOST_IN_BAG:
        raise IllegalError("analysis-pre-endgame-bag", count=in_bag, most=MOST_IN_BAG)
    if (own + hidden).count(BLANK) > _core.MOST_BLANKS:
        raise IllegalError("analysis-pre-endgame-blanks", most=_core.MOST_BLANKS)
    racks = [(other, 1)] if other else drawn_racks(hidden, held, plan.racks)

    def told(answer: _core.PreEndgameAnswer) -> PreEndgame:
        return _pre_endgame(answer, position.board, plan.aim)

    answer = engine.pre_endgame(terms).solve(
        position.board.cells,
        own,
        held,
        racks,
        limits,
        position.scores[0] - position.scores[1],
        position.scoreless_turns,
        rules.passing.allowed,
        plan.candidates,
        plan.aim == "win",
        plan.seed,
        nodes,
        seconds,
        plan.threads,
        None if go_on is None else lambda known: go_on(told(known)),
    )
    return told(answer)


def _pre_endgame(
    answer: _core.PreEndgameAnswer, board: Board, aim: Literal["win", "spread"]
) -> PreEndgame:
    moves = tuple(_move(found, answer, board, aim) for found in answer.options)
    return PreEndgame(moves, answer.draws, answer.nodes, answer.is_settled, answer.is_complete)


def _move(
    found: _core.PreEndgameOption,
    answer: _core.PreEndgameAnswer,
    board: Board,
    aim: Literal["win", "spread"],
) -> PreEndgameMove:
    made, all_halves = found.move, _HALVES * answer.weight
    action = ACTIONS[made.action]
    candidate = Candidates(made.play, board.layout)[0] if action == "play" else None
    win_bounds, spread_bounds = (0.0, 1.0), None
    if found.is_decided:
        win_bounds = (found.low_halves / all_halves, found.high_halves / all_halves)
        if found.has_lower and found.has_upper:
            spread_bounds = (found.lower_points / answer.weight, found.upper_points / answer.weight)
    tried = max(1, found.weight)
    return PreEndgameMove(
        action,
        None if candidate is None else candidate.on(board),
        tuple(made.thrown),
        0 if candidate is None else candidate.score,
        made.equity,
        found.halves / (_HALVES * tried),
        win_bounds,
        found.points / tried,
        spread_bounds,
        found.draws,
        _certainty(found, answer, aim),
        found.is_open,
    )


def _certainty(
    found: _core.PreEndgameOption,
    answer: _core.PreEndgameAnswer,
    aim: Literal["win", "spread"],
) -> Certainty:
    if found.draws < answer.draws:
        return "samples"
    if not found.is_decided:
        return "replies"
    low, high = found.low_halves, found.high_halves
    if aim == "spread":
        low, high = found.lower_points, found.upper_points
    return "exact" if low == high else "bounds"
