"""The events of a hall: finding them, writing to them, and telling their followers.

Followers are told only that something has changed, and their pages ask again. So a slow follower
misses nothing, and several changes become one piece of news.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.contest import CLOCK, Book, Line, Refusal, actions, decide, fold
from rackhouse.contest.book import EVENT
from rackhouse.contest.deciding.arranging import due, next_due
from rackhouse.desk.letters import letters_about
from rackhouse.desk.live import LiveEvent, standing_of
from rackhouse.desk.names import names_of
from rackhouse.desk.values import Attachments, EventStanding, UnknownEventError
from rackhouse.desk.views.scene import GameShown
from rackhouse.log.logs import Logs
from rackhouse.log.readers import LogReader, Readers
from rackhouse.messages import message
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rackhouse.contest import EventActor
    from rackhouse.contest.actions import EventCommand
    from rackhouse.desk.mail_permission import MailPermission
    from rackhouse.desk.ports import DeskStore
    from rackhouse.desk.roles import Who
    from rackhouse.desk.values import EventId, Letter
    from rackhouse.log.store import Append, Receipt
    from rackhouse.record import Decision
    from rackhouse.service.games import Games
    from rackhouse.service.values import PersonId


class EventNews(msgspec.Struct, frozen=True):
    """What a follower has not been told yet."""

    number: int = 0
    """The number of the last line; 0 if no line is new."""
    people: bool = False
    """Whether names or roles have changed."""
    games: dict[int, GameShown] = {}
    """The games that have changed, by their pairings."""


class Follower(LogReader[EventNews, None]):
    """One follower of an event."""

    pause = 0.25

    def __init__(self, event: EventId) -> None:
        super().__init__(event, None)
        self._news: EventNews | None = None

    def tell(self, news: EventNews) -> None:
        """Add news to what is not told yet."""
        before = self._news or EventNews()
        self._news = EventNews(
            max(before.number, news.number),
            before.people or news.people,
            {**before.games, **news.games},
        )
        self.ring()

    def take(self) -> EventNews | None:
        """Take what has not been told yet."""
        news, self._news = self._news, None
        return None if self._is_over else news


class EventHub(Readers[Follower, None]):
    """All followers of this process."""

    @contextlib.contextmanager
    def follow(self, event: EventId) -> Iterator[Follower]:
        """Follow an event for a while."""
        follower = Follower(event)
        self.add(follower)
        try:
            yield follower
        finally:
            self.remove(follower)

    def tell(
        self,
        event: EventId,
        *,
        number: int = 0,
        people: bool = False,
        games: dict[int, GameShown] | None = None,
    ) -> None:
        """Tell all who follow an event."""
        for follower in self.of(event):
            follower.tell(EventNews(number, people, games or {}))

    def close(self) -> None:
        """Disconnect everybody."""
        for event in self.logs:
            for follower in self.of(event):
                follower.close()


MOST_LIVE = 200
_STAYS = Refusal(message("desk-announcement-stays"))


class Events(Logs[LiveEvent, Line, Book, EventStanding, Attachments]):
    """The events of one process of a hall."""

    hint_prefix = "event "

    def __init__(self, store: DeskStore, games: Games, permission: MailPermission) -> None:
        super().__init__(store.events, EVENT, games.process, MOST_LIVE)
        self.store = store
        self.games = games
        """The games of the same hall, which are the tables of events."""
        self.chance = games.chance
        self.permission = permission
        self.hub = EventHub()
        self.on_written: list[Callable[[LiveEvent, Sequence[Line]], None]] = []
        """Called with the lines that this process writes."""
        self.on_letters: list[Callable[[], None]] = []
        """Called if there are new letters in an outbox."""

    # --- what a log of events is

    def unknown(self) -> UnknownEventError:
        """The error for an unknown event."""
        return UnknownEventError("desk-no-event")

    async def load(self, id_: EventId) -> LiveEvent | None:
        """Read an event from the store; folding a large one takes a moment."""
        kept = await self.rows.kept(id_)
        if kept is None:
            return None
        stored = await self.rows.lines(id_)
        book = await asyncio.to_thread(lambda: fold(EVENT.decode_one(one.line) for one in stored))
        return LiveEvent(kept, book)

    def standing_of(self, live: LiveEvent, after: Book) -> EventStanding:
        """Where an event stands, for the store to search by."""
        return standing_of(after.state)

    def is_followed(self, id_: EventId) -> bool:
        """Whether somebody follows an event."""
        return self.hub.has_readers(id_)

    @property
    def followed(self) -> tuple[EventId, ...]:
        """The events that somebody follows."""
        return self.hub.logs

    async def moved(
        self,
        live: LiveEvent,
        lines: Sequence[Line],
        written: Append[EventStanding, Attachments] | None,
    ) -> None:
        """Tell everybody that an event has new lines, names and roles included."""
        beside = Attachments() if written is None else written.beside or Attachments()
        if written is None or beside.people or beside.links:
            await self.refresh_people(live)
        if beside.letters and self.permission.why_kept(live.info):
            await self.store.drop_letters(live.id, self.permission.letters_a_day)
        self.hub.tell(live.id, number=live.number)
        moment = next_due(live.book.state)
        if moment is not None:
            self.scheduler.expect(moment)
        if beside.letters:
            self.letters_wait()
        for written_to in self.on_written if written is not None else ():
            written_to(live, lines)

    async def post(self, live: LiveEvent, letters: tuple[Letter, ...]) -> None:
        """Put letters that are about no line into the outbox, and have them sent."""
        await self.store.add_letters(letters)
        if self.permission.why_kept(live.info):
            await self.store.drop_letters(live.id, self.permission.letters_a_day)
        self.hub.tell(live.id, people=True)
        self.letters_wait()

    def letters_wait(self) -> None:
        """Say that there are letters to send."""
        for listener in self.on_letters:
            listener()

    async def people_heard(self, live: LiveEvent) -> None:
        """Tell followers that another process has changed names, roles or settings."""
        self.hub.tell(live.id, people=True)

    async def people_changed(self, live: LiveEvent) -> None:
        """Tell everybody that names, roles or settings have changed."""
        await super().people_changed(live)
        self.hub.tell(live.id, people=True)

    # --- writing

    async def write(
        self,
        live: LiveEvent,
        actor: EventActor,
        command: EventCommand,
        *,
        name: str = "",
        sender: PersonId = "",
        beside: Callable[[tuple[Line, ...]], Attachments] = lambda _lines: Attachments(),
    ) -> tuple[Line, ...] | Receipt | Refusal:
        """Carry out somebody's command; a receipt means it was carried out before."""

        def decided() -> Decision[Line, Book] | Refusal:
            decision = decide(live.book, actor, command, live.world(self.clock.now()))
            if isinstance(command, actions.Undo) and not isinstance(decision, Refusal):
                return decision if decision.after.state.plan is not None else _STAYS
            return decision

        def with_letters(decision: Decision[Line, Book]) -> Attachments:
            letters = letters_about(self.chance, live, decision.entries, decision.after.state)
            return replace(beside(decision.entries), letters=letters)

        return await self.append(live, decided, name=name, sender=sender, beside=with_letters)

    async def settle(self, live: LiveEvent) -> None:
        """Write down what is due at an event: reminders, and double forfeits to confirm."""
        await self.be_sure(live)
        # Another process may have been faster.
        if due(live.book.state, self.clock.now()):
            await self.write(live, CLOCK, actions.EventTick())

    # --- who is here

    async def refresh_people(self, live: LiveEvent) -> None:
        """Read people and roles again."""
        kept = await self.rows.kept(live.id)
        if kept is not None:
            live.info = kept.info
        live.names = names_of(await self.store.event_people(live.id))
        live.roles = await self.store.event_roles(live.id)

    async def for_office(
        self, person: PersonId, event: EventId, as_: str, otherwise: str = "desk-office-only"
    ) -> LiveEvent:
        """An event for its organiser or desk.

        Raises:
            NotAllowedError: if they are neither, in the words of ``otherwise``.
        """
        live = await self.get(event)
        if not (await self.who(live, person, as_)).is_office:
            raise NotAllowedError(otherwise)
        return live

    async def who(self, live: LiveEvent, person: PersonId | None, as_: str = "") -> Who:
        """Somebody in the role they name, or in their strongest.

        Raises:
            MalformedError: if it names no role.
        """
        if person is not None and not self.hints.is_alone:
            # Their role may have changed in another process.
            live.roles = await self.store.event_roles(live.id)
        found = live.who(person, as_)
        if found is None:
            raise NotAllowedError("desk-not-your-role", role=as_)
        return found
