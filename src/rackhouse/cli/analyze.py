"""``rackhouse analyze``: recorded games looked back on, as many as there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import msgspec

from rackhouse.cli import printable
from rackhouse.cli.simulation import TimeLimit
from rackhouse.cli.speech import progress_of, speak, voice
from rackhouse.files import writing_atomically

if TYPE_CHECKING:
    from rackhouse.analysis import ReviewedGame, ReviewExecutor, ReviewPlan, ReviewSettings
    from rackhouse.cli.game_files import GameFiles
    from rackhouse.messages import Message
    from rackhouse.paper import Paper
    from rackhouse.report.collection import Collection

_ITERATIONS: Final = 20_000
"""How often a core plays a candidate on in a second, about: a time is turned into a number by it,
so that the answer is the same on every machine."""
_FOLDER: Final = "reviews"


class _Asked(msgspec.Struct, frozen=True):
    """What is made of the reviews."""

    as_json: bool
    as_csv: bool
    html: Path | None
    pdf: Path | None
    paper: Paper


_file = click.Path(dir_okay=False, path_type=Path)


@click.command(help=speak("cli-analyze"))
@click.argument("games", metavar="GAME...", nargs=-1, required=True)
@click.option("--lexicon", "name", default="enable", show_default=True, metavar="NAME")
@click.option("--rules", "sheet", metavar="SHEET", help=speak("cli-analyze-rules"))
@click.option("--sim", type=TimeLimit(), metavar="TIME", help=speak("cli-analyze-sim"))
@click.option("--threads", type=click.IntRange(1, 256), default=1, show_default=True)
@click.option("--ray", metavar="ADDRESS", help=speak("cli-analyze-ray"))
@click.option("--title", metavar="TEXT", default="", help=speak("cli-analyze-title"))
@click.option("--json", "as_json", is_flag=True, help=speak("cli-analyze-json"))
@click.option("--csv", "as_csv", is_flag=True, help=speak("cli-analyze-csv"))
@click.option("--html", type=_file, metavar="FILE", help=speak("cli-analyze-html"))
@click.option("--pdf", type=_file, metavar="FILE", help=speak("cli-analyze-pdf"))
@click.option(
    "--paper",
    type=click.Choice(["a4", "letter"]),
    default="a4",
    show_default=True,
    help=speak("cli-paper"),
)
@click.option(
    "--results",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help=speak("cli-analyze-results"),
)
@click.pass_context
def analyze(  # noqa: PLR0913 - as many as there are options
    ctx: click.Context,
    games: tuple[str, ...],
    *,
    name: str,
    sheet: str | None,
    sim: float | None,
    threads: int,
    ray: str | None,
    title: str,
    as_json: bool,
    as_csv: bool,
    html: Path | None,
    pdf: Path | None,
    paper: Paper,
    results: Path | None,
) -> None:
    """Look back on recorded games: mistakes, luck and accuracy."""
    from rackhouse.analysis import ReviewSettings  # noqa: PLC0415  after --help is answered
    from rackhouse.cli.game_files import GameFiles  # noqa: PLC0415  as above
    from rackhouse.cli.rules import sheet_called  # noqa: PLC0415  as above

    if as_json and as_csv:
        raise click.UsageError(speak("cli-json-or-csv"))
    rules = None if sheet is None else sheet_called(sheet).rules
    settings = ReviewSettings.by(name, rules, _plan(sim))
    files, asked = GameFiles(games), _Asked(as_json, as_csv, html, pdf, paper)
    collection = _looked_at(files, settings, _executor(threads, ray), results, title)
    _tell(collection, asked)
    for file, problem in collection.problems:
        line = speak("cli-analyze-skipped", file=file, said=problem)
        click.echo(printable(line), err=True)
    ctx.exit(1 if collection.problems else 0)


def _plan(sim: float | None) -> ReviewPlan:
    from rackhouse.analysis import ReviewPlan  # noqa: PLC0415  as above

    plan = ReviewPlan()
    if sim is None:
        return plan
    samples = max(100, round(sim * _ITERATIONS / plan.candidates))
    return msgspec.structs.replace(plan, samples=samples)


def _executor(threads: int, ray: str | None) -> ReviewExecutor:
    from rackhouse.analysis import InLocalProcesses, InThisProcess  # noqa: PLC0415  as above

    if ray is not None:
        from rackhouse.analysis.on_ray import OnRay  # noqa: PLC0415  an extra

        return OnRay(ray, threads)
    return InThisProcess() if threads == 1 else InLocalProcesses(threads)


def _looked_at(
    files: GameFiles,
    settings: ReviewSettings,
    executor: ReviewExecutor,
    results: Path | None,
    title: str,
) -> Collection:
    """Look at all games, and keep each review at once, so that one may interrupt and go on."""
    from rackhouse.analysis import KeptReviews, ReviewsTotal, review_all  # noqa: PLC0415  as above
    from rackhouse.analysis.batch import kept_again  # noqa: PLC0415  as above
    from rackhouse.engine.structures import cache_folder  # noqa: PLC0415  as above
    from rackhouse.report.collection import Collection, how_judged  # noqa: PLC0415  as above

    kept = KeptReviews(results or cache_folder() / _FOLDER)
    total = ReviewsTotal()
    done: list[tuple[str, str]] = []
    refused: list[tuple[str, Message]] = []
    expected = len(files)
    show = _progress(expected)
    for count, game in enumerate(review_all(files, settings, executor, kept), start=1):
        show(min(count, expected - 1))
        if game.review is None:
            assert game.problem is not None
            refused.append((game.name, game.problem))
        else:
            done.append((game.name, game.key))
            total.add(game.review)
    show(expected)

    def again() -> Iterator[ReviewedGame]:
        return (kept_again(kept, name, key) for name, key in done)

    plan = settings.plan
    return Collection(
        title or (files.titles[0] if len(files.titles) == 1 else ""),
        how_judged(settings.words, plan.samples, plan.plies),
        total.done(),
        again,
        (*files.problems, *refused),
    )


def _progress(games: int) -> Callable[[int], None]:
    """A progress bar on a terminal, called with the number of finished games."""
    show = progress_of(speak("cli-games"))

    def tell(done: int) -> None:
        if show is not None and games:
            show(max(0, done) * 100 // games)

    return tell


def _tell(collection: Collection, asked: _Asked) -> None:
    """Write what was asked for; the summary as text if nothing else goes to standard output."""
    if asked.html is not None:
        from rackhouse.report.page import page_parts  # noqa: PLC0415  as above

        _write(asked.html, page_parts(collection, voice()))
    if asked.pdf is not None:
        from rackhouse.report.paper_report import report_pdf  # noqa: PLC0415  as above

        _write(asked.pdf, iter((report_pdf(collection, voice(), asked.paper),)))
    if asked.as_json:
        from rackhouse.report.for_programs import json_parts  # noqa: PLC0415  as above

        _print(json_parts(collection, voice()))
    elif asked.as_csv:
        from rackhouse.report.for_programs import csv_rows  # noqa: PLC0415  as above

        _print(csv_rows(collection))
    else:
        from rackhouse.cli.analysis_summary import summary_lines  # noqa: PLC0415  as above

        click.echo("\n".join(map(printable, summary_lines(collection))))
        for file in filter(None, (asked.html, asked.pdf)):
            click.echo(speak("cli-analyze-wrote", file=str(file)))


def _write(file: Path, parts: Iterator[bytes]) -> None:
    with writing_atomically(file) as target:
        for part in parts:
            target.write(part)


def _print(parts: Iterator[bytes]) -> None:
    for part in parts:
        click.echo(part, nl=False)
