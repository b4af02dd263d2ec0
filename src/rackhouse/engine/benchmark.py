"""How fast the engine is, compared with the fastest known peer, scaled to this machine.

Times are processor time. Loops run inside the core with the interpreter lock released, over games
recorded before; the cost of one call from Python is a separate figure.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import thread_time
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from rackhouse.board import Board
from rackhouse.engine import _core
from rackhouse.engine.selfplay import play_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.engine.engine import Engine


class Yardstick(msgspec.Struct, frozen=True):
    """How fast the machine is at the kinds of work that the engine does.

    Figures of another engine were taken where the score is 1.00: a rate from there times the score
    is what it would be here. The times are nanoseconds: for a step of arithmetic, a load from
    cache, and a load from main memory.
    """

    score: float
    step: float
    near: float
    far: float

    @staticmethod
    def measured(rounds: int = 3) -> Yardstick:
        """The best of several rounds, each of which takes half a second and 112 MB.

        >>> Yardstick.measured(1).score > 0
        True
        """
        found = _core.yardstick(rounds)
        return Yardstick(found.score, found.step, found.near, found.far)

    def __str__(self) -> str:
        return (
            f"{self.score:.2f} (step {self.step:.2f} ns, near load {self.near:.2f} ns, "
            f"far load {self.far:.0f} ns)"
        )


def processor() -> str:
    """The name of the processor, and its number of cores."""
    name = platform.processor() or platform.machine()
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        lines = listed.read_text(encoding="utf-8", errors="replace").splitlines()
        names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        name = names[0] if names else name
    return f"{name}, {os.cpu_count()} cores, Python {platform.python_version()}"


_GAMES: Final = 300
"""Games recorded to measure the work at a position."""
_PLAYED: Final = 1_500
"""Games played in each round of self-play."""
_SEED: Final = 2026

_PEER: Final = {
    "selfplay": 610.0,
    "two threads": 1_252.0,
    "best": 44.0,
    "all": 240.0,
    "laying": 3.2,
    "memory": 112.0,
}
"""What the fastest peer reaches on the machine where the yardstick is 1.00."""

_READY: Final = """
import sys, time
began = time.process_time()
from rackhouse.engine import Engine, Leaves
from rackhouse.lexicon import Lexicon
def resident():
    try:
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[1]) * 4096 / 1e6
    except OSError:
        import resource
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3
imported = time.process_time()
lexicon = Lexicon.named(sys.argv[1])
engine = Engine(lexicon, lexicon.tile_set, leaves=Leaves.shipped_for(lexicon))
ready = time.process_time()
print(imported - began, ready - imported, resident(), engine.memory.total / 1e6)
"""
"""A fresh process that makes an engine and prints what that took: seconds, and megabytes."""

Progress = Callable[[str], None]


class Figure(msgspec.Struct, frozen=True):
    """One line of the table: the median of several rounds, and the best and worst of them."""

    work: str
    unit: str
    ours: float
    low: float
    high: float
    peer: float | None = None
    """The fastest peer's figure, scaled to this machine if it is a speed."""
    target: float | None = None
    """What ours must reach, or stay below, on this machine."""
    better: Literal["more", "less"] = "less"

    @property
    def ratio(self) -> float | None:
        """How many times better than the peer."""
        if self.peer is None:
            return None
        return self.ours / self.peer if self.better == "more" else self.peer / self.ours

    @property
    def is_met(self) -> bool | None:
        """Whether the target is reached.

        >>> Figure("a play", "us", 12.0, 11.0, 14.0, peer=36.0, target=20.0).is_met
        True
        """
        if self.target is None:
            return None
        return self.ours >= self.target if self.better == "more" else self.ours <= self.target


class Benchmark(msgspec.Struct, frozen=True):
    """Everything that one run measured."""

    machine: str
    yardstick: Yardstick
    plays: float
    """The average number of plays at a position, if all are found."""
    figures: tuple[Figure, ...]


