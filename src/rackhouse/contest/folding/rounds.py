"""What facts of rounds do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.folding.brackets import laid_out
from rackhouse.contest.folding.parts import (
    not_started,
    put,
    started,
    with_division,
    with_reason,
    without,
)
from rackhouse.contest.pairing.pairing import byes_so_far, met_in, pair_key, pairs_of
from rackhouse.contest.state import EventState, LadderStep
from rackhouse.errors import IllegalError, require
from rackhouse.messages import EntryName, MatchName, all_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.formats import AnyFormat
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division


def _begun(state: EventState, fact: actions.DivisionStarted, at: int) -> EventState:
    division = not_started(state, fact.division)
    entries = [entry for entry in fact.order if entry]
    require(len(entries) >= 2, "round-two-entries-needed")
    require(len(set(entries)) == len(entries), "round-entry-twice-in-order")
    for number in entries:
        entry = state.entry(number)
        plays = entry.division == division.key and entry.is_active
        name = EntryName(number)
        require(plays, "round-not-in-division", entry=name, division=division.name)
    has_rungs = division.plan.format.has_rungs
    begun_ = replace(
        division,
        stage="started",
        order=fact.order,
        first_pairing=fact.first_pairing,
        steps=tuple(LadderStep("joined", entry, at) for entry in entries) if has_rungs else (),
    )
    return laid_out(state, with_division(state, begun_), division.key)


def _filled(state: EventState, fact: actions.SlotFilled, _at: int) -> EventState:
    """The opponent's bye becomes a match."""
    division = started(state, fact.division)
    entry = state.entry(fact.entry)
    name = EntryName(fact.entry)
    require(entry.division == division.key, "round-other-division", entry=name)
    require(fact.entry not in division.order, "round-in-bracket-already", entry=name)
    require(
        0 <= fact.slot < len(division.order) and division.order[fact.slot] == 0,
        "round-slot-not-empty",
    )
    order = (*division.order[: fact.slot], fact.entry, *division.order[fact.slot + 1 :])
    after = with_division(state, replace(division, order=order))
    # The neighbour's bye is now a match; nothing may have been played on from it.
    return laid_out(state, after, division.key)


def _paired(state: EventState, fact: actions.RoundPaired, _at: int) -> EventState:
    division = started(state, fact.division)
    format_ = division.plan.format
    _check_paired(format_)
    last = len(division.rounds)
    require(fact.round == last + 1, "round-next-is", round=last + 1)
    format_.check_place(division, fact.round, on_hill=fact.on_hill)
    if fact.on_hill or not format_.is_laid_out:
        _check_over(state, division, fact)
        _check_byes(state, division, fact.pairings)
    _check_pairings(state, division, fact.pairings)
    most = format_.most_repeats(fact.round, on_hill=fact.on_hill)
    if most is not None:
        _check_repeats(state, division, fact.pairings, most)
    for lock in division.locks:
        wanted = tuple(sorted(lock.sides))
        require(
            lock.round != fact.round
            or not all(state.entry(side).is_active for side in lock.sides)
            or any(tuple(sorted(one.sides)) == wanted for one in fact.pairings),
            "round-locked-together",
            entries=all_of(map(EntryName, lock.sides)),
        )
    numbers = tuple(one.number for one in fact.pairings)
    hill = (*division.hill_rounds, fact.round) if fact.on_hill else division.hill_rounds
    early = (*division.early_rounds, fact.round) if fact.early else division.early_rounds
    rounds = (*division.rounds, numbers)
    longer = replace(division, rounds=rounds, hill_rounds=hill, early_rounds=early)
    if fact.reasoning:
        longer = replace(longer, reasoning=put(longer.reasoning, fact.round, fact.reasoning))
    after = with_division(state, longer)
    return replace(after, pairings={**state.pairings, **{one.number: one for one in fact.pairings}})


def _check_over(state: EventState, division: Division, fact: actions.RoundPaired) -> None:
    """Refuse a round while one that it is paired by is not over."""
    last = len(division.rounds)
    if fact.early:
        require(division.plan.format.pairs_early and last, "round-not-early")
        before = state.round_of(division, last - 1)
    elif fact.on_hill:
        before = state.outstanding(division.key)
    else:
        rounds = (last - 1, last) if last in division.early_rounds else (last,)
        before = [one for number in rounds for one in state.round_of(division, number)]
    for one in before:
        require(
            state.result_of(one) is not None,
            "round-not-over",
            round=one.round,
            match=MatchName(one.number),
        )


def _check_paired(format_: AnyFormat) -> None:
    """Refuse a format whose rounds nobody pairs."""
    require(not format_.why_not_paired, format_.why_not_paired)


