"""Seating: a match at a table, or a whole round at those that are free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts
from rackhouse.contest.folding.parts import started
from rackhouse.errors import IllegalError, require
from rackhouse.messages import MatchName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest.commands import AssignTable, AssignTables
    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import EventState


def assign_table(deciding: EventDeciding, command: AssignTable) -> None:
    """Seat a match at a table where nobody plays."""
    pairing = deciding.state.pairing(command.pairing)
    other = _in_use(deciding.state, [pairing]).get(command.table)
    if other is not None:
        raise IllegalError("round-table-taken", table=command.table, match=MatchName(other))
    deciding.write(facts.TableAssigned(pairing.number, command.table))


def assign_tables(deciding: EventDeciding, command: AssignTables) -> None:
    """Seat every match of a round that has no table; nobody who sits is moved."""
    division = started(deciding.state, command.division)
    games = [
        pairing
        for pairing in deciding.state.round_of(division, command.round)
        if not pairing.is_bye and deciding.state.result_of(pairing) is None
    ]
    require(games, "round-no-match-without-table", round=command.round)
    waiting = [one for one in games if one.number not in deciding.state.tables]
    require(waiting, "round-all-have-tables", round=command.round)
    taken = _in_use(deciding.state, waiting)
    table = command.first
    for pairing in waiting:
        while table in taken:
            table += 1
        deciding.write(facts.TableAssigned(pairing.number, table))
        table += 1


def _in_use(state: EventState, moving: Sequence[Pairing]) -> dict[int, int]:
    """The tables at which others sit while these play, each with the number of its match.

    Rounds of a division follow each other, so a later one may be given its tables before; but in
    a bracket matches of two rounds are played at once, and divisions are in the hall together.
    """
    own = {(one.division, one.round) for one in moving}
    numbers = {one.number for one in moving}
    divisions = {division for division, _ in own}
    follow = {
        division
        for division in divisions
        if not state.division(division).plan.format.rounds_overlap
    }
    return {
        state.tables[other.number]: other.number
        for other in state.outstanding()
        if other.number in state.tables
        and other.number not in numbers
        and (other.division not in follow or (other.division, other.round) in own)
    }
