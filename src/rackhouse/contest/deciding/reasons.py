"""Why these meet: the message beside a pairing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.folding.rounds import met_in
from rackhouse.contest.formats import FreshTables, TotalPoints
from rackhouse.contest.pairing.pairing import pairs_of
from rackhouse.contest.standings import half_wins
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest.deciding.coming import Coming
    from rackhouse.contest.state import Division, State


def reasons_in(
    state: State, division: Division, coming: Coming
) -> Callable[[tuple[int, ...]], Message]:
    """What gives the reason of any pairing of a division's next round."""
    halves = {row.entry: row.halves for row in coming.rows}
    stands = {row.entry: place for place, row in enumerate(coming.rows, start=1)}
    met = met_in(state, division)
    format_ = division.plan.format
    is_first = not division.rounds

    def reason(sides: tuple[int, ...]) -> Message:
        if len(sides) == 1:
            return message("pairing-bye-of-lowest")
        if any(state.entries[side].is_house for side in sides):
            return message("pairing-house-team")
        times = max(met.get(pair, 0) for pair in pairs_of(sides))
        again = message("pairing-met", times=times)
        if isinstance(format_, TotalPoints | FreshTables):
            return message("pairing-drawn", met=again)
        if is_first:
            return message("pairing-first-round")
        if not set(coming.safe).isdisjoint(sides):
            return _of_the_safe(coming, sides, again)
        if coming.on_hill:
            one, other = sorted(stands[side] for side in sides)
            return message("pairing-on-hill", place=one, other=other, met=again)
        fewer, more = sorted(halves.get(side, 0) for side in sides)
        wins = half_wins(more)
        if fewer == more:
            return message("pairing-same-wins", wins=wins, halves=more, met=again)
        return message(
            "pairing-nearest-wins", wins=wins, fewer=half_wins(fewer), halves=more, met=again
        )

    return reason


def _of_the_safe(coming: Coming, sides: tuple[int, ...], again: Message) -> Message:
    """Why one whose place is safe meets just this one."""
    place, leader = next(
        (place, entry) for place, entry in enumerate(coming.safe, start=1) if entry in sides
    )
    [other] = [side for side in sides if side != leader]
    count = coming.places
    if other in coming.safe:
        other_place = coming.safe.index(other) + 1
        return message("pairing-both-safe", place=place, other=other_place, met=again)
    if other not in coming.out:
        return message("pairing-safe-meets-lowest", place=place, count=count, met=again)
    if count == 1:
        return message("pairing-safe-first", place=place, met=again)
    return message("pairing-safe-meets-out", place=place, count=count, met=again)
