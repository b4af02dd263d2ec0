"""Entering late, and leaving."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

from rackhouse.contest import actions
from rackhouse.contest.actor import EventRole
from rackhouse.contest.deciding.firsts import settled
from rackhouse.contest.deciding.money import post_fee
from rackhouse.contest.deciding.results import forfeit_the_withdrawn
from rackhouse.contest.pairing.pairing import Pairing, pair_key
from rackhouse.contest.plan import deadline_of
from rackhouse.contest.refusal import refuse
from rackhouse.contest.state import is_full, waiting_list, why_no_sign_up
from rackhouse.errors import IllegalError, require
from rackhouse.messages import EntryName, message

if TYPE_CHECKING:
    from rackhouse.contest.actions import (
        AddEntries,
        AddEntry,
        CheckIn,
        MoveEntry,
        MoveUp,
        SetSignUp,
        Withdraw,
    )
    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.state import Division, EventState
    from rackhouse.messages import Message


def add_entry(deciding: EventDeciding, command: AddEntry) -> None:
    """Enter somebody. After the start only the desk can, and only if there is a place."""
    if deciding.actor.role is EventRole.PLAYER:
        division = deciding.state.division(command.division)
        refuse(why_no_sign_up(deciding.state, deciding.now, division))
        if is_full(deciding.state):
            number = deciding.state.given.entries + 1
            deciding.write_as(actions.EntryAdded, command, entry=number, waits=True)
            return
    _enter(deciding, command)


def add_entries(deciding: EventDeciding, command: AddEntries) -> None:
    """Enter a whole list: all of them, or nobody."""
    require(command.entries, "entry-list-empty")
    for place, one in enumerate(command.entries):
        _enter(deciding, one)
        if place in command.paid and deciding.state.event.sign_up.fee:
            post_fee(deciding, deciding.state.given.entries)


def _enter(deciding: EventDeciding, command: AddEntry) -> None:
    number = deciding.state.given.entries + 1
    deciding.write_as(actions.EntryAdded, command, entry=number)
    _find_place(deciding, number)


def move_up(deciding: EventDeciding, command: MoveUp) -> None:
    """Give an entry on the waiting list a place, whether or not there is room for it."""
    deciding.write_as(actions.MovedUp, command)
    _find_place(deciding, command.entry)


def set_sign_up(deciding: EventDeciding, command: SetSignUp) -> None:
    """Change until when people can sign up; if there is more room, those who wait move up."""
    deciding.write_as(actions.SignUpSet, command)
    _fill_places(deciding)


def _fill_places(deciding: EventDeciding) -> None:
    """Move up those who wait, as long as there is room and their division can be joined.

    Once its play has started, the desk decides.
    """
    for number in waiting_list(deciding.state):
        state = deciding.state
        most = state.event.sign_up.most
        taken = sum(one.is_active and not one.is_house for one in state.entries.values())
        division = state.divisions[state.entries[number].division]
        is_open = division.stage == "open" or division.plan.format.is_always_open
        if is_open and (most is None or taken < most):
            deciding.write(actions.MovedUp(number))


def move_entry(deciding: EventDeciding, command: MoveEntry) -> None:
    """Put an entry into another division, if there is a place."""
    deciding.write_as(actions.EntryMoved, command)
    _find_place(deciding, command.entry)


def check_in(deciding: EventDeciding, command: CheckIn) -> None:
    """Check an entry in; if a bracket or round robin started without it, find it a place."""
    deciding.write_as(actions.CheckedIn, command)
    state = deciding.state
    division = state.divisions[state.entries[command.entry].division]
    if division.plan.format.is_laid_out and not state.has_place(division, command.entry):
        # Without a place they are checked in all the same, and watch.
        with suppress(IllegalError):
            _find_place(deciding, command.entry)


def _find_place(deciding: EventDeciding, number: int) -> None:
    """Find a late entry a place, if its division has started."""
    entry = deciding.state.entries[number]
    division = deciding.state.divisions[entry.division]
    if division.stage != "started" or entry.is_house or entry.waits:
        return
    format_ = division.plan.format
    if format_.is_bracket:
        _fill_slot(deciding, division, number)
    elif format_.is_laid_out and not division.hill_rounds:
        _join_circle(deciding, division, number)
    # Other formats include it in the next round.


def _fill_slot(deciding: EventDeciding, division: Division, entry: int) -> None:
    """Take the first empty slot whose neighbour has not played since the bye."""
    for slot, holder in enumerate(division.order):
        if holder:
            continue
        try:
            deciding.write(actions.SlotFilled(division.key, entry, slot))
        except IllegalError:
            continue
        return
    raise IllegalError("entry-no-slot-left", division=division.name)


def _join_circle(deciding: EventDeciding, division: Division, entry: int) -> None:
    """Meet everybody in rounds in which both are free, from the current one on.

    Whoever was to meet an entry that has withdrawn is free: a substitute plays instead. If nobody
    has had a bye to give up, the rounds after the current one are laid out again instead: the late
    matches would follow the last round one by one.
    """
    state = deciding.state
    opponents = [
        one.number
        for one in state.entries_of(division.key)
        if one.is_active and one.number != entry
    ]
    begin = _round_under_way(state, division)
    if len(opponents) % 2 == 0 and _lay_out_again(deciding, division, [*opponents, entry], begin):
        return
    every = [state.round_of(division, number + 1) for number in range(len(division.rounds))]
    given_up = {
        one.number: tuple(side for side in one.sides if state.entries[side].is_active)
        for games in every[begin - 1 :]
        for one in games
        if (result := state.results.get(one.number)) and result.is_by_withdrawal
    }
    rounds = [[one.sides for one in games if one.number not in given_up] for games in every]
    places = sorted(division.plan.format.late_games(rounds, entry, opponents, begin - 1))
    used = {(number + 1, sides[0]) for number, sides in places}
    removed = tuple(
        pairing.number
        for games in every[begin - 1 :]
        for pairing in games
        if (pairing.is_bye or pairing.number in given_up)
        and any((pairing.round, side) in used for side in pairing.sides)
    )
    instead_of = {
        (state.pairings[one].round, side): state.pairings[one]
        for one in removed
        for side in given_up.get(one, ())
    }

    def why(round_: int, opponent: int) -> Message:
        if (gone := instead_of.get((round_, opponent))) is None:
            return message("pairing-late-meets-everybody")
        [left] = [side for side in gone.sides if side != opponent]
        return message("pairing-substitute", entry=EntryName(left))

    first = state.given.pairings + 1
    late = (
        Pairing(first + place, division.key, number + 1, sides, why(number + 1, sides[0]))
        for place, (number, sides) in enumerate(places)
    )
    added = settled(deciding, division.key, late)
    if added:
        reason = message("pairing-late-joined")
        deciding.write(actions.PairingsChanged(division.key, removed, added, reason))
        for one in added:
            gone = instead_of.get((one.round, one.sides[0]))
            if gone is not None and gone.number in state.tables:
                deciding.write(actions.TableAssigned(one.number, state.tables[gone.number]))
        set_deadlines(deciding, added)


def _lay_out_again(
    deciding: EventDeciding, division: Division, players: list[int], begin: int
) -> bool:
    """Pair the rounds after one again, with a late entry; whether that was possible."""
    state = deciding.state
    every = [
        pairing
        for number in range(1, len(division.rounds) + 1)
        for pairing in state.round_of(division, number)
    ]
    removed = [one for one in every if one.round > begin]
    if any(one.number in state.results or one.is_held for one in removed):
        return False
    met = Counter(pair_key(*one.sides) for one in every if one.round <= begin and not one.is_bye)
    rounds = division.plan.format.rounds_again(players, met)
    if not rounds:
        return False
    late = players[-1]

    def why(sides: tuple[int, ...]) -> Message:
        if len(sides) == 1:
            return message("pairing-bye-in-turn")
        is_late = late in sides
        return message("pairing-late-meets-everybody" if is_late else "pairing-everybody-meets")

    numbers = count(state.given.pairings + 1)
    fresh = [
        Pairing(next(numbers), division.key, number, sides, why(sides))
        for number, games in enumerate(rounds, begin + 1)
        for sides in games
    ]
    gone = tuple(one.number for one in removed)
    added = settled(deciding, division.key, fresh, instead_of=gone)
    reason = message("pairing-late-joined")
    tables = {
        number: sorted(
            state.tables[one.number]
            for one in removed
            if one.round == number and one.number in state.tables
        )
        for number in range(begin + 1, len(division.rounds) + 1)
    }
    deciding.write(actions.PairingsChanged(division.key, gone, added, reason))
    last = max(tables, default=0)
    for number in sorted({one.round for one in added}):
        games = [one.number for one in added if one.round == number and not one.is_bye]
        for game, table in zip(games, tables.get(min(number, last), ()), strict=False):
            deciding.write(actions.TableAssigned(game, table))
    set_deadlines(deciding, added)
    return True


def _round_under_way(state: EventState, division: Division) -> int:
    """The last round with a result, or the first."""
    with_results = [
        number
        for number in range(1, len(division.rounds) + 1)
        if any(
            (result := state.results.get(pairing.number)) and not result.is_by_withdrawal
            for pairing in state.round_of(division, number)
        )
    ]
    return max(with_results, default=1)


def set_deadlines(deciding: EventDeciding, pairings: tuple[Pairing, ...]) -> None:
    """Give the matches of each week its deadline, if the event has weeks."""
    for number in sorted({pairing.round for pairing in pairings}):
        deadline = deadline_of(deciding.state.event, number)
        games = tuple(one.number for one in pairings if one.round == number and not one.is_bye)
        if deadline is not None and games:
            why = message("pairing-end-of-week", week=number)
            deciding.write(actions.DeadlineSet(games, deadline, why))


def withdraw(deciding: EventDeciding, command: Withdraw) -> None:
    """Take an entry out; it forfeits what it still had to play against one opponent."""
    deciding.state.entry(command.entry)
    deciding.write_as(actions.EntryWithdrawn, command)
    forfeit_the_withdrawn(deciding, deciding.state.entries[command.entry].division)
    _fill_places(deciding)
