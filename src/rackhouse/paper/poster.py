"""A poster: what, when and where an event is, and a code that leads to its sign-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.paper import SIZES, Paper
from rackhouse.paper.board import draw_strip
from rackhouse.paper.columns import capital
from rackhouse.paper.pen import GREEN, GREY, Pen, draw_brand, draw_code
from rackhouse.paper.type import largest, wrapped

if TYPE_CHECKING:
    from rackhouse.contest import State

_MARGIN: Final = 48.0
_WORDS: Final = "COME AND PLAY"
_CODE: Final = 168.0
_LABEL: Final = 66.0
_SIZES: Final = (17.0, 15.0, 13.0, 11.0)


def sign_up_poster(state: State, link: str, *, paper: Paper = "a4") -> bytes:
    """A poster of an event whose code leads to ``link``."""
    plan = state.event
    pen = Pen(SIZES[paper], f"Poster: {plan.title}")
    left, right = _MARGIN, pen.width - _MARGIN
    y = _MARGIN + draw_strip(pen, _WORDS, (left, _MARGIN, right - left), rows=3) + 28
    y = _draw_title(pen, plan.title, y)
    foot = pen.height - _MARGIN
    code = foot - 40 - _CODE
    _draw_told(pen, _told(state), y, code - 24)
    _draw_sign_up(pen, link, code)
    pen.line(left, foot - 20, right, foot - 20, thick=0.75)
    pen.text(left, foot - 4, plan.contact, size=10, colour=GREY, room=right - left - 110)
    draw_brand(pen, right, foot - 2)
    return pen.finish()


def _draw_title(pen: Pen, title: str, y: float) -> float:
    """The title as large as two lines allow; where it ends."""
    room = pen.width - 2 * _MARGIN
    size = largest(title, "slab", (44.0, 36.0, 29.0, 23.0), room, lines=2)
    for line in wrapped(title, "slab", size, room)[:4]:
        pen.text(_MARGIN, y + size * 0.8, line, "slab", size)
        y += size * 1.12
    return y + 14


def _draw_told(pen: Pen, told: list[tuple[str, list[str]]], y: float, end: float) -> None:
    """What is to be known, as large as the room allows."""
    room = pen.width - 2 * _MARGIN

    def laid(size: float) -> list[tuple[str, list[str]]]:
        return [
            (label, [one for text in lines for one in wrapped(text, "plain", size, room - _LABEL)])
            for label, lines in told
        ]

    def high(size: float) -> float:
        return sum(size * (1.36 * len(lines) + 0.6) for _, lines in laid(size))

    size = next((size for size in _SIZES if y + high(size) <= end), _SIZES[-1])
    for label, lines in laid(size):
        if y + size * 1.36 * len(lines) > end:
            # What does not fit is on the page that the code leads to.
            return
        pen.text(_MARGIN, y + size, label, "bold", size, colour=GREEN)
        for line in lines:
            pen.text(_MARGIN + _LABEL, y + size, line, size=size)
            y += size * 1.36
        y += size * 0.6


def _told(state: State) -> list[tuple[str, list[str]]]:
    plan = state.event
    days = [str(session) for session in plan.sessions]
    if len(days) > 5:
        days = [*days[:4], f"and {len(days) - 4} days more, to {plan.sessions[-1]}"]
    place = [plan.venue.name, plan.venue.address, plan.venue.directions]
    ways = {str(division.plan.format.in_words()) for division in state.divisions.values()}
    divisions = [
        " and ".join([division.plan.title, *map(str, division.taken_in)])
        for division in state.divisions.values()
    ]
    told = [
        ("When", days),
        ("Where", [line for line in place if line]),
        ("Who", [", ".join(divisions)] if len(divisions) > 1 else []),
        ("How", [f"{capital(way)}." for way in sorted(ways)]),
        ("Bring", [capital(", ".join(plan.lending.bring)) + ", if you can."]
         if plan.lending.bring else []),
        ("Know", list(plan.notices)),
    ]  # fmt: skip
    return [(label, lines) for label, lines in told if lines]


def _draw_sign_up(pen: Pen, link: str, y: float) -> None:
    left, right = _MARGIN, pen.width - _MARGIN
    draw_code(pen, link, right - _CODE, y, _CODE)
    room = right - left - _CODE - 28
    pen.text(left, y + 60, "Sign up", "slab", 34)
    pen.text(
        left, y + 84, "Point a phone\u2019s camera at the code, or go to", size=12.5, room=room
    )
    for at, part in enumerate(_pieces(link, room)):
        pen.text(left, y + 104 + 16 * at, part, "bold", 12.5)


def _pieces(link: str, room: float) -> list[str]:
    """A link in lines, broken after slashes, since it has no spaces."""
    spaced = link.replace("//", "\0").replace("/", "/ ").replace("\0", "//")
    lines = wrapped(spaced, "bold", 12.5, room)
    return [line.replace("/ ", "/") for line in lines][:4]
