"""``rackhouse judge``: whether words are good, and why."""

from __future__ import annotations

import click

from rackhouse.cli import printable
from rackhouse.cli.speech import speak
from rackhouse.lexicon.judge import judge_named
from rackhouse.lexicon.verdict import Verdict


@click.command(help=speak("cli-judge"))
@click.argument("words", nargs=-1, required=True, metavar="WORD…")
@click.option(
    "--lexicon",
    "name",
    default="enable",
    show_default=True,
    metavar="NAME",
    help=speak("cli-judge-lexicon"),
)
@click.option("--define", is_flag=True, help=speak("cli-judge-define"))
@click.option("--json", "as_json", is_flag=True, help=speak("cli-judge-json"))
def judge(words: tuple[str, ...], name: str, *, define: bool, as_json: bool) -> None:
    """Judge each word; the exit status is 0 only if all are good."""
    if not all(map(str.strip, words)):
        raise click.UsageError(speak("cli-empty-word"))
    verdict = judge_named(name)(map(printable, words))
    if as_json:
        import msgspec  # noqa: PLC0415 - only this branch needs it

        told = [msgspec.structs.replace(one, reason=str(one.reason)) for one in verdict.words]
        click.echo(msgspec.json.encode(Verdict.of(told)).decode())
    else:
        width = max(len(ruling.word) for ruling in verdict.words)
        for ruling in verdict.words:
            answers = (speak("cli-not-good"), speak("cli-good"))
            answer = f"{answers[ruling.acceptable]:<{max(map(len, answers))}}"
            colour = "green" if ruling.acceptable else "red"
            shown = click.style(answer, fg=colour)
            click.echo(f"{ruling.word:<{width}}  {shown}  {printable(str(ruling.reason))}")
            if define and ruling.acceptable:
                from rackhouse.lexicon.dictionary import definition  # noqa: PLC0415 - 20 ms

                meaning = definition(ruling.word)
                click.echo(f"{'':<{width}}  {meaning or speak('cli-no-definition')}")
    if not verdict.acceptable:
        raise SystemExit(1)
