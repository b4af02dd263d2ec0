"""Who goes first, worked out anew and slowly from an event's lines, to compare with the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import Book, actions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.contest import EventState, Line
    from rackhouse.contest.pairing.pairing import Pairing

Went = tuple[int, tuple[int, ...], int]
"""A round, who sat at the board, and who went first."""


def who_may_begin(sides: Sequence[int], history: Sequence[Went]) -> set[int]:
    """Those of whom the rule lets one go first; more than one only where a lot decides."""

    def firsts(side: int) -> int:
        return sum(first == side for _, _, first in history)

    def seconds(side: int) -> int:
        return sum(side in played and first != side for _, played, first in history)

    fewest = min(map(firsts, sides))
    left = {side for side in sides if firsts(side) == fewest}
    most = max(map(seconds, left))
    left = {side for side in left if seconds(side) == most}
    meetings = [one for one in history if sorted(one[1]) == sorted(sides)]
    if meetings and len(left) > 1:
        left -= {max(meetings)[2]}
    for round_ in range(100, 0, -1):
        went = {
            side: next(
                (
                    "first" if first == side else "second"
                    for number, played, first in history
                    if number == round_ and side in played
                ),
                "neither",
            )
            for side in left
        }
        for wanted in ("second", "neither"):
            if wanted in went.values():
                left = {side for side in left if went[side] == wanted}
                break
    return left


def history_of(
    state: EventState, division: str, before: int, gone: tuple[int, ...] = ()
) -> list[Went]:
    """What was, or is to be, played in the rounds before one, without the pairings that go."""
    found: list[Went] = []
    for pairing in state.pairings.values():
        if pairing.division != division or pairing.round >= before or len(pairing.sides) < 2:
            continue
        if pairing.number in gone:
            continue
        result = state.results.get(pairing.number)
        first = pairing.first
        if result is not None:
            first = (result.first or first) if result.scores else 0
        if first:
            found.append((pairing.round, pairing.sides, first))
    return found


def wrong_firsts(lines: Sequence[Line]) -> Iterator[str]:
    """Every pairing that was made with the wrong side to go first."""
    book = Book()
    for line in lines:
        before, book = book.state, book.with_line(line)
        for pairing, gone in _made(line):
            division = before.divisions[pairing.division]
            if division.plan.firsts != "balanced" or len(pairing.sides) < 2:
                continue
            history = history_of(before, pairing.division, pairing.round, gone)
            history += [
                (other.round, other.sides, other.first)
                for other, _ in _made(line)
                if other.round < pairing.round and len(other.sides) > 1
            ]
            played = set(gone) & set(before.results)
            assert all(before.results[one].is_by_withdrawal for one in played)
            may = who_may_begin(pairing.sides, history)
            if pairing.first not in may:
                yield f"{pairing} begins with {pairing.first}, not one of {may}"


def _made(line: Line) -> list[tuple[Pairing, tuple[int, ...]]]:
    match line.fact:
        case actions.RoundPaired(pairings=pairings):
            return [(one, ()) for one in pairings]
        case actions.PairingsChanged(added=added, removed=removed):
            return [(one, removed) for one in added]
        case actions.ChallengeMade(pairing=pairing):
            return [(pairing, ())]
        case _:
            return []
