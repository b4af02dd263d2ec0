"""``rackhouse moves --endgame``: the final spread with perfect play, and the line to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.cli.columns import in_columns
from rackhouse.cli.move_row import MoveRow, tell
from rackhouse.cli.speech import bar_of_time, speak

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.analysis import Endgame
    from rackhouse.engine import Engine
    from rackhouse.record.cgp import CgpPosition
    from rackhouse.rules import Rules

_COLUMNS = ("place", "play", "score")


class EndgameReport(msgspec.Struct, frozen=True):
    """What ``--json`` prints; a bound that is not proved yet is null."""

    spread: int
    is_proved: bool
    lower: int | None
    upper: int | None
    line: tuple[MoveRow, ...]
    nodes: int
    depth: int


def report_of(found: Endgame) -> EndgameReport:
    """An endgame for output."""
    line = tuple(
        MoveRow("pass", "", "", 0)
        if turn.play is None
        else MoveRow("play", str(turn.play.position), turn.play.text, turn.score)
        for turn in found.line
    )
    return EndgameReport(
        found.spread, found.is_proved, found.lower, found.upper, line, found.nodes, found.depth
    )


def tell_endgame(
    position: CgpPosition, engine: Engine, rules: Rules, seconds: float, *, as_json: bool
) -> None:
    """Solve an endgame and print what is known of it when the time is up."""
    from rackhouse.analysis import solve  # noqa: PLC0415  it takes a moment

    with bar_of_time(speak("cli-endgame-searching"), seconds) as go_on:
        found = solve(position, engine, rules, seconds=seconds, go_on=go_on)
    report = report_of(found)
    tell(report, (summary(report), *table(report.line)), as_json=as_json)


def summary(report: EndgameReport) -> str:
    """The spread in a sentence, and how certain it is.

    >>> print(summary(EndgameReport(12, False, 5, None, (), 2000, 4)))
    Final spread: +12 so far, at least +5. Search longer with --seconds.
    """
    lower, upper = report.lower, report.upper
    if report.is_proved:
        known = "proved"
    elif lower is not None and upper is not None:
        known = "between"
    elif lower is not None:
        known = "lower"
    else:
        known = "open" if upper is None else "upper"
    return speak(
        "cli-endgame-spread",
        known=known,
        spread=f"{report.spread:+}",
        lower=f"{lower or 0:+}",
        upper=f"{upper or 0:+}",
    )


def table(line: Sequence[MoveRow]) -> list[str]:
    r"""The line for people, a turn a row.

    >>> rows = [MoveRow("play", "8G", "QI", 22), MoveRow("pass", "", "", 0)]
    >>> print("\n".join(table(rows)))
       place  play  score
    1  8G     QI       22
    2         pass
    """
    rows = [("", *(speak("cli-moves-head", column=one) for one in _COLUMNS))]
    rows += [(str(number), *row.cells) for number, row in enumerate(line, start=1)]
    return list(in_columns(rows, left=(1, 2)))