def _check_pairings(state: EventState, division: Division, pairings: Iterable[Pairing]) -> None:
    """Nobody twice in a round, nobody who withdrew, no two who are kept apart."""
    seen: set[tuple[int, int]] = set()
    for pairing in pairings:
        number = pairing.number
        require(number not in state.pairings, "round-match-number-taken", number=number)
        require(pairing.division == division.key, "round-pairing-other-division")
        for side in pairing.sides:
            entry, name = state.entry(side), EntryName(side)
            if entry.division != division.key:
                raise IllegalError("round-not-in-division", entry=name, division=division.name)
            require(entry.is_active, "entry-withdrawn", entry=name)
            if side in division.out_of(pairing.round):
                raise IllegalError("round-sits-out-let-in", entry=name, round=pairing.round)
            require((pairing.round, side) not in seen, "round-in-it-already", entry=name)
            seen.add((pairing.round, side))
        for pair in pairs_of(pairing.sides):
            if (reason := state.forbidden.get(pair)) is not None:
                entries = all_of(map(EntryName, pair))
                raise IllegalError("round-kept-apart", entries=entries, reason=reason)


def _check_byes(state: EventState, division: Division, pairings: Iterable[Pairing]) -> None:
    """Nobody has a second bye while somebody else in the round has had none."""
    if division.plan.format.byes_by_group:
        return
    listed = list(pairings)
    byes = [one.sides[0] for one in listed if one.is_bye]
    if not byes or division.plan.format.teams:  # only the larger team has byes
        return
    had = byes_so_far(state, division)
    there = [side for one in listed for side in one.sides if not state.entry(side).is_house]
    fewest = min((had[side] for side in there), default=0)
    for entry in byes:
        require(not state.entry(entry).is_house, "round-house-team-no-bye")
        other = next((side for side in there if had[side] == fewest), entry)
        require(
            had[entry] <= fewest,
            "round-bye-unfair",
            entry=EntryName(entry),
            other=EntryName(other),
        )


def _check_repeats(
    state: EventState, division: Division, pairings: Iterable[Pairing], most: int
) -> None:
    """Nobody meets again too often, unless somebody set it by hand."""
    met = met_in(state, division)
    for pairing in pairings:
        if pairing.set_by == "hand":
            continue
        for one, other in pairs_of(pairing.sides):
            require(
                met.get(pair_key(one, other), 0) <= most,
                "round-met-already",
                entries=all_of(map(EntryName, (one, other))),
            )


def _changed(state: EventState, fact: actions.PairingsChanged, _at: int) -> EventState:
    division = started(state, fact.division)
    with_reason(fact.reason, "round-change-needs-reason")
    _check_paired(division.plan.format)
    for number in fact.removed:
        pairing, match = state.pairing(number), MatchName(number)
        require(pairing.division == division.key, "round-match-other-division", match=match)
        result = state.results.get(number)
        # A substitute plays instead of somebody who has withdrawn.
        is_free = result is None or result.is_by_withdrawal
        require(is_free, "round-match-has-result", match=match)
    bare = replace(
        state,
        pairings=without(state.pairings, *fact.removed),
        results=without(state.results, *fact.removed),
    )
    rounds = [[one for one in numbers if one not in fact.removed] for numbers in division.rounds]
    for pairing in fact.added:
        is_next = 1 <= pairing.round <= len(rounds) + 1
        require(is_next, "round-none-yet", round=pairing.round)
        if pairing.round > len(rounds):
            rounds.append([])
        rounds[pairing.round - 1].append(pairing.number)
    others = [one for one in bare.pairings.values() if one.division == division.key]
    _check_pairings(bare, division, fact.added)
    taken = {(one.round, side) for one in others for side in one.sides}
    for pairing in fact.added:
        for side in pairing.sides:
            require(
                (pairing.round, side) not in taken,
                "round-twice-in-it",
                entry=EntryName(side),
                round=pairing.round,
            )
    thinner = replace(division, rounds=tuple(tuple(numbers) for numbers in rounds))
    if fact.reasoning:
        thinner = replace(thinner, reasoning=put(thinner.reasoning, len(rounds), fact.reasoning))
    if not division.plan.format.is_laid_out:
        for number in {one.round for one in fact.added if one.is_bye}:
            earlier = replace(thinner, rounds=division.rounds[: number - 1])
            there = [one for one in others if one.round == number]
            there += [one for one in fact.added if one.round == number]
            _check_byes(bare, earlier, there)
    after = with_division(bare, thinner)
    added = {pairing.number: pairing for pairing in fact.added}
    tables = {one: table for one, table in state.tables.items() if one not in fact.removed}
    return replace(after, pairings={**bare.pairings, **added}, tables=tables)


ROUNDS: Final[dict[type, Apply]] = {
    actions.DivisionStarted: _begun,
    actions.SlotFilled: _filled,
    actions.RoundPaired: _paired,
    actions.PairingsChanged: _changed,
}
