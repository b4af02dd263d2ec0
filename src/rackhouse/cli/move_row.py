"""A move that somebody looked ahead with, as a row for people and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import click
import msgspec

from rackhouse.cli.speech import speak

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.board import Board, Play
    from rackhouse.tiles import Tile


class MoveRow(msgspec.Struct, frozen=True):
    """A play, an exchange or a pass for output; only a play has a place.

    >>> MoveRow("play", "8G", "QI", 22).name, MoveRow("exchange", "", "QV", 0).cells
    ('8G QI', ('', 'exchange QV', ''))
    """

    kind: str
    position: str
    play: str
    score: int

    @property
    def name(self) -> str:
        """The move in a sentence."""
        if self.kind == "play":
            return f"{self.position} {self.play}"
        return speak("cli-moves-other", kind=self.kind, tiles=self.play).strip()

    @property
    def cells(self) -> tuple[str, str, str]:
        """Place, move and score under the heads of a table."""
        if self.kind == "play":
            return self.position, self.play, str(self.score)
        return "", self.name, ""


class AnalysedMove(Protocol):
    """A move as the analysis tells it."""

    @property
    def action(self) -> str:
        """Whether it is a play, an exchange or a pass."""

    @property
    def play(self) -> Play | None:
        """Where tiles are laid, if they are."""

    @property
    def exchanged(self) -> tuple[Tile, ...]:
        """The tiles exchanged."""

    @property
    def score(self) -> int:
        """Its points."""


def move_cells(move: AnalysedMove, board: Board) -> tuple[str, str, str, int]:
    """What a row begins with: kind, place, tiles and score of a move."""
    if move.play is not None:
        return move.action, str(move.play.position), move.play.text, move.score
    return move.action, "", board.tile_set.alphabet.text(move.exchanged), move.score


def tell(report: msgspec.Struct, lines: Iterable[str], *, as_json: bool) -> None:
    """Print a report for programs, or its lines for people."""
    click.echo(msgspec.json.encode(report).decode() if as_json else "\n".join(lines))
