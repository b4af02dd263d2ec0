"""The games that the twins are asked about, and the way between their boards and ours."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rackhouse.board import Board, Placement
from rackhouse.tiles import EMPTY, Tile, TileSet
from tests.twin.score_twin import ENGLISH_VALUES, SPANISH_VALUES, Grid, TwinGame, premiums_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.twin.plays_twin import Laid

GAMES: dict[str, tuple[str, str, TwinGame]] = {
    "classic": ("classic", "english", TwinGame(15, ENGLISH_VALUES, premiums_of("classic"))),
    "super": ("super", "english-super", TwinGame(21, ENGLISH_VALUES, premiums_of("super"))),
    "spanish": ("classic", "spanish", TwinGame(15, SPANISH_VALUES, premiums_of("classic"))),
}
"""By name: the layout, the tile set, and the twin's own idea of both."""


@cache
def signs_of(tile_set: TileSet) -> dict[Tile, str]:
    """What a twin writes for each tile: ``K``, ``k`` for a blank, ``?`` before it is declared."""
    text = tile_set.alphabet.text
    letters = range(1, len(tile_set.alphabet.letters) + 1)
    tiles = [0, *letters, *(letter | 0x40 for letter in letters)]
    return {tile: text([tile]).strip("[]") for tile in tiles}


def as_laid(board: Board, placements: Iterable[Placement]) -> Laid:
    """The tiles of a play as a twin has them."""
    signs, columns = signs_of(board.tile_set), board.layout.columns
    return frozenset(
        (
            (placement.square // columns + 1, placement.square % columns + 1),
            signs[placement.tile],
        )
        for placement in placements
    )


def as_board(names: tuple[str, str], grid: Grid) -> Board:
    """A twin's board as ours, by the names of its layout and its tile set."""
    board = Board.empty(*names)
    tiles = {sign: tile for tile, sign in signs_of(board.tile_set).items()}
    return board.lay(
        Placement((row - 1) * board.layout.columns + column - 1, tiles[text])
        for (row, column), text in grid.items()
    )


def as_grid(board: Board) -> Grid:
    """Our board as a twin's."""
    placements = [
        Placement(square, tile) for square, tile in enumerate(board.cells) if tile != EMPTY
    ]
    return dict(sorted(as_laid(board, placements)))
