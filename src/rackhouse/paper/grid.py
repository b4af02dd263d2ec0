"""A grid: rows under headings, over as many pages as needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from rackhouse.paper.pen import BLACK, GREY, PALE
from rackhouse.paper.type import wrapped

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


def draw_grid(
    folio: Folio,
    columns: Sequence[GridColumn],
    rows: Sequence[GridRow],
    *,
    high: float = 20,
    note_at: int = 0,
) -> None:
    """Draw rows under their headings; notes are in the column ``note_at``."""
    places = _places(folio, columns)
    folio.need(_LABELS + high * 2)
    _draw_labels(folio, columns, places)
    for row in rows:
        long = [
            wrapped(text, column.face, _NOTE, wide) if column.is_long else []
            for column, text, (_, wide) in zip(columns, row.cells, places, strict=True)
        ]
        note = wrapped(row.note, "plain", _NOTE, folio.right - places[note_at][0])
        tall = max(high, max(len(lines) for lines in long) * _LEADING + 1.5)
        if folio.need(tall + len(note) * _LEADING):
            _draw_labels(folio, columns, places)
        for column, text, lines, place in zip(columns, row.cells, long, places, strict=True):
            if column.is_long:
                _draw_long(folio, column, lines, place, tall)
            else:
                _draw_cell(folio, column, row, text, place, tall)
        folio.y += tall
        for line in note:
            base = folio.y + _LEADING - 6.4
            folio.pen.text(places[note_at][0], base, line, size=_NOTE, colour=GREY)
            folio.y += _LEADING
        folio.pen.line(folio.left, folio.y, folio.right, folio.y, thick=0.6, colour=PALE)


def _places(folio: Folio, columns: Sequence[GridColumn]) -> list[tuple[float, float]]:
    """The left edge and the width of each column."""
    given = sum(column.wide for column in columns) + _GAP * (len(columns) - 1)
    parts = sum(column.part for column in columns if not column.wide)
    each = (folio.wide - given) / parts if parts else 0
    places, x = [], folio.left
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
    tall: float,
) -> None:
    x, wide = place
    at = x + {"left": 0.0, "centre": wide / 2, "right": wide}[column.align]
    face: Face = "bold" if row.is_strong and column.face == "plain" else column.face
    base = folio.y + tall / 2 + column.size * 0.34
    written = folio.pen.text(
        *(at, base, text, face, column.size), colour=column.colour, align=column.align, room=wide
    )
    if row.is_struck and written:
        begin = at - {"left": 0.0, "centre": written / 2, "right": written}[column.align]
        middle = base - column.size * 0.3
        folio.pen.line(begin, middle, begin + written, middle, thick=0.7)


def _draw_long(
    folio: Folio, column: GridColumn, lines: Sequence[str], place: tuple[float, float], tall: float
) -> None:
    base = folio.y + (tall - len(lines) * _LEADING) / 2 + _NOTE * 0.9
    for line in lines:
        folio.pen.text(place[0], base, line, column.face, _NOTE, colour=column.colour)
        base += _LEADING
