"""``rackhouse read``: a photo of a real board, as a play or a position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import msgspec

from rackhouse.cli.speech import speak
from rackhouse.tiles import BLANK_SIGN

if TYPE_CHECKING:
    from rackhouse.vision import BoardReading

_SURE: Final = 0.8
"""What else a square may show is said below this."""


class DoubtfulSquare(msgspec.Struct, frozen=True):
    """A square to look at, for output."""

    square: str
    tile: str
    """What it seems to show; empty if nothing."""
    confidence: float
    others: tuple[str, ...]


class ReadReport(msgspec.Struct, frozen=True):
    """What ``--json`` prints."""

    play: str | None
    score: int | None
    board: str
    confidence: float
    new: tuple[str, ...]
    check: tuple[DoubtfulSquare, ...]
    differences: tuple[str, ...]
    corners: tuple[tuple[float, float], ...]


@click.command(help=speak("cli-read"))
@click.argument("photo", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--before", metavar="CGP", help=speak("cli-read-before"))
@click.option(
    "--tiles", default="english", show_default=True, metavar="SET", help=speak("cli-read-tiles")
)
@click.option(
    "--board",
    "layout",
    default="classic",
    show_default=True,
    metavar="NAME",
    help=speak("cli-read-board"),
)
@click.option("--json", "as_json", is_flag=True, help=speak("cli-read-json"))
def read(photo: Path, before: str | None, tiles: str, layout: str, *, as_json: bool) -> None:
    """Read a photo of a board."""
    from rackhouse.record.cgp import CgpPosition  # noqa: PLC0415  it takes a moment
    from rackhouse.vision import read_board  # noqa: PLC0415

    known = None if before is None else CgpPosition.parse(before).board
    reading = read_board(photo, tiles, layout, before=known)
    if as_json:
        click.echo(msgspec.json.encode(report_of(reading)).decode())
    else:
        click.echo("\n".join(lines_of(reading)))


def report_of(reading: BoardReading) -> ReadReport:
    """What was read, for programs."""
    from rackhouse.board import score_play  # noqa: PLC0415
    from rackhouse.record.cgp import CgpPosition  # noqa: PLC0415

    play = reading.play
    return ReadReport(
        None if play is None else play.notation,
        None if play is None else score_play(reading.before, play).total,
        str(CgpPosition(reading.board, (b"", b""), (0, 0))),
        round(reading.confidence, 3),
        reading.names(reading.new),
        tuple(_doubtful(reading, square) for square in reading.asked),
        reading.names(reading.differences),
        reading.place.corners,
    )


def _doubtful(reading: BoardReading, square: int) -> DoubtfulSquare:
    one = reading.squares[square]
    [name] = reading.names((square,))
    others = tuple(_text(reading, tile) for tile in one.others)
    return DoubtfulSquare(name, _text(reading, one.tile), one.confidence, others)


def _text(reading: BoardReading, tile: int) -> str:
    from rackhouse.tiles import EMPTY  # noqa: PLC0415

    return "" if tile == EMPTY else reading.before.tile_set.alphabet.text([tile])


def lines_of(reading: BoardReading) -> list[str]:
    """What was read, for people."""
    from rackhouse.messages import all_of, any_of  # noqa: PLC0415
    from rackhouse.vision.reading import ASKED_BELOW  # noqa: PLC0415

    report = report_of(reading)
    lines = []
    if not reading.is_play:
        lines += [str(reading.board), report.board]
    elif report.play is not None and report.score is not None:
        lines.append(speak("cli-read-play", play=report.play, score=report.score))
    elif report.new:
        lines.append(speak("cli-read-new", squares=all_of(report.new)))
    else:
        lines.append(speak("cli-read-nothing"))
    if reading.is_play and reading.new and reading.lead < ASKED_BELOW:
        lines.append(speak("cli-read-ends"))
    for one in report.check:
        others = any_of(_said(other) for other in one.others) if one.confidence < _SURE else "none"
        tile = {"": "empty", BLANK_SIGN: "blank"}.get(one.tile, one.tile)
        lines.append(speak("cli-read-check", square=one.square, tile=tile, others=others))
    if report.differences:
        lines.append(speak("cli-read-differences", squares=all_of(report.differences)))
    return lines


def _said(tile: str) -> str:
    return speak("cli-read-tile", tile={"": "empty", BLANK_SIGN: "blank"}.get(tile, tile))
