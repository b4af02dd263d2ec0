"""How often the network wins against static equity: pairs of games with the same tiles.

``.venv/bin/python -m bench.network [--games N] [--seed S] [--threads T] [--file FILE]``, from the
project's folder. Each side begins once in a pair. The same seed gives the same games, whatever the
number of threads.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from bench.machine import describe
from rackhouse.engine import Engine, Leaves, Network
from rackhouse.engine.network import CANDIDATES, core_network
from rackhouse.lexicon import Lexicon

STEP = 200
LIKELY = 1.96


def main() -> None:
    parser = argparse.ArgumentParser(description="The network against static equity.")
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--candidates", type=int, default=CANDIDATES)
    parser.add_argument("--file", type=Path, help="a network other than the one that ships")
    wanted = parser.parse_args()
    print(describe(), flush=True)
    lexicon = Lexicon.named("enable")
    engine = Engine(lexicon, leaves=Leaves.shipped_for(lexicon))
    network = Network.shipped()
    if wanted.file is not None:
        network = Network.unsealed(wanted.file.read_bytes(), wanted.file.name)
    core, pairs = core_network(network), wanted.games // 2
    done = turns = halves = squares = margin = 0
    seconds = 0.0
    for first in range(0, pairs, STEP):
        part = engine.evaluation.match(
            core,
            wanted.candidates,
            wanted.seed,
            first,
            min(STEP, pairs - first),
            wanted.threads,
        )
        done, turns = done + part.pairs, turns + part.turns
        halves, squares = halves + part.wins, squares + part.squares
        margin, seconds = margin + part.margin, seconds + part.seconds
        mean = halves / done
        spread = LIKELY * math.sqrt(max(0.0, squares / done - mean**2) / done)
        print(
            f"\r{2 * done:,} games: {mean / 4:.2%} won, +- {spread / 4:.2%}; "
            f"{margin / (2 * done):+.2f} points a game; {seconds / turns * 1e6:.0f} us a turn",
            end="",
            flush=True,
        )
    print()


if __name__ == "__main__":
    main()
