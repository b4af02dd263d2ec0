"""Positions to photograph: tiles from the bag, laid as a board allows, words or not."""

from __future__ import annotations

import random

from rackhouse.board import Board, Placement, placement_fault
from rackhouse.tiles import BLANK, EMPTY, declared_blank


def played(board: Board, plays: int, seed: int) -> list[Board]:
    """The positions of a game, from an empty board on."""
    dice = random.Random(seed)
    bag = list(board.tile_set.tiles)
    dice.shuffle(bag)
    positions = [board]
    for _ in range(plays):
        laid = _line(positions[-1], dice, min(len(bag), dice.choice((2, 3, 3, 4, 4, 5, 6, 7))))
        if not laid:
            break
        letters = len(board.tile_set.alphabet.letters)
        tiles = [bag.pop() for _ in laid]
        named = [
            declared_blank(dice.randint(1, letters)) if tile == BLANK else tile for tile in tiles
        ]
        placements = [Placement(square, tile) for square, tile in zip(laid, named, strict=True)]
        positions.append(positions[-1].lay(placements))
    return positions


def _line(board: Board, dice: random.Random, count: int) -> list[int]:
    """Squares in one line where tiles may lie."""
    layout = board.layout
    for _ in range(400):
        across = dice.random() < 0.5
        row, column = dice.randrange(layout.rows), dice.randrange(layout.columns)
        if board.is_empty:
            row, column = divmod(layout.start, layout.columns)
        squares: list[int] = []
        while row < layout.rows and column < layout.columns and len(squares) < count:
            square = row * layout.columns + column
            if board.cells[square] == EMPTY:
                squares.append(square)
            row, column = (row, column + 1) if across else (row + 1, column)
        if (
            len(squares) == count > 0
            and placement_fault(board, [Placement(one, 1) for one in squares]) is None
        ):
            return squares
    return []
