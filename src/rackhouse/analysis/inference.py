"""Inference: what a side may have kept, judged by its last move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.analysis.simulation import simulated_terms
from rackhouse.analysis.unseen import unseen_tiles
from rackhouse.board import Play
from rackhouse.engine import _core
from rackhouse.errors import IllegalError
from rackhouse.record.cgp import CgpPosition
from rackhouse.tiles import on_rack

if TYPE_CHECKING:
    from rackhouse.engine import Engine
    from rackhouse.rules import Rules

_SCALE: Final = 1 << 30
"""What all weights come to together, about."""
_POINT: Final = 1000
_MOST: Final = 10_000_000


class InferencePlan(msgspec.Struct, frozen=True, kw_only=True):
    """How the side is taken to choose, and how many racks are tried.

    >>> InferencePlan(halving=0)
    Traceback (most recent call last):
        ...
    rackhouse.errors.IllegalError: A move that is worse by 0.001 to 1000 points is half as likely.
    """

    halving: float = 2.0
    """A move that is worse than the best by so many points of equity is half as likely."""
    most_exact: int = 4_000
    """So many different leaves are all tried; with more, some are drawn."""
    samples: int = 2_000
    """How many are drawn then."""
    threads: int = 1
    seed: int = 0

    def __post_init__(self) -> None:
        if not 1 / _POINT <= self.halving <= _POINT:
            raise IllegalError("analysis-halving")
        for key, value, least, most in (
            ("analysis-leaves", self.most_exact, 0, _MOST),
            ("analysis-leaves", self.samples, 1, _MOST),
            ("analysis-threads", self.threads, 1, 256),
        ):
            if not least <= value <= most:
                raise IllegalError(key, most=most)


class Inference(msgspec.Struct, frozen=True):
    """What a side may have kept."""

    racks: tuple[tuple[bytes, int], ...]
    """Leaves with their weights, as ``racks`` of a :class:`SimulationPlan` takes them."""
    tried: int
    """How many racks were asked what they would have done."""
    is_exact: bool
    """Whether all leaves were tried."""

    def chance(self, leave: bytes) -> float:
        """How likely exactly this leave is."""
        total = sum(weight for _, weight in self.racks)
        return sum(weight for tiles, weight in self.racks if tiles == leave) / max(1, total)


def infer(
    before: CgpPosition,
    move: Play | int,
    engine: Engine,
    rules: Rules,
    *,
    plan: InferencePlan | None = None,
    go_on: Callable[[float], bool] | None = None,
) -> Inference:
    """What the side on turn may have kept when it made a play, or exchanged so many tiles.

    ``before`` is the position before that move as the other side saw it: the first rack is not
    given, the second is its own. Each leave is as likely as it is to be drawn, times how likely its
    rack was to choose this move: the 20 best moves by equity compete, and one that is worse by
    ``halving`` points is half as likely. Now and then, once in a thousand turns, a side does
    something else. ``go_on`` is told the share done, and ends it by returning false.

    >>> from rackhouse.engine import Engine, Leaves
    >>> from rackhouse.lexicon import Lexicon
    >>> from rackhouse.rules import Sheet
    >>> words = Lexicon.named("enable")
    >>> engine = Engine(words, leaves=Leaves.shipped_for(words))
    >>> before = CgpPosition.parse(f"{'/'.join(['15'] * 15)} /EEIOQU? 0/0 0")
    >>> play = before.board.parse_play("8D WINTER")
    >>> found = infer(before, play, engine, Sheet.named("base").rules)
    >>> read = before.board.tile_set.alphabet.parse
    >>> found.is_exact, found.chance(bytes(read("U"))) > found.chance(bytes(read("S")))
    (True, True)

    Raises:
        IllegalError: where candidates cannot be simulated, the move cannot have been made, or the
            bag was empty and nothing is hidden.
    """
    plan = plan or InferencePlan()
    terms = simulated_terms(before, rules)
    unseen = unseen_tiles(msgspec.structs.replace(before, racks=(b"", before.racks[1])))
    held = min(len(unseen), rules.tiles.rack)
    if len(unseen) <= held:
        raise IllegalError("analysis-nothing-hidden")
    placements = move.placements if isinstance(move, Play) else ()
    laid = Counter(on_rack(placement.tile) for placement in placements)
    thrown = 0 if isinstance(move, Play) else move
    if laid - Counter(unseen) or len(placements) > held or not (placements or 0 < thrown <= held):
        raise IllegalError("analysis-impossible-move")
    hidden = bytes(sorted((Counter(unseen) - laid).elements()))
    leaves, tried, is_exact = _core.infer(
        *engine.parts,
        terms,
        before.board.cells,
        before.board.lay(placements).cells,
        hidden,
        held,
        len(unseen) - held,
        thrown,
        round(plan.halving * _POINT),
        plan.most_exact,
        plan.samples,
        plan.seed,
        plan.threads,
        None if go_on is None else lambda done: go_on(done / 1000),
    )
    return Inference(_scaled(leaves), tried, is_exact)


def _scaled(leaves: list[tuple[bytes, int]]) -> tuple[tuple[bytes, int], ...]:
    """Weights that fit in 32 bits; the least likely leaves fall away."""
    total = max(1, sum(weight for _, weight in leaves))
    scaled = ((tiles, weight * _SCALE // total) for tiles, weight in leaves)
    return tuple((tiles, weight) for tiles, weight in scaled if weight)
