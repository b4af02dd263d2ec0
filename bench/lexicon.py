"""How fast the words are there, and how fast the command line answers.

``.venv/bin/python -m bench.lexicon``, from the project's folder.
"""

from __future__ import annotations

import os
import subprocess
import sys
from time import process_time

from bench.machine import describe
from rackhouse.lexicon import Lexicon

LOAD_LIMIT = 50
HELP_LIMIT = 0.3
LOAD = """
from time import process_time
from rackhouse.lexicon import Lexicon
start = process_time()
good = "QUIXOTRY" in Lexicon.named("enable")
print(process_time() - start if good else "wrong")
"""


def loaded() -> float:
    """Milliseconds until a new process has looked its first word up, imports not counted."""
    answer = subprocess.run(
        [sys.executable, "-c", LOAD], check=True, capture_output=True, text=True
    )
    return float(answer.stdout) * 1000


def helped() -> float:
    """Seconds of processor time that ``rackhouse --help`` takes, from start to exit."""
    before = os.times()
    subprocess.run(
        [sys.executable, "-m", "rackhouse", "--help"], check=True, stdout=subprocess.DEVNULL
    )
    after = os.times()
    return sum(
        now - then
        for now, then in zip(after[2:4], before[2:4], strict=True)  # those of children
    )


def main() -> None:
    print(describe())
    print(f"lexicon loaded, first word:  {min(loaded() for _ in range(7)):6.1f} ms", end="")
    print(f" (to stay under {LOAD_LIMIT})")
    words = Lexicon.named("enable")
    sample = list(words)[::17]
    start = process_time()
    found = sum(word in words for word in sample)
    each = (process_time() - start) / found * 1e6
    print(f"a word looked up:            {each:6.1f} us, of {len(words)} words")
    print(f"rackhouse --help:            {min(helped() for _ in range(7)):6.2f} s", end="")
    print(f"  (to stay under {HELP_LIMIT})")


if __name__ == "__main__":
    main()
