"""A division that has begun and goes on in another format: its rounds to come are taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.errors import require
from rackhouse.messages import MatchName

if TYPE_CHECKING:
    from rackhouse.contest.formats import AnyFormat
    from rackhouse.contest.state import Division, EventState


def cut_short(
    state: EventState, division: Division, format_: AnyFormat, after: int
) -> tuple[EventState, Division]:
    """The event and the division without the rounds that come after one, for another format.

    Raises:
        IllegalError: where something in them has been played, or the format cannot follow.
    """
    before = division.plan.format
    require(
        format_.can_follow and before.gives_way,
        "round-begins-with-first",
    )
    require(after <= len(division.rounds), "round-none-yet", round=after)
    most = format_.most_rounds
    require(most is None or most >= after, "round-rounds-stay", count=after)
    known = [
        tuple(number for number in numbers if number in state.pairings)
        for numbers in division.rounds
    ]
    dropped = frozenset(number for numbers in known[after:] for number in numbers)
    for number in sorted(dropped):
        match, round_ = MatchName(number), state.pairings[number].round
        is_over, is_disputed = number in state.results, state.is_disputed(number)
        require(not is_over, "round-format-after-result", match=match, round=round_)
        require(not is_disputed, "round-format-after-dispute", match=match, round=round_)
    goes_on = format_.continues(before) and not dropped
    kept = replace(
        division,
        rounds=tuple(known[:after]),
        hill_rounds=division.hill_rounds if goes_on else (),
        bye_rounds=division.bye_rounds if goes_on else _with_bye_wins(division, after),
    )
    return (
        replace(
            state,
            pairings={one: it for one, it in state.pairings.items() if one not in dropped},
            tables={one: table for one, table in state.tables.items() if one not in dropped},
        ),
        kept,
    )


def _with_bye_wins(division: Division, after: int) -> tuple[int, ...]:
    """The rounds up to one in which a bye is a win."""
    always = division.plan.format.bye_wins
    return tuple(
        number
        for number in range(1, after + 1)
        if always or number in division.hill_rounds or number in division.bye_rounds
    )
