"""``rackhouse export``: a recorded game in a format that other programs read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from rackhouse.cli.source import read_game
from rackhouse.cli.terminal.saved import names_beside
from rackhouse.errors import IllegalError, RackhouseError
from rackhouse.files import write_atomically
from rackhouse.record import decode_record, fold
from rackhouse.record.gcg import gcg_of, write_gcg

_STANDARD: Final = "-"


@click.command()
@click.argument("record", metavar="RECORD")
@click.option(
    "--gcg",
    "target",
    metavar="FILE",
    default=_STANDARD,
    help="The GCG file to write.  [default: standard output]",
)
def export(record: str, target: str) -> None:
    """Write a recorded game as GCG, which other programs read.

    RECORD is the record of a game that is over; - is standard input. The players are called by
    their names where the file with the names still lies beside the record.
    """
    text = gcg_text(record)
    if target == _STANDARD:
        click.echo(text, nl=False)
        return
    if record != _STANDARD and Path(target).exists() and Path(target).samefile(record):
        raise IllegalError(f"{target} is the record itself; give the GCG file another name.")
    write_atomically(target, text)


def gcg_text(record: str) -> str:
    """A recorded game as the text of a GCG file.

    Raises:
        MalformedError: where the record, or the file beside it, is damaged.
        IllegalError: where racks would be shown that are still hidden.
        OSError: where the record cannot be read at all.
    """
    data = read_game(record)
    where = "Standard input" if record == _STANDARD else record
    try:
        entries = decode_record(data)
        state = fold(entries)
    except RackhouseError as error:
        raise type(error)(f"{where}: {error}") from None
    if state.is_dealt and not state.is_over:
        raise IllegalError(
            f"{where}: the game is not over, and GCG would show its racks; finish it first."
        )
    names = () if record == _STANDARD else names_beside(Path(record), len(state.sides))
    return write_gcg(gcg_of(entries, names))
