"""A round for prints: its pairings by table, its title, its day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.plan import deadline_of
from rackhouse.contest.schedule import local
from rackhouse.errors import IllegalError, require
from rackhouse.messages import Day, Message, moment

if TYPE_CHECKING:
    from rackhouse.contest import EventState
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.result import Result
    from rackhouse.contest.state import Division, SittingOut
    from rackhouse.paper.names import EntryNames


def round_in(state: EventState, division: str, round_: int) -> list[Pairing]:
    """The pairings of a round by table, byes last.

    Without a division, those of all divisions that are playing; without a round, of the current
    one.

    Raises:
        IllegalError: if there is no such division, or the round is not paired.
    """
    found = [
        pairing
        for one in _divisions_in(state, division)
        for pairing in state.round_of(one, round_ or round_now(state, one))
    ]
    if not found and not round_:
        raise IllegalError("print-no-round")
    require(found, "print-round-not-paired", round=round_)
    unset = len(state.pairings) + max(state.tables.values(), default=0) + 1
    return sorted(
        found,
        key=lambda one: (one.is_bye, state.tables.get(one.number, unset), one.number),
    )


def _divisions_in(state: EventState, division: str) -> list[Division]:
    every = state.divisions.values()
    playing = [one for one in every if one.stage == "started"] or [*every]
    return [state.division(division)] if division else playing


def left_out_of(state: EventState, division: str, round_: int) -> list[tuple[Division, SittingOut]]:
    """Who sits out the round that ``round_in`` gives, with their divisions."""
    return [
        (one, out)
        for one in _divisions_in(state, division)
        for out in one.sitting_out
        if out.round == (round_ or round_now(state, one))
    ]


def round_now(state: EventState, division: Division) -> int:
    """The current round of a division: the first with an open match, or the last; 0 if none."""
    paired = [
        number for number in range(1, len(division.rounds) + 1) if state.round_of(division, number)
    ]
    is_open = (
        number
        for number in paired
        if any(state.result_of(one) is None for one in state.round_of(division, number))
    )
    return next(is_open, paired[-1] if paired else 0)


def table_of(state: EventState, pairing: Pairing) -> str:
    """The table of a pairing; a blank to fill in if none is set."""
    if pairing.is_bye:
        return "\u2013"
    table = state.tables.get(pairing.number)
    return str(table) if table is not None else "__"


def board_of(state: EventState, pairing: Pairing) -> int | None:
    """The board of a match between teams."""
    division = state.division(pairing.division)
    return division.plan.format.board_of(state, division, pairing)


def round_title(division: Division, round_: int) -> Message:
    """The title of a round.

    >>> from rackhouse.contest import DivisionPlan
    >>> from rackhouse.contest.formats import Knockout
    >>> from rackhouse.contest.state import Division
    >>> bracket = Division(DivisionPlan("main", "Main", Knockout()), rounds=((1, 2), (3,)))
    >>> print(round_title(bracket, 1), round_title(bracket, 2))
    Semi-finals Final
    """
    return division.plan.format.round_name(division, round_).title


def round_terms(
    state: EventState, names: EntryNames, division: str, round_: int
) -> tuple[tuple[str, str], ...]:
    """The line under the head of a print of a round; without a division, for all of them."""
    terms = [(names.say("print-round"), str(round_))] if division else []
    title = round_title(state.division(division), round_) if division else None
    if title is not None and title.key != "print-round-title":
        terms.append(("", names.voice.say(title)))
    return (*terms, *division_terms(state, names, division, round_))


def division_terms(
    state: EventState, names: EntryNames, division: str, round_: int
) -> tuple[tuple[str, str], ...]:
    """The division of a print, if there are several, and the day; all divisions if none is given.

    For prints whose title names the round.
    """
    if not division:
        of_all = (names.say("print-divisions"), names.say("print-divisions-all"))
        return (of_all, *day_terms(state, names))
    one = (names.say("print-division"), title_of(names, state.division(division)))
    return (*([one] if len(state.divisions) > 1 else []), *day_terms(state, names, round_))


def kind_in(names: EntryNames, result: Result) -> str:
    """How a match without scores ended: a forfeit, a no-show and so on."""
    return names.say("print-kind", kind=result.kind.replace(" ", "-"))


def title_of(names: EntryNames, division: Division) -> str:
    """The title of a division."""
    return names.voice.say(division.name)


def band_in_words(names: EntryNames, division: Division, band: str) -> str:
    """An age band of a merged division, by its key, as the reader says it; empty stays empty."""
    said = {str(one): names.voice.say(one.name) for one in division.bands}
    return said.get(band, band)


def day_terms(state: EventState, names: EntryNames, round_: int = 0) -> tuple[tuple[str, str], ...]:
    """When the event is; in a league, the deadline of a round."""
    plan = state.event
    until = deadline_of(plan, round_) if round_ else None
    if until is not None:
        ends = names.voice.say(moment(local(until, plan.zone)))
        return ((names.say("print-until"), ends),)
    days = [session.day for session in plan.sessions]
    if not days:
        return ()
    first, last = (Day(day, with_weekday=True) for day in (min(days), max(days)))
    if first == last:
        return ((names.say("print-day"), names.voice.say(first)),)
    return ((names.say("print-days"), names.say("print-days-of", first=first, last=last)),)
