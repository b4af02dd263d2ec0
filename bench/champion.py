"""How often a player who looks ahead wins: pairs of games with the same tiles, seats exchanged.

``python -m bench.champion [--games N] [--seconds S] [--threads T] [--seed N] [--against NAME]``,
from the project's folder. Each player thinks on one thread, with so much processor time for a turn;
``--seconds 0`` leaves each with the player's own budget of work. The result so far is printed now
and then, and when it is stopped.
"""

from __future__ import annotations

import argparse
import math
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from random import Random

import msgspec
from msgspec.structs import replace

from bench.machine import describe
from rackhouse.board import Board, Placement, score_play
from rackhouse.lexicon import Lexicon
from rackhouse.players import Character, Choice, Lay, Player, Seen, Swap
from rackhouse.rules import Rules, Sheet
from rackhouse.tiles import Tile, on_rack

STATIC = "Maud"
OTHERS = {"static": STATIC, "sim": "Karl"}
RACK, LEAST_IN_BAG, SCORELESS_TURNS = 7, 7, 6
SHEET = {
    "exchange.least_in_bag": LEAST_IN_BAG,
    "ending.scoreless_turns": SCORELESS_TURNS,
    "ending.agreement": False,
    "ending.pass_rounds": 0,
}
LIKELY = 1.96
OVER = 1.1
"""A turn is over its budget from a tenth more on."""
EVERY = 10.0
"""Seconds between two reports where no terminal is watching."""


class Pairing(msgspec.Struct, frozen=True):
    """Who plays whom, with how much time."""

    players: tuple[Character, Character]
    seconds: float
    seed: int


class PairResult(msgspec.Struct, frozen=True):
    """What two games came to, as the first player sees them."""

    halves: int
    """Half points out of four."""
    margin: int
    times: tuple[float, ...]
    """Processor seconds of each of its turns."""


class DealtTable:
    """A game of two players: an order of the bag, two racks, the board and the score."""

    def __init__(self, seed: str, rules: Rules) -> None:
        self.rules = rules
        self.board = Board.empty()
        self._chance = Random(seed)
        self._bag = list(self.board.tile_set.tiles)
        self._chance.shuffle(self._bag)
        self._racks: list[list[Tile]] = [[], []]
        self.scores = [0, 0]
        self.mover = 0
        self._fruitless = self._scoreless = 0
        self._last: tuple[Placement, ...] = ()
        self.is_over = False
        for seat in (0, 1):
            self._fill(seat)

    def seen(self) -> Seen:
        """What the side on turn sees."""
        other, bag = 1 - self.mover, len(self._bag)
        return Seen(
            self.board,
            tuple(sorted(self._racks[self.mover])),
            bag,
            bag if bag >= LEAST_IN_BAG else 0,
            unseen=tuple(sorted(self._bag + self._racks[other])),
            fruitless=self._fruitless,
            rules=self.rules,
            scores=(self.scores[self.mover], self.scores[other]),
            scoreless=self._scoreless,
            answered=self._last,
        )

    def make(self, choice: Choice) -> None:
        """Carry out the choice of the side on turn."""
        seat, gone, points = self.mover, tuple[Tile, ...](), 0
        self._last = choice.play.placements if isinstance(choice, Lay) else ()
        if isinstance(choice, Lay):
            gone = tuple(map(on_rack, choice.play.tiles))
            points = score_play(self.board, choice.play).total
            self.board = self.board.lay(choice.play.placements)
        elif isinstance(choice, Swap):
            gone = choice.tiles
        for tile in gone:
            self._racks[seat].remove(tile)
        self._fill(seat)
        if isinstance(choice, Swap):  # new tiles are drawn before the old ones go back
            for tile in gone:
                self._bag.insert(self._chance.randrange(len(self._bag) + 1), tile)
        self.scores[seat] += points
        self._scoreless = 0 if points else self._scoreless + 1
        self._fruitless = 0 if isinstance(choice, Lay) else self._fruitless + 1
        if not self._racks[seat]:
            self._end(seat)
        elif self._scoreless >= SCORELESS_TURNS:
            self._end(None)
        self.mover = 1 - seat

    def _fill(self, seat: int) -> None:
        while len(self._racks[seat]) < RACK and self._bag:
            self._racks[seat].append(self._bag.pop())

    def _end(self, out: int | None) -> None:
        self.is_over = True
        for seat in (0, 1):
            held = self.board.tile_set.sum_of(self._racks[seat])
            self.scores[seat] -= held
            if out is not None:
                self.scores[out] += held


