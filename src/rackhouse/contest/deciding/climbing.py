"""A ladder: challenges made, and rungs lost by those who do not play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts
from rackhouse.contest.folding.parts import started
from rackhouse.contest.formats import Ladder
from rackhouse.contest.ladder import DAY, busy_on, last_played, rungs
from rackhouse.contest.pairing.pairing import Pairing
from rackhouse.contest.refusal import require

if TYPE_CHECKING:
    from rackhouse.contest.commands import Challenge
    from rackhouse.contest.deciding.minutes import Minutes
    from rackhouse.contest.state import Division, State


def challenge(minutes: Minutes, command: Challenge) -> None:
    """Ask somebody above for their rung; the two find a time within the days there are."""
    state = minutes.state
    division = started(state, state.entry(command.entry).division)
    format_, order = division.plan.format, rungs(state, division)
    require(
        isinstance(format_, Ladder),
        f"The division {division.plan.title} is no ladder; nobody is challenged in it.",
    )
    assert isinstance(format_, Ladder)
    places = [order.index(one) + 1 for one in (command.entry, command.opponent) if one in order]
    reason = f"Rung {places[0]} challenges rung {places[-1]}." if places else "A challenge."
    number = state.given.pairings + 1
    sides = (command.entry, command.opponent)
    pairing = Pairing(number, division.key, len(division.rounds) + 1, sides, reason)
    minutes.write(facts.ChallengeMade(division.key, pairing))
    if format_.days:
        until = minutes.now + format_.days * DAY
        minutes.write(
            facts.DeadlineSet(
                (number,), until, f"A challenge is played within {format_.days} days."
            )
        )


def idle_from(state: State) -> list[tuple[int, int]]:
    """Every entry of a ladder that will have been idle for too long, and from when on.

    The lowest of a ladder has nobody to let pass, and whoever has a challenge to play is not idle.
    """
    found: list[tuple[int, int]] = []
    for division in state.divisions.values():
        format_ = division.plan.format
        if not isinstance(format_, Ladder) or division.stage != "started" or not format_.idle_days:
            continue
        since, busy = last_played(state, division), busy_on(state, division)
        found += [
            (entry, since[entry] + format_.idle_days * DAY)
            for entry in rungs(state, division)[:-1]
            if entry not in busy
        ]
    return found


def let_pass(minutes: Minutes, idle: list[int]) -> None:
    """Let each of those who have been idle stand below the next who has not, the lowest first."""
    of = minutes.state.entries
    for key in dict.fromkeys(of[entry].division for entry in idle):
        division = minutes.state.divisions[key]
        for entry in reversed(rungs(minutes.state, division)):
            if entry in idle:
                below = _next_below(minutes.state, minutes.state.divisions[key], entry, idle)
                minutes.write(facts.RungLost(key, entry, below))


def _next_below(state: State, division: Division, entry: int, idle: list[int]) -> int:
    order = rungs(state, division)
    below = order[order.index(entry) + 1 :]
    return next((one for one in below if one not in idle), 0)
