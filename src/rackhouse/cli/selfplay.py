"""``rackhouse selfplay``: the engine against itself."""

from __future__ import annotations

import secrets

import click


@click.command()
@click.option("--games", type=click.IntRange(1, 100_000_000), default=1000, show_default=True)
@click.option("--threads", type=click.IntRange(1, 256), default=1, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="The same games again.")
@click.option("--lexicon", "name", default="enable", show_default=True, metavar="NAME")
@click.option(
    "--against",
    type=click.Choice(["itself", "score-only"]),
    default="itself",
    show_default=True,
    help="Whom the engine plays: itself, or one that values no tile it keeps.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def selfplay(
    games: int, threads: int, seed: int | None, name: str, against: str, *, as_json: bool
) -> None:
    """Let the engine play itself and say what came of it.

    The same seed gives the same games whatever the number of threads.
    """
    from rackhouse.cli.progress import progress_of  # noqa: PLC0415
    from rackhouse.engine import Engine, Leaves, play_games  # noqa: PLC0415  the core takes a moment
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415

    seed = secrets.randbits(64) if seed is None else seed
    lexicon = Lexicon.named(name)
    leaves = Leaves.shipped_for(lexicon)
    shown = progress_of("Preparing the words")
    engine = Engine(lexicon, lexicon.tile_set, leaves=leaves, progress=shown)
    played = play_games(
        engine, games, threads=threads, seed=seed, against_none=against == "score-only"
    )
    low, high = played.win_interval
    if as_json:
        import msgspec  # noqa: PLC0415

        figures = msgspec.to_builtins(played) | {"seed": seed, "win_interval": [low, high]}
        click.echo(msgspec.json.encode(figures).decode())
        return
    first, second = (points / games for points in played.points)
    wall, cpu = played.wall_seconds, played.cpu_seconds
    click.echo(f"games       {games:,}, seed {seed}")
    click.echo(f"speed       {games / wall:,.0f} a second of wall, {games / cpu:,.0f} of processor")
    click.echo(f"points      {first:.1f} and {second:.1f} a game")
    click.echo(f"first wins  {played.win_share:.1%} (95 of 100 times {low:.1%} to {high:.1%})")
    click.echo(f"starter     wins {played.starter_wins / games:.1%}")
    click.echo(
        f"turns       {played.turns / games:.1f} a game, {sum(played.bonuses) / games:.2f} bonuses"
    )
