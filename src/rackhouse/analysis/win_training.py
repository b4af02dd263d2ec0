"""Learning how likely a side is to win: from what was still to come in turns of self-play.

Static players do not look at the score, so what is still to come hardly depends on it: the chance
of a lead is the share of turns with as many unseen tiles in which it was enough. Turns with a few
tiles more or fewer are counted in. Everything is whole numbers, so the same games give the same
model on any machine and any number of threads.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rackhouse.analysis.win_model import MOST_SIDES, WinModel, WinTraining
from rackhouse.engine import Engine, Leaves, _core
from rackhouse.engine.selfplay import Terms

if TYPE_CHECKING:
    from rackhouse.lexicon import Lexicon

_CHUNK: Final = 2_000
"""Games between two progress reports."""
_REACH: Final = _core.WIN_REACH
_ROW: Final = 2 * _REACH + 1
_RACKS: Final = _core.MOST_TILES
_ENOUGH: Final = 1_000
"""Turns that a row is learned from at least, if need be from rows beside it."""
_ROUND: Final = 3
"""Turns of each side without points that end a game."""
_NEAR: Final = {0: 4, 1: 3, 2: 2}
"""How much the turns with so many tiles more or fewer count."""
_LATE: Final = 14
"""With fewer tiles unseen than this, each number of tiles stands alone."""
_NARROW, _WIDE = (1, 2, 1), (1, 4, 6, 4, 1)
"""How much the points beside a point count: with the bag empty, and before."""
_APART: Final = {3: 1225, 4: 1155}
"""Thousandths: independent numbers spread so much wider than the same less their average."""

Counts = Sequence[int]


def train_win_model(
    lexicon: Lexicon, training: WinTraining, *, threads: int = 1
) -> Iterator[tuple[int, int, int, WinModel | None]]:
    """Learn a model; yields sides, games done and games in all, and the model at the end."""
    engine = Engine(lexicon, lexicon.tile_set, leaves=Leaves.shipped_for(lexicon))
    numbers = array("H")
    most = 0
    for sides, games in zip(range(2, MOST_SIDES + 1), training.games, strict=True):
        for is_double in (False, True)[: 1 if sides == 2 else 2]:
            counts: list[int] = []
            for first in range(0, games, _CHUNK):
                some = min(_CHUNK, games - first)
                found = futures(
                    engine, sides, training.seed, first, some, threads, double=is_double
                )
                counts = [a + b for a, b in zip(counts, found, strict=True)] if counts else found
                yield sides, first + some, games, None
            rows = [counts[at : at + _ROW] for at in range(0, len(counts), _ROW)]
            if sides == 2:
                most = max(at for at, row in enumerate(rows[: -(_RACKS**2)]) if any(row))
                numbers.extend(pair_numbers(rows, most))
            else:
                signed = array("h", more_numbers(rows, most, sides))
                numbers.frombytes(signed.tobytes())
    data = array("H", numbers)
    if array("H", [1]).tobytes() != b"\1\0":
        data.byteswap()
    model = WinModel(
        lexicon.name,
        lexicon.checksum,
        engine.tile_set.name,
        engine.layout.name,
        training,
        most,
        data.tobytes(),
    )
    yield MOST_SIDES, training.games[-1], training.games[-1], model


def futures(
    engine: Engine, sides: int, seed: int, first: int, games: int, threads: int, *, double: bool
) -> list[int]:
    """What was still to come in the turns of some games, as the core counts it."""
    terms = Terms(scoreless_turns=_ROUND * sides, double_to_out=double).packed
    packed = _core.win_futures(*engine.parts, terms, sides, seed, first, games, threads)
    return array("q", packed).tolist()


def pair_numbers(rows: list[list[int]], most: int) -> Iterator[int]:
    """The chances of a lead, row by row: by tiles unseen, then by tiles held with the bag empty."""
    with_bag, empty = rows[: most + 1], rows[-_RACKS * _RACKS :]
    for row in _smoothed(with_bag, 1):
        yield from _chances(row, _WIDE)
    for at in range(len(empty)):
        held, other = divmod(at, _RACKS)
        yield from _chances(_with_neighbours(empty, held, other), _NARROW)


def more_numbers(rows: list[list[int]], most: int, sides: int) -> Iterator[int]:
    """The quantiles of what each side makes more than the average, in tenths of a point."""
    by_side = [_smoothed(rows[side::sides][: most + 1], 1) for side in range(sides)]
    for unseen in range(most + 1):
        for side in range(sides):
            yield from _quantiles(by_side[side][unseen], _APART[sides])


def _smoothed(rows: list[list[int]], least: int) -> list[list[int]]:
    """Each row with those beside it; one that nobody met is that of the nearest that was."""
    met = [at for at, row in enumerate(rows) if sum(row) >= least]
    found = []
    for at in range(len(rows)):
        middle = at if at in met else min(met, key=lambda one: abs(one - at))
        beside = {0: 1} if middle < _LATE else _NEAR
        total = [0] * _ROW
        for other in range(max(0, middle - 2), min(len(rows), middle + 3)):
            if weight := beside.get(abs(other - middle), 0):
                total = [a + weight * b for a, b in zip(total, rows[other], strict=True)]
        found.append(total)
    return found


def _with_neighbours(rows: list[list[int]], held: int, other: int) -> list[int]:
    """A row, with those of nearly as many tiles held until it is learned from enough turns."""
    total = [0] * _ROW
    for reach in range(2 * _RACKS):
        for at, row in enumerate(rows):
            mine, theirs = divmod(at, _RACKS)
            if abs(mine - held) + abs(theirs - other) == reach:
                total = [a + b for a, b in zip(total, row, strict=True)]
        if sum(total) >= _ENOUGH:
            break
    return total


def _spread(row: Counts, weights: tuple[int, ...]) -> list[int]:
    """The same turns, each at the points beside its own as well; the ends keep theirs."""
    reach = len(weights) // 2
    spread = [0] * _ROW
    for at, count in enumerate(row):
        if count:
            for step, weight in enumerate(weights, -reach):
                spread[min(max(0, at + step), _ROW - 1)] += weight * count
    return spread


def _chances(row: Counts, weights: tuple[int, ...]) -> Iterator[int]:
    """The chance of each lead from -300 on: what was to come was enough, or just enough for half.

    One turn more is counted as a draw, so that nothing is ever quite certain.
    """
    spread = _spread(row, weights)
    whole = 2 * sum(spread) + 2
    above = 0
    for at in range(_ROW - 1, -1, -1):
        yield (2 * above + spread[at] + 1) * _core.WIN_SURE // whole
        above += spread[at]


def _quantiles(row: Counts, apart: int) -> Iterator[int]:
    spread = _spread(row, _WIDE)
    whole = max(1, sum(spread))
    mean = sum(count * 10 * (at - _REACH) for at, count in enumerate(spread)) // whole
    below, at = 0, 0
    for part in range(_core.WIN_QUANTILES):
        # Below so many of the turns, in halves of a share.
        target = (2 * part + 1) * whole
        while at + 1 < _ROW and (below + spread[at]) * 2 * _core.WIN_QUANTILES < target:
            below += spread[at]
            at += 1
        missing = target - below * 2 * _core.WIN_QUANTILES
        within = 10 * missing // max(1, spread[at] * 2 * _core.WIN_QUANTILES)
        value = 10 * (at - _REACH) - 5 + within
        yield mean + (value - mean) * apart // 1000
