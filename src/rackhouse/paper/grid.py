"""A grid: rows under headings, over as many pages as needed."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from rackhouse.paper.pen import BLACK, GREY, PALE
from rackhouse.paper.type import in_two, is_cut, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.paper.folio import Folio
    from rackhouse.paper.type import Face

_LABELS: Final = 17.0
_GAP: Final = 9.0
_NOTE: Final = 7.4
"""The size of notes, and of texts over several lines."""
_LEADING: Final = 8.8


class GridColumn(msgspec.Struct, frozen=True):
    """A column of a grid."""

    title: str
    wide: float = 0
    """In points; columns without a width share what is left."""
    align: Literal["left", "right", "centre"] = "left"
    face: Face = "plain"
    size: float = 10.5
    colour: str = BLACK
    is_long: bool = False
    """Whether its texts are small, wrapped and never cut."""
    part: float = 1
    """Its share of the width that is left."""


class GridRow(msgspec.Struct, frozen=True):
    """A row of a grid, with a cell for each column."""

    cells: tuple[str, ...]
    note: str = ""
    """A small line under the row."""
    is_strong: bool = False
    is_struck: bool = False


class _LaidRow(msgspec.Struct, frozen=True):
    """A row with its long texts and its note in lines."""

    long: list[list[str]]
    note: list[str]
    tall: float
    """Its height above the note."""


def draw_grid(
    folio: Folio,
    columns: Sequence[GridColumn],
    rows: Sequence[GridRow],
    *,
    high: float = 20,
    note_at: int = 0,
    scale: float = 1,
) -> None:
    """Draw rows under their headings; notes are in the column ``note_at``.

    ``scale`` makes all type larger or smaller.
    """
    places = _places(folio.left, folio.wide, columns)
    folio.need(_LABELS + high * 2 * scale)
    _draw_labels(folio, columns, places)
    leading = _LEADING * scale
    for row in rows:
        laid = _laid(columns, row, places, (high, note_at, folio.right, scale))
        if folio.need(laid.tall + len(laid.note) * leading):
            _draw_labels(folio, columns, places)
        # Above a note, a name in two lines needs the room below it; in close rows it must not
        # touch the line above either.
        above = max(laid.tall - 5 * scale, 14 * scale) if laid.note else laid.tall
        for column, text, lines, place in zip(columns, row.cells, laid.long, places, strict=True):
            if column.is_long:
                _draw_long(folio, column, lines, place, (laid.tall, scale))
            else:
                _draw_cell(folio, column, row, text, place, (above, scale))
        folio.y += laid.tall
        for line in laid.note:
            base = folio.y + leading + above - laid.tall - 1.4 * scale
            folio.pen.text(places[note_at][0], base, line, size=_NOTE * scale, colour=GREY)
            folio.y += leading
        folio.pen.line(folio.left, folio.y, folio.right, folio.y, thick=0.6, colour=PALE)


def height_of_grid(
    wide: float,
    columns: Sequence[GridColumn],
    rows: Sequence[GridRow],
    *,
    high: float = 20,
    note_at: int = 0,
    scale: float = 1,
) -> float:
    """How high ``draw_grid`` draws these rows on one page; endless if larger type cuts a text."""
    places = _places(0, wide, columns)
    if scale > 1 and any(
        not column.is_long and is_cut(in_two(text, column.face, column.size * scale, room)[0])
        for row in rows
        for column, text, (_, room) in zip(columns, row.cells, places, strict=True)
    ):
        return inf
    found = (_laid(columns, row, places, (high, note_at, wide, scale)) for row in rows)
    return _LABELS + sum(one.tall + len(one.note) * _LEADING * scale for one in found)


def even_height(
    folio: Folio,
    columns: Sequence[GridColumn],
    rows: Sequence[GridRow],
    heights: tuple[float, float],
    *,
    note_at: int = 0,
) -> float:
    """The highest row with which ``draw_grid`` fills the fewest pages; heights are least and most.

    >>> from rackhouse.paper.folio import About, Folio
    >>> rows = [GridRow((str(number),)) for number in range(60)]
    >>> even_height(Folio(About("A list")), [GridColumn("Name")], rows, (16, 30))
    22.5
    """
    places = _places(folio.left, folio.wide, columns)
    later = folio.bottom - folio.later_top

    def pages(high: float) -> int:
        page, left = 1, folio.left_over - _LABELS
        for row in rows:
            laid = _laid(columns, row, places, (high, note_at, folio.right, 1))
            tall = laid.tall + len(laid.note) * _LEADING
            if tall > left:
                page, left = page + 1, later - _LABELS
            left -= tall
        return page

    least, high = heights
    fewest = pages(least)
    while high > least and pages(high) > fewest:
        high -= 0.25
    return max(least, high)


def _laid(
    columns: Sequence[GridColumn],
    row: GridRow,
    places: Sequence[tuple[float, float]],
    how: tuple[float, int, float, float],
) -> _LaidRow:
    high, note_at, right, scale = how
    size = _NOTE * scale
    long = [
        wrapped(text, column.face, size, wide) if column.is_long else []
        for column, text, (_, wide) in zip(columns, row.cells, places, strict=True)
    ]
    note = wrapped(row.note, "plain", size, right - places[note_at][0])
    most = max(len(lines) for lines in long)
    return _LaidRow(long, note, max(high, most * _LEADING + 1.5) * scale)


def _places(x: float, room: float, columns: Sequence[GridColumn]) -> list[tuple[float, float]]:
    """The left edge and the width of each column."""
    given = sum(column.wide for column in columns) + _GAP * (len(columns) - 1)
    parts = sum(column.part for column in columns if not column.wide)
    each = (room - given) / parts if parts else 0
    places = []
    for column in columns:
        wide = column.wide or each * column.part
        places.append((x, wide))
        x += wide + _GAP
    return places


def _draw_labels(
    folio: Folio, columns: Sequence[GridColumn], places: Sequence[tuple[float, float]]
) -> None:
    for column, (x, wide) in zip(columns, places, strict=True):
        at = x + {"left": 0.0, "centre": wide / 2, "right": wide}[column.align]
        folio.pen.text(
            *(at, folio.y + 10, column.title, "bold", 7.8),
            colour=GREY,
            align=column.align,
            room=wide,
        )
    folio.y += _LABELS
    folio.pen.line(folio.left, folio.y - 2, folio.right, folio.y - 2, thick=1.1)


def _draw_cell(
    folio: Folio,
    column: GridColumn,
    row: GridRow,
    text: str,
    place: tuple[float, float],
    how: tuple[float, float],
) -> None:
    (x, wide), (tall, scale) = place, how
    size = column.size * scale
    at = x + {"left": 0.0, "centre": wide / 2, "right": wide}[column.align]
    face: Face = "bold" if row.is_strong and column.face == "plain" else column.face
    base = folio.y + tall / 2 + size * 0.34
    written = folio.pen.text(
        *(at, base, text, face, size), colour=column.colour, align=column.align, room=wide
    )
    if row.is_struck and written:
        begin = at - {"left": 0.0, "centre": written / 2, "right": written}[column.align]
        middle = base - size * 0.3
        folio.pen.line(begin, middle, begin + written, middle, thick=0.7)


def _draw_long(
    folio: Folio,
    column: GridColumn,
    lines: Sequence[str],
    place: tuple[float, float],
    how: tuple[float, float],
) -> None:
    tall, scale = how
    size, leading = _NOTE * scale, _LEADING * scale
    base = folio.y + (tall - len(lines) * leading) / 2 + size * 0.9
    for line in lines:
        folio.pen.text(place[0], base, line, column.face, size, colour=column.colour)
        base += leading
