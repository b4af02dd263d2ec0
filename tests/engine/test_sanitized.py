"""The core runs clean under the address and undefined behaviour sanitizers."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_core_touches_no_memory_that_is_not_its_own(tmp_path: Path) -> None:
    program = tmp_path / "exercise"
    every = sorted((ROOT / "core").glob("*.cpp"))
    sources = [path for path in every if not path.stem.startswith("binding")]
    flags = "-std=c++20 -O1 -g -pthread -fsanitize=address,undefined -fno-sanitize-recover=all"
    compiler = ["c++", *flags.split(), f"-I{ROOT / 'core'}", "-o", str(program)]
    sources.append(Path(__file__).with_name("exercise.cpp"))
    subprocess.run([*compiler, *map(str, sources)], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("fine\n")
