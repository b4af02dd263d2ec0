"""The games of an event that count for ratings: played to a score, with somebody on each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts as f
from rackhouse.contest.book import undone_in
from rackhouse.contest.result import winners
from rackhouse.desk.values import ALONE
from rackhouse.ratings import RatedGame, RatedSide

if TYPE_CHECKING:
    from rackhouse.contest import Book, EventState, Result
    from rackhouse.desk.values import EventId

PLAYED = ("played", "ruled")


def player_at(event: EventId, entry: int, member: str = ALONE) -> str:
    """What somebody is called among players, as long as no desk says that they are another.

    >>> player_at("evening", 7), player_at("evening", 7, "m1")
    ('evening-7', 'evening-7-m1')
    """
    return f"{event}-{entry}-{member}" if member else f"{event}-{entry}"


def players_at(event: EventId, state: EventState, entry: int) -> tuple[str, ...]:
    """Those who play for an entry: itself, or the members of a team; nobody for a house team."""
    found = state.entries[entry]
    if found.is_house:
        return ()
    members = tuple(player_at(event, entry, member) for member in found.members)
    return members or (player_at(event, entry),)


def rated_games(event: EventId, book: Book) -> tuple[RatedGame, ...]:
    """The games of an event, each with the moment at which its result was first told."""
    state, found = book.state, []
    dead = undone_in(book.lines)
    told: dict[int, int] = {}
    for line in book.lines:
        if isinstance(line.fact, f.ResultRecorded) and line.action not in dead:
            told[line.fact.pairing] = line.at
    for number, result in state.results.items():
        if result.kind not in PLAYED or not result.scores or state.is_tied(number):
            continue
        sides = _sides(event, state, state.pairings[number].sides, result)
        if len(sides) > 1:
            found.append(RatedGame(f"{event}/{number}", told.get(number, 0), sides, event))
    return tuple(found)


def _sides(
    event: EventId, state: EventState, entries: tuple[int, ...], result: Result
) -> tuple[RatedSide, ...]:
    """The sides of a match that have anybody on them, with their places."""
    ahead = winners(entries, result, by_before=state.by_before)
    scores = dict(zip(entries, result.scores, strict=True))
    best = dict(zip(entries, result.best_plays, strict=False))
    there = [entry for entry in entries if entry not in result.absent]

    def is_before(one: int, other: int) -> bool:
        if (one in ahead) != (other in ahead):
            return one in ahead
        return one not in ahead and scores[one] > scores[other]

    return tuple(
        RatedSide(
            people,
            scores[entry],
            1 + sum(is_before(other, entry) for other in there),
            best.get(entry),
        )
        for entry in there
        if (people := players_at(event, state, entry))
    )
