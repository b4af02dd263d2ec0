"""What page, print and terminal say alike: figures, moves, and the cells of their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.analysis.values import MISTAKES, advice_on, name_of
from rackhouse.board import Board
from rackhouse.messages import Message, message
from rackhouse.record.cgp import CgpPosition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.analysis import (
        Mistake,
        PlayerReview,
        Review,
        ReviewedMove,
        ReviewedPlayer,
        ReviewsSummary,
        TurnReview,
    )
    from rackhouse.board import Placement
    from rackhouse.messages import Voice

NOTHING: Final = "\N{EN DASH}"
_MINUS: Final = "\N{MINUS SIGN}"
SIDE_COLUMNS: Final = ("player", "total", "accuracy", "points", "drew", "mistakes")
"""The table of those who played a game."""


def decimal(value: float | None, voice: Voice, *, signed: bool = False) -> str:
    """A number with one decimal place, or a dash.

    >>> from rackhouse.messages import Voice
    >>> decimal(3.25, Voice("de")), decimal(2, Voice(), signed=True)
    ('3,2', '+2.0')
    """
    if value is None:
        return NOTHING
    from babel.numbers import format_decimal  # noqa: PLC0415  it takes a moment

    said = format_decimal(abs(value), format="#,##0.0", locale=voice.style)
    if float(f"{value:.1f}") == 0:
        return said
    return f"{_MINUS}{said}" if value < 0 else f"+{said}" if signed else said


def share(value: float | None, voice: Voice) -> str:
    r"""A chance as a percentage with one decimal place, or a dash.

    >>> from rackhouse.messages import Voice
    >>> share(0.125, Voice()), share(0.125, Voice("de"))
    ('12.5%', '12,5\xa0%')
    """
    if value is None:
        return NOTHING
    from babel import Locale  # noqa: PLC0415  it takes a moment
    from babel.numbers import format_percent  # noqa: PLC0415  as above

    usual = Locale.parse(voice.style).percent_formats[None].pattern
    pattern = usual.replace("#,##0", "#,##0.0")
    return format_percent(value, format=pattern, locale=voice.style)


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


def player_cells(one: ReviewedPlayer, voice: Voice) -> dict[str, str]:
    """A player over all games, by column."""
    return {
        "player": one.name,
        "games": str(one.games),
        "won": f"{one.won:g}",
        "accuracy": decimal(one.accuracy, voice),
        "lost": decimal(one.lost_each, voice),
        "luck": decimal(one.luck_each, voice, signed=True),
        "spread": f"{one.spread:+}".replace("-", _MINUS),
        "bonuses": str(one.bonuses),
        "mistakes": str(sum(one.mistakes.values())),
    }


def side_cells(one: PlayerReview, voice: Voice) -> list[str]:
    """A side of a game, under the ``SIDE_COLUMNS``."""
    return [
        one.name,
        str(one.score),
        decimal(one.accuracy, voice),
        decimal(one.lost, voice),
        decimal(one.luck, voice, signed=True),
        str(sum(one.mistakes.values())),
    ]


def turn_cells(turn: TurnReview, review: Review, voice: Voice) -> dict[str, str]:
    """A turn, by column; without its mistakes, which each shows in its own way."""
    say, best = voice.say, () if turn.lost == 0 else turn.best[:1]
    return {
        "player": review.players[turn.seat].name,
        "rack": turn.rack,
        "total": str(turn.total),
        "played": say(turn_told(turn)),
        "best": "".join(say(move_told(one)) for one in best),
        "points": decimal(turn.lost, voice),
        "win": share(turn.win_lost, voice),
        "drew": decimal(turn.luck, voice, signed=True),
    }


def mistakes_in(turn: TurnReview, review: Review, voice: Voice) -> list[str]:
    """The mistakes that are about a turn."""
    return [voice.say(mistake_told(one, turn, review)) for one in review.mistakes_at(turn.turn)]


def kinds_of_mistake(summary: ReviewsSummary, voice: Voice) -> Iterator[tuple[str, str, str, str]]:
    """Each kind that was made: its name, what it means, how often, and the points lost by it."""
    for kind in MISTAKES:
        if count := summary.mistakes.get(kind):
            name, advice = voice.say(name_of(kind)), voice.say(advice_on(kind))
            yield name, advice, str(count), decimal(summary.lost[kind], voice)
