"""Simulation: what the best candidates of a position are worth when the game goes on."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from rackhouse.analysis.unseen import unseen_tiles
from rackhouse.analysis.win_model import WinModel, core_win_model
from rackhouse.board import Board, Play
from rackhouse.engine import Candidates, Situation, _core
from rackhouse.engine.selfplay import Terms
from rackhouse.errors import IllegalError
from rackhouse.record.cgp import CgpPosition
from rackhouse.tiles import Tile

if TYPE_CHECKING:
    from rackhouse.engine import Engine
    from rackhouse.rules import Rules

_SECONDS: Final = 2.0
"""How long a simulation may take unless somebody says otherwise."""
_SIDES: Final = 2
_HUNDREDTHS: Final = 100
_PRIOR: Final = 30
"""How many samples the judgement of the network is worth (docs/analysis.md)."""
_MILLION: Final = 1_000_000
ACTIONS: Final[tuple[Literal["play", "exchange", "pass"], ...]] = ("play", "exchange", "pass")


class SimulationPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is simulated, and how surely the best candidate must be known.

    >>> SimulationPlan(plies=0)
    Traceback (most recent call last):
        ...
    rackhouse.errors.IllegalError: Look 1 to 40 turns ahead.
    """

    plies: int = 2
    """How many turns are played after each candidate."""
    candidates: int = 15
    """How many plays, exchanges and passes are compared: the best by equity."""
    confidence: float = 0.99
    """It ends as soon as the best candidate is known with this confidence."""
    samples: int = 1_000_000
    """How often each candidate is played on at most."""
    threads: int = 1
    seed: int = 0
    """The same seed gives the same draws."""
    racks: tuple[tuple[bytes, int], ...] = ()
    """What the opponent may hold, racks or parts of them, each with its weight.

    :func:`~rackhouse.analysis.infer` gives them. Without any, every rack is as likely.
    """
    by_network: bool = False
    """Whether the network that ships chooses the candidates, and its judgement counts like samples.

    Where it learned with other tiles or another board, equity does so alone.
    """
    win: float = 0.0
    """How much of the comparison is the chance to win, from 0 to 1; the rest is points."""

    def __post_init__(self) -> None:
        for key, value, most in (
            ("analysis-plies", self.plies, 40),
            ("analysis-candidates", self.candidates, 100),
            ("analysis-samples", self.samples, 1_000_000_000),
            ("analysis-threads", self.threads, 256),
        ):
            if not 1 <= value <= most:
                raise IllegalError(key, most=most)
        if not 0.5 <= self.confidence < 1:
            raise IllegalError("analysis-confidence")
        if not 0 <= self.win <= 1:
            raise IllegalError("analysis-win-share")


class SimulatedMove(msgspec.Struct, frozen=True):
    """A candidate, and what it came to on average."""

    action: Literal["play", "exchange", "pass"]
    play: Play | None
    exchanged: tuple[Tile, ...]
    score: int
    equity: int
    """Thousandths of a point: what it is worth without simulation."""
    worth: float
    """Points: how much better it leaves its side, after the turns looked ahead."""
    error: float
    """The standard error of what candidates are compared by, in points.

    Where chances to win count, a win is worth 150 points more than a loss.
    """
    win: float | None
    """The chance to win, if it was counted."""
    samples: int
    is_open: bool
    """Whether it may still be the best."""


class Simulation(msgspec.Struct, frozen=True):
    """What is known of the candidates, the best first."""

    moves: tuple[SimulatedMove, ...]
    iterations: int
    """How often candidates were played on, all together."""
    is_sure: bool
    """Whether the first move is the best with the confidence asked."""

    @property
    def best(self) -> SimulatedMove:
        """The move that came out first."""
        return self.moves[0]


