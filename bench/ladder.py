"""Whether each of the engine's players beats the one below: refereed games between neighbours.

``python -m bench.ladder [--games N] [--threads T] [--seed S] [--rules SHEET]`` prints a table for
the documentation. The same figures give the same games, whatever the number of threads. ``--keep``
writes what was measured to where the pages have the players' strength from.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import pairwise

import msgspec

from rackhouse.files import write_atomically
from rackhouse.players import LADDER
from rackhouse.players.strength import FILE, MeasuredLadder, Meeting
from rackhouse.service.match import MatchSetup, play_match, total_of


def main() -> int:
    parser = argparse.ArgumentParser(description="The ladder of players, pair by pair.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--rules", default="base")
    parser.add_argument("--keep", action="store_true", help="keep the figures for the pages")
    wanted = parser.parse_args()
    print(
        "| stronger | weaker | wins | 95 times in 100 | points | bonuses a game | turns |\n"
        "| --- | --- | --- | --- | --- | --- | --- |"
    )
    in_order, meetings = True, []
    for weaker, stronger in pairwise(LADDER):
        match = MatchSetup(wanted.rules, (stronger.name, weaker.name), seed=wanted.seed)
        began, games = time.perf_counter(), []
        for game in play_match(match, wanted.games, processes=wanted.threads):
            games.append(game)
            if sys.stderr.isatty():
                print(f"\r{stronger.name}: {len(games)}", end="\r", file=sys.stderr)
        total = total_of(games, time.perf_counter() - began)
        low, high = total.win_interval
        points = " : ".join(f"{points / total.games:.0f}" for points in total.points)
        bonuses = " : ".join(f"{count / total.games:.2f}" for count in total.bonuses)
        print(
            f"| {stronger.name} | {weaker.name} | {total.win_share:.1%} | {low:.1%} to {high:.1%} "
            f"| {points} | {bonuses} | {total.turns / total.games:.1f} |",
            flush=True,
        )
        in_order &= low > 0.5
        meetings.append(Meeting(stronger.name, weaker.name, round(total.win_share, 3)))
    if wanted.keep:
        command = f"python -m bench.ladder --games {wanted.games} --seed {wanted.seed}"
        ladder = MeasuredLadder(command, wanted.rules, wanted.games, wanted.seed, tuple(meetings))
        write_atomically(FILE, msgspec.json.format(msgspec.json.encode(ladder), indent=2) + b"\n")
    return 0 if in_order else 1


if __name__ == "__main__":
    sys.exit(main())
