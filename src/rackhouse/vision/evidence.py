"""What each square may show, and how likely, by the network and the photo's own colours.

A square's evidence is a logarithm for each thing that it may show. Things are numbered as the
network's classes of an alphabet are: an empty square, a blank, then the letters in order.
"""

from __future__ import annotations

import math
from array import array
from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.tiles import EMPTY
from rackhouse.vision.cell_network import UNIT, core_network

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.board import Board
    from rackhouse.tiles import Alphabet
    from rackhouse.vision.cell_network import CellNetwork

Evidence: TypeAlias = list[float]
NOTHING: Final = 0
BLANK_TILE: Final = 1
FIRST: Final = 2
"""The thing that is the letter with tile number 1; the others follow."""
_OFTEN: Final = (1.2, -2.9, -0.75)
"""How much more often boards show nothing, a blank or a letter than drawn squares did."""
_CLEAR: Final = math.log(0.9)
"""A square that is at least so likely what it seems says what colours tiles and squares have."""
_FEW: Final = 3
"""So many of them are needed to know a colour."""
_MOST_BY_COLOUR: Final = 3.0
_SIDE: Final = 32
_FACE: Final = [3 * (y * _SIDE + x) for y in range(7, 25, 2) for x in range(7, 25, 2)]
"""Where the middle of a square is looked at for its colour."""


def weigh(network: CellNetwork, cells: bytes, alphabet: Alphabet) -> list[Evidence]:
    """What the network says about each cell, as logarithms of what is likely."""
    classes = network.classes_of(alphabet)
    weights = array("i", core_network(network).weigh(cells))
    width = 2 + len(network.signs)
    return [
        _normal(
            [
                weights[at + one] / UNIT + _OFTEN[min(thing, FIRST)]
                for thing, one in enumerate(classes)
            ]
        )
        for at in range(0, len(weights), width)
    ]


def _normal(logs: Sequence[float]) -> Evidence:
    most = max(logs)
    whole = most + math.log(sum(math.exp(one - most) for one in logs))
    return [one - whole for one in logs]


def with_colours(evidence: list[Evidence], cells: bytes, before: Board) -> list[Evidence]:
    """The same, where a square looks like the tiles of this photo, or like its empty squares.

    It tells a blank from an empty square, which look alike on their own. Which squares are tiles
    is known from the position before, or where the network has no doubt.
    """
    layout, is_known = before.layout, before.tile_count >= _FEW
    size = len(cells) // len(evidence)
    colours = [_colour(cells, square * size) for square in range(len(evidence))]
    tiles: list[tuple[float, ...]] = []
    squares: dict[str, list[tuple[float, ...]]] = {}
    for square, (colour, one) in enumerate(zip(colours, evidence, strict=True)):
        has_tile = before.cells[square] != EMPTY
        if has_tile if is_known else max(one[FIRST:]) > _CLEAR:
            tiles.append(colour)
        elif is_known or one[NOTHING] > _CLEAR:
            squares.setdefault(layout.signs[square], []).append(colour)
    if len(tiles) < _FEW:
        return evidence
    tile, wide = _typical(tiles)
    weighed = []
    for colour, one, sign in zip(colours, evidence, layout.signs, strict=True):
        same = squares.get(sign, ())
        if len(same) < _FEW:
            weighed.append(one)
            continue
        bare, scatter = _typical(same)
        # Where light is uneven, colours vary, and say less.
        for_tile = (_far(colour, bare) - _far(colour, tile)) / max(scatter, wide)
        more = max(-_MOST_BY_COLOUR, min(_MOST_BY_COLOUR, for_tile))
        weighed.append(_normal([one[NOTHING] - more, *(log + more for log in one[1:])]))
    return weighed


def _colour(cells: bytes, start: int) -> tuple[float, ...]:
    """The colour that half of a square's middle has, so that a letter on it does not matter."""
    return tuple(
        float(sorted(cells[start + at + channel] for at in _FACE)[len(_FACE) // 2])
        for channel in range(3)
    )


def _typical(colours: Sequence[tuple[float, ...]]) -> tuple[tuple[float, ...], float]:
    """The middle of some colours, and how far they are from it."""
    middle = tuple(sorted(one)[len(colours) // 2] for one in zip(*colours, strict=True))
    apart = sorted(_far(one, middle) for one in colours)
    return middle, 8.0 + 2 * apart[len(apart) // 2]


def _far(one: Sequence[float], two: Sequence[float]) -> float:
    return sum(abs(a - b) for a, b in zip(one, two, strict=True))
