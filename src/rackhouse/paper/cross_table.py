"""A cross-table on paper: whom each entry met, how it ended, and with which scores."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.cross_table import CrossCell, CrossRow, cross_table
from rackhouse.errors import require
from rackhouse.paper.columns import signed
from rackhouse.paper.folio import About, printed, room_of
from rackhouse.paper.pen import GREY, PALE
from rackhouse.paper.rounds import day_terms, title_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rackhouse.contest import EventState
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.names import EntryNames
    from rackhouse.paper.size import Paper

_NUMBER: Final = 24.0
_NAME: Final = 140.0
_WON: Final = 36.0
_SPREAD: Final = 48.0
_BESIDE: Final = _NUMBER + _NAME + _WON + _SPREAD
_NARROWEST: Final = 37.0
_WIDEST: Final = 74.0
"""How wide a round may be; with more rounds than fit, the table goes on in another part."""
_ROW: Final = 21.5
_ROWS: Final = (20.0, 32.0)
"""The usual height of a row, and how low and high it may be to fill the pages."""
_LABELS: Final = 20.0


def cross_table_chart(
    state: EventState, names: EntryNames, division: str, *, paper: Paper = "a4"
) -> bytes:
    """The cross-table of a division, each row with its places and its rounds.

    Raises:
        IllegalError: if there is no such division, or nothing is paired.
    """
    found = state.division(division)
    require(found.rounds, "print-no-fixtures")
    rows = cross_table(state, division)
    terms = [(names.say("print-division"), title_of(names, found))]
    terms = terms if len(state.divisions) > 1 else []
    title = names.say("print-cross-table")
    about = About.of(state, names, title, *terms, *day_terms(state, names))
    upright, _, _ = room_of(about, paper)
    is_wide = len(found.rounds) * _NARROWEST > upright - _BESIDE
    return printed(about, paper, lambda folio: _draw(folio, names, rows), is_wide=is_wide)


class _CrossShape(msgspec.Struct, frozen=True):
    """The measures of a table, and the number of each entry in it."""

    name: float
    round: float
    high: float
    numbers: dict[int, int]

    @property
    def scale(self) -> float:
        """How much larger than usual its type is."""
        return min(1.3, max(1.0, self.high / _ROW))


def _draw(folio: Folio, names: EntryNames, rows: Sequence[CrossRow]) -> None:
    folio.say(names.say("print-cross-key"), 8.4, GREY)
    rounds = max((len(row.cells) for row in rows), default=0)
    room = folio.wide - _BESIDE
    each = ceil(rounds / ceil(rounds * _NARROWEST / room))
    wide = min(_WIDEST, room / each)
    shape = _CrossShape(
        name=_NAME + room - wide * each,
        round=wide,
        high=folio.even_row(len(rows), _LABELS, _ROWS),
        numbers={row.standing.entry: number for number, row in enumerate(rows, start=1)},
    )
    for first in range(0, rounds, each):
        if first:
            folio.turn_page()
        part = range(first, min(first + each, rounds))
        _draw_labels(folio, names, part, shape)
        for row in rows:
            if folio.need(shape.high):
                _draw_labels(folio, names, part, shape)
            _draw_row(folio, names, row, part, shape)


def _draw_labels(folio: Folio, names: EntryNames, part: range, shape: _CrossShape) -> None:
    pen, base = folio.pen, folio.y + 12
    x, wide = folio.left + _NUMBER, shape.round

    def label(at: float, text: str, align: str, room: float) -> None:
        pen.text(at, base, text, "bold", 8.2, colour=GREY, align=align, room=room)

    label(x - 6, names.say("print-number"), "right", _NUMBER)
    label(x, names.say("print-name"), "left", _NAME)
    x += shape.name
    for number in part:
        title = names.say("print-round-title", number=number + 1)
        label(x + wide / 2, title, "centre", wide - 4)
        x += wide
    label(x + _WON - 6, names.say("print-won"), "right", _WON - 6)
    label(x + _WON + _SPREAD, names.say("print-spread"), "right", _SPREAD - 4)
    folio.y += _LABELS
    pen.line(folio.left, folio.y - 2, folio.right, folio.y - 2, thick=1.1)


def _draw_row(
    folio: Folio, names: EntryNames, row: CrossRow, part: range, shape: _CrossShape
) -> None:
    pen, one, scale, wide = folio.pen, row.standing, shape.scale, shape.round
    middle = folio.y + shape.high / 2
    base = middle + 3 * scale
    x = folio.left + _NUMBER
    pen.text(x - 6, base, str(shape.numbers[one.entry]), "slab", 10.5 * scale, align="right")
    pen.text(x, base, names.of(one.entry), "bold", 10 * scale, room=shape.name - 8)
    x += shape.name
    for number in part:
        at, room = x + wide / 2, wide - 7
        met, scores = _texts(names, row.cells[number], shape.numbers)
        pen.text(at, middle - scale, met, "bold", 9 * scale, align="centre", room=room)
        pen.text(
            *(at, middle + 7.4 * scale, scores, "plain", 7.8 * scale),
            colour=GREY,
            align="centre",
            room=room,
        )
        x += wide
    pen.text(x + _WON - 6, base, one.wins, "bold", 10.5 * scale, align="right")
    spread = signed(one.spread) if one.spread else "0"
    pen.text(x + _WON + _SPREAD, base, spread, size=10 * scale, align="right")
    folio.y += shape.high
    pen.line(folio.left, folio.y, folio.right, folio.y, thick=0.6, colour=PALE)


def _texts(names: EntryNames, cell: CrossCell, numbers: Mapping[int, int]) -> tuple[str, str]:
    """Both lines of a cell: the outcome with the opponent's number, and the scores."""
    who = "/".join(str(numbers.get(one, "\u2013")) for one in cell.opponents)
    met = names.say("print-cross-cell", outcome=cell.outcome, who=who).strip()
    scores = "" if cell.score is None else f"{cell.score}\u2013{cell.against}"
    return met, scores
