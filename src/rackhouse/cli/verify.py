"""``rackhouse verify``: replay every draw of a recorded game from its revealed secret."""

from __future__ import annotations

import sys
from typing import Final

import click

from rackhouse.errors import MalformedError
from rackhouse.files import read_limited
from rackhouse.record import DrawReport, decode_record, verify_draws

LARGEST: Final = 16 * 1024 * 1024
"""More bytes than any game has, whatever its notes say."""

_STDIN: Final = "-"


@click.command()
@click.argument("record", metavar="RECORD")
@click.pass_context
def verify(ctx: click.Context, record: str) -> None:
    """Check every draw of a recorded game.

    RECORD is the record of a certified game, in which the secret of the draws is revealed; - is
    standard input. The exit status is 0 only if every draw is the one that the secret and the
    seats' nonces give.
    """
    report = verify_draws(decode_record(_read(record)))
    click.echo(as_text(report))
    ctx.exit(0 if report.is_fair else 1)


def as_text(report: DrawReport) -> str:
    """A line for the whole record, and one for each fault.

    >>> print(as_text(DrawReport(31, ())))
    All 31 draws are right.
    """
    if report.is_fair:
        return f"All {report.draws} draws are right."
    return "\n".join((f"{report.draws} draws, and not all are right:", *report.faults))


def _read(name: str) -> bytes:
    if name != _STDIN:
        return read_limited(name, LARGEST)
    data = sys.stdin.buffer.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise MalformedError(f"Standard input has more than {LARGEST:,} bytes; this is no game.")
    return data
