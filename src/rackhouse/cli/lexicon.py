"""``rackhouse lexicon``: list, describe, import and change word lists and dictionaries."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rackhouse.cli import printable
from rackhouse.cli.speech import speak
from rackhouse.errors import RackhouseError
from rackhouse.lexicon import store
from rackhouse.lexicon.dictionary import Dictionary
from rackhouse.lexicon.judge import DictionaryJudge, judge_named
from rackhouse.lexicon.lexicon import Lexicon
from rackhouse.lexicon.sealed import DICTIONARY, WORDS, header_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rackhouse.lexicon.report import ImportReport
    from rackhouse.lexicon.sealed import WordFileHeader

LONGEST_TITLE = 200
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


def _one_line(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """Check that a title or edition is one line of plain text, as lists and sentences need."""
    if not value.isprintable() or len(value) > LONGEST_TITLE:
        raise click.BadParameter(
            f"write a line of at most {LONGEST_TITLE} plain characters.", context, parameter
        )
    return value


@click.group()
def lexicon() -> None:
    """List, describe and import word lists and dictionaries."""


@lexicon.command("list")
def list_() -> None:
    """List the word lists and dictionaries there are."""
    rows = []
    for kind in (WORDS, DICTIONARY):
        for name in store.names(kind):
            whose = "built in" if store.is_built_in(name) else "imported"
            rows.append((name, store.CALLED[kind], whose, _title(name, kind)))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for *cells, title in rows:
        line = "  ".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True))
        click.echo(f"{line}  {printable(title)}")


def _title(name: str, kind: str) -> str:
    """The title from the header alone, so that a damaged file does not break the list."""
    try:
        data, where = store.read(name, kind)
        header, _ = header_of(data, kind, where)
    except RackhouseError as error:
        return f"cannot be read: {error}"
    except OSError as error:
        return f"cannot be read: {(error.strerror or type(error).__name__).lower()}"
    return ", ".join(filter(None, (header.title, header.edition, f"{header.entries:,} entries")))


@lexicon.command()
@click.argument("name", required=False, default=None)
def info(name: str | None) -> None:
    """Describe a list or dictionary: NAME, or the default list and dictionary.

    For a dictionary, this shows how much of the ENABLE list it accepts, and where they differ.
    """
    for number, each in enumerate((name,) if name else ("enable", "english")):
        if number:
            click.echo()
        judge = judge_named(each)
        if isinstance(judge, DictionaryJudge):
            _describe_dictionary(judge.dictionary)
        else:
            _describe_list(judge.lexicon)


def _describe_list(words: Lexicon) -> None:
    click.echo(f"{words.name}: {printable(words.title)}")
    _facts(
        ("edition", words.edition),
        ("tile set", words.tile_set),
        ("words", f"{len(words):,}"),
        ("checksum", words.checksum),
        ("source", words.source),
        ("licence", words.licence),
        ("by letters", _by_length(words)),
    )


def _describe_dictionary(dictionary: Dictionary) -> None:
    header = dictionary.header
    click.echo(f"{dictionary.name}: {printable(header.title)}")
    _facts(
        ("edition", header.edition),
        ("tile set", header.tile_set),
        ("words", f"{len(dictionary):,} with {header.entries:,} entries"),
        ("checksum", dictionary.checksum),
        ("source", header.source),
        ("licence", header.licence),
        ("by letters", _by_length(dictionary)),
    )
    _compare(dictionary, header)


def _compare(dictionary: Dictionary, header: WordFileHeader) -> None:
    """Print the share of the ENABLE list that it accepts: stored at build time, or computed."""
    from rackhouse.lexicon.comparison import compare  # noqa: PLC0415 - most commands need none

    if header.tile_set != "english":
        return
    comparison = compare(dictionary, Lexicon.named("enable"))
    share = comparison.accepted / comparison.words
    refused = "; ".join(f"{count:,} {ground}" for ground, count in comparison.refused.items())
    accepts = f"{share:.1%} of enable ({comparison.accepted:,} of {comparison.words:,} words)"
    if comparison.alone is not None:
        alone = comparison.alone / comparison.words
        accepts += f"; {alone:.1%} without the headwords that rest on enable itself"
    _facts(
        ("accepts", accepts),
        ("refuses", refused or "none of it"),
        ("only enable", " ".join(comparison.only_list)),
        ("only here", " ".join(comparison.only_dictionary)),
    )


def _by_length(words: Iterable[str]) -> str:
    counts = Counter(map(len, words))
    return " ".join(f"{length}:{counts[length]:,}" for length in sorted(counts))


def _facts(*facts: tuple[str, str]) -> None:
    for label, value in facts:
        if value:
            text = click.wrap_text(printable(value), 96, f"  {label:<12}", " " * 14)
            click.echo(text)


@lexicon.command("import")
@click.argument("file", type=_FILE)
@click.option("--name", required=True, help=speak("cli-lexicon-name"))
@click.option("--title", default="", callback=_one_line, help=speak("cli-lexicon-title"))
@click.option("--edition", default="", callback=_one_line, help=speak("cli-lexicon-edition"))
@click.option(
    "--tiles", "tile_set", default="english", show_default=True, help=speak("cli-lexicon-tiles")
)
@click.option(
    "--kind",
    type=click.Choice(["auto", "list", "dictionary"]),
    default="auto",
    show_default=True,
    help=speak("cli-lexicon-kind"),
)
@click.option("--first-word", is_flag=True, help=speak("cli-lexicon-first-word"))
@click.option("--replace", is_flag=True, help=speak("cli-lexicon-force"))
def import_(  # noqa: PLR0913 - one argument for each option
    file: Path,
    name: str,
    title: str,
    edition: str,
    tile_set: str,
    kind: str,
    *,
    first_word: bool,
    replace: bool,
) -> None:
    """Import a word list, or a labelled dictionary, from FILE.

    A list is text with one word on each line, or CSV with the words in the first column or the
    one headed 'word'. It may be packed with gzip. Whatever is left out is reported.
    """
    from rackhouse.lexicon.importing import import_list  # noqa: PLC0415 - for quick completion
    from rackhouse.lexicon.labelled import import_dictionary, is_labelled  # noqa: PLC0415

    labelled = kind == "dictionary" or (kind == "auto" and is_labelled(file))
    store.check_free(name, DICTIONARY if labelled else WORDS, replace=replace)
    progress = _progress(file)
    described = {"title": title, "edition": edition, "tile_set": tile_set}
    result: Lexicon | Dictionary
    if labelled:
        result, report = import_dictionary(file, name, progress=progress, **described)
    else:
        result, report = import_list(
            file, name, first_word_only=first_word, progress=progress, **described
        )
    result.save(replace=replace)
    _show(report, name, labelled=labelled)


def _counted(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number:,} {noun}s"


def _progress(file: Path) -> Callable[[int, int], object] | None:
    """A counter for a large file, if somebody is watching."""
    if not sys.stderr.isatty() or file.stat().st_size < 2_000_000:
        return None

    def show(done: int, total: int) -> None:
        end = "\n" if done == total else ""
        click.echo(f"\rReading {file.name}: {done / max(total, 1):4.0%}{end}", nl=False, err=True)

    return show


def _show(report: ImportReport, name: str, *, labelled: bool) -> None:
    called = "dictionary" if labelled else "list"
    click.echo(
        f"Imported {_counted(report.kept, 'word')} as the {called} {name!r} from "
        f"{printable(report.file)} ({_counted(report.lines, 'line')}, {report.encoding})."
    )
    for note in report.notes:
        click.echo(note)
    for finding in report.findings:
        click.echo(f"  {printable(finding.sentence())}")


@lexicon.command()
@click.argument("base")
@click.argument("file", type=_FILE)
@click.option("--name", required=True, help=speak("cli-lexicon-change-name"))
@click.option("--title", default="", callback=_one_line, help=speak("cli-lexicon-change-title"))
@click.option("--replace", is_flag=True, help=speak("cli-lexicon-change-force"))
def change(base: str, file: Path, name: str, title: str, *, replace: bool) -> None:
    """Make a list out of the list BASE and a house's changes in FILE: lines +WORD and -WORD."""
    from rackhouse.files import read_text  # noqa: PLC0415 - for quick completion
    from rackhouse.lexicon.lexicon import HouseChanges  # noqa: PLC0415

    store.check_free(name, WORDS, replace=replace)
    words = Lexicon.named(base)
    changes = HouseChanges.parse(read_text(file), str(file))
    try:
        changed = words.with_changes(changes.add, changes.remove, name=name, title=title or None)
    except RackhouseError as error:
        raise type(error)(f"{file}: {error}") from None
    changed.save(replace=replace)
    click.echo(
        f"Saved {_counted(len(changed), 'word')} as the list {name!r}: {base} with "
        f"{_counted(len(changes.add), 'addition')} and {_counted(len(changes.remove), 'removal')}."
    )
    idle = changes.idle(words)
    if idle:
        click.echo(f"  {len(idle):,} change nothing: {' '.join(idle[:10])}")
