"""What facts do that a hand sets before a round is paired: who meets, who waits, who is out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import facts
from rackhouse.contest.folding.parts import put, with_division, with_reason
from rackhouse.contest.pairing.pairing import pair_key
from rackhouse.contest.state import Lock, SittingOut, State
from rackhouse.errors import require

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.state import Division


def locked(state: State, fact: facts.PairLocked, _at: int) -> State:
    """Two entries meet in a round that is yet to be paired."""
    pair = pair_key(*fact.pair)
    require(pair[0] != pair[1], "An entry cannot meet itself; name two.")
    require(pair not in state.forbidden, "These two are not to be paired; allow it first.")
    return _with_lock(state, fact.division, Lock(fact.round, fact.pair, fact.reason))


def bye_given(state: State, fact: facts.ByeGiven, _at: int) -> State:
    """An entry has the bye of a round that is yet to be paired."""
    return _with_lock(state, fact.division, Lock(fact.round, (fact.entry,), fact.reason))


def _with_lock(state: State, key: str, lock: Lock) -> State:
    division = state.division(key)
    with_reason(lock.reason, "A pairing by hand")
    require(
        division.plan.format.most_rounds is not None,
        "In this format the draw settles who meets; nothing can be set for a later round.",
    )
    require(lock.round > len(division.rounds), f"Round {lock.round} has been paired already.")
    taken = _set_for(division, lock.round)
    out = division.out_of(lock.round)
    for side in lock.sides:
        entry = state.entry(side)
        require(entry.division == key, f"Entry {side} is in another division.")
        require(entry.is_active, f"Entry {side} has withdrawn.")
        require(side not in taken, f"Entry {side} is set for round {lock.round} already.")
        require(side not in out, f"Entry {side} sits out round {lock.round}.")
    return with_division(state, replace(division, locks=(*division.locks, lock)))


def _set_for(division: Division, round_: int) -> set[int]:
    return {side for one in division.locks if one.round == round_ for side in one.sides}


def left_out(state: State, fact: facts.RoundSatOut, _at: int) -> State:
    """Entries sit a round out that is yet to be paired."""
    division = state.division(fact.division)
    with_reason(fact.reason, "Leaving somebody out of a round")
    most = division.plan.format.most_rounds
    require(
        most is not None,
        "In this format who plays when is settled otherwise; nobody is left out of a round.",
    )
    _not_certified(division)
    require(fact.round > len(division.rounds), f"Round {fact.round} has been paired already.")
    require(fact.round <= (most or 0), f"This division has {most} rounds, and no more.")
    require(fact.entries, "Nobody is left out; name an entry.")
    taken = _set_for(division, fact.round)
    for number in fact.entries:
        entry = state.entry(number)
        require(entry.division == division.key, f"Entry {number} is in another division.")
        require(not entry.is_house, "A house team plays only where it is needed; let it be.")
        require(entry.is_active, f"Entry {number} has withdrawn.")
        require(number not in taken, f"Entry {number} is set for round {fact.round} already.")
        sits_out = number in division.out_of(fact.round)
        require(not sits_out, f"Entry {number} sits out round {fact.round} already.")
        one = SittingOut(fact.round, number, fact.reason)
        division = replace(division, sitting_out=(*division.sitting_out, one))
    return with_division(state, division)


def _not_certified(division: Division) -> None:
    require(
        division.stage != "certified",
        f"The places of the division {division.plan.title} are certified; undo that first.",
    )


def let_in(state: State, fact: facts.SittingOutEnded, _at: int) -> State:
    """Entries that were to sit a round out are in it, or can be paired in it by hand."""
    division = state.division(fact.division)
    _not_certified(division)
    require(fact.entries, "Nobody is named who is to play; name an entry.")
    out = division.out_of(fact.round)
    for number in fact.entries:
        require(number in out, f"Entry {number} does not sit out round {fact.round}.")
    kept = tuple(
        one
        for one in division.sitting_out
        if one.round != fact.round or one.entry not in fact.entries
    )
    return with_division(state, replace(division, sitting_out=kept))


def forbidden(state: State, fact: facts.PairForbidden, _at: int) -> State:
    """Two entries are not to be paired."""
    one, other = fact.pair
    state.entry(one)
    state.entry(other)
    require(one != other, "Name two entries that are not to meet.")
    with_reason(fact.reason, "Keeping two apart")
    return replace(state, forbidden=put(state.forbidden, pair_key(one, other), fact.reason))


def allowed(state: State, fact: facts.PairAllowed, _at: int) -> State:
    """Two entries may be paired again."""
    pair = pair_key(*fact.pair)
    require(pair in state.forbidden, "These two are not kept apart.")
    return replace(
        state, forbidden={one: why for one, why in state.forbidden.items() if one != pair}
    )


BY_HAND: Final[dict[type, Apply]] = {
    facts.PairLocked: locked,
    facts.ByeGiven: bye_given,
    facts.RoundSatOut: left_out,
    facts.SittingOutEnded: let_in,
    facts.PairForbidden: forbidden,
    facts.PairAllowed: allowed,
}
