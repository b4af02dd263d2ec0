"""``rackhouse export``: a recorded game for other programs, or on paper."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from rackhouse.cli.replay import read_game
from rackhouse.cli.speech import speak
from rackhouse.cli.terminal.saved import names_beside
from rackhouse.errors import IllegalError, RackhouseError
from rackhouse.files import write_atomically
from rackhouse.messages import message
from rackhouse.record import decode_record, fold
from rackhouse.record.gcg import gcg_of, write_gcg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.paper import Paper
    from rackhouse.record import RecordEntry

_STANDARD: Final = "-"


@click.command(help=speak("cli-export"))
@click.argument("record", metavar="RECORD")
@click.option("--gcg", "target", metavar="FILE", help=speak("cli-export-gcg"))
@click.option("--pdf", "sheet", metavar="FILE", help=speak("cli-export-pdf"))
@click.option(
    "--paper",
    type=click.Choice(["a4", "letter"]),
    default="a4",
    show_default=True,
    help=speak("cli-paper"),
)
def export(record: str, target: str | None, sheet: str | None, paper: Paper) -> None:
    """Write a recorded game as GCG, which other programs read, or as a score sheet for paper."""
    entries, names = open_record(record)
    if sheet is not None:
        from rackhouse.paper import Heading, score_sheet  # noqa: PLC0415  it takes a moment

        _write(record, sheet, score_sheet(entries, Heading(tuple(names)), paper))
    if target is not None or sheet is None:
        _write(record, target or _STANDARD, write_gcg(gcg_of(entries, names)).encode())


def _write(record: str, target: str, data: bytes) -> None:
    if target == _STANDARD:
        click.echo(data, nl=False)
        return
    if record != _STANDARD and Path(target).exists() and Path(target).samefile(record):
        raise IllegalError("cli-record-itself", file=target)
    write_atomically(target, data)


def open_record(record: str) -> tuple[tuple[RecordEntry, ...], Sequence[str]]:
    """A recorded game that may be shown, and the names of its sides if known.

    Raises:
        MalformedError: if the record, or the file beside it, is damaged.
        IllegalError: if it would show racks that are still hidden.
        OSError: if the record cannot be read.
    """
    data = read_game(record)
    where = message("cli-standard-input") if record == _STANDARD else record
    try:
        entries = decode_record(data)
        state = fold(entries)
    except RackhouseError as error:
        raise type(error)("cli-in-file", where=where, said=error.message) from None
    if state.is_dealt and not state.is_over:
        raise IllegalError("cli-not-over", where=where)
    names = () if record == _STANDARD else names_beside(Path(record), len(state.sides))
    return tuple(entries), names