def play_pair(pairing: Pairing, number: int) -> PairResult:
    """Two games with the same order of the bag; each player begins one."""
    words, rules = Lexicon.named("enable"), Sheet.named("base").with_values(SHEET).rules
    players = [
        Player(_within(one, pairing.seconds), words, f"{pairing.seed} {number}")
        for one in pairing.players
    ]
    halves, margins, times = 0, 0, []
    for own in (0, 1):
        table = DealtTable(f"{pairing.seed} {number}", rules)
        while not table.is_over:
            began = time.thread_time()
            choice = players[table.mover != own].choose(table.seen())
            if table.mover == own:
                times.append(time.thread_time() - began)
            table.make(choice)
        margin = table.scores[own] - table.scores[1 - own]
        halves += 1 + (margin > 0) - (margin < 0)
        margins += margin
    return PairResult(halves, margins, tuple(times))


def _within(character: Character, seconds: float) -> Character:
    if character.search is None or not seconds:
        return character
    return replace(character, search=replace(character.search, seconds=seconds))


def play_pairs(pairing: Pairing, pairs: int, processes: int) -> Iterator[PairResult]:
    """All pairs, as they end."""
    if processes == 1:
        yield from (play_pair(pairing, number) for number in range(pairs))
        return
    with get_context("spawn").Pool(processes, _leave_ctrl_c) as pool:
        work = [(pairing, number) for number in range(pairs)]
        yield from pool.imap_unordered(_play_pair, work)


def _play_pair(work: tuple[Pairing, int]) -> PairResult:
    return play_pair(*work)


def _leave_ctrl_c() -> None:
    """The process that asked for the games ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def summary(results: Sequence[PairResult], seconds: float) -> str:
    """The result so far in a line."""
    pairs = len(results)
    mean = sum(one.halves for one in results) / pairs
    squares = sum((one.halves - mean) ** 2 for one in results)
    margins = [one.margin / 2 for one in results]
    middle = sum(margins) / pairs
    margin_squares = sum((one - middle) ** 2 for one in margins)
    error, margin_error = (
        LIKELY * math.sqrt(each / max(1, pairs - 1) / pairs) for each in (squares, margin_squares)
    )
    times = [turn for one in results for turn in one.times]
    text = (
        f"{2 * pairs:,} games: {mean / 4:.2%} won, +- {error / 4:.2%}; "
        f"{middle:+.1f} +- {margin_error:.1f} points a game; "
        f"{1000 * sum(times) / len(times):.0f} ms a turn, at most {1000 * max(times):.0f} ms"
    )
    if seconds:
        over = sum(turn > OVER * seconds for turn in times) / len(times)
        text += f", {over:.1%} of turns over {1000 * OVER * seconds:.0f} ms"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description="A player who looks ahead, against another.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=0.25)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--player", default="Zeno")
    parser.add_argument("--against", default="static", help="static, sim or a player's name")
    wanted = parser.parse_args()
    pair = (wanted.player, OTHERS.get(wanted.against, wanted.against))
    pairing = Pairing(
        (Character.named(pair[0]), Character.named(pair[1])), wanted.seconds, wanted.seed
    )
    print(describe(), flush=True)
    print(f"{pair[0]} against {pair[1]}, {wanted.seconds} s a turn, seed {wanted.seed}", flush=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    watched, told, results = sys.stdout.isatty(), time.monotonic(), []
    try:
        for result in play_pairs(pairing, max(1, wanted.games // 2), wanted.threads):
            results.append(result)
            if watched or time.monotonic() - told > EVERY:
                told = time.monotonic()
                end = "" if watched else "\n"
                begin = "\r" if watched else ""
                print(begin + summary(results, wanted.seconds), end=end, flush=True)
    except KeyboardInterrupt:
        print("\nstopped early", flush=True)
    if results:
        print(("\r" if watched else "") + summary(results, wanted.seconds), flush=True)


if __name__ == "__main__":
    main()
