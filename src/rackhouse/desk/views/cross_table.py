"""The cross-table of a division, for its page: whom each entry met in every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest.cross_table import CrossOutcome, cross_table

if TYPE_CHECKING:
    from rackhouse.desk.views.scene import Scene


class CrossCellShown(msgspec.Struct, frozen=True):
    """One round of one entry."""

    outcome: CrossOutcome
    opponents: tuple[int, ...]
    """Their numbers in this list, from 1 on; 0 is one that is not in it, such as a house team."""
    names: tuple[str, ...]
    score: int | None
    """Its own score; null if no game was played."""
    against: int | None
    """The best score of the others."""


class CrossRowShown(msgspec.Struct, frozen=True):
    """An entry of a cross-table."""

    number: int
    """Its number in this list, from 1 on."""
    entry: int
    name: str
    wins: str
    spread: int
    cells: tuple[CrossCellShown, ...]


class CrossTableShown(msgspec.Struct, frozen=True):
    """The cross-table of a division."""

    division: str
    rounds: int
    rows: tuple[CrossRowShown, ...]


def cross_table_shown(scene: Scene, division: str) -> CrossTableShown:
    """The cross-table of a division, the first place first; the same for everybody.

    Raises:
        IllegalError: if there is no such division.
    """
    rows = cross_table(scene.state, division)
    numbers = {row.standing.entry: number for number, row in enumerate(rows, start=1)}
    return CrossTableShown(
        division,
        len(scene.state.division(division).rounds),
        tuple(
            CrossRowShown(
                numbers[row.standing.entry],
                row.standing.entry,
                scene.name(row.standing.entry),
                row.standing.wins,
                row.standing.spread,
                tuple(
                    CrossCellShown(
                        cell.outcome,
                        tuple(numbers.get(one, 0) for one in cell.opponents),
                        tuple(map(scene.name, cell.opponents)),
                        cell.score,
                        cell.against,
                    )
                    for cell in row.cells
                ),
            )
            for row in rows
        ),
    )
