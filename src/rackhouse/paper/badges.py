"""Badges: ten on a page, to be cut apart; one for each player and each member of a team."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import require
from rackhouse.paper.names import EntryNames, in_order
from rackhouse.paper.pen import BRASS, GREEN, GREY, PALE, Pen, draw_code
from rackhouse.paper.rounds import title_of
from rackhouse.paper.size import SIZES, Paper
from rackhouse.paper.type import largest, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rackhouse.contest import EventState
    from rackhouse.contest.entry import Entry

_ACROSS, _DOWN = 2, 5
_WIDE: Final = 243.0
_HIGH: Final = 150.0
_PAD: Final = 14.0
_CODE: Final = 42.0
_NO_LINKS: Final[dict[int, str]] = {}


class _Badge(msgspec.Struct, frozen=True):
    """What stands on a badge."""

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
        IllegalError: where nobody is entered.
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
    # Two lines end above the code.
    size = largest(badge.name, "slab", (22.0, 19.0, 16.0, 14.0), room, lines=2)
    base = y + 24
    for line in wrapped(badge.name, "slab", size, room)[:2]:
        base += size * 1.1
        pen.text(x, base, line, "slab", size)
    foot = at[1] + _HIGH - _PAD
    beside = room - _CODE - 10 if link else room
    pen.text(x, foot - 13, badge.under, "bold", 10.5, room=beside)
    pen.text(x, foot - 1, number, size=9, colour=GREY)
    if link:
        draw_code(pen, link, x + room - _CODE, foot - _CODE, _CODE)
