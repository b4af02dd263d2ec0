"""Runs the engine's tests with a core that the address and undefined behaviour sanitizers watch.

    python -m tests.sanitized.run tests/engine [what else pytest takes]

The core is built once more into ``build/sanitized``, and only what changed is built again. The
tests try fewer examples each, and only what measures speed is left out.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "sanitized"
COMPILER = "g++"
SPEED = "tests/engine/test_bench_command.py::test_one_run_measures_everything"
RUNTIMES = ("libasan.so", "libstdc++.so")
"""What must be in the process before Python: the sanitizer, and the thrower that it intercepts."""


def built() -> Path:
    """The watched core."""
    programs = Path(sys.executable).parent
    nanobind = said(sys.executable, "-m", "nanobind", "--cmake_dir")
    commands: list[list[str | Path]] = [
        [
            *(programs / "cmake", "-S", ROOT, "-B", BUILD, "-G", "Ninja"),
            *("-DRACKHOUSE_SANITIZE=ON", f"-DCMAKE_CXX_COMPILER={COMPILER}"),
            *(f"-DCMAKE_MAKE_PROGRAM={programs / 'ninja'}", f"-Dnanobind_DIR={nanobind}"),
            f"-DPython_EXECUTABLE={sys.executable}",
        ],
        # The module alone: its stub is made by importing it, which needs the sanitizer preloaded.
        [programs / "ninja", "-C", BUILD, "_core"],
    ]
    for command in commands:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode != 0:
            raise SystemExit(f"{done.stdout}\nThe core could not be built with its sanitizers.")
    (module,) = BUILD.glob("_core.*.so")
    return module


def said(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    """Build, and become pytest."""
    is_long = os.environ.get("RACKHOUSE_TEST_PROFILE") == "long"
    runtimes = [said(COMPILER, f"-print-file-name={name}") for name in RUNTIMES]
    environment = os.environ | {
        "RACKHOUSE_SANITIZED_CORE": str(built()),
        "RACKHOUSE_TEST_PROFILE": "long" if is_long else "sanitized",
        "LD_PRELOAD": " ".join(runtimes),
        "PYTHONMALLOC": "malloc",  # Python's own pools would hide an overrun of a bytes object
        # Python itself keeps memory to its end; the fuzz targets look for leaks of the core.
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }
    plugin = ("-p", "tests.sanitized.plugin")
    command = [sys.executable, "-m", "pytest", *plugin, f"--deselect={SPEED}", *sys.argv[1:]]
    os.chdir(ROOT)
    os.execve(sys.executable, command, environment)


if __name__ == "__main__":
    main()
