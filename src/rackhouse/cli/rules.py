"""``rackhouse rules``: list, explain and check rule sheets."""

from __future__ import annotations

import shutil
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from rackhouse.cli import printable
from rackhouse.cli.speech import speak, voice
from rackhouse.errors import UnknownNameError
from rackhouse.messages import all_of
from rackhouse.rules import Sheet, missing_settings
from rackhouse.rules.knob import shown

if TYPE_CHECKING:
    from collections.abc import Iterator


WIDEST = 100
"""Longer lines are hard to read, even on a wide terminal."""


@click.group(help=speak("cli-rules"))
def rules() -> None:
    """List, show and check rule sheets."""


@rules.command("list", help=speak("cli-rules-list"))
def list_sheets() -> None:
    """List the sheets that come with Rackhouse."""
    from rackhouse.rules.explain import summary_of, title_of  # noqa: PLC0415  as below

    names = Sheet.names()
    indent = max(map(len, names)) + 2
    for name in names:
        sheet = Sheet.named(name)
        click.echo(f"{name:<{indent}}{voice().say(title_of(sheet.rules))} ({_sides(sheet)})")
        click.echo(_wrapped(voice().say(summary_of(sheet.rules)), indent))


def complete_sheet(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The matching sheets; the shell itself completes files."""
    names = [name for name in Sheet.names() if name.startswith(incomplete)]
    return [CompletionItem(name) for name in names] or [CompletionItem(incomplete, type="file")]


@rules.command(help=speak("cli-rules-show"))
@click.argument("sheet", shell_complete=complete_sheet)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "markdown", "json"]),
    default="text",
    show_default=True,
    help=speak("cli-rules-format"),
)
def show(sheet: str, form: str) -> None:
    """Explain a sheet, with the basis of each rule."""
    # Only this command needs the sentences.
    from rackhouse.rules.explain import as_json, as_markdown, as_text  # noqa: PLC0415

    found = sheet_called(sheet)
    match form:
        case "markdown":
            text = as_markdown(found, voice())
        case "json":
            text = as_json(found)
        case _:
            text = as_text(found, _width(), voice())
    click.echo(text, nl=False)


@rules.command(help=speak("cli-rules-check"))
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_context
def check(context: click.Context, file: Path) -> None:
    """Check a sheet; say everything that is wrong, or how it differs."""
    sheet, problems = Sheet.examine(file)
    for problem in problems:
        click.echo(printable(voice().say(problem.message)))
    if sheet is None:
        context.exit(1)
    for line in _findings(sheet, file):
        click.echo(printable(line))


def _findings(sheet: Sheet, file: Path) -> Iterator[str]:
    """What to say about a valid sheet."""
    from rackhouse.rules.explain import title_of  # noqa: PLC0415  as above

    if sheet.parent is None:
        yield speak("cli-rules-alone", file=str(file))
    else:
        differences = list(_differences(sheet, sheet.parent))
        yield speak(
            "cli-rules-differs",
            file=str(file),
            parent=sheet.parent.name,
            title=title_of(sheet.parent.rules),
            count=len(differences),
        )
        yield from differences
    for sentence in missing_settings(sheet.rules):
        yield speak("cli-rules-before", sentence=sentence)


def _differences(sheet: Sheet, below: Sheet) -> Iterator[str]:
    """A line for each value that differs, and for each help added or removed."""
    for name in below.rules.helps.keys() - sheet.rules.helps.keys():
        yield "  " + speak("cli-rules-help-gone", name=name)
    for name in sheet.rules.helps.keys() - below.rules.helps.keys():
        yield "  " + speak("cli-rules-help-new", name=name)
    for key, (was, now) in sheet.differences().items():
        if was is not None and now is not None:
            yield "  " + speak("cli-rules-changed", key=key, now=shown(now), was=shown(was))


def sheet_called(name: str) -> Sheet:
    """The sheet of that name, or the one in that file.

    >>> sheet_called("base").rules.title
    'Box rules'

    Raises:
        UnknownNameError: if there is neither.
    """
    if name in Sheet.names():
        return Sheet.named(name)
    if Path(name).exists():
        return Sheet.read(name)
    raise UnknownNameError("terminal-no-sheet", name=name[:80], sheets=all_of(Sheet.names()))


def _sides(sheet: Sheet) -> str:
    sides = sheet.rules.sides
    least = "same" if sides.minimum == sides.maximum else sides.minimum
    return speak("cli-rules-sides", kind=sides.called, least=least, most=sides.maximum)


def _width() -> int:
    return max(20, min(WIDEST, shutil.get_terminal_size().columns))


def _wrapped(text: str, indent: int) -> str:
    margin = " " * indent
    return textwrap.fill(text, _width(), initial_indent=margin, subsequent_indent=margin)
