"""The score sheet of a game: every side's turns and totals, the board, rulings, signatures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.paper import SIZES, Paper
from rackhouse.paper.board import draw_board, draw_legend
from rackhouse.paper.columns import Column, draw_columns, height_of_columns, lines_of, rulings_of
from rackhouse.paper.pen import BLACK, GREY, SIGNATURE, Pen, draw_brand, draw_code, draw_signatures
from rackhouse.paper.type import wrapped
from rackhouse.record import fold
from rackhouse.record.turns import turns_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record import Entry, State

MARGIN: Final = 36.0
_HEAD: Final = 84.0
_FOOT: Final = 54.0
_LARGEST_BOARD: Final = 300.0
_SMALLEST_BOARD: Final = 240.0


class Heading(msgspec.Struct, frozen=True):
    """What a record does not know of its game."""

    names: tuple[str, ...] = ()
    """What the sides are called, by seat; ``Player 1`` and so on where there are none."""
    title: str = ""
    """Of the game or the event; the rules' own title where there is none."""
    day: str = ""
    link: str = ""
    """An address that a code in the corner leads to."""


UNNAMED: Final = Heading()


def score_sheet(entries: Sequence[Entry], heading: Heading = UNNAMED, paper: Paper = "a4") -> bytes:
    """The score sheet of a record, as the bytes of a PDF; the same record gives the same bytes.

    >>> from rackhouse.game import Game
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> score_sheet(game.entries)[:5]
    b'%PDF-'

    Raises:
        MalformedError: where an entry does not follow from those before it.
    """
    state, turns = fold(entries), turns_of(entries)
    called = state.rules.sides.called.capitalize()
    usual = tuple(f"{called} {seat + 1}" for seat in range(len(state.sides)))
    names = heading.names or usual
    pen = Pen(SIZES[paper], f"Score sheet: {', '.join(names)}")
    y = _draw_head(pen, state, heading)
    order = state.order or tuple(range(len(state.sides)))
    columns = [
        Column(
            names[seat],
            tuple(lines_of(turns, state, seat)),
            "plays first" if state.order and seat == order[0] else "",
            _result(state, seat),
            str(state.sides[seat].score),
        )
        for seat in order
    ]
    room = pen.height - y - MARGIN - _FOOT
    place = (MARGIN, y, pen.width - 2 * MARGIN)
    side = min(_LARGEST_BOARD, room - height_of_columns(columns) - 14)
    if side < _SMALLEST_BOARD:
        # A game of very many turns: the board goes on a page of its own.
        side = _LARGEST_BOARD
        draw_columns(pen, columns, place, room)
        _draw_foot(pen, state, heading)
        pen.turn_page()
        y = MARGIN
    else:
        y += draw_columns(pen, columns, place, room - side - 14) + 14
    draw_board(pen, state.board, MARGIN, y, side)
    rulings = tuple(rulings_of(turns, state, names))
    _draw_beside(pen, state, [names[seat] for seat in order], rulings, (y, side))
    _draw_foot(pen, state, heading)
    return pen.finish()


def _result(state: State, seat: int) -> str:
    is_won = bool(state.places) and state.places[seat] == 1
    shared = state.places.count(1) > 1 if is_won else False
    text = "Final" if state.end_reason is not None else "So far"
    return text + (", tied" if shared else ", winner" if is_won else "")


def _draw_head(pen: Pen, state: State, heading: Heading) -> float:
    """Title, house, and the game's terms in a line; where it ends."""
    right = pen.width - MARGIN
    title = heading.title or state.rules.title
    pen.text(MARGIN, MARGIN + 21, "Score sheet", "slab", 23)
    pen.text(MARGIN, MARGIN + 37, title, size=10, colour=GREY, room=right - MARGIN - 110)
    draw_brand(pen, right, MARGIN + 36)
    pen.line(MARGIN, MARGIN + 45, right, MARGIN + 45, thick=2.2)
    x, room = MARGIN, right - MARGIN
    for label, value in _terms(state, heading):
        pen_room = max(40.0, right - x - 30)
        x += pen.text(x, MARGIN + 60, f"{label} ", size=9.5, colour=GREY)
        x += pen.text(x, MARGIN + 60, value, "bold", 9.5, room=min(pen_room, room / 2)) + 14
    return MARGIN + _HEAD - 8


def _terms(state: State, heading: Heading) -> list[tuple[str, str]]:
    clocks = state.rules.clocks
    terms = [("Date", heading.day)] if heading.day else []
    if heading.title and heading.title != state.rules.title:
        terms.append(("Rules", state.rules.title))
    if state.has_clocks:
        minutes, seconds = divmod(clocks.seconds, 60)
        terms.append(("Clocks", f"{minutes}:{seconds:02}, {clocks.overtime_points} a minute over"))
    book = ", ".join(filter(None, (state.dictionary.title, state.dictionary.edition)))
    return [*terms, ("Words", book)]


def _draw_beside(
    pen: Pen,
    state: State,
    names: Sequence[str],
    rulings: Sequence[str],
    board: tuple[float, float],
) -> None:
    """Beside the board: what the colours mean, what was ruled, and where the sides sign."""
    y, side = board
    x = MARGIN + side + 18
    right = pen.width - MARGIN
    foot = y + side
    y = draw_legend(pen, state.board.layout, state.rules.colours, (x, y, right))
    signing = foot - SIGNATURE * len(names)
    y += 14
    pen.text(x, y, "Rulings", "slab", 10.5)
    for line in _shortened(rulings, right - x, int((signing - y - 6) / 11.5)):
        y += 11.5
        pen.text(x, y + 2, line, size=8.6)
    draw_signatures(pen, names, (x, signing, right))


def _shortened(rulings: Sequence[str], room: float, most: int) -> list[str]:
    """The rulings in lines, as many as there is room for."""
    lines = [line for one in rulings or ("None.",) for line in wrapped(one, "plain", 8.6, room)]
    if len(lines) <= most:
        return lines
    return [*lines[: max(0, most - 1)], "… the record has the rest."]


def _draw_foot(pen: Pen, state: State, heading: Heading) -> None:
    right, top = pen.width - MARGIN, pen.height - MARGIN - _FOOT + 10
    pen.line(MARGIN, top, right, top, colour=BLACK)
    notes = ["A letter with a line under it on the board was a blank."]
    if state.commitment:
        notes.append(f"Promise of the draws: SHA-256 {state.commitment}")
    if heading.link:
        draw_code(pen, heading.link, right - 44, top + 6, 44)
    notes.insert(0, f"Played under: {state.rules.title}.")
    for number, note in enumerate(notes):
        room = right - MARGIN - 60
        pen.text(MARGIN, top + 13 + 11 * number, note, size=8, colour=GREY, room=room)
