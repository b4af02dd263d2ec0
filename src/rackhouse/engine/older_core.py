"""An older core, built from the repository beside ours, to compare the two in the same minutes.

Figures from another hour mislead on a machine that others use too. So each core works in a process
of its own, they take turns, and only how they differ counts.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Final, Literal

import msgspec

from rackhouse.engine.leaves import Leaves
from rackhouse.engine.structures import cache_folder
from rackhouse.errors import IllegalError
from rackhouse.lexicon import Lexicon

_SOURCE: Final = Path(__file__).resolve().parents[2]
"""The folder that our own package is in."""
_GAMES: Final = 1_500
_RECORDED: Final = 150
_SIGNED: Final = 2
_SEED: Final = 2026
_WORKS: Final[dict[str, tuple[str, Literal["more", "less"]]]] = {
    "self-play": ("games/s", "more"),
    "laying a play": ("us", "less"),
    "all plays": ("us", "less"),
    "best play": ("us", "less"),
}

_WORKER: Final = """
import json, sys
# An editable install finds its own package first; here the package of the given folder is wanted.
sys.meta_path[:] = [one for one in sys.meta_path if one.__module__.startswith("_frozen_importlib")]
sys.path.insert(0, sys.argv[1])
from rackhouse.engine import Engine, Leaves, play_games
words, leaves = (open(name, "rb").read() for name in sys.argv[2:4])
learned = Leaves.unsealed(leaves, sys.argv[3]) if leaves else None
engine = Engine(words.decode().split(), sys.argv[4], leaves=learned)
games, recorded_games, signed, seed = map(int, sys.argv[5:])
recorded = engine.benchmark(recorded_games, seed)
def each(timing, less=0.0):
    return (timing.seconds - less) / timing.times * 1e6
for _line in sys.stdin:
    played = play_games(engine, games, seed=seed)
    laying, best, every = (recorded.time(work) for work in ("laying", "best", "all"))
    print(json.dumps({
        "speeds": {
            "self-play": games / played.cpu_seconds,
            "laying a play": each(laying),
            "all plays": each(every, laying.seconds),
            "best play": each(best, laying.seconds),
        },
        "found": [
            engine.signature(signed), played.points, played.wins, played.turns, every.results
        ],
    }), flush=True)
