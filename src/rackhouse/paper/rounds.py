"""A round as prints name it: its pairings by table, its title, its day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.plan import deadline_of
from rackhouse.contest.schedule import day_in_words, moment_in_words
from rackhouse.errors import require

if TYPE_CHECKING:
    from rackhouse.contest import State
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division, SittingOut


def round_in(state: State, division: str, round_: int) -> list[Pairing]:
    """The pairings of a round by table, byes last.

    Without a division, those of all that are playing; without a round, of the one that is on.

    Raises:
        IllegalError: where there is no such division, or the round is not paired.
    """
    found = [
        pairing
        for one in _divisions_in(state, division)
        for pairing in state.round_of(one, round_ or round_now(state, one))
    ]
    which = f"Round {round_} is not paired yet" if round_ else "No round is paired yet"
    require(bool(found), f"{which}, so there is nothing to print.")
    unset = len(state.pairings) + max(state.tables.values(), default=0) + 1
    return sorted(
        found,
        key=lambda one: (one.is_bye, state.tables.get(one.number, unset), one.number),
    )


def _divisions_in(state: State, division: str) -> list[Division]:
    every = state.divisions.values()
    playing = [one for one in every if one.stage == "started"] or [*every]
    return [state.division(division)] if division else playing


def left_out_of(state: State, division: str, round_: int) -> list[tuple[Division, SittingOut]]:
    """Who sits out the round whose pairings ``round_in`` gives, with their divisions."""
    return [
        (one, out)
        for one in _divisions_in(state, division)
        for out in one.sitting_out
        if out.round == (round_ or round_now(state, one))
    ]


def round_now(state: State, division: Division) -> int:
    """The round that a division is at: the first with an open match, else the last; 0: none yet."""
    paired = [
        number for number in range(1, len(division.rounds) + 1) if state.round_of(division, number)
    ]
    is_open = (
        number
        for number in paired
        if any(state.result_of(one) is None for one in state.round_of(division, number))
    )
    return next(is_open, paired[-1] if paired else 0)


def table_of(state: State, pairing: Pairing) -> str:
    """The table of a pairing; a line to be filled in by hand where none is set."""
    if pairing.is_bye:
        return "\u2013"
    table = state.tables.get(pairing.number)
    return str(table) if table is not None else "__"


def round_title(division: Division, round_: int) -> str:
    """What a round is called."""
    return division.plan.format.round_name(division, round_).title


def round_terms(state: State, division: str, round_: int) -> tuple[tuple[str, str], ...]:
    """The line under the head of a print of a round; without a division, of all of them."""
    if not division:
        return (("Divisions", "all"), *day_terms(state))
    found = state.division(division)
    terms = [("Round", str(round_))]
    title = round_title(found, round_)
    if title != f"Round {round_}":
        terms.append(("", title))
    if len(state.divisions) > 1:
        terms.append(("Division", found.plan.title))
    return (*terms, *day_terms(state, round_))


def day_terms(state: State, round_: int = 0) -> tuple[tuple[str, str], ...]:
    """When the event is; of a league, until when a round is to be played."""
    plan = state.event
    until = deadline_of(plan, round_) if round_ else None
    if until is not None:
        return (("Until", moment_in_words(until, plan.zone)),)
    days = [session.day for session in plan.sessions]
    if not days:
        return ()
    first = day_in_words(min(days))
    if len(set(days)) == 1:
        return (("Day", first),)
    return (("Days", f"{first} to {day_in_words(max(days))}"),)
