"""What facts of the plan do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.age import span
from rackhouse.contest.entry import Item
from rackhouse.contest.folding.brackets import laid_out
from rackhouse.contest.folding.parts import (
    not_certified,
    not_started,
    started,
    with_division,
    with_reason,
)
from rackhouse.contest.plan import catalogue_fault, division_fault, plan_fault
from rackhouse.contest.refusal import refuse
from rackhouse.contest.schedule import first_fault
from rackhouse.contest.state import Division, EventState
from rackhouse.errors import require
from rackhouse.messages import MatchName

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply
    from rackhouse.contest.formats import AnyFormat


def cut_short(
    state: EventState, division: Division, format_: AnyFormat, after: int
) -> tuple[EventState, Division]:
    """The event and the division without the rounds after one, for another format.

    Raises:
        IllegalError: if one of them was played, or the format cannot follow.
    """
    before = division.plan.format
    require(
        format_.can_follow and before.gives_way,
        "round-begins-with-first",
    )
    require(after <= len(division.rounds), "round-none-yet", round=after)
    most = format_.most_rounds
    require(most is None or most >= after, "round-rounds-stay", count=after)
    known = [
        tuple(number for number in numbers if number in state.pairings)
        for numbers in division.rounds
    ]
    dropped = frozenset(number for numbers in known[after:] for number in numbers)
    for number in sorted(dropped):
        match, round_ = MatchName(number), state.pairings[number].round
        is_over, is_disputed = number in state.results, state.is_disputed(number)
        require(not is_over, "round-format-after-result", match=match, round=round_)
        require(not is_disputed, "round-format-after-dispute", match=match, round=round_)
    goes_on = format_.continues(before) and not dropped
    earlier = division.after(after)
    kept = replace(
        earlier,
        rounds=tuple(known[:after]),
        hill_rounds=earlier.hill_rounds if goes_on else (),
        bye_rounds=division.bye_rounds if goes_on else _with_bye_wins(division, after),
    )
    return (
        replace(
            state,
            pairings={one: it for one, it in state.pairings.items() if one not in dropped},
            tables={one: table for one, table in state.tables.items() if one not in dropped},
        ),
        kept,
    )


def _with_bye_wins(division: Division, after: int) -> tuple[int, ...]:
    """The rounds, up to one, in which a bye was a win."""
    always = division.plan.format.bye_wins
    return tuple(
        number
        for number in range(1, after + 1)
        if always or number in division.hill_rounds or number in division.bye_rounds
    )


def _created(state: EventState, fact: actions.EventCreated, _at: int) -> EventState:
    """The house's equipment is labelled kind by kind."""
    require(state.plan is None, "plan-created-already")
    refuse(plan_fault(fact.plan))
    items = {
        f"{stock.kind} {number}": Item(f"{stock.kind} {number}", stock.kind)
        for stock in fact.plan.equipment
        for number in range(1, stock.count + 1)
    }
    divisions = {division.key: Division(division) for division in fact.plan.divisions}
    return replace(state, plan=fact.plan, divisions=divisions, items={**state.items, **items})


def _rescheduled(state: EventState, fact: actions.ScheduleChanged, _at: int) -> EventState:
    with_reason(fact.reason, "plan-schedule-needs-reason")
    refuse(first_fault(fact.sessions, state.event.zone))
    return replace(state, plan=replace(state.event, sessions=fact.sessions))


def _moved(state: EventState, fact: actions.VenueChanged, _at: int) -> EventState:
    with_reason(fact.reason, "plan-venue-needs-reason")
    return replace(state, plan=replace(state.event, venue=fact.venue))


def _retold(state: EventState, fact: actions.DetailsChanged, _at: int) -> EventState:
    plan = replace(
        state.event,
        title=fact.title,
        contact=fact.contact,
        notices=fact.notices,
        links=fact.links,
    )
    require(fact.title.strip(), "plan-title-needed")
    return replace(state, plan=plan)


def _sign_up_set(state: EventState, fact: actions.SignUpSet, _at: int) -> EventState:
    return replace(state, plan=replace(state.event, sign_up=fact.terms))


def _priced(state: EventState, fact: actions.CatalogueChanged, _at: int) -> EventState:
    refuse(catalogue_fault(fact.catalogue))
    return replace(state, plan=replace(state.event, catalogue=fact.catalogue))


