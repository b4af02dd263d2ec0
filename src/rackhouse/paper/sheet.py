"""The score sheet of a game: every side's turns and totals, the board, rulings, signatures."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.messages import Day, Message, SeatName, Value, Voice, known, message
from rackhouse.messages.voice import ENGLISH
from rackhouse.paper.board import draw_board, draw_legend
from rackhouse.paper.columns import (
    SideColumn,
    draw_columns,
    height_of_columns,
    lines_of,
    rulings_of,
)
from rackhouse.paper.pen import BLACK, GREY, SIGNATURE, Pen, draw_brand, draw_code, draw_signatures
from rackhouse.paper.size import SIZES, Paper
from rackhouse.paper.type import wrapped
from rackhouse.record import fold
from rackhouse.record.turns import turns_of
from rackhouse.rules.explain import title_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record import RecordEntry, State

MARGIN: Final = 36.0
_HEAD: Final = 84.0
_FOOT: Final = 54.0
_LARGEST_BOARD: Final = 300.0
_SMALLEST_BOARD: Final = 240.0


class Heading(msgspec.Struct, frozen=True):
    """What a record does not know about its game."""

    names: tuple[str, ...] = ()
    """The names of the sides, by seat; empty for ``Player 1`` and so on."""
    title: str = ""
    """The title of the game or event; empty for the title of the rules."""
    day: date | None = None
    link: str = ""
    """The address of the code in the corner."""


UNNAMED: Final = Heading()


def score_sheet(
    entries: Sequence[RecordEntry],
    heading: Heading = UNNAMED,
    paper: Paper = "a4",
    voice: Voice = ENGLISH,
) -> bytes:
    """The score sheet of a record as the bytes of a PDF; the same record gives the same bytes.

    >>> from rackhouse.game import Game
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> score_sheet(game.entries)[:5]
    b'%PDF-'

    Raises:
        MalformedError: if an entry does not follow from those before it.
    """
    state, turns = fold(entries), turns_of(entries)
    is_team = state.rules.sides.called == "team"
    names = heading.names or tuple(
        voice.say(SeatName(seat, is_team)) for seat in range(len(state.sides))
    )
    title = voice.say(message("print-score-sheet"))
    pen = Pen(SIZES[paper], f"{title}: {', '.join(names)}")
    y = _draw_head(pen, title, state, heading, voice)
    order = state.order or tuple(range(len(state.sides)))
    columns = [
        SideColumn(
            names[seat],
            tuple(lines_of(turns, state, seat, voice)),
            voice.say(message("print-plays-first")) if state.order and seat == order[0] else "",
            voice.say(result_of(state, seat)),
            str(state.sides[seat].score),
        )
        for seat in order
    ]
    room = pen.height - y - MARGIN - _FOOT
    place = (MARGIN, y, pen.width - 2 * MARGIN)
    side = min(_LARGEST_BOARD, room - height_of_columns(columns) - 14)
    if side < _SMALLEST_BOARD:
        # After very many turns the board gets its own page.
        side = _LARGEST_BOARD
        draw_columns(pen, columns, place, room, voice)
        _draw_foot(pen, state, heading, voice)
        pen.turn_page()
        y = MARGIN
    else:
        y += draw_columns(pen, columns, place, room - side - 14, voice) + 14
    draw_board(pen, state.board, MARGIN, y, side)
    rulings = [voice.say(one) for one in rulings_of(turns, state, names)]
    _draw_beside(pen, state, [names[seat] for seat in order], rulings, (y, side), voice)
    _draw_foot(pen, state, heading, voice)
    return pen.finish()


def result_of(state: State, seat: int) -> Message:
    """How a game stands or ended for a side: final, winner, tied, so far."""
    is_won = bool(state.places) and state.places[seat] == 1
    if is_won and state.places.count(1) > 1:
        return message("print-final-tied")
    if is_won:
        return message("print-final-winner")
    return message("print-so-far" if state.end_reason is None else "print-final")


def _draw_head(pen: Pen, sheet: str, state: State, heading: Heading, voice: Voice) -> float:
    """Draw the title, the house, and the game's terms in a line; returns where it ends."""
    right = pen.width - MARGIN
    title = voice.say(known("data-title-", heading.title or state.rules.title))
    pen.text(MARGIN, MARGIN + 21, sheet, "slab", 23)
    pen.text(MARGIN, MARGIN + 37, title, size=10, colour=GREY, room=right - MARGIN - 110)
    draw_brand(pen, right, MARGIN + 36)
    pen.line(MARGIN, MARGIN + 45, right, MARGIN + 45, thick=2.2)
    x, room = MARGIN, right - MARGIN
    for label, value in _terms(state, heading, voice):
        pen_room = max(40.0, right - x - 30)
        x += pen.text(x, MARGIN + 60, f"{label} ", size=9.5, colour=GREY)
        x += pen.text(x, MARGIN + 60, value, "bold", 9.5, room=min(pen_room, room / 2)) + 14
    return MARGIN + _HEAD - 8


