"""Events in use: each folded once, and then taken on line by line."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, TypeVar

from rackhouse.contest import PUBLIC, Actor, Role, SeededLots, World, fold
from rackhouse.contest.codec import decode_line
from rackhouse.desk.errors import UnknownEventError
from rackhouse.desk.names import Names, names_of
from rackhouse.desk.roles import STRENGTH, Who, parse_role, role_name
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from rackhouse.contest import Book, Line
    from rackhouse.desk.ports import EventStore
    from rackhouse.desk.values import EventId, KeptEvent, RoleHeld
    from rackhouse.service.values import PersonId

T = TypeVar("T")
LONGEST_ID = 64
NO_EVENT = "desk-no-event"


class LiveEvent:
    """An event in use. Whoever writes holds ``lock`` from the decision until it is on disk."""

    def __init__(self, kept: KeptEvent, book: Book) -> None:
        self.info = kept.info
        self.lock = asyncio.Lock()
        self.book = book
        self.names = Names()
        self.roles: tuple[RoleHeld, ...] = ()
        self.is_sure = True
        """Off after a write that may or may not have reached the disk."""
        self._lots = SeededLots(kept.secret)
        self._viewing = asyncio.Lock()
        self._views: dict[Hashable, Any] = {}
        self._views_of: Hashable = None

    @property
    def id(self) -> EventId:
        """The name of the event."""
        return self.info.id

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self.book.state.number

    def world(self, now: int) -> World:
        """The world as a decision is given it."""
        return World(now, self._lots)

    def after(self, lines: Iterable[Line]) -> Book:
        """The book after more lines; nothing is changed by asking."""
        book = self.book
        for line in lines:
            book = book.with_line(line)
        return book

    async def view(self, key: Hashable, make: Callable[[], T]) -> T:
        """What ``make`` makes, once for as long as lines and names stay as they are.

        It is made away from the event loop: with thousands of entries it takes a moment.
        """
        of = (self.number, id(self.names), id(self.info))
        async with self._viewing:
            if self._views_of != of:
                self._views, self._views_of = {}, of
            if key not in self._views:
                self._views[key] = await asyncio.to_thread(make)
            found: T = self._views[key]
            return found

    # --- who is here

    def roles_of(self, person: PersonId | None) -> tuple[Actor, ...]:
        """All that somebody is at the event, the strongest first; everybody is of the public."""
        held = {
            Actor(one.role, one.person, one.entry if one.role is Role.PLAYER else None)
            for one in self.roles
            if one.person == person
        }
        found = sorted(held, key=lambda one: (STRENGTH.index(one.role), one.entry or 0))
        return (*found, PUBLIC)

    def who(self, person: PersonId | None, as_: str = "") -> Who | None:
        """Somebody in the role that they name, or in their strongest; none where it is not theirs.

        Raises:
            MalformedError: where it names no role.
        """
        roles = self.roles_of(person)
        if not as_:
            return Who(roles[0], roles)
        asked = role_name(parse_role(as_))
        found = next((one for one in roles if role_name(one) == asked), None)
        return None if found is None else Who(found, roles)


class LiveEvents:
    """The events in use; those that nobody has asked for in a while are let go."""

    def __init__(
        self,
        store: EventStore,
        most: int,
        is_wanted: Callable[[EventId], bool],
        *,
        is_alone: bool,
    ) -> None:
        self._store = store
        self._most = most
        self._is_alone = is_alone
        self._is_wanted = is_wanted
        self._events: OrderedDict[EventId, LiveEvent] = OrderedDict()
        self._loading: dict[EventId, asyncio.Future[LiveEvent]] = {}

    def at_hand(self, event: EventId) -> LiveEvent | None:
        """The event if it is in use."""
        return self._events.get(event)

    async def get(self, event: EventId) -> LiveEvent:
        """The event, read from the store if it is not in use.

        Raises:
            UnknownEventError: where there is none.
        """
        if len(event) > LONGEST_ID or not event.isprintable():
            raise UnknownEventError(NO_EVENT)
        live = self._events.get(event)
        if live is not None:
            self._events.move_to_end(event)
            return live
        loading = self._loading.get(event)
        if loading is None:
            loading = asyncio.ensure_future(self._load(event))
            self._loading[event] = loading
            loading.add_done_callback(lambda _: self._loading.pop(event, None))
        return await asyncio.shield(loading)

    async def _load(self, event: EventId) -> LiveEvent:
        kept = await self._store.event(event)
        if kept is None:
            raise UnknownEventError(NO_EVENT)
        stored = await self._store.event_lines(event)
        book = await asyncio.to_thread(lambda: fold([decode_line(one.line) for one in stored]))
        return await self.take_in(LiveEvent(kept, book))

    async def take_in(self, live: LiveEvent) -> LiveEvent:
        """Have an event in use that was folded elsewhere, as it stands in the store."""
        await self.refresh_people(live)
        self._events[live.id] = live
        self._let_go()
        return live

    async def refresh_people(self, live: LiveEvent) -> None:
        """Read again who is who, and who may do what."""
        kept = await self._store.event(live.id)
        if kept is not None:
            live.info = kept.info
        live.names = names_of(await self._store.event_people(live.id))
        live.roles = await self._store.event_roles(live.id)

    async def who(self, live: LiveEvent, person: PersonId | None, as_: str = "") -> Who:
        """Somebody in the role that they name, or in their strongest.

        Raises:
            NotAllowedError: where they do not have that role.
            MalformedError: where it names no role.
        """
        if person is not None and not self._is_alone:
            # They may have come by another process, or been sent away there.
            live.roles = await self._store.event_roles(live.id)
        found = live.who(person, as_)
        if found is None:
            raise NotAllowedError("desk-not-your-role", role=as_)
        return found

    def _let_go(self) -> None:
        spare = len(self._events) - self._most
        for event, live in list(self._events.items()):
            if spare <= 0:
                return
            if not live.lock.locked() and not self._is_wanted(event):
                del self._events[event]
                spare -= 1
