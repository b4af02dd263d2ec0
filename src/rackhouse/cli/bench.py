"""``rackhouse bench``: how fast the engine is on this machine, compared with the fastest peer."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from rackhouse.cli.columns import in_columns
from rackhouse.cli.speech import speak

if TYPE_CHECKING:
    from rackhouse.engine.benchmark import Benchmark, Figure
    from rackhouse.engine.older_core import CoreComparison


@click.command(help=speak("cli-bench"))
@click.option("--lexicon", "name", default="enable", show_default=True, metavar="NAME")
@click.option(
    "--rounds",
    type=click.IntRange(1, 100),
    default=7,
    show_default=True,
    help=speak("cli-bench-times"),
)
@click.option("--against", "commit", metavar="COMMIT", help=speak("cli-bench-against"))
@click.option("--json", "as_json", is_flag=True, help=speak("cli-json-figures"))
def bench(name: str, rounds: int, commit: str | None, *, as_json: bool) -> None:
    """Measure the engine and print it beside the fastest peer, or beside an older core."""
    import msgspec  # noqa: PLC0415  the engine takes a moment to load

    if commit is not None:
        from rackhouse.engine.older_core import compare  # noqa: PLC0415

        compared = compare(commit, name, rounds, _tell)
        _tell("")
        if as_json:
            click.echo(msgspec.json.encode(compared))
        else:
            click.echo("\n".join(comparison(compared)))
        return

    from rackhouse.engine import Engine, Leaves  # noqa: PLC0415
    from rackhouse.engine.benchmark import measure  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415

    lexicon = Lexicon.named(name)
    engine = Engine(lexicon, lexicon.tile_set, leaves=Leaves.shipped_for(lexicon))
    found = measure(engine, name, rounds, _tell)
    _tell("")
    if as_json:
        figures = [
            msgspec.to_builtins(figure) | {"ratio": figure.ratio, "is_met": figure.is_met}
            for figure in found.figures
        ]
        click.echo(msgspec.json.encode(msgspec.to_builtins(found) | {"figures": figures}))
    else:
        click.echo("\n".join(table(found)))


def table(found: Benchmark) -> list[str]:
    """The figures as a table for people."""
    lines = [
        speak("cli-bench-machine", machine=str(found.machine)),
        speak("cli-bench-yardstick", yardstick=str(found.yardstick)),
        speak("cli-bench-positions", plays=round(found.plays)),
        "",
    ]
    columns = ("work", "ours", "range", "peer", "ratio", "target")
    cells = [(*(speak("cli-bench-head", column=one) for one in columns), "")]
    cells += [_cells(figure) for figure in found.figures]
    return [*lines, *in_columns(cells)]


def comparison(found: CoreComparison) -> list[str]:
    """Two cores side by side, for people."""
    heads = ("work", "ours", "older", "ratio", "range")
    rows = [tuple(speak("cli-bench-head", column=one) for one in heads)]
    rows += [
        (
            figure.work,
            f"{_number(figure.ours)} {figure.unit}",
            f"{_number(figure.theirs)} {figure.unit}",
            f"{figure.ratio:.2f} x",
            speak("cli-bench-range", low=f"{figure.low:.2f}", high=f"{figure.high:.2f}"),
        )
        for figure in found.figures
    ]
    same = "same" if found.is_identical else "other"
    return [*in_columns(rows), "", speak("cli-bench-games", found=same, commit=found.commit[:12])]


def _cells(figure: Figure) -> tuple[str, ...]:
    peer, target, ratio = figure.peer, figure.target, figure.ratio
    return (
        figure.work,
        f"{_number(figure.ours)} {figure.unit}",
        speak("cli-bench-range", low=_number(figure.low), high=_number(figure.high)),
        "" if peer is None else _number(peer),
        "" if ratio is None else f"{ratio:.2f} x",
        ""
        if target is None
        else speak("cli-bench-target", better=figure.better, target=_number(target)),
        ""
        if figure.is_met is None
        else speak("cli-bench-met" if figure.is_met else "cli-bench-missed"),
    )


def _number(value: float) -> str:
    """A number with as many digits as matter.

    >>> _number(2034.4), _number(11.94), _number(0.1234)
    ('2,034', '11.9', '0.123')
    """
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.3g}"


def _tell(what: str) -> None:
    """Show progress on a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        text = speak("cli-bench-measuring", what=what) if what else ""
        click.echo(f"\r{text:<60}" + ("" if what else "\r"), nl=False, err=True)
