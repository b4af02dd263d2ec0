"""Lists to hang up: in type as large as the paper allows, so that they are read from a distance.

The size of the type follows the number of rows. If one page would need type below ``SMALLEST``, the
list goes on in more columns, across the paper, or on more pages.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from rackhouse.paper.folio import room_of
from rackhouse.paper.pen import BLACK, GREY, PALE
from rackhouse.paper.type import width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.paper.folio import About, Folio
    from rackhouse.paper.size import Paper
    from rackhouse.paper.type import Face

SMALLEST: Final = 16.0
"""The smallest type on them: capitals of 4 mm, which most people can read at two metres."""
LARGEST: Final = 34.0
_ROW: Final = 1.34
"""The height of a row, for each point of type."""
_AIRY: Final = 1.6
"""The most that a row is high, if there is room for more."""
_GAP: Final = 0.7
"""The width between columns, for each point of type."""
_BETWEEN: Final = 24.0
"""The width between two blocks of rows."""
_LABELS: Final = 19.0
_SHRUNK: Final = 0.72
"""The share of its size at which the longest text still has one line."""
_CLOSE: Final = 0.86
"""How narrow columns may be if that saves a page: more names are then in two lines."""
_FLAT: Final = 0.01
"""What rounding may cost."""
_PROBE: Final = 100.0


class HangingColumn(msgspec.Struct, frozen=True):
    """A column of a list to hang up; its width follows its texts."""

    title: str
    face: Face = "plain"
    align: Literal["left", "centre"] = "left"
    widest: float = 13.0
    """The most that it is wide, for each point of type; longer texts are written smaller."""
    colour: str = BLACK


class HangingLayout(msgspec.Struct, frozen=True):
    """How a list fills its pages."""

    size: float
    pages: int
    blocks: int
    """How many times the columns stand side by side."""
    is_wide: bool
    widths: tuple[float, ...]
    """The width of each column, for each point of type."""


def layout_of(
    about: About, paper: Paper, columns: Sequence[HangingColumn], rows: Sequence[tuple[str, ...]]
) -> HangingLayout:
    """The layout with the fewest pages whose type is large enough, and the largest type on those.

    >>> from rackhouse.paper.folio import About
    >>> from rackhouse.paper.size import SIZES
    >>> names = [HangingColumn("Name"), HangingColumn("Table")]
    >>> few, many = ([(f"Ann Lee {n}", str(n)) for n in range(count)] for count in (8, 400))
    >>> layout_of(About("Round 1"), "a4", names, few).size
    34.0
    >>> layout_of(About("Round 1"), "a4", names, many).size >= SMALLEST
    True
    """
    usual = _demands(columns, rows)
    widest = room_of(about, paper, is_wide=True)[0] / (SMALLEST + _FLAT)
    most = widest - _GAP * (len(columns) - 1)
    close = _squeezed(columns, usual, sum(usual) * _CLOSE)
    choices = [usual, close, _squeezed(columns, usual, min(sum(close), most))]
    for pages in range(1, len(rows) + 1):
        for widths in choices:
            tried = [
                _tried(about, paper, len(rows), HangingLayout(0, pages, blocks, is_wide, widths))
                for is_wide in (False, True)
                for blocks in (1, 2, 3, 4)
            ]
            best = max(tried, key=lambda one: one.size)
            if best.size >= SMALLEST:
                return best
    return HangingLayout(SMALLEST, 1, 1, is_wide=True, widths=usual)


def _tried(about: About, paper: Paper, count: int, shape: HangingLayout) -> HangingLayout:
    wide, first, later = room_of(about, paper, is_wide=shape.is_wide)
    rows = ceil(count / (shape.pages * shape.blocks))
    high = (first if shape.pages == 1 else min(first, later)) - _LABELS
    across = (wide - _BETWEEN * (shape.blocks - 1)) / shape.blocks
    each = sum(shape.widths) + _GAP * (len(shape.widths) - 1)
    size = min(LARGEST, high / (rows * _ROW), across / each)
    return msgspec.structs.replace(shape, size=size)


def _demands(
    columns: Sequence[HangingColumn], rows: Sequence[tuple[str, ...]]
) -> tuple[float, ...]:
    """The width of each column for each point of type: one long name does not rule the others."""
    found = []
    for at, column in enumerate(columns):
        wide = sorted(width_of(row[at], column.face, _PROBE) / _PROBE for row in rows) or [0.0]
        usual, most = wide[ceil(len(wide) * 0.9) - 1], wide[-1]
        found.append(max(1.6, min(column.widest, max(usual, most * _SHRUNK))))
    return tuple(found)


def _squeezed(
    columns: Sequence[HangingColumn], widths: Sequence[float], most: float
) -> tuple[float, ...]:
    """Widths that are so wide together at most; only texts give room, because they can wrap."""
    fixed = sum(one for one, column in zip(widths, columns, strict=True) if column.align != "left")
    share = min(1.0, (most - fixed) / (sum(widths) - fixed))
    return tuple(
        one * share if column.align == "left" else one
        for one, column in zip(widths, columns, strict=True)
    )


def draw_hanging(
    folio: Folio,
    columns: Sequence[HangingColumn],
    rows: Sequence[tuple[str, ...]],
    layout: HangingLayout,
) -> None:
    """Draw rows in blocks side by side, page by page, read down each block."""
    across = (folio.wide - _BETWEEN * (layout.blocks - 1)) / layout.blocks
    size = layout.size
    spare = across / size - sum(layout.widths) - _GAP * (len(columns) - 1)
    # Only texts grow with the paper: a table number stays beside its name.
    growing = [one for one, column in enumerate(columns) if column.align == "left"]
    widths = [
        (one + (max(0.0, spare) / len(growing) if at in growing else 0)) * size
        for at, one in enumerate(layout.widths)
    ]
    each = ceil(len(rows) / (layout.pages * layout.blocks))
    top = folio.y
    row_high = min(_AIRY * size, max(_ROW * size, (folio.left_over - _LABELS) / each))
    for number, begin in enumerate(range(0, len(rows), each)):
        block = number % layout.blocks
        if number and not block:
            folio.turn_page()
            top = folio.y
        folio.y = top
        left = folio.left + block * (across + _BETWEEN)
        _draw_labels(folio, columns, widths, (left, left + across, size))
        for row in rows[begin : begin + each]:
            _draw_row(folio, columns, row, widths, (left, left + across, size, row_high))


def _places(left: float, widths: Sequence[float], size: float) -> list[tuple[float, float]]:
    places = []
    for wide in widths:
        places.append((left, wide))
        left += wide + _GAP * size
    return places


def _draw_labels(
    folio: Folio,
    columns: Sequence[HangingColumn],
    widths: Sequence[float],
    place: tuple[float, float, float],
) -> None:
    left, right, size = place
    for column, (x, wide) in zip(columns, _places(left, widths, size), strict=True):
        at = x + (wide / 2 if column.align == "centre" else 0)
        room = wide
        if column.align == "centre":  # up to its neighbours, but not beyond the edge
            room = min(wide + _GAP * size * 1.6, 2 * (right - at))
        folio.pen.text(
            *(at, folio.y + 11, column.title, "bold", 9.5),
            colour=GREY,
            align=column.align,
            room=room,
        )
    folio.y += _LABELS
    folio.pen.line(left, folio.y - 3, right, folio.y - 3, thick=1.4)


def _draw_row(
    folio: Folio,
    columns: Sequence[HangingColumn],
    row: tuple[str, ...],
    widths: Sequence[float],
    place: tuple[float, float, float, float],
) -> None:
    left, right, size, high = place
    for column, text, (x, wide) in zip(columns, row, _places(left, widths, size), strict=True):
        at = x + (wide / 2 if column.align == "centre" else 0)
        base = folio.y + high / 2 + size * 0.36 - 2
        folio.pen.text(
            *(at, base, text, column.face, size),
            colour=column.colour,
            align=column.align,
            room=wide,
        )
    folio.y += high
    folio.pen.line(left, folio.y - 3, right, folio.y - 3, thick=0.6, colour=PALE)