def _terms(state: State, heading: Heading, voice: Voice) -> list[tuple[str, str]]:
    clocks = state.rules.clocks
    terms: list[tuple[Message, Value]] = []
    if heading.day is not None:
        terms.append((message("print-date"), Day(heading.day, with_weekday=True)))
    if heading.title and heading.title != state.rules.title:
        terms.append((message("print-rules-of"), title_of(state.rules)))
    if state.has_clocks:
        minutes, seconds = divmod(clocks.seconds, 60)
        length, over = f"{minutes}:{seconds:02}", clocks.overtime_points
        terms.append((message("print-clocks"), message("print-clocks-of", time=length, over=over)))
    title = voice.say(known("data-book-", state.dictionary.title))
    book = ", ".join(filter(None, (title, state.dictionary.edition)))
    terms.append((message("print-words"), book))
    return [(voice.say(label), voice.say(value)) for label, value in terms]


def _draw_beside(
    pen: Pen,
    state: State,
    names: Sequence[str],
    rulings: Sequence[str],
    board: tuple[float, float],
    voice: Voice,
) -> None:
    """Draw what goes beside the board: the colours, the rulings, and lines to sign."""
    y, side = board
    x = MARGIN + side + 18
    right = pen.width - MARGIN
    foot = y + side
    y = draw_legend(pen, state.board.layout, state.rules.colours, (x, y, right), voice)
    signing = foot - SIGNATURE * len(names)
    y += 14
    pen.text(x, y, voice.say(message("print-rulings")), "slab", 10.5)
    told = rulings or [voice.say(message("print-no-rulings"))]
    for line in _shortened(told, right - x, int((signing - y - 6) / 11.5), voice):
        y += 11.5
        pen.text(x, y + 2, line, size=8.6)
    draw_signatures(pen, names, (x, signing, right))


def _shortened(rulings: Sequence[str], room: float, most: int, voice: Voice) -> list[str]:
    """The rulings in lines, as many as there is room for."""
    lines = [line for one in rulings for line in wrapped(one, "plain", 8.6, room)]
    if len(lines) <= most:
        return lines
    return [*lines[: max(0, most - 1)], voice.say(message("print-rest-in-record"))]


def _draw_foot(pen: Pen, state: State, heading: Heading, voice: Voice) -> None:
    right, top = pen.width - MARGIN, pen.height - MARGIN - _FOOT + 10
    pen.line(MARGIN, top, right, top, colour=BLACK)
    notes = [
        message("print-played-under", title=title_of(state.rules)),
        message("print-underlined-blanks"),
    ]
    if state.commitment:
        notes.append(message("print-commitment", hash=state.commitment))
    if heading.link:
        draw_code(pen, heading.link, right - 44, top + 6, 44)
    for number, note in enumerate(notes):
        room = right - MARGIN - 60
        pen.text(MARGIN, top + 13 + 11 * number, voice.say(note), size=8, colour=GREY, room=room)
