"""Events in use: each folded once and then extended line by line; and where each stands."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeVar

from rackhouse.contest import PUBLIC, Book, EventActor, EventRole, EventWorld, Line, SeededLots
from rackhouse.contest.deciding.arranging import next_due
from rackhouse.contest.schedule import day_in_words
from rackhouse.desk.names import Names
from rackhouse.desk.roles import STRENGTH, Who, parse_role, role_name
from rackhouse.desk.values import Card, EventStanding
from rackhouse.log.logs import LiveLog

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from rackhouse.contest import EventState
    from rackhouse.desk.values import KeptEvent, RoleHeld
    from rackhouse.service.values import PersonId


T = TypeVar("T")

MOST_VIEWS = 16
"""How many views of one state are kept: readers ask in many locales."""


class LiveEvent(LiveLog[Line, Book]):
    """An event in use."""

    def __init__(self, kept: KeptEvent, book: Book) -> None:
        super().__init__(kept.info.id)
        self.info = kept.info
        self.book = book
        self.names = Names()
        self.roles: tuple[RoleHeld, ...] = ()
        self._lots = SeededLots(kept.secret)
        self._viewing = asyncio.Lock()
        self._views: dict[Hashable, Any] = {}
        self._views_of: Hashable = None

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self.book.state.number

    def world(self, now: int) -> EventWorld:
        """The world for a decision at this time."""
        return EventWorld(now, self._lots)

    def after(self, lines: Iterable[Line]) -> Book:
        """The book after more lines; the event itself is not changed."""
        book = self.book
        for line in lines:
            book = book.with_line(line)
        return book

    def advance(self, lines: Iterable[Line], after: Book) -> None:
        """Take over the book: the lines are on disk."""
        self.book = after

    async def view(self, key: Hashable, make: Callable[[], T]) -> T:
        """What ``make`` returns, computed once until lines or names change.

        It runs in a thread, because with thousands of entries it takes a moment.
        """
        of = (self.number, id(self.names), id(self.info))
        async with self._viewing:
            if self._views_of != of or len(self._views) >= MOST_VIEWS:
                self._views, self._views_of = {}, of
            if key not in self._views:
                self._views[key] = await asyncio.to_thread(make)
            found: T = self._views[key]
            return found

    # --- who is here

    def roles_of(self, person: PersonId | None) -> tuple[EventActor, ...]:
        """All roles of somebody at the event, the strongest first; everybody is public."""
        held = {
            EventActor(one.role, one.person, one.entry if one.role is EventRole.PLAYER else None)
            for one in self.roles
            if one.person == person
        }
        found = sorted(held, key=lambda one: (STRENGTH.index(one.role), one.entry or 0))
        return (*found, PUBLIC)

    def who(self, person: PersonId | None, as_: str = "") -> Who | None:
        """Somebody in the role they name, or in their strongest; ``None`` if it is not theirs.

        Raises:
            MalformedError: if it names no role.
        """
        roles = self.roles_of(person)
        if not as_:
            return Who(roles[0], roles)
        asked = role_name(parse_role(as_))
        found = next((one for one in roles if role_name(one) == asked), None)
        return None if found is None else Who(found, roles)


_STAGES: Final = ("open", "started", "certified")


def standing_of(state: EventState) -> EventStanding:
    """What the store keeps of a state."""
    return EventStanding(state.number, state.at, next_due(state), card_of(state))


def card_of(state: EventState) -> Card:
    """An event as lists show it."""
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
