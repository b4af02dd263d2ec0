"""``rackhouse selfplay``: the engine against itself, or two of its players."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from rackhouse.cli.speech import progress_of, speak
from rackhouse.errors import IllegalError
from rackhouse.files import write_atomically

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.engine import SelfPlay
    from rackhouse.rules import Sheet

BASE = "base"
_CHUNK = 2_000
"""Games of the core between two progress reports."""
_USUAL_GAMES = {False: 1000, True: 100}
"""The default number of games; refereed ones take a thousand times as long."""


class _Wishes(msgspec.Struct, frozen=True):
    """What somebody wants to see played."""

    games: int
    threads: int
    seed: int
    lexicon: str
    sheet: Sheet | None
    players: tuple[str, ...]
    against_none: bool
    gcg: Path | None


@click.command(help=speak("cli-selfplay"))
@click.option("--games", type=click.IntRange(1, 100_000_000), help=speak("cli-selfplay-games"))
@click.option("--threads", type=click.IntRange(1, 256), default=1, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help=speak("cli-selfplay-seed"))
@click.option("--lexicon", "name", default="enable", show_default=True, metavar="NAME")
@click.option(
    "--player",
    "players",
    multiple=True,
    metavar="NAME",
    help=speak("cli-selfplay-player"),
)
@click.option("--rules", "sheet_name", metavar="SHEET", help=speak("cli-selfplay-rules"))
@click.option(
    "--against",
    type=click.Choice(["itself", "score-only"]),
    default="itself",
    show_default=True,
    help=speak("cli-selfplay-against"),
)
@click.option(
    "--gcg",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help=speak("cli-selfplay-gcg"),
)
@click.option("--json", "as_json", is_flag=True, help=speak("cli-json-figures"))
def selfplay(  # noqa: PLR0913 - as many as there are options
    *,
    games: int | None,
    threads: int,
    seed: int | None,
    name: str,
    players: tuple[str, ...],
    sheet_name: str | None,
    against: str,
    gcg: Path | None,
    as_json: bool,
) -> None:
    """Let the engine play itself, or two players play each other, and print the figures."""
    from rackhouse.cli.rules import sheet_called  # noqa: PLC0415  takes a moment

    wishes = _Wishes(
        _USUAL_GAMES[bool(players)] if games is None else games,
        threads,
        secrets.randbits(64) if seed is None else seed,
        name,
        None if sheet_name is None else sheet_called(sheet_name),
        _checked(players, against),
        against == "score-only",
        gcg,
    )
    if gcg is not None:
        _make_room(gcg, wishes.games)
    played = _refereed(wishes) if players else _by_the_core(wishes)
    other = "score-only" if wishes.against_none else "itself"
    spoken = speak("cli-selfplay-engine"), speak("cli-selfplay-other", other=other)
    names = wishes.players or (("the engine", other) if as_json else spoken)
    _tell(wishes, played, names, as_json=as_json)


def _checked(players: tuple[str, ...], against: str) -> tuple[str, ...]:
    from rackhouse.players import Character  # noqa: PLC0415

    if not players:
        return ()
    if against != "itself":
        raise IllegalError("cli-against-or-players")
    if len(players) != 2:
        raise IllegalError("cli-two-players", count=len(players))
    return tuple(Character.named(name).name for name in players)


def _make_room(folder: Path, games: int) -> None:
    """Check that no existing game would be overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    there = {path.name for path in folder.iterdir()}
    for number in range(games):
        if _file_name(number) in there:
            raise IllegalError("cli-game-file-exists", file=str(folder / _file_name(number)))


def _file_name(number: int) -> str:
    return f"game-{number + 1:06}.gcg"


def _progress(games: int) -> Callable[[int], None]:
    """A progress bar on a terminal, called with the number of finished games."""
    show = progress_of(speak("cli-games"))

    def tell(done: int) -> None:
        if show is not None:
            show(done * 100 // games)

    return tell


def _refereed(wishes: _Wishes) -> SelfPlay:
    from rackhouse.rules import Sheet  # noqa: PLC0415
    from rackhouse.service.match import MatchSetup, play_match, total_of  # noqa: PLC0415

    first, second = wishes.players
    sheet = wishes.sheet or Sheet.named(BASE)
    match = MatchSetup(
        sheet, (first, second), wishes.lexicon, wishes.seed, wants_gcg=wishes.gcg is not None
    )
    began, games, tell = time.perf_counter(), [], _progress(wishes.games)
    for game in play_match(match, wishes.games, processes=wishes.threads):
        if wishes.gcg is not None:
            write_atomically(wishes.gcg / _file_name(game.number), game.gcg)
        games.append(msgspec.structs.replace(game, gcg=""))
        tell(len(games))
    return total_of(games, time.perf_counter() - began)


def _by_the_core(wishes: _Wishes) -> SelfPlay:
    from rackhouse.engine import Engine, Leaves, play_games  # noqa: PLC0415
    from rackhouse.engine.selfplay import Terms  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415
    from rackhouse.service.core_games import engine_under, gcg_of_core_game, terms_of  # noqa: PLC0415

    lexicon = Lexicon.named(wishes.lexicon)
    if wishes.sheet is None:
        shown, leaves = progress_of(speak("cli-preparing")), Leaves.shipped_for(lexicon)
        engine = Engine(lexicon, lexicon.tile_set, leaves=leaves, progress=shown)
        terms = Terms()
    else:
        engine, terms = engine_under(wishes.sheet.rules, lexicon), terms_of(wishes.sheet.rules)
    played, tell = None, _progress(wishes.games)
    for first in range(0, wishes.games, _CHUNK):
        count = min(_CHUNK, wishes.games - first)
        part = play_games(
            engine,
            count,
            first=first,
            terms=terms,
            threads=wishes.threads,
            seed=wishes.seed,
            against_none=wishes.against_none,
        )
        played = part if played is None else played + part
        if wishes.gcg is not None:
            for number in range(first, first + count):
                text = gcg_of_core_game(
                    engine,
                    terms,
                    wishes.seed,
                    number,
                    lexicon.title,
                    against_none=wishes.against_none,
                )
                write_atomically(wishes.gcg / _file_name(number), text)
        tell(first + count)
    assert played is not None
    return played


def _tell(wishes: _Wishes, played: SelfPlay, names: tuple[str, ...], *, as_json: bool) -> None:
    low, high = played.win_interval
    if as_json:
        figures = msgspec.to_builtins(played) | {
            "seed": wishes.seed,
            "players": list(names),
            "rules": None if wishes.sheet is None else wishes.sheet.name,
            "lexicon": wishes.lexicon,
            "win_share": played.win_share,
            "win_interval": [low, high],
        }
        click.echo(msgspec.json.encode(figures).decode())
        return
    games, wall, cpu = played.games, played.wall_seconds, played.cpu_seconds
    first, second = (points / games for points in played.points)
    bonuses = [count / games for count in played.bonuses]
    click.echo(
        speak(
            "cli-selfplay-figures",
            first=names[0],
            second=names[1],
            games=games,
            seed=str(wishes.seed),
            wall=_rate(games, wall),
            processor=_rate(games, cpu),
            points=f"{first:.1f}",
            others=f"{second:.1f}",
            share=f"{played.win_share:.1%}",
            low=f"{low:.1%}",
            high=f"{high:.1%}",
            starter=f"{played.starter_wins / games:.1%}",
            turns=f"{played.turns / games:.1f}",
            bonuses=f"{bonuses[0]:.2f}",
            more=f"{bonuses[1]:.2f}",
        )
    )


def _rate(games: int, seconds: float) -> str:
    rate = games / seconds
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"
