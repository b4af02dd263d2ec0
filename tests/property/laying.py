"""Some play by geometry alone: any tiles beside any others. Most of them are phonies."""

from __future__ import annotations

from random import Random

from rackhouse.board import Board, Placement, Play
from rackhouse.errors import IllegalError
from rackhouse.tiles import BLANK, DECLARED, EMPTY


def some_play(chance: Random, board: Board, tiles: bytes) -> Play | None:
    """A play that may lie on the board, laid with some of the tiles; none if luck was bad."""
    for _ in range(8):
        placements = _some_placements(chance, board, tiles)
        try:
            return Play.of(board, placements)
        except IllegalError:
            continue
    return None


def _some_placements(chance: Random, board: Board, tiles: bytes) -> list[Placement]:
    columns = board.layout.columns
    step = chance.choice((1, columns))
    count = min(len(tiles), chance.choice((1, 2, 2, 3, 3, 4, 5, 7, 8)))
    hand = chance.sample(list(tiles), count)
    if board.is_empty:
        square = board.layout.start - step * chance.randrange(max(1, count))
    else:
        near = chance.choice([at for at, tile in enumerate(board.cells) if tile != EMPTY])
        square = near + chance.choice((1, -1, columns, -columns, -step * count))
    laid: list[Placement] = []
    while hand and 0 <= square < board.layout.squares:
        if board.cells[square] == EMPTY:
            laid.append(Placement(square, _shown(chance, board, hand.pop())))
        if step == 1 and square % columns == columns - 1:
            break
        square += step
    return laid


def _shown(chance: Random, board: Board, tile: int) -> int:
    if tile != BLANK:
        return tile
    return chance.randint(1, len(board.tile_set.alphabet.letters)) | DECLARED
