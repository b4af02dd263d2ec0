"""How often a simulation that says it is sure is wrong: against runs of ten times the samples.

``.venv/bin/python -m bench.stopping [--positions N] [--samples K] [--confidence C] [--network]
[--win W]``, from the project's folder. A position is a turn of self-play. A simulation that stopped
by itself is counted as wrong if its best candidate is behind another one in a longer run, of ten
times as many samples, without the prior, by more than two standard errors.
"""

from __future__ import annotations

import argparse
import sys
from itertools import islice

from msgspec.structs import replace

from bench.inference import observed
from bench.machine import describe
from rackhouse.analysis import SimulationPlan, simulate
from rackhouse.engine import Engine, Leaves
from rackhouse.lexicon import Lexicon
from rackhouse.rules import Sheet

FOREVER = 1e6
LONGER = 10
SURE = 0.999999999


def main() -> None:
    parser = argparse.ArgumentParser(description="How often a sure simulation is wrong.")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--samples", type=int, default=3_000)
    parser.add_argument("--confidence", type=float, default=0.99)
    parser.add_argument("--candidates", type=int, default=10)
    parser.add_argument("--network", action="store_true")
    parser.add_argument("--win", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=2026)
    wanted = parser.parse_args()
    print(describe(), flush=True)
    lexicon = Lexicon.named("enable")
    engine, rules = Engine(lexicon, leaves=Leaves.shipped_for(lexicon)), Sheet.named("base").rules
    plan = SimulationPlan(
        samples=wanted.samples,
        candidates=wanted.candidates,
        confidence=wanted.confidence,
        by_network=wanted.network,
        win=wanted.win,
    )
    sure = wrong = 0
    lost, text = 0.0, ""
    turns = islice(observed(engine, wanted.seed), wanted.positions)
    for tried, turn in enumerate(turns, start=1):
        found = simulate(turn.now, engine, rules, seconds=FOREVER, plan=plan)
        if found.is_sure:
            sure += 1
            longer = replace(
                plan, samples=LONGER * found.best.samples, confidence=SURE, seed=1, by_network=False
            )
            again = simulate(turn.now, engine, rules, seconds=FOREVER, plan=longer)
            chosen = (found.best.play, found.best.exchanged)
            same = [move for move in again.moves if (move.play, move.exchanged) == chosen]
            behind = again.best.worth - same[0].worth if same else 0.0
            if same and behind > 2 * (same[0].error ** 2 + again.best.error**2) ** 0.5:
                wrong, lost = wrong + 1, lost + behind
        share = wrong / sure if sure else 0.0
        text = (
            f"{tried} positions: sure in {sure}, wrong in {wrong} ({share:.2%}), "
            f"{lost:.1f} points lost"
        )
        if sys.stdout.isatty() or tried % 25 == 0:
            print(
                f"\r{text}" if sys.stdout.isatty() else text,
                end="" if sys.stdout.isatty() else "\n",
                flush=True,
            )
    print(f"\n{text}")


if __name__ == "__main__":
    main()
