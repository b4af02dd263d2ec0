"""``rackhouse moves``: the plays of a position, with exchanges and the pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
import msgspec
from msgspec.structs import replace

from rackhouse.cli.columns import in_columns
from rackhouse.cli.simulation import TimeLimit
from rackhouse.cli.speech import speak
from rackhouse.cli.thinking import Thinking, think

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.board import Board
    from rackhouse.engine import Candidate, Engine, Situation
    from rackhouse.record.cgp import CgpPosition
    from rackhouse.rules import Rules
    from rackhouse.tiles import Tile

_SHOWN = 15
_BASE = "base"


class PlayRow(msgspec.Struct, frozen=True):
    """A play for output; equity in points."""

    position: str
    play: str
    score: int
    equity: float
    leave: str
    words: tuple[str, ...]


class OtherRow(msgspec.Struct, frozen=True):
    """An exchange or the pass for output."""

    kind: str
    tiles: str
    leave: str
    equity: float


_COLUMNS = ("place", "play", "score", "equity", "leave", "words")


class MovesReport(msgspec.Struct, frozen=True):
    """What ``--json`` prints: plays are counted and summed, the rest is listed separately."""

    count: int
    total_score: int
    plays: tuple[PlayRow, ...]
    other: tuple[OtherRow, ...]


@click.command(help=speak("cli-moves"))
@click.argument("position", metavar="CGP")
@click.argument("rack", required=False, metavar="[RACK]")
@click.option("--lexicon", "name", default="enable", show_default=True, metavar="NAME")
@click.option("--rules", "sheet", metavar="SHEET", help=speak("cli-moves-rules"))
@click.option("--all", "show_all", is_flag=True, help=speak("cli-moves-all"))
@click.option("--best", type=click.IntRange(1, 100_000), metavar="N", help=speak("cli-moves-best"))
@click.option("--endgame", is_flag=True, help=speak("cli-moves-endgame"))
@click.option(
    "--seconds",
    type=click.FloatRange(0, 1_000_000),
    metavar="N",
    help=speak("cli-moves-seconds"),
)
@click.option("--win", is_flag=True, help=speak("cli-moves-win"))
@click.option("--sim", "sim", type=TimeLimit(), metavar="TIME", help=speak("cli-moves-sim"))
@click.option("--plies", type=click.IntRange(1, 40), metavar="N", help=speak("cli-moves-plies"))
@click.option(
    "--threads", type=click.IntRange(1, 256), metavar="N", help=speak("cli-moves-threads")
)
@click.option("--seed", type=int, metavar="N", help=speak("cli-moves-seed"))
@click.option("--json", "as_json", is_flag=True, help=speak("cli-moves-json"))
def moves(  # noqa: PLR0913 - as many as there are options
    position: str,
    rack: str | None,
    name: str,
    sheet: str | None,
    *,
    show_all: bool,
    best: int | None,
    endgame: bool,
    seconds: float | None,
    win: bool,
    sim: float | None,
    plies: int | None,
    threads: int | None,
    seed: int | None,
    as_json: bool,
) -> None:
    """List the plays of a position, the best first, and exchanges where they are better."""
    from rackhouse.cli.rules import sheet_called  # noqa: PLC0415  it takes a moment
    from rackhouse.engine import Situation  # noqa: PLC0415
    from rackhouse.errors import IllegalError  # noqa: PLC0415
    from rackhouse.record.cgp import CgpPosition  # noqa: PLC0415
    from rackhouse.tiles import on_rack  # noqa: PLC0415

    _check_options(click.get_current_context().params)
    rules = sheet_called(sheet or _BASE).rules
    read = CgpPosition.parse(position)
    board = read.board if sheet is None else _of_sheet(read, rules)
    alphabet = board.tile_set.alphabet
    tiles = bytes(sorted(map(on_rack, alphabet.parse(rack)))) if rack else read.racks[0]
    if not tiles:
        raise IllegalError("cli-no-rack")
    if endgame or win or sim is not None:
        asked = replace(read, board=board, racks=(tiles, *read.racks[1:]))
        wanted = Thinking(
            by_win=win,
            sim=sim,
            seconds=seconds,
            plies=plies,
            candidates=best,
            threads=threads,
            seed=seed,
        )
        think(asked, _engine(name, board, rules), rules, wanted, as_json=as_json)
        return
    held = sum(len(other) or rules.tiles.rack for other in read.racks[1:])
    situation = Situation.of(board, tiles, held)
    engine = _engine(name, board, rules)
    if show_all:
        found = engine.all(board, tiles, situation)
    else:
        found = engine.best(board, tiles, best or _SHOWN, situation)
    plays = tuple(_play_row(board, tiles, candidate) for candidate in found)
    other = _other_rows(engine, board, tiles, situation, rules)
    if as_json:
        report = MovesReport(len(plays), sum(found.scores), plays, other)
        click.echo(msgspec.json.encode(report).decode())
    else:
        shown = len(plays) + len(other) if show_all else best or _SHOWN
        click.echo("\n".join(table(plays, other, shown)))


def _check_options(given: dict[str, object]) -> None:
    """Refuse what does not go together."""
    solved = [bool(given[name]) for name in ("endgame", "win")]
    sim, looks_ahead = given["sim"] is not None, any(solved)
    if given["show_all"] and given["best"] is not None:
        raise click.UsageError(speak("cli-all-or-best"))
    if looks_ahead and given["show_all"]:
        raise click.UsageError(speak("cli-endgame-or-plays"))
    if given["seconds"] is not None and not looks_ahead:
        raise click.UsageError(speak("cli-seconds-of-endgame"))
    if all(solved) or (sim and (looks_ahead or given["show_all"])):
        raise click.UsageError(speak("cli-sim-or-plays"))
    belongs = {
        "plies": sim or given["win"],
        "threads": sim or looks_ahead,
        "seed": sim or looks_ahead,
    }
    if any(given[name] is not None and not belongs[name] for name in belongs):
        raise click.UsageError(speak("cli-options-of-sim"))


def _other(row: OtherRow) -> str:
    return speak("cli-moves-other", kind=row.kind, tiles=row.tiles)


def table(plays: Sequence[PlayRow], other: Sequence[OtherRow], shown: int) -> list[str]:
    r"""The rows for people: the best plays, exchanges and the pass, by equity.

    >>> plays = [PlayRow("8G", "QI", 22, 15.5, "V", ("QI",))]
    >>> other = [OtherRow("exchange", "QV", "I", -1.25), OtherRow("pass", "", "IQV", -9.0)]
    >>> print("\n".join(table(plays, other, 2)))
    place  play         score  equity  leave  words
    8G     QI              22   15.50  V      QI
           exchange QV          -1.25  I
    """
    rows = [
        (row.equity, (row.position, row.play, str(row.score), row.leave, ", ".join(row.words)))
        for row in plays
    ]
    rows += [(row.equity, ("", _other(row), "", row.leave, "")) for row in other]
    # Sorting is stable: plays keep the engine's order, and come before others of equal worth.
    rows = sorted(rows, key=lambda row: -row[0])[:shown]
    cells = [tuple(speak("cli-moves-head", column=one) for one in _COLUMNS)]
    cells += [
        (place, play, score, f"{equity:.2f}", leave, words)
        for equity, (place, play, score, leave, words) in rows
    ]
    return list(in_columns(cells, left=(0, 1, 4, 5)))


def _of_sheet(read: CgpPosition, rules: Rules) -> Board:
    """The position on the sheet's own board."""
    from rackhouse.board import Board  # noqa: PLC0415
    from rackhouse.errors import IllegalError  # noqa: PLC0415
    from rackhouse.tiles import Layout  # noqa: PLC0415

    layout, board = Layout.named(rules.tiles.board), read.board
    if (layout.rows, layout.columns) != (board.layout.rows, board.layout.columns):
        raise IllegalError("cli-other-board", rows=board.layout.rows, other=layout.rows)
    if board.tile_set.name != rules.tiles.set:
        raise IllegalError("cli-other-tiles", tiles=board.tile_set.name, other=rules.tiles.set)
    return Board(layout, board.tile_set, board.cells)


