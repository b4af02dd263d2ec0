"""A ladder: challenges made, and rungs lost by those who do not play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts
from rackhouse.contest.folding.parts import started
from rackhouse.contest.formats.ladder import DAY, idle_in, ladder_of, rungs
from rackhouse.contest.pairing.pairing import Pairing
from rackhouse.messages import message

if TYPE_CHECKING:
    from rackhouse.contest.commands import ChallengeOnLadder
    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.state import EventState


def challenge(deciding: EventDeciding, command: ChallengeOnLadder) -> None:
    """Ask somebody above for their rung; the two find a time within the days there are."""
    state = deciding.state
    division = started(state, state.entry(command.entry).division)
    ladder, order = ladder_of(division), rungs(state, division)
    own, above = (
        order.index(one) + 1 if one in order else 0 for one in (command.entry, command.opponent)
    )
    reason = message("pairing-challenge", rung=own, above=above)
    number = state.given.pairings + 1
    sides = (command.entry, command.opponent)
    pairing = Pairing(number, division.key, len(division.rounds) + 1, sides, reason)
    deciding.write(facts.ChallengeMade(division.key, pairing))
    if ladder.days:
        until = deciding.now + ladder.days * DAY
        why = message("pairing-challenge-deadline", days=ladder.days)
        deciding.write(facts.DeadlineSet((number,), until, why))


def idle_from(state: EventState) -> list[tuple[int, int]]:
    """Every entry of a ladder that will have been idle for too long, and from when on.

    The lowest of a ladder has nobody to let pass.
    """
    return [
        (entry, at)
        for division in state.divisions.values()
        for entry, at in idle_in(state, division).items()
        if entry != rungs(state, division)[-1]
    ]


def let_pass(deciding: EventDeciding) -> None:
    """Let each who has been idle stand below the next who has not, the lowest first."""
    for key, division in deciding.state.divisions.items():
        idle = {
            entry for entry, at in idle_in(deciding.state, division).items() if at <= deciding.now
        }
        for entry in reversed(rungs(deciding.state, division)[:-1]):
            if entry in idle:
                order = rungs(deciding.state, deciding.state.divisions[key])
                below = order[order.index(entry) + 1 :]
                passed = next((one for one in below if one not in idle), 0)
                deciding.write(facts.RungLost(key, entry, passed))
