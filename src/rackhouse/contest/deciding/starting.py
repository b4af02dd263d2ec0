"""Starting a division: an order by hand or by lot, and what a format lays out at once."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal

from rackhouse.contest import facts
from rackhouse.contest.deciding.entering import set_deadlines
from rackhouse.contest.folding.rounds import met_in
from rackhouse.contest.formats import ORDER, Knockout, RoundRobin
from rackhouse.contest.pairing.bracket import slots_for
from rackhouse.contest.pairing.circle import circle
from rackhouse.contest.pairing.pairing import Pairing, pair_key, pairs_of
from rackhouse.contest.pairing.remaining import remaining_rounds
from rackhouse.contest.refusal import refuse
from rackhouse.contest.state import why_may_not_play
from rackhouse.errors import require
from rackhouse.messages import EntryName, Message, all_of, message

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rackhouse.contest.commands import ChangeFormat, StartDivision
    from rackhouse.contest.deciding.minutes import Minutes
    from rackhouse.contest.formats import AnyFormat, Measure
    from rackhouse.contest.state import Division, State

BYE_IN_TURN: Final = message("pairing-bye-in-turn")
NOBODY_FREE: Final = message("pairing-nobody-left-free")


def start_division(minutes: Minutes, command: StartDivision) -> None:
    """Put a division's entries in an order; lay out a bracket or a circle."""
    state = minutes.state
    division = state.division(command.division)
    format_ = division.plan.format
    there = [
        entry.number
        for entry in state.entries_of(division.key)
        if entry.is_active and not entry.is_house and not _is_missing(minutes, entry.number)
    ]
    order, method = _ordered(minutes, division, there, command.seeds)
    if isinstance(format_, Knockout):
        first = state.given.pairings + 1
        if method == "draw":
            order = kept_apart(order, state.forbidden.keys())
        minutes.write(facts.DivisionStarted(division.key, slots_for(order), method, first))
        return
    minutes.write(facts.DivisionStarted(division.key, order, method, 0))
    if isinstance(format_, RoundRobin):
        _lay_out(minutes, division, circle(order, format_.legs), BYE_IN_TURN)


def change_format(minutes: Minutes, command: ChangeFormat) -> None:
    """Play a division otherwise; one that has begun keeps the rounds that have.

    In a round robin those who met in them meet so much less often in the rounds to come.
    """
    division = minutes.state.division(command.division)
    before, format_ = division.plan.format, command.format
    is_same_circle = (
        isinstance(before, RoundRobin)
        and isinstance(format_, RoundRobin)
        and before.legs == format_.legs
    )
    after = None
    if division.stage == "started":
        after = command.after_round
        if after is None:
            after = len(division.rounds) if is_same_circle else _rounds_begun(minutes, division)
    order = command.order or _kept_order(minutes.state, division, format_)
    minutes.write(
        facts.FormatChanged(division.key, format_, order, command.reason, command.spread_cap, after)
    )
    is_whole = is_same_circle and after == len(division.rounds)
    if after is not None and isinstance(format_, RoundRobin) and not is_whole:
        there = {
            entry.number
            for entry in minutes.state.entries_of(division.key)
            if entry.is_active and not entry.is_house and not _is_missing(minutes, entry.number)
        }
        players = [entry for entry in division.order if entry in there]
        players += sorted(there.difference(players))
        met = met_in(minutes.state, minutes.state.division(division.key))
        if any(pair in met for pair in pairs_of(tuple(players))):
            rounds = remaining_rounds(players, met, format_.legs)
            _lay_out(minutes, division, rounds, NOBODY_FREE, after)
        else:
            _lay_out(minutes, division, circle(players, format_.legs), BYE_IN_TURN, after)


def _kept_order(state: State, division: Division, format_: AnyFormat) -> tuple[Measure, ...]:
    """The order that a division was given, where it begins as the format's own does."""
    announced = (one.order for one in state.event.divisions if one.key == division.key)
    given = division.plan.order or next(announced, ())
    return given if given[:1] == ORDER[type(format_)][:1] else ()


def _rounds_begun(minutes: Minutes, division: Division) -> int:
    """How many rounds have begun: of those laid out at the start, up to the last with a result."""
    if not isinstance(division.plan.format, Knockout | RoundRobin):
        return len(division.rounds)
    results = minutes.state.results
    begun = [
        number
        for number, matches in enumerate(division.rounds, start=1)
        if any(match in results for match in matches)
    ]
    return max(begun, default=0)


def _is_missing(minutes: Minutes, entry: int) -> bool:
    """Whether somebody is left out who was to check in and has not."""
    return minutes.state.event.check_in and why_may_not_play(minutes.state, entry) is not None


def _ordered(
    minutes: Minutes, division: Division, there: list[int], seeds: tuple[int, ...]
) -> tuple[tuple[int, ...], Literal["draw", "hand"]]:
    format_ = division.plan.format
    if seeds:
        refuse(_seeds_fault(there, seeds))
        return seeds, "hand"
    is_drawn = not isinstance(format_, Knockout) or format_.seeding == "draw"
    require(is_drawn, "round-seeded-by-hand")
    return tuple(there[place] for place in minutes.drawn(len(there))), "draw"


def kept_apart(order: tuple[int, ...], forbidden: Collection[tuple[int, int]]) -> tuple[int, ...]:
    """A drawn order in which those who are kept apart do not meet in the first round.

    Seeds change places as long as that parts some. Where no swap does, they meet, as they may in
    later rounds: a bracket brings together whoever wins.

    >>> kept_apart((1, 2, 3, 4), {(1, 4)})
    (2, 1, 3, 4)
    """
    best = _clashes(order, forbidden)
    for one, other in combinations(range(len(order)), 2):
        if not best:
            break
        swapped = list(order)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if (clashes := _clashes(swapped, forbidden)) < best:
            order, best = tuple(swapped), clashes
    return order


def _clashes(order: Sequence[int], forbidden: Collection[tuple[int, int]]) -> int:
    slots = slots_for(order)
    pairs = zip(slots[::2], slots[1::2], strict=True)
    return sum(pair_key(*pair) in forbidden for pair in pairs)


def _seeds_fault(there: Sequence[int], seeds: Sequence[int]) -> Message | None:
    """Who is missing from seeds, or too many; none where they name everybody there, each once."""
    missing = all_of(EntryName(one) for one in sorted({*there} - {*seeds}))
    strange = all_of(EntryName(one) for one in sorted({*seeds} - {*there}))
    if missing.items and strange.items:
        return message("round-seeds-wrong", missing=missing, strange=strange)
    if missing.items:
        return message("round-seeds-incomplete", missing=missing)
    if strange.items:
        return message("round-seeds-not-there", strange=strange)
    return message("round-seeds-twice") if len(set(seeds)) < len(seeds) else None


def _lay_out(
    minutes: Minutes,
    division: Division,
    rounds: Sequence[Sequence[tuple[int, ...]]],
    why_bye: Message,
    after: int = 0,
) -> None:
    """Pair the rounds of a round robin, all at once."""
    every: list[Pairing] = []
    why_match = message("pairing-everybody-meets")
    for number, games in enumerate(rounds, start=after + 1):
        first = minutes.state.given.pairings + 1
        pairings = tuple(
            Pairing(
                first + place,
                division.key,
                number,
                sides,
                why_match if len(sides) == 2 else why_bye,
            )
            for place, sides in enumerate(games)
        )
        minutes.write(facts.RoundPaired(division.key, number, pairings))
        every += pairings
    set_deadlines(minutes, tuple(every))
