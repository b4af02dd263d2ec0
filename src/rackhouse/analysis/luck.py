"""The luck of the draw: what drawn tiles are worth on the board, against other draws."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

from rackhouse.tiles import BLANK, on_rack

if TYPE_CHECKING:
    from rackhouse.board import Board
    from rackhouse.engine import Engine, Situation

_BLANKS: Final = 2


def draw_luck(
    engine: Engine,
    board: Board,
    rack: bytes,
    drawn: bytes,
    situation: Situation,
    *,
    samples: int,
    seed: str,
) -> float:
    """Points: the best play of a rack, less the mean over racks with other tiles drawn instead.

    The others are drawn from all tiles that the side had not seen: on the board, and not kept. Each
    of them could have come as well as those that did, so over many draws luck adds up to nothing.

    >>> from rackhouse.board import Board
    >>> from rackhouse.engine import Engine, Situation
    >>> engine, board = Engine(("QUIZ", "AT", "TA", "NO", "ON")), Board.empty()
    >>> quiz = bytes(board.tile_set.alphabet.parse("IQUZ"))
    >>> luck = draw_luck(engine, board, quiz, quiz, Situation(90), samples=100, seed="a game")
    >>> luck > 30
    True
    """
    kept = bytes((Counter(rack) - Counter(drawn)).elements())
    pool = Counter(board.tile_set.tiles)
    pool.subtract(on_board(board))
    pool.subtract(kept)
    unseen = sorted(pool.elements())
    chance = Random(seed)
    total = sum(
        _best(engine, board, kept + bytes(chance.sample(unseen, len(drawn))), situation)
        for _ in range(samples)
    )
    return (_best(engine, board, rack, situation) - total / samples) / 1000


def on_board(board: Board) -> Counter[int]:
    """The tiles on a board as they were on a rack."""
    return Counter(on_rack(tile) for tile in board.tiles)


def _best(engine: Engine, board: Board, rack: bytes, situation: Situation) -> int:
    """The best play's equity in thousandths; that of a pass if there is none."""
    # The engine holds two blanks. Where a set has more, a third is hardly ever better than none.
    blanks = min(_BLANKS, rack.count(BLANK))
    rack = bytes(blanks) + rack.replace(bytes((BLANK,)), b"")
    found = engine.best(board, rack, 1, situation)
    return found[0].equity if found else engine.pass_equity(rack, situation)
