"""One game on the page: its board, its players and every turn, folded until somebody opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.report.collection import heading_of
from rackhouse.report.figures import decimal, share
from rackhouse.report.markup import PageColumn, cell, table
from rackhouse.report.phrases import (
    final_board,
    head,
    mistake_told,
    move_told,
    turn_told,
)

if TYPE_CHECKING:
    from rackhouse.analysis import PlayerReview, Review, TurnReview
    from rackhouse.messages import Voice


def game_part(number: int, review: Review, voice: Voice, *, with_board: bool) -> str:
    """A game, numbered from 0."""
    say = voice.say
    accuracy = " \N{EN DASH} ".join(decimal(one.accuracy, voice) for one in review.players)
    has_win = any(turn.win_lost is not None for turn in review.turns)
    board = f'<div class="board">{final_board(review).svg()}</div>' if with_board else ""
    remarks = "".join(f"<li>{cell(say(one))}</li>" for one in review.remarks)
    listed = f'<ul class="remarks quiet wide">{remarks}</ul>' if remarks else ""
    title = f"<p>{cell(review.title)}</p>" if review.title else ""
    turns = table(
        _turn_columns(has_win=has_win),
        [_turn(turn, review, voice, has_win=has_win) for turn in review.turns],
        voice,
    )
    return (
        f"<details><summary><h3>{number + 1}. {cell(heading_of(review))}</h3>"
        f'<span class="quiet">{cell(say(head("accuracy")))} {accuracy}</span></summary>'
        f'<div class="game">{board}<div>{title}{_players(review, voice)}</div>{listed}'
        f'<div class="wide">{turns}</div></div></details>\n'
    )


def _players(review: Review, voice: Voice) -> str:
    columns = [
        PageColumn("player", "name full lead"),
        *(
            PageColumn(name, "figure")
            for name in ("total", "accuracy", "points", "drew", "mistakes")
        ),
    ]
    return table(columns, [_player(one, voice) for one in review.players], voice)


def _player(player: PlayerReview, voice: Voice) -> list[str]:
    return [
        cell(player.name),
        str(player.score),
        decimal(player.accuracy, voice),
        decimal(player.lost, voice),
        decimal(player.luck, voice, signed=True),
        str(sum(player.mistakes.values())),
    ]


def _turn_columns(*, has_win: bool) -> list[PageColumn]:
    return [
        PageColumn("turn", "full lead"),
        PageColumn("rack", "rack"),
        PageColumn("total", "figure"),
        PageColumn("played", "full"),
        PageColumn("best", "full"),
        PageColumn("points", "figure"),
        *([PageColumn("win", "figure")] if has_win else []),
        PageColumn("drew", "figure"),
        PageColumn("kind", "full"),
    ]


def _turn(turn: TurnReview, review: Review, voice: Voice, *, has_win: bool) -> list[str]:
    say = voice.say
    mistakes = (
        f'<span class="tag">{cell(say(mistake_told(one, turn, review)))}</span>'
        for one in review.mistakes_at(turn.turn)
    )
    lost = decimal(turn.lost, voice)
    is_best = turn.lost == 0
    return [
        f"<span>{turn.turn}. <b>{cell(review.players[turn.seat].name)}</b></span>",
        cell(turn.rack),
        str(turn.total),
        f"<span>{cell(say(turn_told(turn)))}</span>",
        "" if is_best or not turn.best else f"<span>{cell(say(move_told(turn.best[0])))}</span>",
        f'<span class="lost">{lost}</span>' if turn.lost and turn.lost >= 3 else lost,
        *([share(turn.win_lost, voice)] if has_win else []),
        decimal(turn.luck, voice, signed=True),
        " ".join(mistakes),
    ]