def simulate(
    position: CgpPosition,
    engine: Engine,
    rules: Rules,
    *,
    seconds: float = _SECONDS,
    plan: SimulationPlan | None = None,
    go_on: Callable[[Simulation], bool] | None = None,
) -> Simulation:
    """Play the best candidates on, over many draws of the unseen tiles.

    Each draw is the same for all candidates, and both sides then reply with their best equity. A
    candidate that is worse for certain is dropped. The simulation ends when one is left, when time
    or samples run out, or when ``go_on``, which is told every now and then what is known so far,
    returns false. Other threads run meanwhile. If samples are the limit, the same seed gives the
    same answer, whatever the machine and the number of threads.

    >>> from rackhouse.engine import Engine, Leaves
    >>> from rackhouse.lexicon import Lexicon
    >>> from rackhouse.rules import Sheet
    >>> words = Lexicon.named("enable")
    >>> engine = Engine(words, leaves=Leaves.shipped_for(words))
    >>> position = CgpPosition.parse(f"{'15/' * 7}3TRAIN7{'/15' * 7} EEIOQU?/ 0/12 0")
    >>> plan = SimulationPlan(candidates=4, samples=200)
    >>> found = simulate(position, engine, Sheet.named("base").rules, seconds=60, plan=plan)
    >>> len(found.moves), found.best.samples
    (4, 200)

    Raises:
        IllegalError: where more than two sides play, the game is over or goes on after somebody has
            gone out, or the house bars repeated words; where the rack is not known.
    """
    plan = plan or SimulationPlan()
    asked = engine.simulation(simulated_terms(position, rules))
    unseen = unseen_tiles(position)
    own, other = position.racks
    if not own:
        raise IllegalError("analysis-no-rack")
    held = len(other) or min(len(unseen), rules.tiles.rack)
    if not held:
        raise IllegalError("analysis-over")
    asked.ask(
        position.board.cells,
        own,
        held,
        [(other, 1)] if other else list(plan.racks),
        position.scoreless_turns,
        rules.passing.allowed,
        plan.plies,
        plan.candidates,
        plan.seed,
        *_judged(position, engine, rules, plan, len(unseen) + len(other) - held),
        core_win_model(WinModel.shipped()) if plan.win else None,
        round(100 * plan.win),
        position.scores[0] - position.scores[1],
    )

    def told(answer: _core.SimulationAnswer) -> Simulation:
        return _simulation(answer, position.board, counts_wins=plan.win > 0)

    answer = asked.run(
        plan.samples,
        seconds,
        max(1, round((1 - plan.confidence) * _MILLION)),
        plan.threads,
        None if go_on is None else lambda known: go_on(told(known)),
    )
    return told(answer)


def simulated_terms(position: CgpPosition, rules: Rules) -> _core.Terms:
    """The house as the core plays it; rounds of passes count as turns without points."""
    if len(position.racks) != _SIDES:
        raise IllegalError("analysis-simulated-sides", count=len(position.racks))
    if not rules.ending.going_out:
        raise IllegalError("analysis-simulated-going-out")
    if not rules.words.repeats:
        raise IllegalError("analysis-simulated-repeats")
    limit = rules.ending.scoreless_turns or _SIDES * max(1, rules.ending.pass_rounds)
    if position.scoreless_turns >= limit:
        raise IllegalError("analysis-over")
    least = max(1, rules.exchange.least_in_bag)
    doubled = rules.unplayed.count == "double-to-out"
    return Terms(rules.tiles.rack, limit, least, doubled).packed


def _judged(
    position: CgpPosition, engine: Engine, rules: Rules, plan: SimulationPlan, in_bag: int
) -> tuple[bytes, bytes, int]:
    """What the network makes of plays and exchanges, and how many samples that is worth."""
    network = engine.shipped_network if plan.by_network and in_bag else None
    if network is None:
        return b"", b"", 0
    most_exchanged = in_bag if in_bag >= max(1, rules.exchange.least_in_bag) else 0
    own, pool = position.racks[0], 2 * plan.candidates
    plays, swaps = engine.weighed(
        position.board, own, Situation(in_bag), network, most_exchanged, pool
    )
    return plays.packed, swaps.packed, _PRIOR


def _simulation(answer: _core.SimulationAnswer, board: Board, *, counts_wins: bool) -> Simulation:
    moves = tuple(_move(found, board, counts_wins=counts_wins) for found in answer.candidates)
    return Simulation(moves, answer.iterations, answer.is_sure)


def _move(found: _core.Simulated, board: Board, *, counts_wins: bool) -> SimulatedMove:
    action = ACTIONS[found.action]
    candidate = Candidates(found.play, board.layout)[0] if action == "play" else None
    samples, total = found.samples, found.total
    # Sums are whole numbers, so nothing is lost before this division.
    spread = samples * found.squares - total * total
    error = math.sqrt(spread / max(1, samples - 1)) / max(1, samples)
    return SimulatedMove(
        action,
        None if candidate is None else candidate.on(board),
        tuple(found.thrown),
        0 if candidate is None else candidate.score,
        found.equity,
        found.points / max(1, samples) / _HUNDREDTHS,
        error / _HUNDREDTHS,
        found.chances / max(1, samples) / _core.WIN_SURE if counts_wins else None,
        samples,
        found.is_open,
    )
