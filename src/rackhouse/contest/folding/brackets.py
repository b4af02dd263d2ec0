"""A bracket's pairings, worked out anew after every change; and whether all places are final."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from zlib import crc32

from msgspec.structs import replace

from rackhouse.contest.pairing.bracket import Bracket, pairings_of, seeds_in
from rackhouse.contest.pairing.starts import Starts, first_of
from rackhouse.errors import require
from rackhouse.messages import MatchName, Message, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division, EventState


def bracket_in(state: EventState, division: Division) -> Bracket:
    """The bracket of a division that has started."""
    return division.plan.format.bracket(state, division)


def tied_in(state: EventState, division: Division) -> tuple[int, ...]:
    """The played matches that wait for a replay, a draw of tiles or the director."""
    if division.stage != "started" or not state.breaks_ties(division):
        return ()
    return tuple(
        number for numbers in division.rounds for number in numbers if state.is_tied(number)
    )


def laid_out(before: EventState, state: EventState, key: str) -> EventState:
    """The event with the pairings of a bracket that follow from its results.

    Raises:
        IllegalError: if a match that has a result would have other sides.
    """
    division = state.divisions[key]
    if not division.plan.format.is_bracket or division.stage == "open":
        return state
    bracket = bracket_in(state, division)
    pairings = pairings_of(bracket, key, seeds_in(division.order))
    last = division.first_pairing + division.plan.format.numbers_for(len(division.order))
    for number in state.results:
        if division.first_pairing <= number < last:
            was, now = before.pairings.get(number), pairings.get(number)
            require(
                now is not None and (was is None or was.sides == now.sides),
                "round-played-on-it",
                match=MatchName(number),
            )
    _settle_firsts(before, state, division, pairings)
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


def _settle_firsts(
    before: EventState, state: EventState, division: Division, pairings: dict[int, Pairing]
) -> None:
    """Say who goes first in each match, in place; who did before, still does.

    A bracket is worked out without lots, so a checksum over the drawn order is the lot.
    """
    starts = Starts()
    for number, pairing in sorted(pairings.items(), key=lambda one: (one[1].round, one[0])):
        was = before.pairings.get(number)
        first = was.first if was is not None and was.sides == pairing.sides else 0
        if not first and division.plan.firsts == "balanced" and not pairing.is_bye:
            lot = crc32(repr((division.order, number)).encode())
            first = starts.first_among(pairing.sides, partial(_chosen, lot))
        pairings[number] = replace(pairing, first=first)
        starts.note(pairings[number], first_of(state, pairings[number]))


def _chosen(lot: int, left: Sequence[int]) -> int:
    return sorted(left)[lot % len(left)]


def why_not_final(
    state: EventState, division: Division, *, with_ties: bool = True
) -> Message | None:
    """What the places of a division still wait for; ``None`` if they are final.

    ``with_ties`` is off for certificates of older records, when ties outside a bracket were shared.
    """
    if division.stage == "open":
        return message("contest-not-started", division=division.name)
    if waiting := state.outstanding(division.key):
        return message("round-match-outstanding", match=MatchName(waiting[0].number))
    for one in state.discrepancies.values():
        if one.is_open and state.pairings[one.pairing].division == division.key:
            return message("round-dispute-outstanding", match=MatchName(one.pairing))
    if why := division.plan.format.why_not_over(state, division):
        return why
    if with_ties and (tied := tied_in(state, division)):
        return message("round-tie-outstanding", match=MatchName(tied[0]))
    return None
