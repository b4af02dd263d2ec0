"""A poster: what, when and where an event is, and a code that leads to its sign-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest.money import ENTRY_FEE
from rackhouse.contest.schedule import local
from rackhouse.messages import (
    Amount,
    Day,
    Message,
    Moment,
    Voice,
    all_of,
    known,
    message,
    moment,
)
from rackhouse.messages.voice import ENGLISH
from rackhouse.paper.board import draw_strip
from rackhouse.paper.names import EntryNames, capital
from rackhouse.paper.pen import GREEN, GREY, Pen, draw_brand, draw_code
from rackhouse.paper.rounds import title_of
from rackhouse.paper.size import SIZES, Paper
from rackhouse.paper.type import is_cut, largest, width_of, wrapped

if TYPE_CHECKING:
    from rackhouse.contest import EventState
    from rackhouse.contest.plan import EventPlan
    from rackhouse.contest.schedule import EventSession

_MARGIN: Final = 48.0
_CODE: Final = 190.0
_APART: Final = 0.6
"""The room between two facts, for each point of type."""
_SIZES: Final = (26.0, 24.0, 22.0, 20.0, 18.0, 16.5, 15.0, 14.0, 13.0, 12.5, 12.0, 11.0)


def sign_up_poster(
    state: EventState,
    link: str,
    voice: Voice = ENGLISH,
    *,
    currency: str = "USD",
    paper: Paper = "a4",
) -> bytes:
    """The poster of an event; its code leads to ``link``, and prices are in ``currency``."""
    plan = state.event
    pen = Pen(SIZES[paper], f"{voice.say(message('print-poster'))}: {plan.title}")
    left, right = _MARGIN, pen.width - _MARGIN
    y = (
        _MARGIN
        + draw_strip(
            pen, voice.say(message("print-come-and-play")), (left, _MARGIN, right - left), rows=3
        )
        + 28
    )
    y = _draw_title(pen, plan.title, y)
    foot = pen.height - _MARGIN
    code = foot - 40 - _CODE
    _draw_told(pen, _told(state, voice, currency), y, code - 24)
    _draw_sign_up(pen, link, code, voice)
    pen.line(left, foot - 20, right, foot - 20, thick=0.75)
    pen.text(left, foot - 4, plan.contact, size=10, colour=GREY, room=right - left - 110)
    draw_brand(pen, right, foot - 2)
    return pen.finish()


def _draw_title(pen: Pen, title: str, y: float) -> float:
    """Draw the title as large as two lines allow; returns where it ends."""
    room = pen.width - 2 * _MARGIN
    size = largest(title, "slab", (44.0, 36.0, 29.0, 23.0), room, lines=2)
    for line in _evenly(title, size, room)[:4]:
        pen.text(_MARGIN, y + size * 0.8, line, "slab", size)
        y += size * 1.12
    return y + 14


def _evenly(title: str, size: float, room: float) -> list[str]:
    """A title in as few lines as fit, about equally long: no word stands alone in the last."""
    lines = wrapped(title, "slab", size, room)
    while len(narrower := wrapped(title, "slab", size, room - size / 4)) == len(lines):
        if is_cut(narrower):
            break
        lines, room = narrower, room - size / 4
    return lines


def _draw_told(pen: Pen, told: list[tuple[str, list[str]]], y: float, end: float) -> None:
    """Draw the facts about the event as large as the room allows, and spread over it."""
    room = pen.width - 2 * _MARGIN

    def beside(size: float) -> float:
        return max(width_of(label, "bold", size) for label, _ in told) + size * 0.9

    def laid(size: float) -> list[tuple[str, list[str]]]:
        wide = room - beside(size)
        return [
            (label, [one for text in lines for one in wrapped(text, "plain", size, wide)])
            for label, lines in told
        ]

    def high(size: float) -> float:
        return sum(size * (1.36 * len(lines) + _APART) for _, lines in laid(size))

    size = next((size for size in _SIZES if y + high(size) <= end), _SIZES[-1])
    spare = max(0.0, end - y - high(size)) / len(told)
    for label, lines in laid(size):
        if y + size * 1.36 * len(lines) > end:
            # What does not fit is on the page that the code leads to.
            return
        pen.text(_MARGIN, y + size, label, "bold", size, colour=GREEN)
        for line in lines:
            pen.text(_MARGIN + beside(size), y + size, line, size=size)
            y += size * 1.36
        y += size * _APART + min(spare, size)


def _told(state: EventState, voice: Voice, currency: str) -> list[tuple[str, list[str]]]:
    plan, say = state.event, voice.say
    days: list[Message] = [_session(one) for one in plan.sessions]
    if len(days) > 5:
        more = message("print-more-days", count=len(days) - 4, last=days[-1])
        days = [*days[:4], more]
    place = [plan.venue.name, plan.venue.address, plan.venue.directions]
    ways = {capital(say(one.plan.format.in_words())) for one in state.divisions.values()}
    names = EntryNames(voice=voice)
    divisions = [
        say(all_of([title_of(names, division), *[band.name for band in division.taken_in]]))
        for division in state.divisions.values()
    ]
    told = [
        (message("print-when"), [*map(say, _weeks(plan)), *map(say, days)]),
        (message("print-where"), [line for line in place if line]),
        (message("print-who"), [", ".join(divisions)] if len(divisions) > 1 else []),
        (message("print-how"), [f"{way}." for way in sorted(ways)]),
        (message("print-prices"), [*map(say, _prices(plan, voice, currency))]),
        (message("print-bring"), _brought(plan, voice)),
        (message("print-sign-up-by"), [*map(say, _sign_up(plan))]),
        (message("print-know"), [say(known("data-notice-", one)) for one in plan.notices]),
    ]
    return [(say(label), lines) for label, lines in told if lines]


def _session(session: EventSession) -> Message:
    day = Day(session.day, with_weekday=True)
    opens, closes = Moment.of(session.opens), Moment.of(session.closes)
    return message("print-session", day=day, opens=opens, closes=closes)


def _weeks(plan: EventPlan) -> list[Message]:
    """When the first match of a league is to be played, and how often there is another."""
    if plan.weeks is None:
        return []
    begin = Day(plan.weeks.begin, with_weekday=True)
    return [message("print-weeks-from", days=plan.weeks.days, begin=begin)]


def _prices(plan: EventPlan, voice: Voice, currency: str) -> list[Message]:
    """The entry fee, and what can be bought."""
    sold = [(ENTRY_FEE, plan.sign_up.fee, "")] if plan.sign_up.fee else []
    sold += [(one.title, one.cents, one.per) for one in plan.catalogue]
    return [
        message(
            "print-price",
            what=capital(voice.say(known("data-cause-", title))),
            price=Amount(cents, currency),
            per=known("data-per-", per) if per else "",
            is_each="yes" if per else "no",
        )
        for title, cents, per in sold
    ]


def _brought(plan: EventPlan, voice: Voice) -> list[str]:
    """What to bring: an ID where it is checked, and what the house asks for."""
    say, lines = voice.say, []
    if plan.identity.needed:
        document = known("data-document-", plan.identity.document)
        lines.append(say(message("print-your-document", document=document)))
    elif plan.lending.against_id:
        lines.append(say(message("print-id-to-borrow")))
    if things := plan.lending.bring:
        listed = all_of(known("data-thing-", thing) for thing in things)
        lines.append(say(message("print-if-you-can", things=listed)))
    return [capital(line) for line in lines]


def _sign_up(plan: EventPlan) -> list[Message]:
    """Until when people sign up, and for how many there is room."""
    found, terms = [], plan.sign_up
    if terms.until is not None:
        found.append(message("print-sign-up-until", moment=moment(local(terms.until, plan.zone))))
    if terms.most is not None:
        found.append(message("print-room-for", count=terms.most))
    return found


def _draw_sign_up(pen: Pen, link: str, y: float, voice: Voice) -> None:
    left, right = _MARGIN, pen.width - _MARGIN
    draw_code(pen, link, right - _CODE, y, _CODE)
    room = right - left - _CODE - 28
    pen.text(left, y + 70, voice.say(message("print-sign-up")), "slab", 40, room=room)
    pen.text(left, y + 98, voice.say(message("print-scan")), size=12.5, room=room)
    for at, part in enumerate(_pieces(link, room)):
        pen.text(left, y + 118 + 16 * at, part, "bold", 12.5)


def _pieces(link: str, room: float) -> list[str]:
    """A link in lines, broken after slashes, because it has no spaces."""
    spaced = link.replace("//", "\0").replace("/", "/ ").replace("\0", "//")
    lines = wrapped(spaced, "bold", 12.5, room)
    return [line.replace("/ ", "/") for line in lines][:4]
