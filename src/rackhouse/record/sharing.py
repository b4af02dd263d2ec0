"""A record as it may be handed out once the game is over.

Only one thing in it is nobody's business even then: who answered what when the sides were asked in
private whether plays are left (A-16). What became of the question is known to all, so the answers
are written as if every side had given that one, in the order of seats; the record folds as before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.record import facts
from rackhouse.record.actor import Actor
from rackhouse.record.folding import steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record.facts import RecordEntry


def shareable(entries: Sequence[RecordEntry]) -> tuple[RecordEntry, ...]:
    """The entries with the private answers veiled.

    Raises:
        MalformedError: where an entry does not follow from those before it.
    """
    shared: list[RecordEntry] = []
    answers: list[int] = []
    """Where the answers of the question at hand stand in ``shared``."""
    seats: tuple[int, ...] = ()
    for _, entry, after in steps(entries):
        if isinstance(entry.fact, facts.PlaysAsked):
            answers, seats = [], tuple(sorted(after.in_game))
        if isinstance(entry.fact, facts.PlaysAnswered):
            answers.append(len(shared))
        shared.append(entry)
        if isinstance(entry.fact, facts.PlayWentOn | facts.GameEnded):
            all_yes = isinstance(entry.fact, facts.GameEnded)
            for at, seat in zip(answers, seats, strict=False):
                fact = facts.PlaysAnswered(seat, all_yes)
                shared[at] = replace(shared[at], actor=Actor.seat_at(seat), fact=fact)
            answers = []
    return tuple(shared)
