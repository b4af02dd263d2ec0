"""One game on paper: its players, every turn, and the board at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.paper.board import draw_board
from rackhouse.paper.grid import GridColumn, GridRow, draw_grid
from rackhouse.paper.pen import GREY
from rackhouse.paper.type import wrapped
from rackhouse.report.collection import heading_of
from rackhouse.report.wording import (
    SIDE_COLUMNS,
    final_board,
    head,
    mistakes_in,
    side_cells,
    turn_cells,
)

if TYPE_CHECKING:
    from rackhouse.analysis import Review, TurnReview
    from rackhouse.messages import Voice
    from rackhouse.paper.folio import Folio

_LARGEST: Final = 260.0
_SMALLEST: Final = 150.0
_SIZE: Final = 8.4
_CLOSE: Final = 12.4


def draw_game(folio: Folio, number: int, review: Review, voice: Voice) -> None:
    """Draw a game, numbered from 0, on the pages from here on."""
    folio.say(f"{number + 1}. {heading_of(review)}", 13, face="slab")
    if review.title:
        folio.say(review.title, 9, GREY)
    folio.y += 2
    _draw_players(folio, review, voice)
    folio.y += 8
    _draw_turns(folio, review, voice)
    _draw_board(folio, review, voice)


def _draw_players(folio: Folio, review: Review, voice: Voice) -> None:
    first, *others = (voice.say(head(name)) for name in SIDE_COLUMNS)
    columns = [GridColumn(first, face="bold", size=9)]
    columns += [GridColumn(title, 66, "right", size=9) for title in others]
    rows = [GridRow(tuple(side_cells(one, voice))) for one in review.players]
    draw_grid(folio, columns, rows, high=14)


def _draw_turns(folio: Folio, review: Review, voice: Voice) -> None:
    say = voice.say
    columns = [
        GridColumn("", 16, "right", size=_SIZE, colour=GREY),
        GridColumn(say(head("player")), size=_SIZE, part=1.1),
        GridColumn(say(head("rack")), 52, size=_SIZE),
        GridColumn(say(head("played")), face="bold", size=_SIZE, part=1.3),
        GridColumn(say(head("total")), 28, "right", size=_SIZE),
        GridColumn(say(head("best")), size=_SIZE, part=1.2),
        GridColumn(say(head("points")), 40, "right", size=_SIZE),
        GridColumn(say(head("drew")), 32, "right", size=_SIZE),
        GridColumn(say(head("kind")), size=_SIZE, part=1.2),
    ]
    rows = [GridRow(_turn(turn, review, voice)) for turn in review.turns]
    draw_grid(folio, columns, rows, high=_CLOSE)


def _turn(turn: TurnReview, review: Review, voice: Voice) -> tuple[str, ...]:
    shown = turn_cells(turn, review, voice)
    names = ("player", "rack", "played", "total", "best", "points", "drew")
    mistakes = ", ".join(mistakes_in(turn, review, voice))
    return (str(turn.turn), *(shown[name] for name in names), mistakes)


def _draw_board(folio: Folio, review: Review, voice: Voice) -> None:
    """Draw the final board where the page has room, with the remarks beside it."""
    folio.y += 12
    side = min(_LARGEST, folio.left_over)
    if side < _SMALLEST:
        folio.turn_page()
        side = _LARGEST
    tall = draw_board(folio.pen, final_board(review), folio.left, folio.y, side)
    x, y = folio.left + side + 16, folio.y + 9
    for one in review.remarks:
        for line in wrapped(voice.say(one), "plain", 8.5, folio.right - x):
            folio.pen.text(x, y, line, size=8.5, colour=GREY)
            y += 11
        y += 4
    folio.y += tall
