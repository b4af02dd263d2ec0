"""``rackhouse verify``: replay every draw of a recorded game from its revealed secret."""

from __future__ import annotations

import click

from rackhouse.cli import printable
from rackhouse.cli.source import read_game
from rackhouse.cli.speech import speak, voice
from rackhouse.errors import RackhouseError
from rackhouse.messages import message
from rackhouse.record import DrawReport, decode_record, verify_draws


@click.command(help=speak("cli-verify"))
@click.argument("record", metavar="RECORD")
@click.pass_context
def verify(ctx: click.Context, record: str) -> None:
    """Check every draw of a recorded game.

    RECORD is the record of a certified game, in which the secret of the draws is revealed; - is
    standard input. The exit status is 0 only if every draw is the one that the secret and the
    seats' nonces give.
    """
    data = read_game(record)
    try:
        report = verify_draws(decode_record(data))
    except RackhouseError as error:
        where = message("cli-standard-input") if record == "-" else record
        raise type(error)("cli-in-file", where=where, said=error.message) from None
    click.echo(as_text(report))
    ctx.exit(0 if report.is_fair else 1)


def as_text(report: DrawReport) -> str:
    """A line for the whole record, and one for each fault.

    >>> print(as_text(DrawReport(31, ())))
    All 31 draws are right.
    """
    if report.is_fair:
        return speak("cli-draws-right", count=report.draws)
    return "\n".join(
        (
            speak("cli-draws-wrong", count=report.draws),
            *(printable(voice().say(one)) for one in report.faults),
        )
    )
