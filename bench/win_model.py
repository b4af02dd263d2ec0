"""How well chances to win are foretold: against the results of fresh games of self-play.

``.venv/bin/python -m bench.win_model [--games N] [--seed S] [--threads T] [--file FILE]``, from
the project's folder. Games of two to four sides under the endings of the five houses and of
tournaments. Of each game one turn of each stage counts, seen by one side by lot; the expected error
is what chance alone would make.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from bench.machine import describe
from rackhouse.analysis.win_model import WinModel, core_win_model
from rackhouse.engine import Engine, Leaves, _core
from rackhouse.engine.selfplay import Terms
from rackhouse.lexicon import Lexicon
from rackhouse.rules import Sheet

HOUSES = ("priston", "washburn", "depaul", "fundraiser", "iowa", "naspa")
STAGES = ("over 60 unseen", "over 30", "fewer", "bag empty")
SHOWN_BINS = 10
ROUNDS = 3


def terms_of(sheet: str, sides: int) -> Terms:
    """How a house ends its games, as the core plays it."""
    rules = Sheet.named(sheet).rules
    limit = rules.ending.scoreless_turns or sides * max(1, rules.ending.pass_rounds)
    least, doubled = max(1, rules.exchange.least_in_bag), rules.unplayed.count == "double-to-out"
    return Terms(rules.tiles.rack, limit, least, doubled)


class Cell:
    """Positions foretold alike, and what came of them; in wins."""

    def __init__(self, numbers: list[int]) -> None:
        self.positions = sum(numbers[0::3])
        self.foretold = sum(numbers[1::3]) / _core.WIN_SURE
        self.won = sum(numbers[2::3]) / _core.WIN_SURE

    def __str__(self) -> str:
        if not self.positions:
            return "-"
        told, seen = self.foretold / self.positions, self.won / self.positions
        error = math.sqrt(max(1e-9, told * (1 - told)) / self.positions)
        return f"{told:.1%} {seen:.1%} ({error:.1%})"


def check(
    model: WinModel, engine: Engine, sheet: str, sides: int, wanted: argparse.Namespace
) -> None:
    numbers = _core.win_check(
        core_win_model(model),
        *engine.parts,
        terms_of(sheet, sides).packed,
        sides,
        wanted.seed,
        0,
        wanted.games,
        wanted.threads,
    )
    size = 3 * _core.WIN_BINS
    wide = _core.WIN_BINS // SHOWN_BINS * 3
    print(f"\n{sheet}, {sides} sides, {wanted.games:,} games: foretold, seen (standard error)")
    gaps, noise, count = 0.0, 0.0, 0
    for stage, name in enumerate(STAGES):
        part = numbers[stage * size : (stage + 1) * size]
        cells = [Cell(part[at : at + wide]) for at in range(0, size, wide)]
        print(f"  {name:>14} | " + " | ".join(map(str, cells)))
        for cell in cells:
            if cell.positions:
                told, seen = cell.foretold / cell.positions, cell.won / cell.positions
                gaps += (told - seen) ** 2 * cell.positions
                noise += told * (1 - told)
                count += cell.positions
    off, expected = math.sqrt(gaps / count), math.sqrt(noise / count)
    print(f"  off by {off:.2%} on average, {expected:.2%} expected by chance")


def main() -> None:
    parser = argparse.ArgumentParser(description="Chances to win, foretold and seen.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=777)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--file", type=Path, help="a model other than the one that ships")
    wanted = parser.parse_args()
    print(describe(), flush=True)
    model = WinModel.shipped()
    if wanted.file is not None:
        model = WinModel.unsealed(wanted.file.read_bytes(), wanted.file.name)
    lexicon = Lexicon.named("enable")
    engine = Engine(lexicon, leaves=Leaves.shipped_for(lexicon))
    for sheet in HOUSES:
        for sides in range(2, Sheet.named(sheet).rules.sides.maximum + 1):
            check(model, engine, sheet, sides, wanted)


if __name__ == "__main__":
    main()
