"""Blank score sheets: one for each game of a round, with the board in the house's colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.board import Board
from rackhouse.messages import Voice, message
from rackhouse.messages.voice import ENGLISH
from rackhouse.paper.board import draw_board, draw_legend
from rackhouse.paper.columns import ScoreLine, SideColumn, draw_columns
from rackhouse.paper.pen import GREY, SIGNATURE, Pen, draw_brand, draw_signatures
from rackhouse.paper.rounds import board_of, round_in, round_terms, table_of
from rackhouse.paper.size import SIZES, Paper
from rackhouse.rules.explain import title_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest import EventState
    from rackhouse.paper.names import EntryNames
    from rackhouse.rules import Rules

_MARGIN: Final = 36.0
_BOARD: Final = 286.0
_TURNS: Final = 18
_NUMBERED: Final = 16
"""The other rows are for unplayed letters and overtime."""


def blank_sheets(
    state: EventState,
    names: EntryNames,
    rules: Rules,
    division: str,
    round_: int,
    *,
    paper: Paper = "a4",
) -> bytes:
    """A score sheet for each table of a round, to be filled in by hand.

    Raises:
        IllegalError: if there is no such division, or the round is not paired.
    """
    title = names.say("print-score-sheets")
    pen = Pen(SIZES[paper], f"{title}: {state.event.title}, {round_}")
    terms = round_terms(state, names, division, round_)
    games = [one for one in round_in(state, division, round_) if not one.is_bye]
    for number, game in enumerate(games):
        if number:
            pen.turn_page()
        board = board_of(state, game)
        where = [(names.say("print-board"), str(board))] if board is not None else []
        if board is None or game.number in state.tables:
            where.append((names.say("print-table"), table_of(state, game)))
        sides = [names.of(side) for side in game.sides]
        _draw_sheet(pen, rules, (state.event.title, (*where, *terms)), sides, names.voice)
    return pen.finish()


def blank_sheet(
    rules: Rules, sides: Sequence[str], voice: Voice = ENGLISH, *, paper: Paper = "a4"
) -> bytes:
    """One score sheet for a game outside any event; empty names can be written in.

    >>> from rackhouse.rules import Sheet
    >>> blank_sheet(Sheet.named("base").rules, ["", ""])[:5]
    b'%PDF-'
    """
    title = voice.say(title_of(rules))
    pen = Pen(SIZES[paper], f"{voice.say(message('print-score-sheet'))}: {title}")
    _draw_sheet(pen, rules, (title, ()), sides, voice)
    return pen.finish()


def _draw_sheet(
    pen: Pen,
    rules: Rules,
    head: tuple[str, Sequence[tuple[str, str]]],
    sides: Sequence[str],
    voice: Voice,
) -> None:
    title, terms = head
    left, right = _MARGIN, pen.width - _MARGIN
    pen.text(left, _MARGIN + 21, voice.say(message("print-score-sheet")), "slab", 23)
    pen.text(left, _MARGIN + 37, title, size=10, colour=GREY, room=right - left - 110)
    draw_brand(pen, right, _MARGIN + 36)
    pen.line(left, _MARGIN + 45, right, _MARGIN + 45, thick=2.2)
    x = left
    for label, value in terms:
        x += pen.text(x, _MARGIN + 60, f"{label} ", size=9.5, colour=GREY)
        x += pen.text(x, _MARGIN + 60, value, "bold", 9.5, room=max(20.0, right - x)) + 14
    y = _MARGIN + 76
    lines = [
        ScoreLine("", None, str(number) if number <= _NUMBERED else "")
        for number in range(1, _TURNS + 1)
    ]
    final = voice.say(message("print-final"))
    columns = [SideColumn(side, tuple(lines), result=final) for side in sides]
    room = pen.height - y - _BOARD - _MARGIN - 34
    y += draw_columns(pen, columns, (left, y, right - left), room, voice) + 14
    board = Board.empty(rules.tiles.board, rules.tiles.set)
    high = draw_board(pen, board, left, y, _BOARD)
    beside = left + _BOARD + 18
    end = draw_legend(pen, board.layout, rules.colours, (beside, y, right), voice)
    pen.text(beside, end + 14, voice.say(message("print-rulings")), "slab", 10.5)
    draw_signatures(pen, sides, (beside, y + high - SIGNATURE * len(sides), right))
    under = voice.say(message("print-played-under", title=title_of(rules)))
    pen.text(left, pen.height - _MARGIN, under, size=8, colour=GREY)