"""
"""Measures one core each time a line comes in."""

_RECIPE: Final = """
cmake_minimum_required(VERSION 3.25)
project(older LANGUAGES CXX)
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module)
find_package(nanobind CONFIG REQUIRED)
file(GLOB CORE_SOURCES core/*.cpp)
nanobind_add_module(_core NB_STATIC ${CORE_SOURCES})
target_compile_options(_core PRIVATE -O3)
set_target_properties(
  _core PROPERTIES LIBRARY_OUTPUT_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/src/rackhouse/engine")
"""
"""Builds a core and nothing else."""

Progress = Callable[[str], None]


class Compared(msgspec.Struct, frozen=True):
    """One kind of work: the medians of both cores, and how many times better ours is."""

    work: str
    unit: str
    ours: float
    theirs: float
    ratio: float
    """The median of the rounds: above one if ours is better."""
    low: float
    high: float


class CoreComparison(msgspec.Struct, frozen=True):
    """What alternating runs of two cores came to."""

    commit: str
    rounds: int
    figures: tuple[Compared, ...]
    is_identical: bool
    """Whether both found the same plays and played the same games."""


class _Worker:
    """A core in a process of its own."""

    def __init__(self, source: Path, given: tuple[str, str, str]) -> None:
        numbers = map(str, (_GAMES, _RECORDED, _SIGNED, _SEED))
        self._process = subprocess.Popen(
            [sys.executable, "-c", _WORKER, str(source), *given, *numbers],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        )

    def __enter__(self) -> _Worker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def measured(self) -> tuple[dict[str, float], list[object]]:
        """One round: the speeds, and what shows whether the same was found."""
        line = ""
        if self._process.stdin is not None and self._process.stdout is not None:
            self._process.stdin.write("\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        if not line:
            raise IllegalError("engine-older-core-ended")
        found = json.loads(line)
        return found["speeds"], found["found"]


def compare(commit: str, lexicon: str, rounds: int, tell: Progress) -> CoreComparison:
    """Measure our core and an older one in turns; the older one is built first, if need be."""
    number, older = older_source(commit, tell)
    speeds: list[dict[str, tuple[float, float]]] = []
    found: list[list[object]] = []
    with tempfile.TemporaryDirectory() as folder:
        given = _given(lexicon, Path(folder))
        with _Worker(_SOURCE, given) as ours, _Worker(older, given) as theirs:
            for round_ in range(rounds):
                tell(f"round {round_ + 1} of {rounds}")
                # Whoever is first has the colder caches, so they take turns in that as well.
                order = (ours, theirs) if round_ % 2 == 0 else (theirs, ours)
                read = {worker: worker.measured() for worker in order}
                both = read[ours], read[theirs]
                speeds.append({work: (both[0][0][work], both[1][0][work]) for work in _WORKS})
                found += [both[0][1], both[1][1]]
    figures = tuple(_compared(work, [one[work] for one in speeds]) for work in _WORKS)
    return CoreComparison(number, rounds, figures, all(one == found[0] for one in found))


def _given(lexicon: str, folder: Path) -> tuple[str, str, str]:
    """The words and leave values as files, and the tile set: the same for both cores.

    Each reads them with its own package, whose own word files may have had another format.
    """
    words = Lexicon.named(lexicon)
    leaves = Leaves.shipped_for(words)
    files = folder / "words", folder / "leaves"
    files[0].write_bytes(words.text)
    files[1].write_bytes(b"" if leaves is None else leaves.sealed())
    return str(files[0]), str(files[1]), words.tile_set


def _compared(work: str, rounds: list[tuple[float, float]]) -> Compared:
    """The figures of one kind of work.

    >>> _compared("best play", [(10.0, 20.0), (12.0, 18.0), (11.0, 22.0)]).ratio
    2.0
    """
    unit, better = _WORKS[work]
    ratios = [ours / theirs if better == "more" else theirs / ours for ours, theirs in rounds]
    ours, theirs = (median(both[side] for both in rounds) for side in (0, 1))
    return Compared(work, unit, ours, theirs, median(ratios), min(ratios), max(ratios))


def older_source(commit: str, tell: Progress) -> tuple[str, Path]:
    """The number of a commit, and the folder with its package and its core, built once.

    Raises:
        IllegalError: outside a checkout, for a commit that it lacks, or if the core does not build.
    """
    number = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}")
    if not number:
        raise IllegalError("engine-no-commit", commit=commit)
    name = number.decode().strip()
    kept = cache_folder() / "cores" / name[:16]
    if not kept.exists():
        tell("building the older core")
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
            tree = Path(folder) / "tree"
            with tarfile.open(
                fileobj=io.BytesIO(_git("archive", name, "core", "src/rackhouse"))
            ) as archive:
                archive.extractall(tree, filter="data")
            _build(tree)
            shutil.rmtree(tree / "build", ignore_errors=True)
            # Somebody else may have been quicker; theirs is as good.
            if not kept.exists():
                tree.rename(kept)
    return name, kept / "src"


def _git(*arguments: str) -> bytes:
    git = shutil.which("git")
    if git is None or not (_SOURCE.parent / ".git").exists():
        raise IllegalError("engine-no-repository")
    done = subprocess.run(
        [git, "-C", str(_SOURCE.parent), *arguments], capture_output=True, check=False
    )
    return done.stdout


def _build(tree: Path) -> None:
    """Build a core into its source folder, as an editable install does, with our own options."""
    (tree / "CMakeLists.txt").write_text(_RECIPE, encoding="utf-8")
    beside = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    cmake = shutil.which("cmake", path=beside)
    if cmake is None:
        raise IllegalError("engine-no-builder")
    try:
        nanobind = subprocess.run(
            [sys.executable, "-m", "nanobind", "--cmake_dir"],
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()
        for command in (
            [
                *(cmake, "-S", str(tree), "-B", str(tree / "build")),
                "-DCMAKE_BUILD_TYPE=Release",
                *(f"-Dnanobind_DIR={nanobind}", f"-DPython_EXECUTABLE={sys.executable}"),
                f"-DPython_ROOT_DIR={sys.prefix}",
            ],
            [cmake, "--build", str(tree / "build")],
        ):
            subprocess.run(command, check=True, capture_output=True, text=True)
    except subprocess.CalledProcessError as error:
        last = (error.stderr or error.stdout or "").strip().splitlines()[-1:]
        raise IllegalError("engine-core-not-built", reason=last[0] if last else "") from error
