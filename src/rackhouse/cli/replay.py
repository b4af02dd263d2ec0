"""``rackhouse replay`` and ``rackhouse verify``: recorded games checked, by move and by draw."""

from __future__ import annotations

import json
import sys
from typing import Final

import click
import msgspec

from rackhouse.cli import printable
from rackhouse.cli.speech import speak, voice
from rackhouse.errors import MalformedError, RackhouseError
from rackhouse.files import read_limited
from rackhouse.messages import Message, message
from rackhouse.record import DrawReport, decode_record, verify_draws
from rackhouse.record.check import ReplayError, ReplayReport, WordJudge
from rackhouse.record.gcg import check_gcg, read_gcg

LARGEST: Final = 16 * 1024 * 1024
"""More bytes than any game has, even with notes."""

_STDIN: Final = "-"


def read_game(name: str) -> bytes:
    """The bytes of a recorded game.

    Raises:
        MalformedError: if it is larger than any game, or standard input is closed.
        OSError: if the file cannot be read at all.
    """
    if name != _STDIN:
        return read_limited(name, LARGEST)
    if sys.stdin is None:
        # As after `rackhouse replay - <&-`, and in some jobs without a terminal.
        raise MalformedError("cli-input-closed")
    data = sys.stdin.buffer.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise MalformedError("cli-input-too-large", most=LARGEST)
    return data


_RECORD_SUFFIX: Final = ".rackhouse"


@click.command(help=speak("cli-replay"))
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help=speak("cli-replay-json"))
@click.option("--lexicon", metavar="NAME", help=speak("cli-replay-lexicon"))
@click.pass_context
def replay(
    ctx: click.Context, files: tuple[str, ...], *, as_json: bool, lexicon: str | None
) -> None:
    """Check recorded games, move by move."""
    judge = None if lexicon is None else _judge(lexicon)
    reports = []
    for name in files:
        report = replay_file(name, judge)
        reports.append(report)
        if not as_json:
            click.echo(as_text(name, report))
    if as_json:
        entries = [as_entry(name, report) for name, report in zip(files, reports, strict=True)]
        click.echo(json.dumps(entries, indent=1))
    elif len(files) > 1:
        click.echo(closing_count(reports))
    ctx.exit(0 if all(report.ok for report in reports) else 1)


def replay_file(name: str, judge: WordJudge | None) -> ReplayReport:
    """The report on one file; a file that cannot be opened or read is one error in it.

    >>> print(replay_file("there-is-no-such-file.gcg", None).errors[0].message)
    The file there-is-no-such-file.gcg can't be opened: no such file or directory.
    """
    try:
        return replay_bytes(name, read_game(name), judge)
    except RackhouseError as error:
        return _unread(error.message)
    except OSError as error:
        reason = (error.strerror or type(error).__name__).lower()
        return _unread(message("cli-cannot-open", file=name or repr(name), detail=reason))
    except ValueError:
        # A file name cannot have a zero byte.
        return _unread(message("cli-no-file-name", name=repr(name)))


def replay_bytes(name: str, data: bytes, judge: WordJudge | None = None) -> ReplayReport:
    r"""The report on a file's bytes; the content, or the name, shows their kind.

    >>> replay_bytes("a.gcg", b"#player1 ann Ann\n#player2 bob Bob\n").ok
    True

    Raises:
        MalformedError: if they cannot be read.
    """
    start = data[:64].removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith(b"{") or name.endswith(_RECORD_SUFFIX):
        from rackhouse.record.check import check_record  # noqa: PLC0415  most files are GCG

        return check_record(data, judge)
    return check_gcg(read_gcg(data), judge)


def as_entry(name: str, report: ReplayReport) -> dict[str, object]:
    """The entry of one file in the JSON list."""
    errors = [
        {**msgspec.structs.asdict(error), "message": voice().say(error.message)}
        for error in report.errors
    ]
    return {"file": name, "ok": report.ok, "plays": report.plays, "errors": errors}


def as_text(name: str, report: ReplayReport) -> str:
    """A line for the file, and one for each of its errors.

    >>> print(as_text("a.gcg", ReplayReport(23)))
    ok    23 plays  a.gcg
    """
    key = "cli-replay-right" if report.ok else "cli-replay-wrong"
    lines = [speak(key, plays=report.plays, file=name)]
    lines += [f"      {_told(error)}" for error in report.errors]
    return "\n".join(map(printable, lines))


def closing_count(reports: list[ReplayReport]) -> str:
    """The last line, with the totals.

    >>> closing_count([ReplayReport(23), ReplayReport(20)])
    '2 files, all ok.'
    """
    wrong = sum(not report.ok for report in reports)
    errors = sum(len(report.errors) for report in reports)
    files, right = len(reports), len(reports) - wrong
    return speak("cli-replay-all", files=files, right=right, wrong=wrong, errors=errors)


def _judge(lexicon: str) -> WordJudge:
    from rackhouse.lexicon.judge import judge_named  # noqa: PLC0415  only this option needs it

    return judge_named(lexicon)


def _unread(what: Message) -> ReplayReport:
    return ReplayReport(0, (ReplayError(None, None, "syntax", None, None, what),))


def _told(error: ReplayError) -> str:
    if error.event is None:
        return voice().say(error.message)
    line = error.line or 0
    return speak("cli-replay-at", event=error.event, line=line, said=error.message)


@click.command(help=speak("cli-verify"))
@click.argument("record", metavar="RECORD")
@click.pass_context
def verify(ctx: click.Context, record: str) -> None:
    """Check every draw of a recorded game."""
    data = read_game(record)
    try:
        report = verify_draws(decode_record(data))
    except RackhouseError as error:
        where = message("cli-standard-input") if record == "-" else record
        raise type(error)("cli-in-file", where=where, said=error.message) from None
    click.echo(draws_in_words(report))
    ctx.exit(0 if report.is_fair else 1)


def draws_in_words(report: DrawReport) -> str:
    """A line for the whole record, and one for each fault.

    >>> print(draws_in_words(DrawReport(31, ())))
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
