"""From a picture to a play or a position."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.board import Board
from rackhouse.tiles import EMPTY
from rackhouse.vision.cell_network import CellNetwork
from rackhouse.vision.evidence import NOTHING, weigh, with_colours
from rackhouse.vision.lines import new_tiles
from rackhouse.vision.picture import photo_of
from rackhouse.vision.place import find_place
from rackhouse.vision.reading import BoardReading, SquareReading
from rackhouse.vision.supply import assigned, supply_of, thing_of, tile_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.engine import _core
    from rackhouse.tiles import Layout, Tile, TileSet
    from rackhouse.vision.evidence import Evidence
    from rackhouse.vision.picture import Picture
    from rackhouse.vision.place import BoardPlace, Corner

_TURNS: Final = range(4)
_OTHERS: Final = 3
_UNLIKELY: Final = -6.0
"""A square that cannot be explained speaks so much against a way up, and not more."""
_DIFFERS: Final = math.log(0.05)
"""A square differs from the position before if what lay there is less likely than this."""
_MOST_TILES: Final = 7


class _View(msgspec.Struct, frozen=True):
    """A board in one of the four ways that it may lie in the picture."""

    place: BoardPlace
    evidence: list[Evidence]

    def likelihood(self, reading: BoardReading) -> float:
        """How well what was read explains the squares, as a logarithm.

        A play is compared with an empty board, so that printed squares do not matter.
        """
        return sum(
            max(_UNLIKELY, one[thing_of(square.tile)])
            - (max(_UNLIKELY, one[NOTHING]) if reading.is_play else 0)
            for one, square in zip(self.evidence, reading.squares, strict=True)
        )


def read_board(
    image: Picture,
    tile_set: str | TileSet = "english",
    layout: str | Layout = "classic",
    *,
    before: Board | None = None,
    corners: Sequence[Corner] | None = None,
    quarters: int | None = None,
    most_tiles: int = _MOST_TILES,
) -> BoardReading:
    """Read a photo of a board: with the position ``before`` as a play, else as a position.

    ``corners`` are those of the squares if somebody has pointed at them, clockwise, and
    ``quarters`` says how often the board was turned if that is known: 0 if its first row is at the
    top. ``most_tiles`` is how many a rack holds.

    >>> from rackhouse.paper.board import draw_board
    >>> from rackhouse.paper.brush import Brush
    >>> before = Board.empty()
    >>> brush = Brush((640, 640), "#FFFFFF")
    >>> after = before.lay(before.parse_play("8H QI").placements)
    >>> _ = draw_board(brush, after, 20, 20, 600)
    >>> print(read_board(brush.finish(), before=before, quarters=0).play)
    8H QI

    Raises:
        MalformedError: if it is no picture.
        IllegalError: if there is no board of this kind in it, or the set has unknown letters.
    """
    start = Board.empty(layout, tile_set) if before is None else before
    photo = photo_of(image)
    place = find_place(photo, start.layout, corners)
    best: tuple[float, BoardReading] | None = None
    for turn in _TURNS if quarters is None else (quarters % 4,):
        view = _view(photo, place.turned(turn), start)
        reading = _position(view, start) if before is None else _play(view, before, most_tiles)
        likely = view.likelihood(reading)
        if best is None or likely > best[0]:
            best = (likely, reading)
    assert best is not None
    return best[1]


def _view(photo: _core.Photo, place: BoardPlace, start: Board) -> _View:
    layout = start.layout
    cells = photo.cells(layout.columns, layout.rows, place.flat)
    evidence = weigh(CellNetwork.shipped(), cells, start.tile_set.alphabet)
    return _View(place, with_colours(evidence, cells, start))


def _position(view: _View, start: Board) -> BoardReading:
    supply = supply_of(start.tile_set)
    chosen = assigned(dict(enumerate(view.evidence)), supply, frozenset())
    squares = tuple(_square(one, chosen[square]) for square, one in enumerate(view.evidence))
    return BoardReading(before=start, is_play=False, squares=squares, place=view.place)


def _play(view: _View, before: Board, most_tiles: int) -> BoardReading:
    gains = [_log_of_tile(one) - one[NOTHING] for one in view.evidence]
    found = new_tiles(before, gains, most_tiles)
    supply = supply_of(before.tile_set)
    for tile in before.cells:
        if tile != EMPTY:
            supply[thing_of(tile)] = max(0, supply[thing_of(tile)] - 1)
    chosen = assigned(
        {square: view.evidence[square] for square in found.squares},
        supply,
        frozenset(found.squares),
    )
    squares, differences = [], []
    for square, (one, tile) in enumerate(zip(view.evidence, before.cells, strict=True)):
        if square in chosen:
            squares.append(_square(one, chosen[square], tiles_only=True))
            continue
        known = thing_of(tile)
        squares.append(SquareReading(tile, round(math.exp(one[known]), 3)))
        if one[known] < _DIFFERS:
            differences.append(square)
    lead = 1 / (1 + math.exp(-found.lead)) if math.isfinite(found.lead) else 1.0
    return BoardReading(
        before=before,
        is_play=True,
        squares=tuple(squares),
        place=view.place,
        new=found.squares,
        lead=round(lead, 3),
        differences=tuple(differences),
    )


def _log_of_tile(one: Evidence) -> float:
    return math.log(max(1e-12, sum(math.exp(log) for log in one[1:])))


def _square(one: Evidence, chosen: int, *, tiles_only: bool = False) -> SquareReading:
    things = range(1 if tiles_only else 0, len(one))
    whole = sum(math.exp(one[thing]) for thing in things)
    order = sorted(things, key=lambda thing: -one[thing])
    others: list[Tile] = [tile_of(thing) for thing in order if thing != chosen][:_OTHERS]
    return SquareReading(tile_of(chosen), round(math.exp(one[chosen]) / whole, 3), tuple(others))
