"""Starting a division: its order, by hand or by lot, and the rounds a format lays out at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rackhouse.contest import actions
from rackhouse.contest.deciding.arranging import set_deadlines
from rackhouse.contest.deciding.firsts import settled
from rackhouse.contest.pairing.pairing import Pairing, met_in
from rackhouse.contest.pairing.starts import Starts
from rackhouse.contest.plan import deadline_of
from rackhouse.contest.refusal import LikelySlip, refuse
from rackhouse.contest.state import why_may_not_play
from rackhouse.errors import require
from rackhouse.messages import EntryName, Message, all_of, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest.actions import ChangeFormat, StartDivision
    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.formats import AnyFormat
    from rackhouse.contest.standings import Measure
    from rackhouse.contest.state import Division, EventState


def start_division(deciding: EventDeciding, command: StartDivision) -> None:
    """Put a division's entries in order, and lay out a bracket or a round robin.

    Raises:
        LikelySlip: if its first week is over already and the sender is not sure.
    """
    state = deciding.state
    division = state.division(command.division)
    format_ = division.plan.format
    there = [
        entry.number
        for entry in state.entries_of(division.key)
        if entry.is_active and not entry.is_house and not _is_missing(deciding, entry.number)
    ]
    deadline = deadline_of(state.event, 1) if format_.is_league else None
    if deadline is not None and deadline <= deciding.now and not command.sure:
        raise LikelySlip("round-first-week-over-sure")
    order, method = _ordered(deciding, division, there, command.seeds)
    slots = format_.starting_order(order, state.forbidden.keys(), is_drawn=method == "draw")
    numbers = format_.numbers_for(len(slots))
    first = state.given.pairings + 1 if numbers else 0
    deciding.write(actions.DivisionStarted(division.key, slots, method, first, numbers))
    _lay_out(deciding, division, *format_.circle(order, {}))


def change_format(deciding: EventDeciding, command: ChangeFormat) -> None:
    """Change the format of a division; rounds that have begun stay.

    A round robin that follows takes into account who has met already.
    """
    division = deciding.state.division(command.division)
    before, format_ = division.plan.format, command.format
    is_same_circle = format_.is_same_circle(before)
    after = None
    if division.stage == "started":
        after = command.after_round
        if after is None:
            after = len(division.rounds) if is_same_circle else _rounds_begun(deciding, division)
    order = command.order or _kept_order(deciding.state, division, format_)
    deciding.write_as(actions.FormatChanged, command, order=order, after_round=after)
    is_whole = is_same_circle and after == len(division.rounds)
    if after is not None and not is_whole:
        there = {
            entry.number
            for entry in deciding.state.entries_of(division.key)
            if entry.is_active and not entry.is_house and not _is_missing(deciding, entry.number)
        }
        players = [entry for entry in division.order if entry in there]
        players += sorted(there.difference(players))
        met = met_in(deciding.state, deciding.state.division(division.key))
        _lay_out(deciding, division, *format_.circle(players, met), after)


def _kept_order(state: EventState, division: Division, format_: AnyFormat) -> tuple[Measure, ...]:
    """The tie-break order of a division, if it starts like the format's own."""
    announced = (one.order for one in state.event.divisions if one.key == division.key)
    given = division.plan.order or next(announced, ())
    return given if given[:1] == format_.order[:1] else ()


def _rounds_begun(deciding: EventDeciding, division: Division) -> int:
    """How many rounds have begun; of rounds laid out at the start, up to the last with a result."""
    if not division.plan.format.is_laid_out:
        return len(division.rounds)
    results = deciding.state.results
    begun = [
        number
        for number, matches in enumerate(division.rounds, start=1)
        if any(match in results for match in matches)
    ]
    return max(begun, default=0)


def _is_missing(deciding: EventDeciding, entry: int) -> bool:
    """Whether an entry had to check in and has not."""
    return deciding.state.event.check_in and why_may_not_play(deciding.state, entry) is not None


def _ordered(
    deciding: EventDeciding, division: Division, there: list[int], seeds: tuple[int, ...]
) -> tuple[tuple[int, ...], Literal["draw", "hand"]]:
    if seeds:
        refuse(_seeds_fault(there, seeds))
        return seeds, "hand"
    require(division.plan.format.may_draw, "round-seeded-by-hand")
    return tuple(there[place] for place in deciding.drawn(len(there))), "draw"


def _seeds_fault(there: Sequence[int], seeds: Sequence[int]) -> Message | None:
    """What is wrong with seeds; ``None`` if they name everybody there, each once."""
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
    deciding: EventDeciding,
    division: Division,
    rounds: Sequence[Sequence[tuple[int, ...]]],
    why_bye: Message | None,
    after: int = 0,
) -> None:
    """Pair the rounds of a round robin, all at once."""
    every: list[Pairing] = []
    why_match = message("pairing-everybody-meets")
    starts = Starts.before(deciding.state, deciding.state.divisions[division.key])
    for number, games in enumerate(rounds, start=after + 1):
        first = deciding.state.given.pairings + 1
        paired = (
            Pairing(
                first + place,
                division.key,
                number,
                sides,
                why_match if len(sides) == 2 else why_bye or "",
            )
            for place, sides in enumerate(games)
        )
        pairings = settled(deciding, division.key, paired, starts)
        deciding.write(actions.RoundPaired(division.key, number, pairings))
        every += pairings
    set_deadlines(deciding, tuple(every))
