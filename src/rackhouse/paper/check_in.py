"""The check-in list: everybody by name, with boxes to tick at the door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.contest.money import fees_paid
from rackhouse.contest.state import waiting_list
from rackhouse.messages import all_of, known
from rackhouse.paper.folio import About, printed
from rackhouse.paper.names import EntryNames, capital, in_order
from rackhouse.paper.pen import BLACK, GREY, PALE
from rackhouse.paper.rounds import day_terms, title_of

if TYPE_CHECKING:
    from rackhouse.contest import EventState
    from rackhouse.contest.entry import Entry
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.size import Paper

Tick: TypeAlias = "tuple[str, frozenset[int]]"
"""A box of a row: its name, and the entries for which it is ticked."""

_ROW: Final = 20.0
_ROWS: Final = (16.5, 30.0)
"""The usual height of a row, and how low and high it may be to fill the pages."""
_LABELS: Final = 15.0
_WAITING: Final = 38.0
"""The height of the heading of the waiting list, and of a line of it."""
_LINE: Final = 17.0
_TICK: Final = 54.0
_TICKS: Final = 270.0
"""The most room for all boxes of a row together."""
_BOX: Final = 11.0


def check_in_list(state: EventState, names: EntryNames, *, paper: Paper = "a4") -> bytes:
    """Everybody by name, with what the desk checks; what is done is ticked.

    Under it is the waiting list, whoever is next first.
    """
    entries = [one for one in state.entries.values() if one.is_active and not one.is_house]
    entries.sort(key=lambda entry: in_order(names.of(entry.number)))
    here = sum(entry.is_checked_in for entry in entries)
    about = About.of(
        state,
        names,
        names.say("print-check-in"),
        (names.say("print-entries"), str(len(entries))),
        (names.say("print-here"), str(here)),
        *day_terms(state, names),
    )
    ticks = _ticks(state, names, entries)
    waiting = waiting_list(state)

    def draw(folio: Folio) -> None:
        high = folio.even_row(len(entries), _LABELS, _ROWS)
        _draw_labels(folio, state, names, ticks)
        for entry in entries:
            if folio.need(high):
                _draw_labels(folio, state, names, ticks)
            _draw_entry(folio, state, names, (entry, high), ticks)
        if waiting:
            folio.need(_WAITING + len(waiting) * _LINE)
            title = names.say("print-waiting-list")
            folio.pen.text(folio.left, folio.y + _WAITING - 8, title, "slab", 13)
            folio.y += _WAITING
        for place, number in enumerate(waiting, start=1):
            folio.need(_LINE)
            base = folio.y + 11
            folio.pen.text(folio.left + 24, base, str(place), size=9, colour=GREY, align="right")
            folio.pen.text(
                folio.left + 34, base, names.of(number), "bold", 10.5, room=folio.wide - 34
            )
            folio.y += _LINE

    return printed(about, paper, draw)


def _ticks(state: EventState, names: EntryNames, entries: list[Entry]) -> list[Tick]:
    """The boxes of a row."""
    plan = state.event
    say = names.voice.say

    ticks = [
        (
            capital(say(known("data-field-", field.key))),
            frozenset(one.number for one in entries if one.checks.get(field.key)),
        )
        for field in plan.fields
        if field.verified
    ]
    if plan.identity.needed or plan.identity.may_be_checked:
        ticks.append((names.say("print-id-seen"), frozenset(e.number for e in entries if e.has_id)))
    if plan.sign_up.fee:
        ticks.append((names.say("print-fee-paid"), fees_paid(state)))
    here = frozenset(one.number for one in entries if one.is_checked_in)
    return [*ticks, (names.say("print-here"), here)]


def _first_and_each(folio: Folio, ticks: list[Tick]) -> tuple[float, float]:
    """Where the boxes begin, and the room for each."""
    each = min(_TICK, _TICKS / len(ticks))
    return folio.right - each * len(ticks), each


def _draw_labels(folio: Folio, state: EventState, names: EntryNames, ticks: list[Tick]) -> None:
    pen, base = folio.pen, folio.y + 10
    pen.text(
        folio.left + 24, base, names.say("print-number"), "bold", 7.8, colour=GREY, align="right"
    )
    pen.text(folio.left + 34, base, names.say("print-name"), "bold", 7.8, colour=GREY)
    first, each = _first_and_each(folio, ticks)
    if len(state.divisions) > 1:
        pen.text(first - 96, base, names.say("print-division"), "bold", 7.8, colour=GREY)
    for number, (label, _) in enumerate(ticks):
        middle = first + each * (number + 0.5)
        pen.text(middle, base, label, "bold", 7.8, colour=GREY, align="centre", room=each - 4)
    folio.y += _LABELS
    pen.line(folio.left, folio.y, folio.right, folio.y, thick=1.1)


def _draw_entry(
    folio: Folio,
    state: EventState,
    names: EntryNames,
    of: tuple[Entry, float],
    ticks: list[Tick],
) -> None:
    entry, high = of
    size = 10.5 * min(1.3, max(1.0, high / _ROW))
    pen, base = folio.pen, folio.y + high / 2 + size * 0.34
    first, each = _first_and_each(folio, ticks)
    room = first - folio.left - 44
    pen.text(folio.left + 24, base, str(entry.number), size=9, colour=GREY, align="right")
    if len(state.divisions) > 1:
        room -= 100
        title = title_of(names, state.division(entry.division))
        pen.text(first - 96, base, title, size=9, colour=GREY, room=90)
    brings = all_of(known("data-thing-", one) for one in entry.brings)
    remark = names.say("print-brings", things=brings) if entry.brings else ""
    wide = pen.text(
        folio.left + 34,
        base,
        names.of(entry.number),
        "bold",
        size,
        room=room * (0.6 if remark else 1),
    )
    if remark:
        pen.text(folio.left + 42 + wide, base, remark, size=8, colour=GREY, room=room - wide - 10)
    for number, (_, done) in enumerate(ticks):
        middle = first + each * (number + 0.5)
        top = folio.y + (high - _BOX) / 2
        pen.box(middle - _BOX / 2, top, _BOX, _BOX, edge=BLACK, thick=0.8, radius=1.5)
        if entry.number in done:
            pen.shape(
                [
                    (middle - 3.4, top + 5.6),
                    (middle - 0.8, top + 8.4),
                    (middle + 3.8, top + 2.4),
                ],
                edge=BLACK,
                thick=1.5,
            )
    folio.y += high
    pen.line(folio.left, folio.y, folio.right, folio.y, thick=0.6, colour=PALE)
