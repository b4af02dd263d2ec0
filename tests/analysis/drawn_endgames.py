"""Small endgames out of games of chance: few letters, so that everything can be tried."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from rackhouse.board import Board, score_play
from rackhouse.engine import Engine
from rackhouse.record.cgp import CgpPosition
from rackhouse.tiles import Alphabet, Layout, TileSet, on_rack
from tests.twin.endgame_twin import Found
from tests.twin.plain_generator import generate_plays

if TYPE_CHECKING:
    from collections.abc import Iterator

LETTERS = ("A", "E", "N", "S", "T", "Q")
WORDS = frozenset(
    {
        "AE", "AN", "AS", "AT", "EN", "ES", "ET", "NA", "NE", "TA", "ANT", "ATE", "EAT",
        "ETA", "ETAS", "NET", "TEN", "TEA", "TAN", "NAE", "QAT", "QATS", "SAT", "SEA",
        "SET", "SEN", "TENS", "NETS", "EATS", "SEAT", "EAST", "TEAS", "ANTS", "ANTE",
        "NEAT", "ETNA", "SANE", "TANS", "TATS", "STAT", "TENT", "TEAT", "ESNE", "ANSA",
        "SETA", "SENSE", "TEASE", "TENET", "TEENS", "ATTEST", "ESTATE",
    }
)  # fmt: skip


def few_tiles(chance: Random) -> TileSet:
    """Sixteen to twenty tiles, now and then with blanks, or with letters that score nothing."""
    counts = tuple(chance.randrange(1, 5) for _ in LETTERS[:-1])
    points = tuple(chance.choice((0, 1, 1, 1, 2, 4)) for _ in LETTERS[:-1])
    blanks = chance.choice((0, 0, 1, 2, 2))
    return TileSet("few", "Few tiles", Alphabet(LETTERS), blanks, (*counts, 1), (*points, 8))


def engine_of(board: Board) -> Engine:
    return _kept_engine(board.tile_set)


@cache
def _kept_engine(tile_set: TileSet) -> Engine:
    return Engine(WORDS, tile_set)


def plain_plays(board: Board, rack: bytes) -> Iterator[Found]:
    """Every play by the plain generator, scored as the referee scores it."""
    for play in generate_plays(board, rack, WORDS):
        yield play.placements, score_play(board, play).total


def drawn(chance: Random, held: int, left: int = 0) -> CgpPosition | None:
    """The turn after which the bag is empty in a game of chance, if it comes to that.

    With ``left``, the turn after which it holds at most so many.
    """
    tile_set = few_tiles(chance)
    bag = list(tile_set.tiles)
    chance.shuffle(bag)
    racks = [[bag.pop() for _ in range(held)] for _ in range(2)]
    board, scores = Board.empty(Layout.named("classic"), tile_set), [0, 0]
    while len(bag) > left:
        found = list(plain_plays(board, bytes(racks[0])))
        if not found:
            return None
        placements, score = chance.choice(found)
        board = board.lay(placements)
        for placement in placements:
            racks[0].remove(on_rack(placement.tile))
        while bag and len(racks[0]) < held:
            racks[0].append(bag.pop())
        scores[0] += score
        racks.reverse()
        scores.reverse()
    if not all(racks):
        return None
    own, other = (bytes(sorted(rack)) for rack in racks)
    return CgpPosition(board, (own, other), (scores[0], scores[1]))
