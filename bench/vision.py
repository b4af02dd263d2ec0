"""How well photos of boards are read: rendered scenes that trained nothing.

``.venv/bin/python -m bench.vision [--photos N] [--seed S]``, from the project's folder. Each photo
is of the position after a random play (no words) of a random game, with one of six boards and six
tile designs. It is read as a play, the position before being known, and as a whole board. Told by
angle, light, resolution and design: plays read exactly, plays read exactly or asked for, boards
read exactly, squares asked for a play, and wrong plays taken with a confidence over 0.9.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from dataclasses import dataclass, fields

from PIL import Image

from bench.machine import describe
from rackhouse.board import Board
from rackhouse.errors import IllegalError
from rackhouse.tiles import EMPTY, on_rack
from rackhouse.vision import read_board
from tests.vision.designs import BOARDS, TILES
from tests.vision.games import played
from tests.vision.scene import Conditions, photographed

ANGLES = (0, 10, 20, 30, 45)
AROUND = (0, 0, 15, 90, 180, 270)
PIXELS = (12, 16, 24, 36)
LIGHTS = ("day", "day", "lamp", "dim", "glare")
TAKEN = 0.9


@dataclass
class Tally:
    """What some photos came to."""

    photos: int = 0
    found: int = 0
    plays: int = 0
    plays_or_asked: int = 0
    boards: int = 0
    asked: int = 0
    taken_wrongly: int = 0

    def add(self, other: Tally) -> None:
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    def line(self, name: str) -> str:
        def part(count: int) -> str:
            return f"{100 * count / self.photos:5.1f} %"

        return (
            f"{name:22} {self.photos:5} {part(self.found)}  {part(self.plays)}  "
            f"{part(self.plays_or_asked)}  {part(self.boards)}  {self.asked / self.photos:5.2f}  "
            f"{self.taken_wrongly:3}"
        )


def measure(photos: int, seed: int) -> dict[str, Tally]:
    tallies: dict[str, Tally] = defaultdict(Tally)
    for number in range(photos):
        dice = random.Random(f"{seed} {number}")
        board, tiles = dice.choice(BOARDS), dice.choice(TILES)
        conditions = Conditions(
            angle=dice.choice(ANGLES),
            around=dice.choice(AROUND),
            pixels=dice.choice(PIXELS),
            light=dice.choice(LIGHTS),
            hand=dice.random() < 0.1,
            blur=dice.choice((0, 0, 0.02, 0.04)),
            lens=dice.choice((0, 0.005, 0.01)),
            quality=dice.choice((60, 80, 92)),
        )
        positions = played(Board.empty(), dice.randint(2, 20), dice.randrange(10**9))
        scene = photographed(positions[-1], conditions, dice.randrange(10**9), board, tiles)
        of_one = one_photo(scene.picture, positions[-2], positions[-1])
        for group in (
            "all",
            f"angle {conditions.angle}",
            f"light {conditions.light}",
            f"pixels {conditions.pixels}",
            f"board {board.name}",
            f"tiles {tiles.name}",
            "a hand" if conditions.hand else "no hand",
        ):
            tallies[group].add(of_one)
        print(f"\r{tallies['all'].line('so far')}", end="", flush=True)
    print()
    return tallies


def one_photo(picture: Image.Image, before: Board, after: Board) -> Tally:
    """What one photo came to."""
    tally = Tally(photos=1)
    wanted = {
        square: on_rack(tile)
        for square, tile in enumerate(after.cells)
        if tile != before.cells[square]
    }
    try:
        reading = read_board(picture, before=before)
    except IllegalError:
        return tally
    tally.found = 1
    got = {square: reading.squares[square].tile for square in reading.new}
    tally.plays = int(got == wanted)
    tally.asked = len(reading.asked)
    in_doubt = set(reading.asked)
    answered = {square: wanted.get(square, EMPTY) for square in in_doubt}
    tally.plays_or_asked = int(wanted in ({**got, **answered}, got))
    tally.taken_wrongly = int(got != wanted and reading.confidence > TAKEN)
    whole = read_board(picture)
    cells = [tile if tile == EMPTY else on_rack(tile) for tile in after.cells]
    tally.boards = int([one.tile for one in whole.squares] == cells)
    return tally


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--photos", type=int, default=300)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    print(describe())
    clock = time.process_time()
    tallies = measure(given.photos, given.seed)
    spent = time.process_time() - clock
    print(
        f"{given.photos} photos, seed {given.seed}, {spent / given.photos:.2f} s of processor each"
    )
    print(f"{'':22} photos found   play     or asked board    asked wrong")
    for group in sorted(tallies, key=lambda name: (name != "all", name)):
        print(tallies[group].line(group))


if __name__ == "__main__":
    main()
