"""``rackhouse lexicon``: list, describe, import and change word lists and dictionaries."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rackhouse.cli import printable
from rackhouse.cli.speech import speak, voice
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
    from rackhouse.messages import Value

LONGEST_TITLE = 200
_KINDS = {WORDS: "words", DICTIONARY: "dictionary"}
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


def _one_line(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """Check that a title or edition is one line of plain text, as lists and sentences need."""
    if not value.isprintable() or len(value) > LONGEST_TITLE:
        raise click.BadParameter(speak("cli-one-line", most=LONGEST_TITLE), context, parameter)
    return value


@click.group(help=speak("cli-lexicon"))
def lexicon() -> None:
    """List, describe and import word lists and dictionaries."""


@lexicon.command("list", help=speak("cli-lexicon-list"))
def list_() -> None:
    """List the word lists and dictionaries."""
    rows = []
    for kind in (WORDS, DICTIONARY):
        for name in store.names(kind):
            whose = "built-in" if store.is_built_in(name) else "imported"
            called = speak("cli-lexicon-kind-of", kind=_KINDS[kind])
            rows.append((name, called, speak("cli-lexicon-whose", whose=whose), _title(name, kind)))
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
        return speak("cli-lexicon-unreadable", reason=error.message)
    except OSError as error:
        reason = (error.strerror or type(error).__name__).lower()
        return speak("cli-lexicon-unreadable", reason=reason)
    entries = speak("cli-lexicon-entries", count=header.entries)
    return ", ".join(filter(None, (header.title, header.edition, entries)))


@lexicon.command(help=speak("cli-lexicon-info"))
@click.argument("name", required=False, default=None)
def info(name: str | None) -> None:
    """Describe a list or dictionary, or the default ones."""
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
        ("tiles", words.tile_set),
        ("words", voice().say(len(words))),
        ("checksum", words.checksum),
        ("source", words.source),
        ("licence", words.licence),
        ("lengths", _by_length(words)),
    )


def _describe_dictionary(dictionary: Dictionary) -> None:
    header = dictionary.header
    click.echo(f"{dictionary.name}: {printable(header.title)}")
    _facts(
        ("edition", header.edition),
        ("tiles", header.tile_set),
        (
            "words",
            speak("cli-lexicon-words-entries", words=len(dictionary), count=header.entries),
        ),
        ("checksum", dictionary.checksum),
        ("source", header.source),
        ("licence", header.licence),
        ("lengths", _by_length(dictionary)),
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
    told: dict[str, Value] = {
        "share": f"{share:.1%}",
        "accepted": comparison.accepted,
        "words": comparison.words,
    }
    accepts = speak("cli-lexicon-accepts", **told)
    if comparison.alone is not None:
        told["alone"] = f"{comparison.alone / comparison.words:.1%}"
        accepts = speak("cli-lexicon-accepts-alone", **told)
    _facts(
        ("accepts", accepts),
        ("refuses", refused or speak("cli-lexicon-refuses-none")),
        ("only-list", " ".join(comparison.only_list)),
        ("only-here", " ".join(comparison.only_dictionary)),
    )


def _by_length(words: Iterable[str]) -> str:
    counts = Counter(map(len, words))
    return " ".join(f"{length}:{counts[length]:,}" for length in sorted(counts))


def _facts(*facts: tuple[str, str]) -> None:
    for label, value in facts:
        if value:
            called = speak("cli-lexicon-label", label=label)
            text = click.wrap_text(printable(value), 96, f"  {called:<12}", " " * 14)
            click.echo(text)


@lexicon.command("import", help=speak("cli-lexicon-import"))
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
    """Import a word list, or a labelled dictionary."""
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


def _progress(file: Path) -> Callable[[int, int], object] | None:
    """A counter for a large file, if somebody is watching."""
    if not sys.stderr.isatty() or file.stat().st_size < 2_000_000:
        return None

    def show(done: int, total: int) -> None:
        end = "\n" if done == total else ""
        shown = speak("cli-lexicon-reading", file=file.name, share=f"{done / max(total, 1):4.0%}")
        click.echo(f"\r{shown}{end}", nl=False, err=True)

    return show


def _show(report: ImportReport, name: str, *, labelled: bool) -> None:
    told = speak(
        "cli-lexicon-imported",
        words=report.kept,
        kind="dictionary" if labelled else "words",
        name=name,
        file=report.file,
        lines=report.lines,
        encoding=report.encoding,
    )
    click.echo(printable(told))
    for note in report.notes:
        click.echo(voice().say(note))
    for finding in report.findings:
        click.echo(f"  {printable(voice().say(finding.sentence()))}")


@lexicon.command(help=speak("cli-lexicon-change"))
@click.argument("base")
@click.argument("file", type=_FILE)
@click.option("--name", required=True, help=speak("cli-lexicon-change-name"))
@click.option("--title", default="", callback=_one_line, help=speak("cli-lexicon-change-title"))
@click.option("--replace", is_flag=True, help=speak("cli-lexicon-change-force"))
def change(base: str, file: Path, name: str, title: str, *, replace: bool) -> None:
    """Make a list out of another list and a house's changes."""
    from rackhouse.files import read_text  # noqa: PLC0415 - for quick completion
    from rackhouse.lexicon.lexicon import HouseChanges  # noqa: PLC0415

    store.check_free(name, WORDS, replace=replace)
    words = Lexicon.named(base)
    changes = HouseChanges.parse(read_text(file), str(file))
    try:
        changed = words.with_changes(changes.add, changes.remove, name=name, title=title or None)
    except RackhouseError as error:
        raise type(error)("cli-in-file", where=str(file), said=error.message) from None
    changed.save(replace=replace)
    told = speak(
        "cli-lexicon-saved",
        words=len(changed),
        name=name,
        base=base,
        added=len(changes.add),
        removed=len(changes.remove),
    )
    click.echo(told)
    idle = changes.idle(words)
    if idle:
        click.echo("  " + speak("cli-lexicon-idle", count=len(idle), words=" ".join(idle[:10])))
