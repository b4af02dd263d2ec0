"""``rackhouse train``: learn what leaves are worth, a network, or how likely a side is to win."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import click

from rackhouse.cli.speech import speak

if TYPE_CHECKING:
    from rackhouse.engine.network_training import Progress

_GAMES: Final = {
    "leaves": ("60000,120000,120000", 1, 100),
    "net": ("300000", 1, 1),
    "win": ("400000,200000,200000", 3, 3),
}
"""For each kind of training: the usual numbers of games, and how many numbers it takes."""
_TESTS_PER_GAME = 400
"""One game to judge by for so many to learn from; at least one."""


@click.command(help=speak("cli-train"))
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--net", is_flag=True, help=speak("cli-train-net"))
@click.option("--win", is_flag=True, help=speak("cli-train-win"))
@click.option("--lexicon", "name", default="enable", show_default=True, metavar="NAME")
@click.option("--games", metavar="N,N…", help=speak("cli-train-games"))
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True)
@click.option("--smoothing", type=click.IntRange(1, 10_000), default=40, show_default=True)
@click.option("--threads", type=click.IntRange(1, 256), default=1, show_default=True)
@click.option(
    "--steps",
    type=click.IntRange(1, 10_000_000),
    default=100_000,
    show_default=True,
    help=speak("cli-train-steps"),
)
@click.option(
    "--rows",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help=speak("cli-train-rows"),
)
def train(  # noqa: PLR0913 - as many as there are options
    *,
    file: Path,
    net: bool,
    win: bool,
    name: str,
    games: str | None,
    seed: int,
    smoothing: int,
    threads: int,
    steps: int,
    folder: Path | None,
) -> None:
    """Learn values by self-play and write them to a file, after every generation."""
    if net and win:
        raise click.UsageError(speak("cli-train-net-or-win"))
    numbers = _numbers(games, "win" if win else "net" if net else "leaves")
    if net:
        rows = folder or file.with_name(f"{file.name}.rows")
        _network(file, name, numbers[0], seed, steps, rows, threads)
    elif win:
        _win(file, name, numbers, seed, threads)
    else:
        _leaves(file, name, numbers, seed, smoothing, threads)


def _numbers(games: str | None, kind: Literal["leaves", "net", "win"]) -> tuple[int, ...]:
    """The numbers of games asked for, as many as the kind of training takes."""
    usual, least, most = _GAMES[kind]
    given = usual if games is None else games
    try:
        numbers = tuple(int(number) for number in given.split(","))
    except ValueError:
        numbers = ()
    if not least <= len(numbers) <= most or min(numbers) < 1 or max(numbers) > 10**9:
        raise click.BadParameter(speak("cli-train-numbers", kind=kind), param_hint="--games")
    return numbers


def _leaves(
    file: Path, name: str, generations: tuple[int, ...], seed: int, smoothing: int, threads: int
) -> None:
    from rackhouse.engine.leaves import Leaves, Training  # noqa: PLC0415  the core takes a moment
    from rackhouse.engine.selfplay import train as learn  # noqa: PLC0415
    from rackhouse.files import read_limited, write_atomically  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415

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


def _tell(progress: Progress) -> None:
    line = speak(
        "cli-train-learning",
        step=progress.step,
        steps=progress.steps,
        loss=f"{progress.loss:.3f}",
        gain=f"{progress.gain:+.3f}",
        error=f"{progress.error:.3f}",
    )
    click.echo(line, err=True)


def _network(
    file: Path, name: str, games: int, seed: int, steps: int, folder: Path, threads: int
) -> None:
    """Make rows, learn from them and write the network."""
    try:
        from rackhouse.engine import network_training  # noqa: PLC0415  needs PyTorch
    except ImportError:
        raise click.ClickException(speak("cli-train-needs-torch")) from None
    from rackhouse.engine import Engine, Leaves, Network  # noqa: PLC0415
    from rackhouse.engine.network import NetworkTraining  # noqa: PLC0415
    from rackhouse.engine.network_rows import RowPlan, RowStore, behind_input  # noqa: PLC0415
    from rackhouse.files import write_atomically  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415

    lexicon = Lexicon.named(name)
    engine = Engine(lexicon, lexicon.tile_set, leaves=Leaves.shipped_for(lexicon))
    tile_set, layout = engine.tile_set.name, engine.layout.name
    tests = max(1, games // _TESTS_PER_GAME)
    plan = RowPlan(lexicon.checksum, tile_set, layout, games, tests, seed)
    store = RowStore.at(folder, plan)
    for done, total in store.make(engine, threads):
        click.echo(f"\r{speak('cli-train-rows-made', done=done, total=total)}", nl=False, err=True)
    click.echo("", err=True)
    letters, inputs = len(engine.tile_set.alphabet.letters), engine.feature_count
    learned = network_training.learn_from_files(
        store.rows,
        store.tests,
        network_training.RowFormat(inputs, behind_input(letters), store.per_test),
        network_training.Plan(steps=steps, seed=seed),
        _tell,
        folder / "state.pt",
    )
    training = NetworkTraining(
        learned.rows, games, seed, steps, round(learned.gain, 3), round(learned.error, 3)
    )
    network = Network(
        name,
        lexicon.checksum,
        tile_set,
        layout,
        training,
        letters,
        inputs,
        learned.hidden,
        learned.shifts,
        learned.data,
    )
    write_atomically(file, network.sealed())
    gain, error = f"{training.gain:+.2f}", f"{training.error:.2f}"
    click.echo(speak("cli-train-network-ready", file=str(file), gain=gain, error=error))


def _win(file: Path, name: str, games: tuple[int, ...], seed: int, threads: int) -> None:
    """Play games and write how likely a side is to win."""
    from rackhouse.analysis.win_model import WinTraining  # noqa: PLC0415  the core takes a moment
    from rackhouse.analysis.win_training import train_win_model  # noqa: PLC0415
    from rackhouse.files import write_atomically  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415

    two, three, four = games
    training = WinTraining((two, three, four), seed)
    for sides, done, total, model in train_win_model(
        Lexicon.named(name), training, threads=threads
    ):
        if model is not None:
            click.echo("", err=True)
            write_atomically(file, model.sealed())
            break
        shown = speak("cli-train-win-playing", sides=sides, done=done, total=total)
        click.echo(f"\r{shown}", nl=False, err=True)
    click.echo(speak("cli-train-win-ready", file=str(file), count=sum(games)))