def _engine(name: str, board: Board, rules: Rules) -> Engine:
    from rackhouse.cli.speech import progress_of  # noqa: PLC0415
    from rackhouse.engine import Engine, Leaves  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415
    from rackhouse.tiles import TileSet  # noqa: PLC0415

    lexicon = Lexicon.named(name)
    leaves = Leaves.shipped_for(lexicon)
    if leaves is not None:
        learned_with = TileSet.named(leaves.tile_set).alphabet
        leaves = leaves if learned_with == board.tile_set.alphabet else None
    return Engine(
        lexicon,
        board.tile_set,
        board.layout,
        rules.scoring.bonus,
        rules.placing.opening_tiles,
        leaves,
        progress=progress_of(speak("cli-preparing")),
    )


def _play_row(board: Board, tiles: bytes, candidate: Candidate) -> PlayRow:
    play = candidate.on(board)
    return PlayRow(
        str(play.position),
        play.text,
        candidate.score,
        candidate.equity / 1000,
        _kept(board, tiles, candidate.tiles),
        play.words,
    )


def _other_rows(
    engine: Engine, board: Board, tiles: bytes, situation: Situation, rules: Rules
) -> tuple[OtherRow, ...]:
    """Every exchange that the bag allows, and the pass if the sheet allows it, the best first."""
    rows = [
        OtherRow(
            "exchange",
            _text(board, exchange.tiles),
            _kept(board, tiles, exchange.tiles),
            exchange.equity / 1000,
        )
        for exchange in engine.exchanges(tiles, situation, rules.exchange.least_in_bag)
    ]
    if rules.passing.allowed:
        equity = engine.pass_equity(tiles, situation) / 1000
        rows.append(OtherRow("pass", "", _text(board, tiles), equity))
    return tuple(sorted(rows, key=lambda row: -row.equity))


def _kept(board: Board, tiles: bytes, used: Sequence[Tile]) -> str:
    left = bytearray(tiles)
    for tile in used:
        left.remove(tile)
    return _text(board, left)


def _text(board: Board, tiles: Sequence[Tile]) -> str:
    """The tiles of a rack in order, blanks last."""
    letters = [tile for tile in tiles if tile]
    return board.tile_set.alphabet.text(letters) + "?" * (len(tiles) - len(letters))
