"""Seating: a match at a table, a whole round, or somebody who plays after all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import actions
from rackhouse.contest.deciding.firsts import settled
from rackhouse.contest.folding.parts import started
from rackhouse.contest.pairing.pairing import Pairing, met_in, pair_key
from rackhouse.contest.state import without_match
from rackhouse.errors import IllegalError, require
from rackhouse.messages import EntryName, MatchName, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rackhouse.contest.actions import AssignTable, AssignTables, PlayAfterAll
    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.state import Division, EventState


def assign_table(deciding: EventDeciding, command: AssignTable) -> None:
    """Seat a match at a free table."""
    pairing = deciding.state.pairing(command.pairing)
    other = _in_use(deciding.state, [pairing]).get(command.table)
    if other is not None:
        raise IllegalError("round-table-taken", table=command.table, match=MatchName(other))
    deciding.write_as(actions.TableAssigned, command)


def assign_tables(deciding: EventDeciding, command: AssignTables) -> None:
    """Seat every match of a round that has no table; the others stay where they are.

    If all rounds of a day were paired at the start, those that follow are seated, too; in a
    bracket, as far as it is known who meets.
    """
    division = started(deciding.state, command.division)
    games = _to_be_played(deciding.state, division, command.round)
    require(games, "round-no-match-without-table", round=command.round)
    require(_seat_all(deciding, games, command.first), "round-all-have-tables", round=command.round)
    format_ = division.plan.format
    if format_.is_laid_out and deciding.state.event.weeks is None:
        for later in range(command.round + 1, len(division.rounds) + 1):
            _seat_all(deciding, _to_be_played(deciding.state, division, later), command.first)


def seat_like_before(deciding: EventDeciding, key: str) -> None:
    """Seat the last round from the same table on as the one before it, if that had tables."""
    state, division = deciding.state, deciding.state.divisions[key]
    last = len(division.rounds)
    before = [state.tables.get(one.number) for one in state.round_of(division, last - 1)]
    if tables := [table for table in before if table is not None]:
        _seat_all(deciding, _to_be_played(state, division, last), min(tables))


def seat_what_is_known(deciding: EventDeciding, key: str) -> None:
    """Seat the matches of a bracket that are known by now, if it has been given tables."""
    state, division = deciding.state, deciding.state.divisions[key]
    if not division.plan.format.is_bracket or division.stage != "started":
        return
    own = [number for numbers in division.rounds for number in numbers]
    if used := [state.tables[number] for number in own if number in state.tables]:
        _seat_all(deciding, [one for one in state.outstanding(key) if not one.is_bye], min(used))


def seat_late(deciding: EventDeciding, entry: int) -> None:
    """Seat the matches of a late entry in the rounds that have tables."""
    division = deciding.state.divisions[deciding.state.entries[entry].division]
    for number in range(1, len(division.rounds) + 1):
        state = deciding.state
        every = state.round_of(division, number)
        if used := [state.tables[one.number] for one in every if one.number in state.tables]:
            own = [one for one in _to_be_played(state, division, number) if entry in one.sides]
            _seat_all(deciding, own, min(used))


def _to_be_played(state: EventState, division: Division, number: int) -> list[Pairing]:
    """The matches of a round that need a table."""
    games = state.round_of(division, number)
    return [one for one in games if not one.is_bye and state.result_of(one) is None]


def _seat_all(deciding: EventDeciding, games: Sequence[Pairing], table: int) -> bool:
    """Give each of these that has no table the next free one; whether any had none."""
    waiting = [one for one in games if one.number not in deciding.state.tables]
    taken = _in_use(deciding.state, waiting)
    for pairing in waiting:
        while table in taken:
            table += 1
        deciding.write(actions.TableAssigned(pairing.number, table))
        table += 1
    return bool(waiting)


def _in_use(state: EventState, moving: Sequence[Pairing]) -> dict[int, int]:
    """The tables that others use while these play, each with the number of its match.

    Usually the rounds of a division follow each other and can share tables. Rounds of a bracket
    overlap, and divisions play at the same time.
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


_REASON = message("pairing-plays-after-all")


def play_after_all(deciding: EventDeciding, command: PlayAfterAll) -> None:
    """Let entries play; if the round is already paired, each needs a place."""
    division = deciding.state.division(command.division)
    last = len(division.rounds)
    late = without_match(deciding.state, division) if command.round == last else []
    if out := tuple(entry for entry in command.entries if entry not in late):
        deciding.write(actions.SittingOutEnded(command.division, command.round, out))
    require(command.round >= last, "round-over", round=command.round)
    if command.round > last:
        return  # they will be paired with everybody else
    waiting = list(command.entries)
    while waiting:
        entry = waiting.pop(0)
        for removed, sides in _places(deciding.state, division.key, entry, waiting, command.begun):
            if _may_meet(deciding.state, division.key, sides):
                _seat(deciding, division.key, removed, sides)
                waiting = [one for one in waiting if one not in sides]
                break
        else:
            raise IllegalError("round-nobody-free", entry=EntryName(entry), round=last)


def _places(
    state: EventState, key: str, entry: int, waiting: list[int], begun: tuple[int, ...]
) -> Iterator[tuple[Pairing | None, tuple[int, ...]]]:
    """Where an entry could play, best first: the match to replace, and who would play."""
    division = state.divisions[key]
    games = state.round_of(division, len(division.rounds))
    is_house = {side: state.entries[side].is_house for one in games for side in one.sides}
    for one in games:
        if one.is_bye:
            yield one, (one.sides[0], entry)
    loose = [one for one in games if state.result_of(one) is None and one.number not in begun]
    for one in loose:
        people = tuple(side for side in one.sides if not is_house[side])
        if len(people) == 1:
            yield one, (people[0], entry)
    yield from ((None, (entry, other)) for other in waiting)
    format_ = division.plan.format
    tables = sorted(loose, key=lambda table: len(table.sides))
    yield from (
        (one, (*one.sides, entry)) for one in tables if len(one.sides) < format_.most_at_table
    )
    if format_.has_house:
        every = (one for one in state.entries_of(key) if one.is_house and one.is_active)
        yield from ((None, (entry, one.number)) for one in every if one.number not in is_house)


def _may_meet(state: EventState, key: str, sides: tuple[int, ...]) -> bool:
    """Whether the last of these entries may play with the others."""
    division = state.divisions[key]
    pairs = [pair_key(side, sides[-1]) for side in sides[:-1]]
    if any(pair in state.forbidden for pair in pairs):
        return False
    last = len(division.rounds)
    most = division.plan.format.most_repeats(last, on_hill=last in division.hill_rounds)
    if most is None:
        return True
    met = met_in(state, division)
    return all(met.get(pair, 0) <= most for pair in pairs)


def _seat(
    deciding: EventDeciding, key: str, removed: Pairing | None, sides: tuple[int, ...]
) -> None:
    state = deciding.state
    number = state.given.pairings + 1
    table = None if removed is None else state.tables.get(removed.number)
    pairing = Pairing(number, key, len(state.divisions[key].rounds), sides, _REASON, "hand")
    gone = () if removed is None else (removed.number,)
    added = settled(deciding, key, [pairing])
    deciding.write(actions.PairingsChanged(key, gone, added, _REASON))
    if table is not None:
        deciding.write(actions.TableAssigned(number, table))
        return
    # A bye has no table: where the round has some, the new match gets the next that is free.
    games = state.round_of(state.divisions[key], pairing.round)
    if tables := [state.tables[one.number] for one in games if one.number in state.tables]:
        _seat_all(deciding, [pairing], min(tables))
