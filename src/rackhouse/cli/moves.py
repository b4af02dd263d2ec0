"""``rackhouse moves``: the plays of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rackhouse.board import Board
    from rackhouse.engine import Candidate

_SHOWN = 15
_RACK = 7


@click.command()
@click.argument("position", metavar="CGP")
@click.argument("rack", required=False, metavar="[RACK]")
@click.option("--lexicon", "name", default="enable", show_default=True, metavar="NAME")
@click.option("--all", "show_all", is_flag=True, help="Every legal play.")
@click.option("--best", type=click.IntRange(1, 100_000), metavar="N", help="The best N plays.")
@click.option("--json", "as_json", is_flag=True, help="Print the plays as JSON.")
def moves(
    position: str, rack: str | None, name: str, *, show_all: bool, best: int | None, as_json: bool
) -> None:
    """List the plays of a position, the best first.

    The position is one line of CGP; RACK stands in for the first rack in it.
    """
    from rackhouse.cli.progress import progress_of  # noqa: PLC0415  the core takes a moment to load
    from rackhouse.engine import Engine, Leaves  # noqa: PLC0415
    from rackhouse.errors import IllegalError  # noqa: PLC0415
    from rackhouse.lexicon import Lexicon  # noqa: PLC0415
    from rackhouse.record.cgp import CgpPosition  # noqa: PLC0415
    from rackhouse.tiles import on_rack  # noqa: PLC0415

    if show_all and best is not None:
        raise click.UsageError("Ask for --all or for --best N, not for both.")
    read = CgpPosition.parse(position)
    alphabet = read.board.tile_set.alphabet
    tiles = bytes(sorted(map(on_rack, alphabet.parse(rack)))) if rack else read.racks[0]
    if not tiles:
        raise IllegalError("The position tells no rack: give one after it, such as AEINRST.")
    lexicon = Lexicon.named(name)
    unseen = read.board.tile_set.total - read.board.tile_count - len(tiles)
    # With the bag empty nothing is kept for later: only points count.
    leaves = Leaves.shipped_for(lexicon) if unseen > _RACK else None
    engine = Engine(
        lexicon,
        read.board.tile_set,
        read.board.layout,
        leaves=leaves,
        progress=progress_of("Preparing the words"),
    )
    if show_all:
        found = engine.all(read.board, tiles)
    else:
        found = engine.best(read.board, tiles, best or _SHOWN)
    rows = [_row(read.board, tiles, candidate) for candidate in found]
    if as_json:
        import msgspec  # noqa: PLC0415

        report = {
            "count": len(rows),
            "total_score": sum(found.scores),
            "plays": rows,
            "other": _other(read.board, tiles),
        }
        click.echo(msgspec.json.encode(report).decode())
        return
    for row in rows:
        words = ", ".join(row["words"])
        click.echo(
            f"{row['position']:<4} {row['play']:<16} {row['score']:>4} "
            f"{row['equity']:>8.3f}  {row['leave']:<8} {words}"
        )
    if not rows:
        click.echo("There is no play: exchange or pass.")


def _row(board: Board, tiles: bytes, candidate: Candidate) -> dict[str, Any]:
    play = candidate.on(board)
    return {
        "position": str(play.position),
        "play": play.text,
        "score": candidate.score,
        "equity": candidate.equity / 1000,
        "leave": _kept(board, tiles, bytes(candidate.tiles)),
        "words": list(play.words),
    }


def _kept(board: Board, tiles: bytes, used: bytes) -> str:
    left = bytearray(tiles)
    for tile in used:
        left.remove(tile)
    blanks = left.count(0)
    return board.tile_set.alphabet.text(left[blanks:]) + "?" * blanks


def _other(board: Board, tiles: bytes) -> list[dict[str, Any]]:
    """Every exchange, by what it keeps, and the pass."""
    seen: dict[bytes, None] = {}
    for choice in range(1, 1 << len(tiles)):
        given = bytes(tile for at, tile in enumerate(tiles) if choice >> at & 1)
        seen.setdefault(given)
    text = board.tile_set.alphabet.text
    exchanges: list[dict[str, Any]] = [
        {"kind": "exchange", "tiles": text(given), "leave": _kept(board, tiles, given)}
        for given in seen
    ]
    return [*exchanges, {"kind": "pass", "tiles": "", "leave": _kept(board, tiles, b"")}]
