"""Scorecards: a card for each player, on which they keep their rounds; up to four to a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import require
from rackhouse.paper.names import in_order
from rackhouse.paper.pen import BLACK, GREY, Pen
from rackhouse.paper.rounds import board_of, day_terms, table_of, title_of
from rackhouse.paper.size import SIZES, Paper

if TYPE_CHECKING:
    from rackhouse.contest import EventState
    from rackhouse.contest.entry import Entry
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division
    from rackhouse.paper.names import EntryNames

_MARGIN: Final = 36.0
_HEAD: Final = 50.0
_LABELS: Final = 16.0
_TALLEST: Final = 34.0
_ON_A_PAGE: Final = {3: 4, 7: 3, 12: 2}
"""How many cards are on a page, by the most rounds for it; more rounds take a page each."""
_ROUNDS: Final = 7
"""How many lines a card has if nobody knows how many rounds there will be."""


class _CardColumn(msgspec.Struct, frozen=True):
    """A column of a card; without a width it takes what is left."""

    key: str
    wide: float = 0


_COLUMNS: Final = (
    _CardColumn("print-round", 36),
    _CardColumn("print-table", 40),
    _CardColumn("print-opponent"),
    _CardColumn("print-card-order", 48),
    _CardColumn("print-card-won", 38),
    _CardColumn("print-card-lost", 38),
    _CardColumn("print-card-own", 46),
    _CardColumn("print-card-other", 46),
    _CardColumn("print-spread", 48),
    _CardColumn("print-card-sum", 48),
)


def scorecards(
    state: EventState, names: EntryNames, division: str, *, paper: Paper = "a4"
) -> bytes:
    """A card for each entry by name; opponents and tables are filled in as far as they are paired.

    Raises:
        IllegalError: if there is no such division, or nobody is entered.
    """
    found = state.division(division)
    entries = [one for one in state.entries_of(division) if one.is_active and not one.is_house]
    require(entries, "print-no-badges")
    entries.sort(key=lambda one: (in_order(names.of(one.number)), one.number))
    format_ = found.plan.format
    is_laid_out = format_.is_laid_out and bool(found.rounds)
    planned = format_.rounds_planned(found) or (0 if is_laid_out else _ROUNDS)
    rounds = max(planned, len(found.rounds))
    each_page = next((cards for most, cards in _ON_A_PAGE.items() if rounds <= most), 1)
    pen = Pen(SIZES[paper], f"{names.say('print-scorecards')}: {state.event.title}")
    high = pen.height / each_page
    for number, entry in enumerate(entries):
        place = number % each_page
        if number and not place:
            pen.turn_page()
        if place:
            pen.line(0, place * high, pen.width, place * high, thick=0.6, colour=GREY, dash=3)
        _draw_card(pen, state, names, (found, entry), (place * high, high, rounds))
    return pen.finish()


def _draw_card(
    pen: Pen,
    state: EventState,
    names: EntryNames,
    of: tuple[Division, Entry],
    place: tuple[float, float, int],
) -> None:
    (division, entry), (top, high, rounds) = of, place
    left, right = _MARGIN, pen.width - _MARGIN
    y = top + _MARGIN * 0.8
    number = names.say("print-entry-number", entry=entry.number)
    about = [state.event.title, *[value for _, value in day_terms(state, names)]]
    if len(state.divisions) > 1:
        about.insert(1, title_of(names, division))
    pen.text(left, y + 21, names.of(entry.number), "slab", 22, room=right - left - 90)
    pen.text(right, y + 21, number, "slab", 16, align="right")
    pen.text(left, y + 36, ", ".join(about), size=9.5, colour=GREY, room=right - left)
    y += _HEAD
    spare = right - left - sum(column.wide for column in _COLUMNS)
    widths = [column.wide or spare for column in _COLUMNS]
    x = left
    for column, wide in zip(_COLUMNS, widths, strict=True):
        is_board = column.key == "print-table" and division.plan.format.teams
        label = names.say("print-board" if is_board else column.key)
        pen.text(
            x + wide / 2, y + 10, label, "bold", 7.8, colour=GREY, align="centre", room=wide - 3
        )
        x += wide
    y += _LABELS
    row = min(_TALLEST, (top + high - _MARGIN * 0.8 - y) / rounds)
    for round_ in range(1, rounds + 1):
        met = _match(state, division, entry.number, round_)
        texts = _filled(state, names, entry.number, met, round_)
        x = left
        for at, (text, wide) in enumerate(zip(texts, widths, strict=True)):
            pen.box(x, y, wide, row, edge=BLACK, thick=0.7)
            is_name = at == 2
            pen.text(
                *(x + (6 if is_name else wide / 2), y + row / 2 + 4, text),
                *("bold" if is_name else "plain", 11 if at < 3 else 8),
                colour=BLACK if at < 3 else GREY,
                align="left" if is_name else "centre",
                room=wide - 8,
            )
            x += wide
        y += row


def _match(state: EventState, division: Division, entry: int, round_: int) -> Pairing | None:
    if round_ > len(division.rounds):
        return None
    every = state.round_of(division, round_)
    return next((one for one in every if entry in one.sides), None)


def _filled(
    state: EventState, names: EntryNames, entry: int, met: Pairing | None, round_: int
) -> list[str]:
    """The texts of a line: its number, and table (or board) and opponent if they are known."""
    table, opponent = "", ""
    if met is not None:
        others = [one for one in met.sides if one != entry]
        opponent = names.listed(others) if others else names.say("print-bye")
        table = table_of(state, met) if others and met.number in state.tables else ""
        if (board := board_of(state, met)) is not None:
            table = str(board)
    order = names.say("print-card-first-or-second")
    if met is not None and met.first:
        order = names.say("print-card-first" if met.first == entry else "print-card-second")
    return [str(round_), table, opponent, order, *[""] * (len(_COLUMNS) - 4)]
