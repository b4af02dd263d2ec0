"""Entering, checking in, and leaving."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from rackhouse.contest import actions
from rackhouse.contest.actor import EventRole
from rackhouse.contest.deciding.following import settle
from rackhouse.contest.deciding.late import find_place
from rackhouse.contest.deciding.money import post_fee
from rackhouse.contest.refusal import refuse
from rackhouse.contest.state import is_full, waiting_list, why_no_sign_up
from rackhouse.errors import IllegalError, require

if TYPE_CHECKING:
    from rackhouse.contest.actions import (
        AddEntries,
        AddEntry,
        CheckIn,
        CheckInAll,
        MoveEntry,
        MoveUp,
        SetSignUp,
        Withdraw,
    )
    from rackhouse.contest.deciding.deciding import EventDeciding


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
    find_place(deciding, number)


def move_up(deciding: EventDeciding, command: MoveUp) -> None:
    """Give an entry on the waiting list a place, whether or not there is room for it."""
    deciding.write_as(actions.MovedUp, command)
    find_place(deciding, command.entry)


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
    find_place(deciding, command.entry)


def check_in(deciding: EventDeciding, command: CheckIn) -> None:
    """Check an entry in; if a bracket or round robin started without it, find it a place."""
    _let_in(deciding, command.entry)


def check_in_all(deciding: EventDeciding, command: CheckInAll) -> None:
    """Check several entries in at once, whose IDs may have been seen as well."""
    require(command.entries, "entry-nobody-to-check-in")
    for entry in command.entries:
        if command.proper and not deciding.state.entry(entry).has_id:
            deciding.write(actions.IdChecked(entry, proper=True))
        _let_in(deciding, entry)


def _let_in(deciding: EventDeciding, entry: int) -> None:
    deciding.write(actions.CheckedIn(entry))
    state = deciding.state
    division = state.divisions[state.entries[entry].division]
    if division.plan.format.is_laid_out and not state.has_place(division, entry):
        # Without a place they are checked in all the same, and watch.
        with suppress(IllegalError):
            find_place(deciding, entry)


def withdraw(deciding: EventDeciding, command: Withdraw) -> None:
    """Take an entry out; it forfeits what it still had to play against one opponent."""
    deciding.state.entry(command.entry)
    deciding.write_as(actions.EntryWithdrawn, command)
    settle(deciding, deciding.state.entries[command.entry].division)
    _fill_places(deciding)
