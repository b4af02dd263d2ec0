"""Slips and badges: several on a page, to be cut apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import require
from rackhouse.paper.names import EntryNames, in_order
from rackhouse.paper.pen import BLACK, BRASS, GREEN, GREY, PALE, Pen, draw_code
from rackhouse.paper.rounds import board_of, round_in, round_title, table_of, title_of
from rackhouse.paper.size import SIZES, Paper
from rackhouse.paper.type import largest, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rackhouse.contest import EventState
    from rackhouse.contest.entry import Entry
    from rackhouse.contest.pairing.pairing import Pairing


_MARGIN: Final = 36.0
_CODE: Final = 44.0
_LABELS: Final = 15.0
_SIGNED: Final = 132.0
_FIGURE: Final = 62.0
_NO_LINKS: Final[dict[int, str]] = {}


class _Box(msgspec.Struct, frozen=True):
    """A column of boxes to write into."""

    label: str
    wide: float


def result_slips(
    state: EventState,
    names: EntryNames,
    division: str,
    round_: int,
    *,
    links: Mapping[int, str] = _NO_LINKS,
    paper: Paper = "a4",
) -> bytes:
    """The slips of a round by table; ``links`` has addresses for a code, by pairing.

    Raises:
        IllegalError: if there is no such division, or the round has no matches.
    """
    pairings = [one for one in round_in(state, division, round_) if not one.is_bye]
    require(pairings, "print-no-slips", round=round_)
    seats = max(len(pairing.sides) for pairing in pairings)
    each_page = 4 if seats == 2 else 3
    pen = Pen(SIZES[paper], f"{names.say('print-slips')}: {state.event.title}, {round_}")
    high = pen.height / each_page
    for number, pairing in enumerate(pairings):
        place = number % each_page
        if number and not place:
            pen.turn_page()
        top = place * high
        if place:
            pen.line(0, top, pen.width, top, thick=0.6, colour=GREY, dash=3)
        _draw_slip(pen, state, names, pairing, (top, high), links.get(pairing.number, ""))
    return pen.finish()


def _draw_slip(
    pen: Pen,
    state: EventState,
    names: EntryNames,
    pairing: Pairing,
    place: tuple[float, float],
    link: str,
) -> None:
    top, high = place
    left, right = _MARGIN, pen.width - _MARGIN
    y = top + 26
    code = _CODE + 12 if link else 0
    division = state.division(pairing.division)
    where = names.say("print-table-number", table=table_of(state, pairing))
    about = names.voice.say(round_title(division, pairing.round))
    if (board := board_of(state, pairing)) is not None:
        said = names.say("print-board-number", board=board)
        if pairing.number in state.tables:
            about = f"{about}, {said}"
        else:
            where = said
    at = left + pen.text(left, y + 18, where, "slab", 20) + 14
    if len(state.divisions) > 1:
        about = f"{title_of(names, division)}, {about}"
    pen.text(at, y + 7, about, "bold", 10, room=right - code - at)
    pen.text(at, y + 19, state.event.title, size=9, colour=GREY, room=right - code - at)
    if link:
        draw_code(pen, link, right - _CODE, y - 6, _CODE)
    boxes = _boxes(state, names, pairing)
    y += 34 + (6 if link else 0)
    x = right - sum(box.wide for box in boxes)
    name_room = x - left - 12
    for box in boxes:
        pen.text(
            x + box.wide / 2, y + 9, box.label, "bold", 7.4,
            colour=GREY, align="centre", room=box.wide - 4,
        )  # fmt: skip
        x += box.wide
    y += _LABELS
    row = min(40.0, (top + high - 40 - y) / len(pairing.sides))
    for side in pairing.sides:
        pen.text(left, y + row / 2 + 4.5, names.in_match(pairing, side), "bold", 13, room=name_room)
        pen.text(left - 4, y + row / 2 + 3, str(side), size=7, colour=GREY, align="right")
        x = right
        for box in reversed(boxes):
            x -= box.wide
            pen.box(x, y, box.wide, row, edge=BLACK, thick=0.8)
        pen.line(left, y + row, x, y + row, thick=0.6, colour=PALE)
        y += row
    _draw_otherwise(pen, names, y + 18, (left, right))


def _boxes(state: EventState, names: EntryNames, pairing: Pairing) -> list[_Box]:
    figures = ["print-before-unplayed", "print-unplayed-sum", "print-final-score"]
    measures = state.division(pairing.division).plan.measures
    if "best play" in measures:
        figures.append("print-best-play")
    wide = _FIGURE if len(figures) == 3 else 54
    return [
        *[_Box(names.say(key), wide) for key in figures],
        _Box(names.say("print-signed"), _SIGNED),
    ]


def _draw_otherwise(pen: Pen, names: EntryNames, base: float, edges: tuple[float, float]) -> None:
    """Draw boxes to tick if no game was played."""
    left, right = edges
    x = left + pen.text(left, base, names.say("print-not-played"), size=8.6, colour=GREY) + 8
    kinds = [names.say("print-kind", kind=one) for one in ("forfeit", "no-show", "double-forfeit")]
    for label in (*kinds, names.say("print-see-director")):
        pen.box(x, base - 7, 8, 8, edge=BLACK, thick=0.7)
        x += 12 + pen.text(x + 12, base, label, size=8.6) + 10
    pen.text(right - 60, base, names.say("print-entered"), size=8.6, colour=GREY, align="right")
    pen.line(right - 56, base + 1, right, base + 1, thick=0.6)


_ACROSS, _DOWN = 2, 5
_WIDE: Final = 243.0
_HIGH: Final = 150.0
_PAD: Final = 14.0
_BADGE_CODE: Final = 42.0
_NAMES: Final = (34.0, 31.0, 28.0, 25.0, 22.0, 19.0, 16.0, 14.0, 12.0, 10.5, 9.0)
"""The sizes of a name that are tried."""
_NAME_HIGH: Final = 55.0
"""The room for a name above the code."""


class _Badge(msgspec.Struct, frozen=True):
    """The texts on a badge."""

    name: str
    under: str
    entry: int


def badges(
    state: EventState,
    names: EntryNames,
    *,
    links: Mapping[int, str] = _NO_LINKS,
    paper: Paper = "a4",
) -> bytes:
    """Everybody's badge by name; ``links`` has addresses for a code, by entry.

    Raises:
        IllegalError: if there are no entries.
    """
    active = [entry for entry in state.entries.values() if entry.is_active and not entry.is_house]
    found = [badge for entry in active for badge in _badges_of(state, names, entry)]
    require(found, "print-no-badges")
    found.sort(key=lambda badge: (in_order(badge.name), badge.entry))
    pen = Pen(SIZES[paper], f"{names.say('print-badges')}: {state.event.title}")
    for number, badge in enumerate(found):
        place = number % (_ACROSS * _DOWN)
        if not place:
            if number:
                pen.turn_page()
            _draw_cuts(pen)
        down, across = divmod(place, _ACROSS)
        x, y = _corner(pen)
        at = (x + across * _WIDE, y + down * _HIGH)
        number_of = names.say("print-entry-number", entry=badge.entry)
        about = (state.event.title, number_of, links.get(badge.entry, ""))
        _draw_badge(pen, badge, about, at)
    return pen.finish()


def _badges_of(state: EventState, names: EntryNames, entry: Entry) -> Iterator[_Badge]:
    division = title_of(names, state.division(entry.division)) if len(state.divisions) > 1 else ""
    members = names.members_of(state, entry.number)
    if not members:
        yield _Badge(names.of(entry.number), division, entry.number)
    for member in members:
        yield _Badge(member, names.of(entry.number), entry.number)


def _corner(pen: Pen) -> tuple[float, float]:
    return (pen.width - _ACROSS * _WIDE) / 2, (pen.height - _DOWN * _HIGH) / 2


def _draw_cuts(pen: Pen) -> None:
    left, top = _corner(pen)
    for across in range(_ACROSS + 1):
        x = left + across * _WIDE
        pen.line(x, top, x, top + _DOWN * _HIGH, thick=0.5, colour=PALE, dash=3)
    for down in range(_DOWN + 1):
        y = top + down * _HIGH
        pen.line(left, y, left + _ACROSS * _WIDE, y, thick=0.5, colour=PALE, dash=3)


def _draw_badge(
    pen: Pen, badge: _Badge, about: tuple[str, str, str], at: tuple[float, float]
) -> None:
    event, number, link = about
    x, y = at[0] + _PAD, at[1] + _PAD
    room = _WIDE - 2 * _PAD
    pen.box(x, y, room, 3, fill=GREEN)
    pen.box(x, y + 3, room, 1.2, fill=BRASS)
    pen.text(x, y + 19, event, size=9, colour=GREY, room=room)
    fits = (
        largest(badge.name, "slab", sizes, room, lines)
        for lines in (1, 2)
        for sizes in [[size for size in _NAMES if size * (1.1 * lines + 0.25) <= _NAME_HIGH]]
    )
    size = max(fits)
    base = y + 24
    for line in wrapped(badge.name, "slab", size, room)[:2]:
        base += size * 1.1
        pen.text(x, base, line, "slab", size)
    foot = at[1] + _HIGH - _PAD
    beside = room - _BADGE_CODE - 10 if link else room
    pen.text(x, foot - 13, badge.under, "bold", 10.5, room=beside)
    pen.text(x, foot - 1, number, size=9, colour=GREY)
    if link:
        draw_code(pen, link, x + room - _BADGE_CODE, foot - _BADGE_CODE, _BADGE_CODE)
