"""What facts of the hall do: tables, calls, the clock of the round, final places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.folding.brackets import why_not_final
from rackhouse.contest.folding.parts import put, started, with_division, with_reason
from rackhouse.contest.refusal import refuse
from rackhouse.contest.state import RoundClock, Summons
from rackhouse.errors import require
from rackhouse.messages import EntryName, MatchName

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.state import EventState


def _seated(state: EventState, fact: actions.TableAssigned, _at: int) -> EventState:
    pairing = state.pairing(fact.pairing)
    require(fact.table >= 1, "round-table-from-1")
    for other in state.outstanding():
        require(
            other.number == pairing.number
            # Rounds of one division follow each other; divisions are in the hall at once.
            or (other.division == pairing.division and other.round != pairing.round)
            or state.tables.get(other.number) != fact.table,
            "round-table-taken",
            table=fact.table,
            match=MatchName(other.number),
        )
    return replace(state, tables=put(state.tables, fact.pairing, fact.table))


def _called(state: EventState, fact: actions.CalledAgain, at: int) -> EventState:
    require(fact.entries, "round-name-who-is-called")
    require(len(set(fact.entries)) == len(fact.entries), "round-called-twice")
    for entry in fact.entries:
        is_gone = state.entry(entry).is_withdrawn
        require(not is_gone, "entry-withdrawn", entry=EntryName(entry))
    if fact.pairing is not None:
        pairing, match = state.pairing(fact.pairing), MatchName(fact.pairing)
        require(set(fact.entries) <= set(pairing.sides), "round-not-of-match", match=match)
        require(state.result_of(pairing) is None, "round-match-over", match=match)
    key = (fact.pairing or 0, *fact.entries)
    before = state.summons.get(key)
    times = 1 if before is None else before.times + 1
    summons = Summons(fact.entries, fact.pairing, at, times)
    return replace(state, summons=put(state.summons, key, summons))


def _clock_started(state: EventState, fact: actions.RoundClockStarted, at: int) -> EventState:
    require(fact.seconds > 0, "round-clock-needs-time")
    return replace(state, clock=RoundClock(at, fact.seconds))


def _clock_paused(state: EventState, _fact: actions.RoundClockPaused, at: int) -> EventState:
    clock = _clock(state)
    require(clock.paused_at is None, "round-clock-paused-already")
    return replace(state, clock=replace(clock, paused_at=at))


def _clock_resumed(state: EventState, _fact: actions.RoundClockResumed, at: int) -> EventState:
    clock = _clock(state)
    require(clock.paused_at is not None, "round-clock-running")
    paused = clock.paused_for + at - (clock.paused_at or 0)
    return replace(state, clock=replace(clock, paused_at=None, paused_for=paused))


def _clock_extended(state: EventState, fact: actions.RoundClockExtended, _at: int) -> EventState:
    clock = _clock(state)
    with_reason(fact.reason, "round-longer-needs-reason")
    return replace(state, clock=replace(clock, seconds=clock.seconds + fact.seconds))


def _clock(state: EventState) -> RoundClock:
    require(state.clock is not None, "round-clock-not-started")
    assert state.clock is not None
    return state.clock


def _certified(state: EventState, fact: actions.DivisionCertified, _at: int) -> EventState:
    division = started(state, fact.division)
    refuse(why_not_final(state, division, with_ties=fact.with_ties))
    return with_division(state, replace(division, stage="certified"))


HALL: Final[dict[type, Apply]] = {
    actions.TableAssigned: _seated,
    actions.CalledAgain: _called,
    actions.RoundClockStarted: _clock_started,
    actions.RoundClockPaused: _clock_paused,
    actions.RoundClockResumed: _clock_resumed,
    actions.RoundClockExtended: _clock_extended,
    actions.DivisionCertified: _certified,
}
