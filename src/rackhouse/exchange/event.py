"""An event as a crosstable, for rating bodies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.pairing.starts import first_of
from rackhouse.contest.result import winners
from rackhouse.contest.standings import standings
from rackhouse.errors import IllegalError
from rackhouse.exchange.crosstable import CrossDivision, CrossGame, CrossPlayer, CrossTable

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from rackhouse.contest import EventPlan, EventState
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division

_NAMELESS = "Nobody"
"""Somebody whose name was erased, in files that know no reader's language and no empty name."""
_NOTHING = CrossGame(0, 0)
"""A round in which somebody did not play and got nothing."""


def crosstable_of(
    state: EventState, names: Mapping[int, str], ratings: Mapping[int, int]
) -> CrossTable:
    """All divisions that have begun, the players in the order of the standings.

    Only games that were played count for a rating: byes and forfeits of every kind are written as
    byes, with the spread that they are worth. Rounds without any result are left out.

    Raises:
        IllegalError: if more than two sit at a table, which no rating body knows.
    """
    return CrossTable(
        state.event.title,
        _first_day(state.event),
        tuple(
            division_crosstable(state, division, names, ratings)
            for division in state.divisions.values()
            if division.rounds
        ),
    )


def _first_day(plan: EventPlan) -> date | None:
    if plan.sessions:
        return plan.sessions[0].day
    return None if plan.weeks is None else plan.weeks.begin  # a league


def division_crosstable(
    state: EventState, division: Division, names: Mapping[int, str], ratings: Mapping[int, int]
) -> CrossDivision:
    """One division, of which perhaps only the players are known yet."""
    numbers = {
        row.entry: place for place, row in enumerate(standings(state, division.key), start=1)
    }
    rounds = [
        {side: pairing for pairing in paired for side in pairing.sides}
        for paired in (state.round_of(division, one + 1) for one in range(len(division.rounds)))
        if any(pairing.number in state.results for pairing in paired)
    ]
    return CrossDivision(
        division.plan.title,
        tuple(
            CrossPlayer(
                names.get(entry, "").strip() or _NAMELESS,
                ratings.get(entry),
                tuple(_game(state, division, numbers, entry, one.get(entry)) for one in rounds),
            )
            for entry in numbers
        ),
    )


def _game(
    state: EventState,
    division: Division,
    numbers: Mapping[int, int],
    entry: int,
    pairing: Pairing | None,
) -> CrossGame:
    result = None if pairing is None else state.result_of(pairing)
    if pairing is None or result is None:
        return _NOTHING
    if len(pairing.sides) > 2:
        raise IllegalError("exchange-two-at-a-table", division=division.name)
    if result.scores and len(pairing.sides) == 2:
        place = pairing.sides.index(entry)
        other = pairing.sides[1 - place]
        if other in numbers:
            first = first_of(state, pairing)
            return CrossGame(
                numbers[other],
                result.scores[place],
                result.scores[1 - place],
                is_first=first == entry if first else None,
            )
    ahead = winners(pairing.sides, result, by_before=state.by_before)
    worth = division.plan.walkover_spread
    return CrossGame(0, worth if entry in ahead else -worth if ahead else 0)