def _opened(state: EventState, fact: actions.DivisionOpened, _at: int) -> EventState:
    divisions = (*(one.plan for one in state.divisions.values()), fact.plan)
    refuse(plan_fault(replace(state.event, divisions=divisions)))
    return with_division(state, Division(fact.plan))


def _reformatted(state: EventState, fact: actions.FormatChanged, _at: int) -> EventState:
    with_reason(fact.reason, "plan-format-needs-reason")
    if fact.after_round is None:
        division = not_started(state, fact.division)
    else:
        division = started(state, fact.division)
        state, division = cut_short(state, division, fact.format, fact.after_round)
    cap = division.plan.spread_cap if fact.spread_cap is None else fact.spread_cap
    plan = replace(division.plan, format=fact.format, order=fact.order, spread_cap=cap)
    refuse(division_fault(plan, state.event.counting))
    last = fact.after_round or 0
    sitting_out = tuple(one for one in division.sitting_out if one.round <= last)
    return with_division(state, replace(division, plan=plan, locks=(), sitting_out=sitting_out))


def _reordered(state: EventState, fact: actions.TieBreaksSet, _at: int) -> EventState:
    division = state.division(fact.division)
    with_reason(fact.reason, "plan-tie-breaks-need-reason")
    not_certified(division)
    refuse(division.plan.format.tie_breaks_fault(fact.order))
    plan = replace(division.plan, order=fact.order)
    refuse(division_fault(plan, state.event.counting))
    return with_division(state, replace(division, plan=plan))


def _who_begins(state: EventState, fact: actions.FirstsSet, _at: int) -> EventState:
    division = state.division(fact.division)
    not_certified(division)
    changed = with_division(
        state, replace(division, plan=replace(division.plan, firsts=fact.firsts))
    )
    begins = {number: replace(state.pairing(number), first=first) for number, first in fact.begins}
    after = replace(changed, pairings={**state.pairings, **begins})
    return laid_out(after, after, division.key)


def _rewarded(state: EventState, fact: actions.AwardsChanged, _at: int) -> EventState:
    division = state.division(fact.division)
    not_certified(division)
    per_band = division.plan.awards_per_band if fact.per_band is None else fact.per_band
    require(
        len(division.bands) > 1 or not fact.per_band,
        "plan-one-band",
        division=division.name,
    )
    plan = replace(division.plan, awards=fact.awards, awards_per_band=per_band)
    refuse(division_fault(plan, state.event.counting))
    return with_division(state, replace(division, plan=plan))


def _merged(state: EventState, fact: actions.DivisionsMerged, _at: int) -> EventState:
    merged = not_started(state, fact.merged)
    into = not_started(state, fact.into)
    with_reason(fact.reason, "plan-merger-needs-reason")
    require(fact.merged != fact.into, "plan-merge-with-other")
    entries = {
        number: replace(entry, division=fact.into) if entry.division == fact.merged else entry
        for number, entry in state.entries.items()
    }
    divisions = {key: one for key, one in state.divisions.items() if key != fact.merged}
    together = replace(into, taken_in=(*into.taken_in, *merged.bands))
    require(len(together.bands) > 1 or not fact.per_band, "plan-awards-per-band")
    plan = replace(into.plan, title=_title_together(into, merged), awards_per_band=fact.per_band)
    divisions[into.key] = replace(together, plan=plan)
    return replace(state, entries=entries, divisions=divisions)


def _title_together(into: Division, merged: Division) -> str:
    """The name of a merged division: all its ages, if both divisions have ages.

    If one of them is for every age, its name stays.
    """
    if into.bands and merged.bands:
        return str(span((*into.bands, *merged.bands)))
    return merged.plan.title if into.bands else into.plan.title


PLANNING: Final[dict[type, Apply]] = {
    actions.EventCreated: _created,
    actions.ScheduleChanged: _rescheduled,
    actions.VenueChanged: _moved,
    actions.DetailsChanged: _retold,
    actions.SignUpSet: _sign_up_set,
    actions.CatalogueChanged: _priced,
    actions.DivisionOpened: _opened,
    actions.FormatChanged: _reformatted,
    actions.TieBreaksSet: _reordered,
    actions.FirstsSet: _who_begins,
    actions.AwardsChanged: _rewarded,
    actions.DivisionsMerged: _merged,
}
