"""The players of many games and their mistakes, as text for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rackhouse.analysis.reviewed import MISTAKES, name_of
from rackhouse.cli.speech import speak, voice
from rackhouse.report.figures import decimal

if TYPE_CHECKING:
    from rackhouse.analysis import ReviewedPlayer
    from rackhouse.report.collection import Collection

_COLUMNS: Final = ("player", "games", "won", "accuracy", "lost", "luck", "bonuses", "mistakes")


def summary_lines(collection: Collection) -> Iterator[str]:
    """The games, the players from the most accurate down, and the mistakes by kind."""
    summary = collection.summary
    yield speak("report-games", games=summary.games, turns=summary.turns)
    if not summary.games:
        return
    yield ""
    rows = [tuple(speak("report-head", column=column) for column in _COLUMNS)]
    rows += map(_row, summary.players)
    yield from _table(rows)
    if summary.mistakes:
        yield ""
    for kind in MISTAKES:
        if count := summary.mistakes.get(kind):
            points = decimal(summary.lost[kind], voice())
            told = speak("report-points-lost", points=points)
            yield f"{count:>5}  {voice().say(name_of(kind))}: {told}"


def _row(player: ReviewedPlayer) -> tuple[str, ...]:
    say = voice()
    return (
        player.name,
        str(player.games),
        f"{player.won:g}",
        decimal(player.accuracy, say),
        decimal(player.lost_each, say),
        decimal(player.luck_each, say, signed=True),
        str(player.bonuses),
        str(sum(player.mistakes.values())),
    )


def _table(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    r"""Columns under their heads; figures to the right.

    >>> print("\n".join(_table([("player", "games"), ("Ann", "12")])))
    player  games
    Ann        12
    """
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        figures = (cell.rjust(width) for cell, width in zip(others, wide[1:], strict=True))
        yield "  ".join((first.ljust(wide[0]), *figures)).rstrip()
