"""What facts do that a hand sets before a round is paired: who meets, who does not, who waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import facts
from rackhouse.contest.folding.parts import put, with_division, with_reason
from rackhouse.contest.formats import Knockout, Ladder, RoundRobin
from rackhouse.contest.pairing.pairing import pair_key
from rackhouse.contest.refusal import require
from rackhouse.contest.state import Lock, State

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply


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
        not isinstance(division.plan.format, Knockout | RoundRobin | Ladder),
        "In this format the draw settles who meets; nothing can be set for a later round.",
    )
    require(lock.round > len(division.rounds), f"Round {lock.round} has been paired already.")
    taken = {side for one in division.locks if one.round == lock.round for side in one.sides}
    for side in lock.sides:
        entry = state.entry(side)
        require(entry.division == key, f"Entry {side} is in another division.")
        require(entry.is_active, f"Entry {side} has withdrawn.")
        require(side not in taken, f"Entry {side} is set for round {lock.round} already.")
    return with_division(state, replace(division, locks=(*division.locks, lock)))


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
    facts.PairForbidden: forbidden,
    facts.PairAllowed: allowed,
}
