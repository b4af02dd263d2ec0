"""What is set by hand before a round is paired: who meets, who has the bye, who sits out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.folding.parts import not_certified, put, started, with_division, with_reason
from rackhouse.contest.pairing.pairing import pair_key
from rackhouse.contest.state import EventState, Lock, SittingOut
from rackhouse.errors import require
from rackhouse.messages import EntryName, MatchName

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.state import Division


def _locked(state: EventState, fact: actions.PairLocked, _at: int) -> EventState:
    pair = pair_key(*fact.pair)
    require(pair[0] != pair[1], "round-name-two")
    require(pair not in state.forbidden, "round-these-kept-apart")
    return _with_lock(state, fact.division, Lock(fact.round, fact.pair, fact.reason))


def _bye_given(state: EventState, fact: actions.ByeGiven, _at: int) -> EventState:
    return _with_lock(state, fact.division, Lock(fact.round, (fact.entry,), fact.reason))


def _with_lock(state: EventState, key: str, lock: Lock) -> EventState:
    division = state.division(key)
    with_reason(lock.reason, "round-by-hand-needs-reason")
    require(
        division.plan.format.most_rounds is not None,
        "round-settled-by-draw",
    )
    require(lock.round > len(division.rounds), "round-paired-already", round=lock.round)
    taken = _set_for(division, lock.round)
    out = division.out_of(lock.round)
    for side in lock.sides:
        entry, name = state.entry(side), EntryName(side)
        require(entry.division == key, "round-other-division", entry=name)
        require(entry.is_active, "entry-withdrawn", entry=name)
        require(side not in taken, "round-set-already", entry=name, round=lock.round)
        require(side not in out, "round-sits-out", entry=name, round=lock.round)
    return with_division(state, replace(division, locks=(*division.locks, lock)))


def _set_for(division: Division, round_: int) -> set[int]:
    return {side for one in division.locks if one.round == round_ for side in one.sides}


def _left_out(state: EventState, fact: actions.RoundSatOut, _at: int) -> EventState:
    division = state.division(fact.division)
    with_reason(fact.reason, "round-leaving-out-needs-reason")
    most = division.plan.format.most_rounds
    require(most is not None, "round-nobody-left-out")
    not_certified(division)
    require(fact.round > len(division.rounds), "round-paired-already", round=fact.round)
    require(fact.round <= (most or 0), "round-so-many", count=most or 0)
    require(fact.entries, "round-name-who-sits-out")
    taken = _set_for(division, fact.round)
    for number in fact.entries:
        entry, name = state.entry(number), EntryName(number)
        require(entry.division == division.key, "round-other-division", entry=name)
        require(not entry.is_house, "round-house-team-fills-in")
        require(entry.is_active, "entry-withdrawn", entry=name)
        require(number not in taken, "round-set-already", entry=name, round=fact.round)
        sits_out = number in division.out_of(fact.round)
        require(not sits_out, "round-sits-out-already", entry=name, round=fact.round)
        one = SittingOut(fact.round, number, fact.reason)
        division = replace(division, sitting_out=(*division.sitting_out, one))
    return with_division(state, division)


def _let_in(state: EventState, fact: actions.SittingOutEnded, _at: int) -> EventState:
    """The entries are in the round, or can be paired in it by hand."""
    division = state.division(fact.division)
    not_certified(division)
    require(fact.entries, "round-name-who-plays")
    out = division.out_of(fact.round)
    for number in fact.entries:
        name = EntryName(number)
        require(number in out, "round-does-not-sit-out", entry=name, round=fact.round)
    kept = tuple(
        one
        for one in division.sitting_out
        if one.round != fact.round or one.entry not in fact.entries
    )
    return with_division(state, replace(division, sitting_out=kept))


def _forbidden(state: EventState, fact: actions.PairForbidden, _at: int) -> EventState:
    one, other = fact.pair
    state.entry(one)
    state.entry(other)
    require(one != other, "round-name-two")
    with_reason(fact.reason, "round-keeping-apart-needs-reason")
    return replace(state, forbidden=put(state.forbidden, pair_key(one, other), fact.reason))


def _allowed(state: EventState, fact: actions.PairAllowed, _at: int) -> EventState:
    pair = pair_key(*fact.pair)
    require(pair in state.forbidden, "round-not-kept-apart")
    return replace(
        state, forbidden={one: why for one, why in state.forbidden.items() if one != pair}
    )


def _held(state: EventState, fact: actions.PairingHeld, _at: int) -> EventState:
    pairing = state.pairing(fact.pairing)
    match = MatchName(fact.pairing)
    division = started(state, pairing.division)
    is_last = pairing.round == len(division.rounds) and not division.plan.format.is_laid_out
    require(is_last, "round-hold-last-only", match=match)
    require(fact.pairing not in state.results, "round-match-has-result", match=match)
    require(pairing.is_held != fact.is_held, "round-held-already", match=match)
    set_by = pairing.set_by if fact.is_held else "program"
    held = replace(pairing, is_locked=fact.is_held, set_by=set_by)
    return replace(state, pairings=put(state.pairings, fact.pairing, held))


def _kept(state: EventState, fact: actions.PairingsKept, _at: int) -> EventState:
    division = started(state, fact.division)
    number = len(division.rounds)
    require(division.plan.format.goes_by_standings(division), "round-again-by-standings-only")
    require(fact.round == number, "round-again-last-only", round=number)
    loose = {
        one.number: replace(one, is_locked=True)
        for one in state.round_of(division, number)
        if one.number not in state.results and not one.is_held
    }
    require(loose, "round-again-nothing-loose", round=number)
    return replace(state, pairings={**state.pairings, **loose})


BY_HAND: Final[dict[type, Apply]] = {
    actions.PairLocked: _locked,
    actions.ByeGiven: _bye_given,
    actions.RoundSatOut: _left_out,
    actions.SittingOutEnded: _let_in,
    actions.PairForbidden: _forbidden,
    actions.PairAllowed: _allowed,
    actions.PairingHeld: _held,
    actions.PairingsKept: _kept,
}
