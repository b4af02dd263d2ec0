"""Reviews on paper: players, mistakes, the costliest positions, then a page for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.messages import message
from rackhouse.paper.board import draw_board
from rackhouse.paper.folio import About, printed
from rackhouse.paper.grid import GridColumn, GridRow, draw_grid
from rackhouse.paper.pen import GREY
from rackhouse.report.paper_game import draw_game
from rackhouse.report.wording import (
    board_after_best,
    decimal,
    head,
    kinds_of_mistake,
    mistake_told,
    move_told,
    player_cells,
    section,
    turn_told,
)

if TYPE_CHECKING:
    from rackhouse.messages import Message, Voice
    from rackhouse.paper import Paper
    from rackhouse.paper.folio import Folio
    from rackhouse.report.collection import Collection, CostlyMistake

_PLAYERS: Final = {
    "games": 36,
    "won": 30,
    "accuracy": 52,
    "lost": 64,
    "luck": 66,
    "spread": 44,
    "bonuses": 44,
    "mistakes": 48,
}
"""The columns after the name, and how wide they are."""
_COLUMNS: Final = 3
_CAPTION: Final = 62.0
"""The height of what is written under a board."""
_HEADING: Final = 26.0


def report_pdf(collection: Collection, voice: Voice, paper: Paper = "a4") -> bytes:
    """The report as the bytes of a PDF; the same reviews give the same bytes."""
    say, summary = voice.say, collection.summary
    counted = say(message("report-games", games=summary.games, turns=summary.turns))
    about = About(collection.title or say(message("report-title")), counted, voice=voice)

    def draw(folio: Folio) -> None:
        if summary.games:
            _draw_players(folio, collection, voice)
            _draw_mistakes(folio, collection, voice)
        _draw_notes(folio, collection, voice)
        _draw_costliest(folio, collection, voice)
        for number, _, review in collection.reviews():
            folio.turn_page()
            draw_game(folio, number, review, voice)

    return printed(about, paper, draw)


def draw_heading(folio: Folio, what: Message, voice: Voice, room: float = 60) -> None:
    """Write the heading of a section, not as the last thing on a page."""
    folio.need(_HEADING + room)
    folio.y += 8
    folio.say(voice.say(what), 13, face="slab")
    folio.y += 3


def _draw_players(folio: Folio, collection: Collection, voice: Voice) -> None:
    columns = [GridColumn(voice.say(head("player")), face="bold", size=10)]
    columns += [
        GridColumn(voice.say(head(name)), room, "right", size=10) for name, room in _PLAYERS.items()
    ]
    cells = (player_cells(one, voice) for one in collection.summary.players)
    rows = [GridRow((one["player"], *map(one.__getitem__, _PLAYERS))) for one in cells]
    draw_heading(folio, section("players"), voice)
    draw_grid(folio, columns, rows, high=17)


def _draw_mistakes(folio: Folio, collection: Collection, voice: Voice) -> None:
    columns = [
        GridColumn(voice.say(head("kind")), face="bold", size=10),
        GridColumn(voice.say(head("count")), 60, "right", size=10),
        GridColumn(voice.say(head("points")), 70, "right", size=10),
    ]
    rows = [
        GridRow((name, count, points), note=advice)
        for name, advice, count, points in kinds_of_mistake(collection.summary, voice)
    ]
    if rows:
        draw_heading(folio, section("mistakes"), voice)
        draw_grid(folio, columns, rows, high=16)


def _draw_notes(folio: Folio, collection: Collection, voice: Voice) -> None:
    """Write how the games were judged, and what could not be used."""
    if collection.problems:
        draw_heading(folio, section("skipped"), voice, 20)
        for name, problem in collection.problems:
            folio.say(f"{name}: {voice.say(problem)}", 8.5, GREY)
    draw_heading(folio, section("how"), voice, 30)
    for one in collection.settings:
        folio.say(voice.say(one), 8.5, GREY)


def _draw_costliest(folio: Folio, collection: Collection, voice: Voice) -> None:
    found = collection.costliest()
    if not found:
        return
    wide = folio.column_of(_COLUMNS)
    folio.turn_page()
    draw_heading(folio, section("costliest"), voice)
    for first in range(0, len(found), _COLUMNS):
        row = found[first : first + _COLUMNS]
        folio.need(wide + _CAPTION)
        tall = max(
            _draw_costly(folio, one, folio.column_at(column, _COLUMNS), voice)
            for column, one in enumerate(row)
        )
        folio.y += tall + 12


def _draw_costly(folio: Folio, one: CostlyMistake, x: float, voice: Voice) -> float:
    """Draw the board with the best play on it, and what was played; returns the height."""
    say, pen, wide = voice.say, folio.pen, folio.column_of(_COLUMNS)
    turn = one.review.turns[one.mistake.turn - 1]
    board, last = board_after_best(turn)
    tall = draw_board(pen, board, x, folio.y, wide, lit={each.square for each in last})
    player = one.review.players[turn.seat].name
    about = say(message("report-about", game=one.game + 1, turn=turn.turn))
    lost = say(message("report-points-lost", points=decimal(one.mistake.lost, voice)))
    lines = (
        (f"{say(mistake_told(one.mistake, turn, one.review))}: {lost}", "bold"),
        (f"{player}, {about}", "plain"),
        (f"{say(head('rack'))}: {turn.rack}", "plain"),
        (f"{say(head('played'))}: {say(turn_told(turn))}", "plain"),
        (f"{say(head('best'))}: {say(move_told(turn.best[0]))}", "bold"),
    )
    y = folio.y + tall + 10
    for text, face in lines:
        bold = face == "bold"
        pen.text(x, y, text, "bold" if bold else "plain", 8, room=wide)
        y += 10.4
    return y - folio.y
