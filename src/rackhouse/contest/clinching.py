"""What can no longer change: places that are safe, and places that are out of reach.

One who stands behind catches another, at best, by winning every round that is left while the
other loses every one. Where even that leaves them level on wins, spread decides, and a round can
change the spread between two by so much and no more. Two who can still end level count as caught:
what parts them then is not known before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest.standings import StandingsRow


class Reach(msgspec.Struct, frozen=True):
    """How much can still change."""

    rounds: int
    """How many are left, the one that is to be paired among them."""
    spread: int | None
    """The most that a round changes the spread between two; none where nothing limits it."""


def can_catch(behind: StandingsRow, ahead: StandingsRow, reach: Reach) -> bool:
    """Whether one can still end level with another, or better. Who has withdrawn wins no more."""
    to_win = 0 if behind.is_withdrawn else 2 * reach.rounds
    wins = behind.halves + to_win - ahead.halves
    if wins:
        return wins > 0
    return reach.spread is None or behind.spread + reach.rounds * reach.spread >= ahead.spread


def clinched(rows: Sequence[StandingsRow], places: int, reach: Reach) -> tuple[int, ...]:
    """Those at the top, of so many places, whom nobody below can catch any more."""
    found: list[int] = []
    for number, row in enumerate(rows[:places]):
        if any(can_catch(below, row, reach) for below in rows[number + 1 :]):
            break
        found.append(row.entry)
    return tuple(found)


def out_of_reach(rows: Sequence[StandingsRow], places: int, reach: Reach) -> tuple[int, ...]:
    """Those who can no longer come to one of so many places, the highest first.

    Whoever is named is out, however the rounds end; one who is not named may be out all the same,
    because those above take wins from each other.
    """
    if len(rows) <= places:
        return ()
    last = rows[places - 1]
    return tuple(row.entry for row in rows[places:] if not can_catch(row, last, reach))
