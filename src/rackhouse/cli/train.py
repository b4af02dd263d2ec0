"""``rackhouse train``: learn what leaves are worth."""

from __future__ import annotations

from pathlib import Path

import click

from rackhouse.cli.speech import speak


@click.command()
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
    """Learn values by self-play and write them to FILE, after every generation.

    Interrupted, the same command goes on with the next generation. The same words and figures
    give the same file, whatever the number of threads.
    """
    from rackhouse.engine.leaves import Leaves, Training  # noqa: PLC0415  the core takes a moment
    from rackhouse.engine.selfplay import train as learn  # noqa: PLC0415
    from rackhouse.files import read_limited, write_atomically  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415

    try:
        generations = tuple(int(number) for number in games.split(","))
    except ValueError:
        generations = ()
    if not generations or min(generations) < 1 or max(generations) > 10**9:
        raise click.BadParameter(
            "write numbers of games, such as 60000,120000", param_hint="--games"
        )
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
            click.echo(f"{file} has {len(done)} of {len(generations)} generations.", err=True)
        else:
            raise click.ClickException(
                f"{file} was learned with other words or figures; name another file."
            )
    for generation, played, values in learn(lexicon, training, threads=threads, start=start):
        total = generations[generation - 1]
        if values is None:
            click.echo(
                f"\rGeneration {generation}: {played:,} of {total:,} games", nl=False, err=True
            )
        else:
            click.echo("", err=True)
            write_atomically(file, values.sealed())
    click.echo(f"{file}: {len(generations)} generations of games.")
