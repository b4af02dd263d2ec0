"""The phrases that a page and a print have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board import Board
from rackhouse.messages import Message, message
from rackhouse.record.cgp import CgpPosition

if TYPE_CHECKING:
    from rackhouse.analysis import Mistake, Review, ReviewedMove, TurnReview
    from rackhouse.board import Placement


def section(what: str) -> Message:
    """The heading of a section."""
    return message("report-section", what=what)


def head(column: str) -> Message:
    """The heading of a column."""
    return message("report-head", column=column)


def move_told(move: ReviewedMove) -> Message:
    """A move with its score.

    >>> from rackhouse.analysis import ReviewedMove
    >>> print(move_told(ReviewedMove(kind="play", place="8D", text="TRAINER", score=64, worth=70)))
    8D TRAINER (64)
    """
    if move.kind == "play":
        return message("report-play", place=move.place, word=move.text, score=move.score)
    return message("print-turn", kind=move.kind, tiles=move.text)


def turn_told(turn: TurnReview) -> Message:
    """What a side did in a turn, as it is read in a list of turns."""
    if turn.kind not in ("play", "exchange"):
        return message("print-turn", kind=turn.kind.replace(" ", "-"), tiles="")
    if turn.is_withdrawn:
        return message("report-came-off", play=move_told(turn.made))
    return move_told(turn.made)


def mistake_told(mistake: Mistake, turn: TurnReview, review: Review) -> Message:
    """A mistake, with the name of whoever made it if it was not the side on turn."""
    if mistake.seat == turn.seat:
        return mistake.name
    player = review.players[mistake.seat].name
    return message("report-mistake-of", player=player, mistake=mistake.name)


def board_after_best(turn: TurnReview) -> tuple[Board, tuple[Placement, ...]]:
    """The board with the best play of a turn on it, and the tiles of that play."""
    board, best = CgpPosition.parse(turn.position).board, turn.best[0]
    if best.kind != "play":
        return board, ()
    play = board.parse_play(f"{best.place} {best.text}")
    return board.lay(play.placements), play.placements


def final_board(review: Review) -> Board:
    """The board at the end of a game."""
    return CgpPosition.parse(review.position).board
