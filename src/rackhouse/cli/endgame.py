"""``rackhouse moves --endgame``: the final spread with perfect play, and the line to it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click
import msgspec

from rackhouse.cli.speech import progress_of, speak

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rackhouse.analysis import Endgame
    from rackhouse.engine import Engine
    from rackhouse.record.cgp import CgpPosition
    from rackhouse.rules import Rules

_COLUMNS = ("place", "play", "score")


class LineRow(msgspec.Struct, frozen=True):
    """A turn of the line for output; a pass has no place and no tiles."""

    kind: str
    position: str
    play: str
    score: int


class EndgameReport(msgspec.Struct, frozen=True):
    """What ``--json`` prints; a bound that is not proved yet is null."""

    spread: int
    is_proved: bool
    lower: int | None
    upper: int | None
    line: tuple[LineRow, ...]
    nodes: int
    depth: int


def report_of(found: Endgame) -> EndgameReport:
    """An endgame for output."""
    line = tuple(
        LineRow("pass", "", "", 0)
        if turn.play is None
        else LineRow("play", str(turn.play.position), turn.play.text, turn.score)
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

    found = solve(position, engine, rules, seconds=seconds, go_on=_shown(seconds))
    report = report_of(found)
    if as_json:
        click.echo(msgspec.json.encode(report).decode())
    else:
        click.echo("\n".join((summary(report), *table(report.line))))


def _shown(seconds: float) -> Callable[[Endgame], bool] | None:
    """A bar of the time used, if somebody is watching."""
    show = progress_of(speak("cli-endgame-searching"))
    if show is None:
        return None
    began = time.monotonic()

    def go_on(_known: Endgame) -> bool:
        show(min(99, int((time.monotonic() - began) * 100 / max(seconds, 0.01))))
        return True

    return go_on


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


def table(line: Sequence[LineRow]) -> list[str]:
    r"""The line for people, a turn a row.

    >>> rows = [LineRow("play", "8G", "QI", 22), LineRow("pass", "", "", 0)]
    >>> print("\n".join(table(rows)))
       place  play  score
    1  8G     QI       22
    2         pass
    """
    rows = [("", *(speak("cli-moves-head", column=one) for one in _COLUMNS))]
    for number, row in enumerate(line, start=1):
        if row.kind == "pass":
            rows.append((str(number), "", speak("cli-moves-other", kind="pass", tiles=""), ""))
        else:
            rows.append((str(number), row.position, row.play, str(row.score)))
    wide = [max(len(row[column]) for row in rows) for column in range(4)]
    return [
        f"{number:>{wide[0]}}  {place:<{wide[1]}}  {play:<{wide[2]}}  {score:>{wide[3]}}".rstrip()
        for number, place, play, score in rows
    ]
