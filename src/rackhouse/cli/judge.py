"""``rackhouse judge``: whether words are good, and why."""

from __future__ import annotations

import click

from rackhouse.cli import printable
from rackhouse.lexicon.judge import judge_named
from rackhouse.lexicon.verdict import Verdict


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="WORD…")
@click.option(
    "--lexicon",
    "name",
    default="enable",
    show_default=True,
    metavar="NAME",
    help="The word list or dictionary that decides.",
)
@click.option("--define", is_flag=True, help="Show a short definition of every good word.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
def judge(words: tuple[str, ...], name: str, *, define: bool, as_json: bool) -> None:
    """Say of each WORD whether it is good; the exit status is 0 only if all are."""
    if not all(map(str.strip, words)):
        raise click.UsageError("A WORD is empty; leave it out.")
    verdict = judge_named(name)(map(printable, words))
    if as_json:
        import msgspec  # noqa: PLC0415 - only this branch needs it

        told = [msgspec.structs.replace(one, reason=str(one.reason)) for one in verdict.words]
        click.echo(msgspec.json.encode(Verdict.of(told)).decode())
    else:
        width = max(len(ruling.word) for ruling in verdict.words)
        for ruling in verdict.words:
            answer = "good    " if ruling.acceptable else "not good"
            colour = "green" if ruling.acceptable else "red"
            shown = click.style(answer, fg=colour)
            click.echo(f"{ruling.word:<{width}}  {shown}  {printable(str(ruling.reason))}")
            if define and ruling.acceptable:
                from rackhouse.lexicon.dictionary import definition  # noqa: PLC0415 - 20 ms

                meaning = definition(ruling.word)
                click.echo(f"{'':<{width}}  {meaning or 'No definition here.'}")
    if not verdict.acceptable:
        raise SystemExit(1)
