"""An event like an older one: its plan and settings, without its entries and results."""

from __future__ import annotations

import asyncio
from datetime import MAXYEAR, date, timedelta
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from rackhouse.contest import fold
from rackhouse.contest.plan import SignUpTerms
from rackhouse.desk.create import Created, announce
from rackhouse.desk.look import look
from rackhouse.desk.mail_permission import LONGEST_PHRASE
from rackhouse.desk.moving import read_event
from rackhouse.errors import IllegalError
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.open_game import id_of

if TYPE_CHECKING:
    from rackhouse.contest import EventPlan, EventState
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId


class EventAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for an event like an older one."""

    id: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
    """A name that the sender uses for no other request: sent again, it creates no second event."""
    first_day: date
    """The new first day; the other days keep their distance to it."""
    title: Annotated[str, Meta(max_length=100)] = ""
    """The new title; if empty, the old one."""
    phrase: Annotated[str, Meta(max_length=LONGEST_PHRASE)] = ""
    """The hall's phrase, if it asks organisers for one."""


async def create_again(
    events: Events, person: PersonId, event: EventId, as_: str, wish: EventAgain
) -> Created:
    """Create an event like one of this hall; for its office.

    Raises:
        NotAllowedError: if they do not run the older event, or the hall's phrase is wrong.
        IllegalError: if the new days cannot be.
    """
    scene = await look(events, person, event, as_)
    if not scene.who.is_office:
        raise NotAllowedError("desk-again-not-yours")
    may_mail = events.permission.check_creation(wish.phrase)
    plan = plan_again(scene.state, wish.title, wish.first_day)
    name = id_of(person, f"event {wish.id}")
    return await announce(events, person, name, plan, scene.info.settings, may_mail=may_mail)


async def create_from_file(
    events: Events, person: PersonId, data: bytes, wish: EventAgain
) -> Created:
    """Create an event like the one in a file that a desk saved.

    Raises:
        NotAllowedError: if the hall's phrase is missing or wrong.
        MalformedError: if the file is damaged.
        IllegalError: if it has no event, or the new days cannot be.
    """
    may_mail = events.permission.check_creation(wish.phrase)
    kept = await asyncio.to_thread(read_event, data)
    book = await asyncio.to_thread(fold, kept.lines)
    if book.state.plan is None:
        raise IllegalError("desk-file-empty")
    plan = plan_again(book.state, wish.title, wish.first_day)
    name = id_of(person, f"event {wish.id}")
    return await announce(events, person, name, plan, kept.settings, may_mail=may_mail)


def plan_again(state: EventState, title: str, first_day: date) -> EventPlan:
    """The plan of an event as it stands now, moved to another first day.

    Sign-up is open again, until as many days before the first day as it was.
    """
    plan = state.event
    first = first_day_of(plan)
    by = first_day - first if first is not None else timedelta()
    if first_day.year >= MAXYEAR - 1:
        raise IllegalError("plan-moment-wrong")
    divisions = tuple(
        state.divisions[one.key].plan if one.key in state.divisions else one
        for one in plan.divisions
    )
    until = plan.sign_up.until
    return replace(
        plan,
        title=title.strip() or plan.title,
        sessions=tuple(replace(one, day=one.day + by, weekday=None) for one in plan.sessions),
        weeks=plan.weeks and replace(plan.weeks, begin=plan.weeks.begin + by),
        age_day=plan.age_day and _in_year(plan.age_day, plan.age_day.year + _years(first, by)),
        divisions=divisions,
        sign_up=SignUpTerms(
            until=None if until is None else until + by.days * 86_400_000, most=plan.sign_up.most
        ),
    )


def first_day_of(plan: EventPlan) -> date | None:
    """The first day of an event; ``None`` if it names none."""
    days = [one.day for one in plan.sessions]
    return plan.weeks.begin if plan.weeks is not None else min(days, default=None)


def _years(first: date | None, by: timedelta) -> int:
    return 0 if first is None else (first + by).year - first.year


def _in_year(day: date, year: int) -> date:
    """The same day in another year; February 29 becomes February 28.

    >>> _in_year(date(2024, 2, 29), 2025)
    datetime.date(2025, 2, 28)
    """
    last = 28 if (day.month, day.day) == (2, 29) else day.day
    return date(year, day.month, last)
