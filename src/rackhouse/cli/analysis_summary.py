"""The players of many games and their mistakes, as text for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rackhouse.cli.columns import in_columns
from rackhouse.cli.speech import speak, voice
from rackhouse.report.wording import kinds_of_mistake, player_cells

if TYPE_CHECKING:
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
    cells = (player_cells(one, voice()) for one in summary.players)
    rows += [tuple(map(one.__getitem__, _COLUMNS)) for one in cells]
    yield from in_columns(rows)
    if summary.mistakes:
        yield ""
    for name, _, count, points in kinds_of_mistake(summary, voice()):
        yield f"{count:>5}  {name}: {speak('report-points-lost', points=points)}"
