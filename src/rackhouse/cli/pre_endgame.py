"""``rackhouse moves`` with one to four tiles in the bag: what candidates come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.cli.columns import in_columns
from rackhouse.cli.move_row import MoveRow, move_cells, tell
from rackhouse.cli.speech import bar_of_time, speak

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.analysis import PreEndgame, PreEndgameMove, PreEndgamePlan
    from rackhouse.board import Board
    from rackhouse.engine import Engine
    from rackhouse.record.cgp import CgpPosition
    from rackhouse.rules import Rules

_COLUMNS = ("place", "play", "score", "win", "spread", "draws", "known")


class PreEndgameRow(MoveRow, frozen=True):
    """A candidate for output; shares of games won from 0 to 1."""

    win: float
    win_bounds: tuple[float, float]
    spread: float
    spread_bounds: tuple[float, float] | None
    draws: int
    certainty: str


class PreEndgameReport(msgspec.Struct, frozen=True):
    """What ``--json`` prints."""

    aim: str
    draws: int
    is_settled: bool
    is_complete: bool
    nodes: int
    moves: tuple[PreEndgameRow, ...]


def report_of(found: PreEndgame, plan: PreEndgamePlan, board: Board) -> PreEndgameReport:
    """A pre-endgame for output."""
    rows = tuple(_row(move, board) for move in found.moves)
    settled, complete = found.is_settled, found.is_complete
    return PreEndgameReport(plan.aim, found.draws, settled, complete, found.nodes, rows)


def tell_pre_endgame(
    position: CgpPosition,
    engine: Engine,
    rules: Rules,
    seconds: float,
    plan: PreEndgamePlan,
    *,
    as_json: bool,
) -> None:
    """Compare the candidates and print what is known of them when the time is up."""
    from rackhouse.analysis import solve_pre_endgame  # noqa: PLC0415  it takes a moment

    with bar_of_time(speak("cli-pre-endgame-searching"), seconds) as go_on:
        found = solve_pre_endgame(position, engine, rules, seconds=seconds, plan=plan, go_on=go_on)
    report = report_of(found, plan, position.board)
    tell(report, (*table(report.moves), "", summary(report)), as_json=as_json)


def _row(move: PreEndgameMove, board: Board) -> PreEndgameRow:
    return PreEndgameRow(
        *move_cells(move, board),
        round(move.win, 4),
        move.win_bounds,
        round(move.spread, 2),
        move.spread_bounds,
        move.draws,
        move.certainty,
    )


def summary(report: PreEndgameReport) -> str:
    """What is known of the best move, in a sentence.

    >>> row = PreEndgameRow("play", "8G", "QI", 22, 0.75, (0.75, 0.75), 4.5, None, 8, "exact")
    >>> print(summary(PreEndgameReport("win", 8, True, True, 500, (row,))))
    8G QI wins 75.0 % of the games, with 8 different draws. All candidates were looked into.
    """
    best = report.moves[0]
    known = "complete" if report.is_complete else "settled" if report.is_settled else "open"
    return speak(
        "cli-pre-endgame-summary",
        known=known,
        best=best.name,
        win=f"{100 * best.win:.1f}",
        draws=report.draws,
    )


def table(moves: Sequence[PreEndgameRow]) -> list[str]:
    r"""The candidates for people, the best first, each with how sure its figures are.

    >>> play = PreEndgameRow("play", "8G", "QI", 22, 0.75, (0.75, 0.75), 4.5, None, 8, "exact")
    >>> stay = PreEndgameRow("pass", "", "", 0, 0.5, (0, 1), -8.0, None, 8, "replies")
    >>> print("\n".join(table((play, stay))))
    place  play  score  wins %  spread  draws  known
    8G     QI       22    75.0   +4.50      8  exact
           pass           50.0   -8.00      8  with the engine's replies
    """
    rows = [tuple(speak("cli-pre-endgame-head", column=column) for column in _COLUMNS)]
    rows += [
        (
            *row.cells,
            f"{100 * row.win:.1f}",
            f"{row.spread:+.2f}",
            str(row.draws),
            speak("cli-pre-endgame-known", certainty=row.certainty),
        )
        for row in moves
    ]
    return list(in_columns(rows, left=(0, 1, 6)))
