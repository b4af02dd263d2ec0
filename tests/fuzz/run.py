"""Builds the fuzz targets and runs each for a while, from the same seed every time.

    python -m tests.fuzz.run

A target is one ``.cpp`` file in this folder and a maker of its first inputs in ``seeds.py``. What
a target finds is kept under ``build/fuzz/``; ``build/fuzz/TARGET FILE`` shows it again.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.fuzz.seeds import write_seeds

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "fuzz"
RUNS = {"endgames": 1_500, "positions": 2_000, "structures": 4_000}
"""How many inputs each target is given: some ten seconds' worth."""
LONG = 40
"""How many times as many with ``./test --long``."""
LONGEST_INPUT = 2048


def build() -> None:
    """Build all targets; only what changed is built again."""
    programs = Path(sys.executable).parent
    commands: list[list[str | Path]] = [
        [
            *(programs / "cmake", "-S", HERE, "-B", BUILD, "-G", "Ninja"),
            *("-DCMAKE_CXX_COMPILER=clang++", f"-DCMAKE_MAKE_PROGRAM={programs / 'ninja'}"),
        ],
        [programs / "ninja", "-C", BUILD],
    ]
    for command in commands:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode != 0:
            raise SystemExit(f"{done.stdout}\nThe fuzz targets could not be built.")


def fuzz(target: str, runs: int) -> bool:
    """Run a target; whether it found nothing."""
    with tempfile.TemporaryDirectory() as folder:
        seeds, corpus = Path(folder) / "seeds", Path(folder) / "corpus"
        write_seeds(target, seeds)
        corpus.mkdir()
        done = subprocess.run(
            [
                *(BUILD / target, "-seed=1", f"-runs={runs}", f"-max_len={LONGEST_INPUT}"),
                *(f"-artifact_prefix={BUILD}/", corpus, seeds),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    ended = re.search(r"^Done (\d+) runs in (\d+) second", done.stdout, re.MULTILINE)
    if done.returncode != 0 or ended is None:
        print("\n".join(done.stdout.splitlines()[-60:]))
        print(f"The target {target} found a fault; its input is in build/fuzz/.")
        return False
    print(f"{target}: nothing found with {int(ended[1]):,} inputs in {ended[2]} s.")
    return True


def main() -> int:
    """Build and run; the exit status is 0 if nothing was found."""
    if shutil.which("clang++") is None:
        print(
            "Nothing was fuzzed, for there is no clang++: "
            "install the Debian packages clang and libclang-rt-dev."
        )
        return int(os.environ.get("CI") == "true")
    build()
    times = LONG if os.environ.get("RACKHOUSE_TEST_PROFILE") == "long" else 1
    found_nothing = [fuzz(target, runs * times) for target, runs in RUNS.items()]
    return int(not all(found_nothing))


if __name__ == "__main__":
    sys.exit(main())
