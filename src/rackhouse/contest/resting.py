"""Which pairings of the last round depend on results that were corrected since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest import actions
from rackhouse.contest.book import undone_in
from rackhouse.contest.deciding.rounds import before_last_round, counted_in_last
from rackhouse.errors import IllegalError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.actions import Line
    from rackhouse.contest.book import Book
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division, EventState
    from rackhouse.messages import Message

_RESULTS: Final = (
    actions.ResultRecorded, actions.ResultCorrected, actions.ReplayOrdered, actions.TieBroken,
)  # fmt: skip


class Resting(msgspec.Struct, frozen=True):
    """Pairings that the current standings would not make, and the results that changed since."""

    round: int
    corrected: tuple[int, ...]
    """The matches of earlier rounds whose results changed after the pairing."""
    pairings: tuple[int, ...]
    """The matches of the round that would be different now, or have another reason."""


def resting_in(book: Book, key: str) -> Resting | None:
    """What in a division's last round depends on results changed since; ``None`` if nothing does.

    Pairings by lot and by hand depend on no result, and a bracket follows its results by itself.
    """
    state, division = book.state, book.state.division(key)
    by_standings = division.plan.format.goes_by_standings(division)
    if division.stage != "started" or not division.rounds or not by_standings:
        return None
    corrected = _changed_since(book, division)
    if not corrected:
        return None
    games = [
        one for one in state.round_of(division, len(division.rounds)) if one.set_by == "program"
    ]
    wanted = _as_now(state, division, games)
    rests = [
        one.number
        for one in games
        if (why := wanted.get(tuple(sorted(one.sides)))) is None or not one.is_for(why)
    ]
    return Resting(len(division.rounds), corrected, tuple(rests)) if rests else None


def _as_now(
    state: EventState, division: Division, games: list[Pairing]
) -> dict[tuple[int, ...], Message]:
    """Who would meet now instead of in these matches, and why; empty if they cannot be paired."""
    before, earlier = before_last_round(state, division)
    coming = division.plan.format.coming(before, earlier, counted_in_last(division))
    there = [side for one in games for side in one.sides]
    reason_for = coming.reasons()
    try:
        groups = division.plan.format.pair(coming, there, _no_lots, has_bye=False)
    except IllegalError:
        return {}
    return {tuple(sorted(sides)): reason_for(sides) for sides in groups}


def _no_lots(count: int) -> tuple[int, ...]:
    """Lots that are never drawn: pairing by the standings needs none."""
    return tuple(range(count))


def _changed_since(book: Book, division: Division) -> tuple[int, ...]:
    """The matches of earlier rounds whose results changed since the pairing."""
    counted = counted_in_last(division)
    before = division.rounds[:-1] if counted is None else division.rounds[:counted]
    earlier = {number for numbers in before for number in numbers}
    dead = undone_in(book.lines)
    found: dict[int, None] = {}
    for line in reversed(book.lines):
        if line.action not in dead and _pairs(line, division):
            break
        for number in _results_in(book, line):
            if number in earlier:
                found[number] = None
    return tuple(found)


def _pairs(line: Line, division: Division) -> bool:
    """Whether a line paired the last round by the standings, or paired it again."""
    last = len(division.rounds)
    match line.fact:
        case actions.RoundPaired(key, number):
            return key == division.key and number == last
        case actions.PairingsChanged(key, _, added):
            return key == division.key and any(
                one.round == last and one.set_by == "program" for one in added
            )
        case _:
            return False


def _results_in(book: Book, line: Line) -> Iterator[int]:
    """The matches whose results a line recorded, changed or undid."""
    if isinstance(line.fact, _RESULTS):
        yield line.fact.pairing
    elif isinstance(line.fact, actions.ActionsUndone):
        for one in book.lines[: line.number]:
            if one.action in line.fact.actions and isinstance(one.fact, _RESULTS):
                yield one.fact.pairing
