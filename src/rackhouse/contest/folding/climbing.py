"""What facts of a ladder do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.folding.parts import put, started, with_arrangement, with_division
from rackhouse.contest.formats.ladder import idle_in, ladder_of, rungs, why_no_challenge
from rackhouse.contest.refusal import refuse
from rackhouse.contest.state import LadderStep
from rackhouse.errors import require
from rackhouse.messages import EntryName

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.state import Division, EventState


def _challenged(state: EventState, fact: actions.ChallengeMade, _at: int) -> EventState:
    """Each challenge is a round of its own."""
    division = _ladder(state, fact.division)
    pairing = fact.pairing
    require(pairing.number not in state.pairings, "round-match-number-taken", number=pairing.number)
    require(
        len(pairing.sides) == 2
        and pairing.division == division.key
        and pairing.round == len(division.rounds) + 1,
        "round-challenge-wrong",
    )
    refuse(why_no_challenge(state, division, *pairing.sides))
    longer = replace(division, rounds=(*division.rounds, (pairing.number,)))
    after = with_arrangement(with_division(state, longer), pairing.number)
    return replace(after, pairings=put(state.pairings, pairing.number, pairing))


def _rung_lost(state: EventState, fact: actions.RungLost, at: int) -> EventState:
    division = _ladder(state, fact.division)
    order, idle, name = rungs(state, division), idle_in(state, division), EntryName(fact.entry)
    require(fact.entry in order, "round-no-rung", entry=name, division=division.name)
    require(
        fact.entry in idle and at >= idle[fact.entry],
        "round-keeps-rung",
        entry=name,
    )
    require(
        fact.below == 0 or fact.below in order[order.index(fact.entry) + 1 :],
        "round-not-below",
        other=EntryName(fact.below),
        entry=name,
    )
    return with_step(state, division, LadderStep("dropped", fact.entry, at, fact.below))


def _ladder(state: EventState, key: str) -> Division:
    division = started(state, key)
    ladder_of(division)
    return division


def with_step(state: EventState, division: Division, step: LadderStep) -> EventState:
    """The event with one more step on a ladder."""
    return with_division(state, replace(division, steps=(*division.steps, step)))


def joined(state: EventState, entry: int, at: int) -> EventState:
    """The event with a late entry on the lowest rung, if its division is a ladder."""
    division = state.divisions[state.entries[entry].division]
    is_late = division.plan.format.has_rungs and division.stage == "started"
    # An entry that comes back to a ladder already has a rung.
    is_known = any((one.kind, one.number) == ("joined", entry) for one in division.steps)
    if not is_late or is_known or state.entries[entry].is_house:
        return state
    return with_step(state, division, LadderStep("joined", entry, at))


def ended(state: EventState, number: int, at: int) -> EventState:
    """The event with a challenge that has ended, if the match was one."""
    division = state.divisions[state.pairings[number].division]
    if not division.plan.format.has_rungs:
        return state
    return with_step(state, division, LadderStep("ended", number, at))


def reopened(state: EventState, number: int) -> EventState:
    """The event with a challenge that is played again, if the match was one."""
    division = state.divisions[state.pairings[number].division]
    steps = tuple(one for one in division.steps if (one.kind, one.number) != ("ended", number))
    return with_division(state, replace(division, steps=steps))


CLIMBING: Final[dict[type, Apply]] = {
    actions.ChallengeMade: _challenged,
    actions.RungLost: _rung_lost,
}
