"""A knockout's pairings, worked out afresh whenever something about it has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest.formats import Knockout
from rackhouse.contest.pairing.bracket import Bracket, bracket_of, pairings_of, seed_order
from rackhouse.errors import require
from rackhouse.messages import MatchName

if TYPE_CHECKING:
    from rackhouse.contest.state import Division, State


def bracket_in(state: State, division: Division) -> Bracket:
    """The bracket of a knockout that has started."""
    format_ = division.plan.format
    assert isinstance(format_, Knockout)
    return bracket_of(
        division.order,
        state.results,
        first=division.first_pairing,
        third_place=format_.third_place,
        by_before=state.by_before,
    )


def tied_in(state: State, division: Division) -> tuple[int, ...]:
    """The matches that were played and wait for a replay, a draw of tiles or the director."""
    if division.stage != "started" or not state.breaks_ties(division):
        return ()
    return tuple(
        number for numbers in division.rounds for number in numbers if state.is_tied(number)
    )


def laid_out(before: State, state: State, key: str) -> State:
    """The event with a knockout's pairings as its results now have them.

    Raises:
        IllegalError: where a match that has a result would have other sides.
    """
    division = state.divisions[key]
    if not isinstance(division.plan.format, Knockout) or division.stage == "open":
        return state
    bracket = bracket_in(state, division)
    seeds = {entry: seed for seed, entry in enumerate(_by_seed(division.order), start=1)}
    pairings = pairings_of(bracket, key, seeds)
    last = division.first_pairing + len(bracket.matches())
    for number in state.results:
        if division.first_pairing <= number < last:
            was, now = before.pairings.get(number), pairings.get(number)
            require(
                now is not None and (was is None or was.sides == now.sides),
                "round-played-on-it",
                match=MatchName(number),
            )
    others = {
        number: pairing for number, pairing in state.pairings.items() if pairing.division != key
    }
    rounds = [tuple(match.number for match in matches) for matches in bracket.rounds]
    if bracket.third:
        rounds[-1] = (*rounds[-1], bracket.third.number)
    return replace(
        state,
        pairings=others | pairings,
        divisions={**state.divisions, key: replace(division, rounds=tuple(rounds))},
    )


def _by_seed(slots: tuple[int, ...]) -> list[int]:
    """The entries of a bracket, the first seed first."""
    placed = dict(zip(seed_order(len(slots)), slots, strict=True))
    return [placed[seed] for seed in sorted(placed) if placed[seed]]
