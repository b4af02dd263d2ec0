"""Where an event stands, for the store to search by and for lists to show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest.deciding.arranging import next_due
from rackhouse.contest.schedule import day_in_words
from rackhouse.desk.values import Card, EventStanding

if TYPE_CHECKING:
    from rackhouse.contest import EventState

_STAGES: Final = ("open", "started", "certified")


def standing_of(state: EventState) -> EventStanding:
    """What the store keeps of a state."""
    return EventStanding(state.number, state.at, next_due(state), card_of(state))


def card_of(state: EventState) -> Card:
    """An event as a list shows it."""
    plan = state.event
    stages = [_STAGES.index(one.stage) for one in state.divisions.values()]
    days = [one.day for one in plan.sessions]
    first = () if plan.weeks is None else (day_in_words(plan.weeks.begin),)
    return Card(
        title=plan.title,
        when=tuple(map(str, plan.sessions)) or first,
        where=plan.venue.name,
        stage=_STAGES[_furthest(stages)],
        entries=sum(one.is_active and not one.is_house for one in state.entries.values()),
        last_day=max(days).isoformat() if days else "",
    )


def _furthest(stages: list[int]) -> int:
    """Certified once all are, started once one is."""
    return 0 if not stages or max(stages) == 0 else 2 if min(stages) == 2 else 1
