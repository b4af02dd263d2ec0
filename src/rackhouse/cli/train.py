"""``rackhouse train``: learn what leaves are worth."""

from __future__ import annotations

from pathlib import Path

import click

from rackhouse.cli.speech import speak


@click.command(help=speak("cli-train"))
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--lexicon", "name", default="enable", show_default=True, metavar="NAME")
@click.option(
    "--games",
    default="60000,120000,120000",
    show_default=True,
    metavar="N,N…",
    help=speak("cli-train-games"),
)
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True)
@click.option("--smoothing", type=click.IntRange(1, 10_000), default=40, show_default=True)
@click.option("--threads", type=click.IntRange(1, 256), default=1, show_default=True)
def train(file: Path, name: str, games: str, seed: int, smoothing: int, threads: int) -> None:
    """Learn values by self-play and write them to a file, after every generation."""
    from rackhouse.engine.leaves import Leaves, Training  # noqa: PLC0415  the core takes a moment
    from rackhouse.engine.selfplay import train as learn  # noqa: PLC0415
    from rackhouse.files import read_limited, write_atomically  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415

    try:
        generations = tuple(int(number) for number in games.split(","))
    except ValueError:
        generations = ()
    if not generations or min(generations) < 1 or max(generations) > 10**9:
        raise click.BadParameter(speak("cli-train-numbers"), param_hint="--games")
    lexicon = Lexicon.named(name)
    training = Training(generations, seed, smoothing)
    start = None
    if file.exists():
        found = Leaves.unsealed(read_limited(file, 50_000_000), file.name)
        done = found.training.games
        same = found.lexicon == lexicon.checksum and found.training == Training(
            generations[: len(done)], seed, smoothing
        )
        if same:
            start = found
            already = speak("cli-train-done", file=str(file), done=len(done), all=len(generations))
            click.echo(already, err=True)
        else:
            raise click.ClickException(speak("cli-train-other", file=str(file)))
    for generation, played, values in learn(lexicon, training, threads=threads, start=start):
        total = generations[generation - 1]
        if values is None:
            shown = speak("cli-train-playing", generation=generation, played=played, total=total)
            click.echo(f"\r{shown}", nl=False, err=True)
        else:
            click.echo("", err=True)
            write_atomically(file, values.sealed())
    click.echo(speak("cli-train-ready", file=str(file), count=len(generations)))