def measure(engine: Engine, lexicon: str, rounds: int, tell: Progress) -> Benchmark:
    """Measure an engine; ``lexicon`` is for the fresh processes that start it again."""
    read: list[Yardstick] = []
    games = _selfplay(engine, rounds, tell, read)
    work, plays = _positions(engine, rounds, tell)
    tell("calls from Python")
    call = _calls(engine, rounds)
    tell("starting up")
    started = _started(lexicon, max(2, min(rounds, 5)))
    tell("the yardstick")
    read.append(Yardstick.measured(1))
    # The median, as for our own rounds: other load on the machine slows both.
    yardstick = sorted(read, key=lambda one: one.score)[len(read) // 2]
    scaled = (*games(yardstick.score), *work(yardstick.score), call, *started)
    return Benchmark(processor(), yardstick, plays, scaled)


Scaled = Callable[[float], tuple[Figure, ...]]
"""Makes figures once the speed of the machine is known."""


def _figure(work: str, unit: str, rounds: Sequence[float], **more: object) -> Figure:
    shape = {"work": work, "unit": unit, "ours": median(rounds)}
    return msgspec.convert(shape | {"low": min(rounds), "high": max(rounds)} | more, Figure)


def _selfplay(engine: Engine, rounds: int, tell: Progress, read: list[Yardstick]) -> Scaled:
    """Rounds of self-play, with the yardstick measured before each."""
    one, two, factor = [], [], []
    for number in range(rounds):
        tell(f"self-play, round {number + 1} of {rounds}")
        read.append(Yardstick.measured(1))
        alone = play_games(engine, _PLAYED, threads=1, seed=_SEED)
        both = play_games(engine, 2 * _PLAYED, threads=2, seed=_SEED)
        one.append(_PLAYED / alone.cpu_seconds)
        two.append(2 * both.games / both.cpu_seconds)
        factor.append(two[-1] / one[-1])

    def scaled(score: float) -> tuple[Figure, ...]:
        peer = _PEER["selfplay"] * score
        return (
            _figure(
                "static self-play, one thread",
                "games/s",
                one,
                peer=peer,
                target=2.5 * peer,
                better="more",
            ),
            _figure(
                "the same, two threads",
                "games/s",
                two,
                peer=_PEER["two threads"] * score,
                better="more",
            ),
            _figure("two threads over one", "times", factor, target=1.9, better="more"),
        )

    return scaled


def _positions(engine: Engine, rounds: int, tell: Progress) -> tuple[Scaled, float]:
    recorded = engine.benchmark(_GAMES, _SEED)
    spent: dict[str, list[float]] = {"laying": [], "rack": [], "best": [], "all": []}
    plays = 0.0
    for number in range(rounds):
        tell(f"positions, round {number + 1} of {rounds}")
        laying = recorded.time("laying")
        spent["laying"].append(laying.seconds / laying.times * 1e6)
        for work in ("rack", "best", "all"):
            timing = recorded.time(work)
            spent[work].append((timing.seconds - laying.seconds) / timing.times * 1e6)
            plays = timing.results / timing.times

    def scaled(score: float) -> tuple[Figure, ...]:
        return (
            _figure(
                "best play of a position",
                "us",
                spent["best"],
                peer=_PEER["best"] / score,
                target=20 / score,
            ),
            _figure("of that, the rack", "us", spent["rack"]),
            _figure(
                "all plays of a position",
                "us",
                spent["all"],
                peer=_PEER["all"] / score,
                target=100 / score,
            ),
            _figure("laying a play", "us", spent["laying"], peer=_PEER["laying"] / score),
        )

    return scaled, plays


def _calls(engine: Engine, rounds: int) -> Figure:
    """What asking for the best play costs in Python, including the work itself."""
    board = Board.empty(engine.layout, engine.tile_set)
    bag = list(engine.tile_set.tiles)
    asked: list[tuple[Board, list[int]]] = []
    while len(bag) >= 7:
        rack = bag[:: len(bag) // 7][:7]
        best = engine.best(board, rack)
        if not best:
            break
        asked.append((board, rack))
        for tile in best[0].tiles:
            bag.remove(tile)
        board = board.lay(best[0].placements)
    spent = []
    for _ in range(rounds):
        start = thread_time()
        for _ in range(20):
            for seen, rack in asked:
                engine.best(seen, rack)[0]
        spent.append((thread_time() - start) / (20 * len(asked)) * 1e6)
    return _figure("one call from Python, best play", "us", spent)


def _started(lexicon: str, rounds: int) -> tuple[Figure, ...]:
    """Fresh processes; the first is not counted, as it may build the word structures."""
    found = []
    for _ in range(rounds + 1):
        done = subprocess.run(
            [sys.executable, "-c", _READY, lexicon],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        )
        found.append([float(number) for number in done.stdout.split()])
    imported, ready, resident, tables = zip(*found[1:], strict=True)
    return (
        _figure("engine ready in a new process", "s", ready, target=0.2),
        _figure("the imports before it", "s", imported),
        _figure("resident memory, all of Python", "MB", resident),
        _figure("of that, the engine's tables", "MB", tables, peer=_PEER["memory"]),
    )
