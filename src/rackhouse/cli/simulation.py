"""``rackhouse moves --sim 2s``: the best candidates, played on over many draws."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click
import msgspec

from rackhouse.cli.columns import in_columns
from rackhouse.cli.move_row import MoveRow, move_cells, tell
from rackhouse.cli.speech import bar_of_time, speak

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.analysis import SimulatedMove, Simulation, SimulationPlan
    from rackhouse.board import Board
    from rackhouse.engine import Engine
    from rackhouse.record.cgp import CgpPosition
    from rackhouse.rules import Rules

_COLUMNS = ("place", "play", "score", "equity", "worth", "error", "win", "samples")
_DURATION: Final = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)(ms|s|m|min|h)?")
_SECONDS: Final = {"ms": 0.001, "s": 1.0, "m": 60.0, "min": 60.0, "h": 3600.0, None: 1.0}


class TimeLimit(click.ParamType[float]):
    """A time such as 2s, 500ms or 1m, in seconds.

    >>> TimeLimit().convert("500ms", None, None)
    0.5
    """

    name = "duration"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Seconds."""
        found = _DURATION.fullmatch(str(value).strip())
        if found is None:
            self.fail(speak("cli-duration", text=str(value)), param, ctx)
        return float(found[1]) * _SECONDS[found[2]]


class SimulatedRow(MoveRow, frozen=True):
    """A candidate for output; worths in points."""

    equity: float
    worth: float
    error: float
    win: float | None
    samples: int
    is_open: bool


class SimulationReport(msgspec.Struct, frozen=True):
    """What ``--json`` prints."""

    plies: int
    confidence: float
    is_sure: bool
    iterations: int
    moves: tuple[SimulatedRow, ...]


def report_of(found: Simulation, plan: SimulationPlan, board: Board) -> SimulationReport:
    """A simulation for output."""
    rows = tuple(_row(move, board) for move in found.moves)
    return SimulationReport(plan.plies, plan.confidence, found.is_sure, found.iterations, rows)


def tell_simulation(
    position: CgpPosition,
    engine: Engine,
    rules: Rules,
    seconds: float,
    plan: SimulationPlan,
    *,
    as_json: bool,
) -> None:
    """Simulate and print what is known when the best is certain or the time is up."""
    from rackhouse.analysis import simulate  # noqa: PLC0415  it takes a moment

    with bar_of_time(speak("cli-sim-running"), seconds) as go_on:
        found = simulate(position, engine, rules, seconds=seconds, plan=plan, go_on=go_on)
    report = report_of(found, plan, position.board)
    tell(report, (*table(report.moves), "", summary(report)), as_json=as_json)


def _row(move: SimulatedMove, board: Board) -> SimulatedRow:
    return SimulatedRow(
        *move_cells(move, board),
        move.equity / 1000,
        round(move.worth, 4),
        round(move.error, 4),
        None if move.win is None else round(move.win, 4),
        move.samples,
        move.is_open,
    )


def summary(report: SimulationReport) -> str:
    """Whether the best is known, in a sentence.

    >>> row = SimulatedRow("play", "8G", "QI", 22, 15.5, 9.25, 0.5, None, 400, True)
    >>> print(summary(SimulationReport(2, 0.99, True, 500, (row,))))
    8G QI is the best with 99 % confidence (2 turns ahead, 500 iterations).
    """
    return speak(
        "cli-sim-summary",
        known="sure" if report.is_sure else "open",
        best=report.moves[0].name,
        open=sum(row.is_open for row in report.moves),
        confidence=f"{100 * report.confidence:g}",
        plies=report.plies,
        iterations=report.iterations,
    )


def table(moves: Sequence[SimulatedRow]) -> list[str]:
    r"""The candidates for people, the best first; those that are worse for certain are in brackets.

    >>> play = SimulatedRow("play", "8G", "QI", 22, 15.5, 9.25, 0.5, None, 400, True)
    >>> swap = SimulatedRow("exchange", "", "QV", 0, -1.25, -8.0, 0.75, None, 100, False)
    >>> print("\n".join(table((play, swap))))
    place  play         score  equity  simulated  error  samples
    8G     QI              22   15.50       9.25   0.50      400
           exchange QV          -1.25    (-8.00)   0.75      100
    """
    rows = [tuple(speak("cli-sim-head", column=column) for column in _COLUMNS)]
    for row in moves:
        worth = f"{row.worth:.2f}" if row.is_open else f"({row.worth:.2f})"
        rows.append(
            (
                *row.cells,
                f"{row.equity:.2f}",
                worth,
                f"{row.error:.2f}",
                "" if row.win is None else f"{100 * row.win:.1f}",
                str(row.samples),
            )
        )
    if all(row.win is None for row in moves):
        win = _COLUMNS.index("win")
        rows = [(*row[:win], *row[win + 1 :]) for row in rows]
    return list(in_columns(rows, left=(0, 1)))
