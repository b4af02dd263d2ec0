"""A cross-table: whom each entry met in every round, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.contest.result import winners
from rackhouse.contest.standings import StandingsRow, standings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import EventState

CrossOutcome: TypeAlias = Literal["won", "lost", "tied", "bye", "open", "out"]
"""``open`` while it is played; ``out`` if the entry had no match in the round."""


class CrossCell(msgspec.Struct, frozen=True):
    """One round of one entry."""

    outcome: CrossOutcome
    opponents: tuple[int, ...] = ()
    """Their entry numbers."""
    score: int | None = None
    """Its own score; none if no game was played."""
    against: int | None = None
    """The best score of the others."""


class CrossRow(msgspec.Struct, frozen=True):
    """An entry with its place and its rounds, in order."""

    standing: StandingsRow
    cells: tuple[CrossCell, ...]


OUT = CrossCell("out")


def cross_table(
    state: EventState, division: str, table: Sequence[StandingsRow] | None = None
) -> tuple[CrossRow, ...]:
    """The rounds of every entry of a division, the first place first.

    Pass the standings as ``table`` if you have them.
    """
    found = state.division(division)
    met: list[dict[int, CrossCell]] = []
    for number in range(1, len(found.rounds) + 1):
        pairings = state.round_of(found, number)
        met.append({side: _cell(state, one, side) for one in pairings for side in one.sides})
    rows = standings(state, division) if table is None else table
    return tuple(CrossRow(row, tuple(one.get(row.entry, OUT) for one in met)) for row in rows)


def _cell(state: EventState, pairing: Pairing, side: int) -> CrossCell:
    if pairing.is_bye:
        return CrossCell("bye")
    others = tuple(one for one in pairing.sides if one != side)
    result = state.results.get(pairing.number)
    if result is None or state.is_tied(pairing.number):
        return CrossCell("open", others)
    ahead = winners(pairing.sides, result, by_before=state.by_before)
    outcome: CrossOutcome = "lost" if side not in ahead else "won" if len(ahead) == 1 else "tied"
    if not result.scores:
        return CrossCell(outcome, others)
    scores = dict(zip(pairing.sides, result.scores, strict=True))
    return CrossCell(outcome, others, scores[side], max(scores[one] for one in others))
