"""Seating: a match at a table, or a whole round at those that are free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts
from rackhouse.contest.folding.parts import started
from rackhouse.contest.formats import Knockout
from rackhouse.contest.refusal import require

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest.commands import AssignTable, AssignTables
    from rackhouse.contest.deciding.minutes import Minutes
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import State


def assign_table(minutes: Minutes, command: AssignTable) -> None:
    """Seat a match at a table where nobody plays."""
    pairing = minutes.state.pairing(command.pairing)
    other = _in_use(minutes.state, [pairing]).get(command.table)
    require(other is None, f"Table {command.table} is taken by match {other}.")
    minutes.write(facts.TableAssigned(pairing.number, command.table))


def assign_tables(minutes: Minutes, command: AssignTables) -> None:
    """Seat every match of a round, one table after another; those in use are left out."""
    division = started(minutes.state, command.division)
    games = [
        pairing
        for pairing in minutes.state.round_of(division, command.round)
        if not pairing.is_bye and minutes.state.result_of(pairing) is None
    ]
    require(games, f"No match of round {command.round} is waiting for a table.")
    taken = _in_use(minutes.state, games)
    table, places = command.first, dict[int, int]()
    for pairing in games:
        while table in taken:
            table += 1
        places[pairing.number] = table
        table += 1
    _move(minutes, places, max(table, *minutes.state.tables.values(), 0) + 1)


def _move(minutes: Minutes, places: dict[int, int], spare: int) -> None:
    """Let matches sit down one by one, each once its table has been left by another of them."""
    waiting = dict(places)
    while waiting:
        held = {minutes.state.tables.get(number): number for number in waiting}
        ready = [number for number, table in waiting.items() if held.get(table) in (None, number)]
        for number in ready:
            minutes.write(facts.TableAssigned(number, waiting.pop(number)))
        if not ready:  # they change places in a ring: one of them stands up first
            minutes.write(facts.TableAssigned(next(iter(waiting)), spare))


def _in_use(state: State, moving: Sequence[Pairing]) -> dict[int, int]:
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
        if not isinstance(state.division(division).plan.format, Knockout)
    }
    return {
        state.tables[other.number]: other.number
        for other in state.outstanding()
        if other.number in state.tables
        and other.number not in numbers
        and (other.division not in follow or (other.division, other.round) in own)
    }
