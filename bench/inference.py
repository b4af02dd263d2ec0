"""What inference is worth: how well it foretells leaves, and what it adds to simulated choices.

``.venv/bin/python -m bench.inference [--turns N] [--seed S] [--samples K]``, from the project's
folder. Turns are taken from self-play of the core, those after a play that kept at most three
tiles: there all leaves are tried, so that the true one is among them. Of each it is asked, first,
how likely the leave that the opponent really kept was held, compared with a draw by chance; then
which play a simulation chooses with and without inference, and by how many points the one is better
than the other in a simulation to which the opponent's rack is known.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import msgspec

from bench.machine import describe
from rackhouse.analysis import InferencePlan, SimulationPlan, infer, simulate
from rackhouse.analysis.unseen import unseen_tiles
from rackhouse.board import Board, Play
from rackhouse.engine import Engine, Leaves
from rackhouse.engine.selfplay import Terms, written_down
from rackhouse.lexicon import Lexicon
from rackhouse.record.cgp import CgpPosition
from rackhouse.rules import Rules, Sheet
from rackhouse.tiles import on_rack

RACK, LEAST = 7, 10
MOST_KEPT = 3
MOST_LEAVES = 20_000
UNLIKELY = 1e-9
FOREVER = 1e6
LIKELY = 1.96


class ObservedTurn(msgspec.Struct, frozen=True):
    """A turn with the opponent's before it, and what the opponent really held."""

    before: CgpPosition
    move: Play
    now: CgpPosition
    kept: bytes
    held: bytes


def observed(engine: Engine, seed: int, most_kept: int = RACK) -> Iterator[ObservedTurn]:
    """A turn of each game: after a play that kept some tiles, with enough in the bag."""
    number = 0
    while True:
        turns, _ = written_down(engine, Terms(), seed, number)
        board, scores, found = Board.empty(engine.layout, engine.tile_set), [0, 0], []
        for at, turn in enumerate(turns[:-2]):
            if turn.play is None:
                continue
            after = board.lay(turn.play.placements)
            ours, next_of_it = turns[at + 1], turns[at + 2]
            bag = engine.tile_set.total - after.tile_count - 2 * RACK
            if bag >= LEAST and RACK - most_kept <= len(turn.play.placements) < RACK:
                spread = scores[ours.seat], scores[turn.seat] + turn.play.score
                kept = Counter(turn.rack) - Counter(map(on_rack, turn.play.tiles))
                found.append(
                    ObservedTurn(
                        CgpPosition(board, (b"", bytes(sorted(ours.rack))), spread[::-1]),
                        turn.play.on(board),
                        CgpPosition(after, (bytes(sorted(ours.rack)), b""), spread),
                        bytes(sorted(kept.elements())),
                        bytes(sorted(next_of_it.rack)),
                    )
                )
            board = after
            scores[turn.seat] += turn.play.score
        if found:
            yield found[number % len(found)]
        number += 1


def evenly(position: CgpPosition, kept: bytes) -> float:
    """How likely a leave is if every choice of the unseen tiles is."""
    unseen = Counter(unseen_tiles(position))
    ways = math.prod(math.comb(unseen[tile], many) for tile, many in Counter(kept).items())
    return ways / math.comb(unseen.total(), len(kept))


def gained(
    engine: Engine, rules: Rules, turn: ObservedTurn, plan: SimulationPlan, habits: InferencePlan
) -> float:
    """Points that the choice with inference is better than that without, the rack being known."""
    racks = infer(turn.before, turn.move, engine, rules, plan=habits).racks
    with_it, without = (
        simulate(turn.now, engine, rules, seconds=FOREVER, plan=each).best
        for each in (msgspec.structs.replace(plan, racks=racks), plan)
    )
    if (with_it.play, with_it.exchanged) == (without.play, without.exchanged):
        return 0.0
    known = msgspec.structs.replace(turn.now, racks=(turn.now.racks[0], turn.held))
    judge = msgspec.structs.replace(plan, seed=plan.seed + 1, confidence=0.999999)
    worths = {
        (move.play, move.exchanged): move.worth
        for move in simulate(known, engine, rules, seconds=FOREVER, plan=judge).moves
    }
    return worths[with_it.play, with_it.exchanged] - worths[without.play, without.exchanged]


def main() -> None:
    parser = argparse.ArgumentParser(description="What inference is worth.")
    parser.add_argument("--turns", type=int, default=300)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--samples", type=int, default=300, help="of each candidate; 0 is none")
    parser.add_argument("--halving", type=float, default=InferencePlan().halving)
    wanted = parser.parse_args()
    print(describe(), flush=True)
    lexicon = Lexicon.named("enable")
    engine, rules = Engine(lexicon, leaves=Leaves.shipped_for(lexicon)), Sheet.named("base").rules
    habits = InferencePlan(halving=wanted.halving, most_exact=MOST_LEAVES)
    plan = SimulationPlan(samples=max(1, wanted.samples), candidates=10, confidence=0.999)
    bits, gains, text = [], [], ""
    for turn in islice(observed(engine, wanted.seed, MOST_KEPT), wanted.turns):
        chance = infer(turn.before, turn.move, engine, rules, plan=habits).chance(turn.kept)
        even = evenly(turn.now, turn.kept)
        bits.append(math.log2(max(chance, UNLIKELY) / even))
        if wanted.samples:
            gains.append(gained(engine, rules, turn, plan, habits))
        text = f"{len(bits)} turns: {mean(bits)} bits about the leave"
        if gains:
            changed = sum(gain != 0 for gain in gains)
            text += f"; {mean(gains)} points a turn, {changed} choices changed"
        end = "" if sys.stdout.isatty() else "\n"
        begin = "\r" if sys.stdout.isatty() else ""
        if sys.stdout.isatty() or len(bits) % 25 == 0:
            print(begin + text, end=end, flush=True)
    print(("\r" if sys.stdout.isatty() else "") + text)


def mean(numbers: list[float]) -> str:
    """A mean with its interval."""
    middle = sum(numbers) / len(numbers)
    squares = sum((one - middle) ** 2 for one in numbers)
    error = LIKELY * math.sqrt(squares / max(1, len(numbers) - 1) / len(numbers))
    return f"{middle:+.3f} +- {error:.3f}"


if __name__ == "__main__":
    main()
