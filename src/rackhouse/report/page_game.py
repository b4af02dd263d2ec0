"""One game on the page: its board, its players and every turn, folded until somebody opens it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from rackhouse.report.collection import heading_of
from rackhouse.report.wording import (
    SIDE_COLUMNS,
    decimal,
    final_board,
    head,
    mistakes_in,
    side_cells,
    turn_cells,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rackhouse.analysis import Review, TurnReview
    from rackhouse.messages import Voice

_MUCH: Final = 3
"""Points lost that stand out."""
_TURN_COLUMNS: Final = {
    "turn": "full lead",
    "rack": "rack",
    "total": "figure",
    "played": "full",
    "best": "full",
    "points": "figure",
    "win": "figure",
    "drew": "figure",
    "kind": "full",
}
"""The columns, and the classes of their cells."""


def game_part(number: int, review: Review, voice: Voice, *, with_board: bool) -> str:
    """A game, numbered from 0."""
    say = voice.say
    accuracy = " \N{EN DASH} ".join(decimal(one.accuracy, voice) for one in review.players)
    has_win = any(turn.win_lost is not None for turn in review.turns)
    board = f'<div class="board">{final_board(review).svg()}</div>' if with_board else ""
    remarks = "".join(f"<li>{cell(say(one))}</li>" for one in review.remarks)
    listed = f'<ul class="remarks quiet wide">{remarks}</ul>' if remarks else ""
    title = f"<p>{cell(review.title)}</p>" if review.title else ""
    columns = {name: one for name, one in _TURN_COLUMNS.items() if has_win or name != "win"}
    turns = table(columns, [_turn(one, review, voice, columns) for one in review.turns], voice)
    return (
        f"<details><summary><h3>{number + 1}. {cell(heading_of(review))}</h3>"
        f'<span class="quiet">{cell(say(head("accuracy")))} {accuracy}</span></summary>'
        f'<div class="game">{board}<div>{title}{_players(review, voice)}</div>{listed}'
        f'<div class="wide">{turns}</div></div></details>\n'
    )


def _players(review: Review, voice: Voice) -> str:
    columns = {name: "name full lead" if name == "player" else "figure" for name in SIDE_COLUMNS}
    return table(columns, [map(cell, side_cells(one, voice)) for one in review.players], voice)


def _turn(turn: TurnReview, review: Review, voice: Voice, columns: Iterable[str]) -> list[str]:
    shown = {name: cell(text) for name, text in turn_cells(turn, review, voice).items()}
    shown["turn"] = f"<span>{turn.turn}. <b>{shown['player']}</b></span>"
    shown["played"] = f"<span>{shown['played']}</span>"
    if shown["best"]:
        shown["best"] = f"<span>{shown['best']}</span>"
    if turn.lost and turn.lost >= _MUCH:
        shown["points"] = f'<span class="lost">{shown["points"]}</span>'
    tags = (f'<span class="tag">{cell(one)}</span>' for one in mistakes_in(turn, review, voice))
    shown["kind"] = " ".join(tags)
    return [shown[name] for name in columns]


def cell(text: str) -> str:
    """A text as part of a page.

    >>> cell("Ann & Ben")
    'Ann &amp; Ben'
    """
    return escape(text)


def table(columns: Mapping[str, str], rows: Sequence[Iterable[str]], voice: Voice) -> str:
    """Rows of markup under their headings; on a phone each cell has its heading beside it.

    The columns have the classes of their cells.
    """
    heads = [cell(voice.say(head(name))) for name in columns]
    top = "".join(
        f'<th scope="col" class="{classes}">{said}</th>'
        for classes, said in zip(columns.values(), heads, strict=True)
    )
    body = "".join(
        "<tr>"
        + "".join(
            f'<td class="{classes}" data-label="{said}">{shown}</td>'
            for classes, said, shown in zip(columns.values(), heads, row, strict=True)
        )
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="card"><table class="stacked"><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
