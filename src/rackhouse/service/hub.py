"""Who looks at which game, and what they are sent: encoded once for each place and language."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.log.readers import LogReader, Readers
from rackhouse.messages import Message, Voice, message
from rackhouse.record import PUBLIC, Actor, Role
from rackhouse.referee import news
from rackhouse.service.consent import asking_at
from rackhouse.service.messages import (
    Asks,
    Deed,
    DraftShown,
    Gone,
    News,
    People,
    Presence,
    Rematch,
    Resigning,
)
from rackhouse.service.places import place_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rackhouse.log.process import Clock
    from rackhouse.log.store import Sent
    from rackhouse.messages.voice import Named
    from rackhouse.record import RecordEntry
    from rackhouse.referee import NewsItem
    from rackhouse.service.live import LiveGame
    from rackhouse.service.messages import Sitter
    from rackhouse.service.values import GameId, PersonId

MOST_WAITING = 64
"""How many messages may wait for one reader before it is let go."""
NO_PLACE = message("service-place-lost")
LOOK_AGAIN = message("service-look-again")
TOO_SLOW = message("service-too-slow")

Kind: TypeAlias = Literal[
    "news", "draft", "presence", "people", "rematch", "resigning", "asks", "gone"
]
_encode = msgspec.json.Encoder().encode


class Outgoing(msgspec.Struct, frozen=True):
    """One message, ready to be sent."""

    kind: Kind
    number: int
    """Of the last fact in it; 0 where it tells no facts."""
    said: msgspec.Struct
    _encoded: dict[str, bytes] = {}

    def data(self, voice: Voice) -> bytes:
        """As JSON, in the words of a reader's language."""
        if voice.style not in self._encoded:
            self._encoded[voice.style] = _encode(voice.spoken(self.said))
        return self._encoded[voice.style]


class Subscription(LogReader[Outgoing, Actor]):
    """One reader of a game: a socket, a stream of events, a wall; let go where it falls behind."""

    def __init__(
        self,
        game: GameId,
        place: Actor,
        person: PersonId | None,
        after: int,
        called: Named,
        token: str = "",
    ) -> None:
        super().__init__(game, place)
        self.person = person
        self.called = called
        """What the sides are called, for a voice."""
        self.token = token
        """The secret of the link that they look by; empty where they need none."""
        self.number = after
        """The last fact that went out here."""
        self._waiting: deque[Outgoing] = deque()

    def offer(self, message: Outgoing) -> None:
        """Put a message in the queue; a reader who lets too many lie is let go."""
        if self._is_over:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.end(TOO_SLOW)
            return
        self._waiting.append(message)
        self.ring()

    def end(self, reason: Message) -> None:
        """The last message; what waited is still sent."""
        if not self._is_over:
            self._waiting.append(Outgoing("gone", 0, Gone(reason)))
            self.close()

    def take(self) -> Outgoing | None:
        """The next message, or ``None``."""
        return self._waiting.popleft() if self._waiting else None


class Hub(Readers[Subscription, Actor]):
    """All readers of games of this process."""

    def __init__(self, clock: Clock, named: Callable[[GameId, Actor, PersonId], Sitter]) -> None:
        super().__init__()
        self._clock = clock
        self._named = named
        self._waiters: dict[GameId, list[asyncio.Future[None]]] = {}

    def has_readers(self, log: GameId) -> bool:
        """Whether somebody looks at a game."""
        return super().has_readers(log) or log in self._waiters

    @property
    def logs(self) -> tuple[GameId, ...]:
        """The games that somebody looks at."""
        return tuple(self._readers.keys() | self._waiters.keys())

    # --- coming and going

    def add(self, reader: Subscription) -> None:
        """Somebody comes to look on."""
        is_new = not _has_person(self.readers_at(reader.log, reader.place), reader)
        super().add(reader)
        if is_new:
            self._tell_presence(reader.log)

    def remove(self, reader: Subscription) -> None:
        """Remove a reader."""
        super().remove(reader)
        if not _has_person(self.readers_at(reader.log, reader.place), reader):
            self._tell_presence(reader.log)

    def present(self, game: GameId) -> tuple[str, ...]:
        """The places where somebody looks on."""
        return tuple(sorted(place_name(place) for place in self._readers.get(game, {})))

    def here(self, game: GameId) -> tuple[Sitter, ...]:
        """Who looks on from a place of their own, each once; those who only look on aside."""
        people = {
            (reader.place, reader.person)
            for reader in self.of(game)
            if reader.place != PUBLIC and reader.person is not None
        }
        found = [self._named(game, place, person) for place, person in people]
        return tuple(sorted(found, key=lambda one: (one.place, one.name)))

    def _tell_presence(self, game: GameId) -> None:
        message = Outgoing("presence", 0, Presence(self.present(game), self.here(game)))
        self._offer(self.of(game), message)

    def tell_people(self, live: LiveGame) -> None:
        """Who sits where has changed; whoever does not sit there any more is sent away."""
        message = Outgoing("people", 0, People(live.sitters(), live.info.decided))
        self._offer(self.of(live.id), message)
        asks = Asks(asking_at(live, self._clock.now()))
        self._offer(self.of(live.id), Outgoing("asks", 0, asks))
        for reader in self.of(live.id):
            if reader.place != PUBLIC and not live.may_act(reader.person, reader.place):
                reader.end(NO_PLACE)

    def tell_rematch(self, game: GameId, rematch: Rematch) -> None:
        """The same people may play once more."""
        self._offer(self.of(game), Outgoing("rematch", 0, rematch))

    def dismiss(self, person: PersonId, reason: Message) -> None:
        """Send all of somebody's readers away."""
        for game in self._readers:
            for reader in self.of(game):
                if reader.person == person:
                    reader.end(reason)

    def close(self, reason: Message) -> None:
        """Send everybody away."""
        for game in self._readers:
            for reader in self.of(game):
                reader.end(reason)
        for game in list(self._waiters):
            self._ring(game)

    # --- telling

    def publish(
        self, live: LiveGame, entries: Sequence[RecordEntry], sent: Sequence[Sent] = ()
    ) -> None:
        """Tell everybody at a game what has happened, each as their place may know it."""
        self._ring(live.id)
        now, shared = self._clock.now(), None
        for place, readers in self._readers.get(live.id, {}).items():
            present = [one for one in readers if not live.is_delayed(one.person, place)]
            if not present:
                continue
            items = told(live, entries, place)
            deeds = deeds_at(live, entries, sent, place)
            shared = shared or live.shared_view(now)
            message = News(live.number, items, live.view(place, now, shared), deeds)
            # Whoever saw the game after a delay until now is first told what lies between.
            first = entries[0].number
            ready = [reader for reader in present if reader.number + 1 >= first]
            self._offer(ready, Outgoing("news", live.number, message))

    def show_draft(self, live: LiveGame, seat: int, draft: DraftShown) -> None:
        """Show tiles that are being tried out to the holders of that seat."""
        if readers := self.readers_at(live.id, Actor.seat_at(seat)):
            self._offer(readers, Outgoing("draft", 0, draft))

    def tell_resigning(
        self, live: LiveGame, seat: int, told: Callable[[PersonId | None], Resigning]
    ) -> None:
        """Tell the holders of a seat who of them would resign: each knows whether it is they."""
        for reader in self.readers_at(live.id, Actor.seat_at(seat)):
            self._offer([reader], Outgoing("resigning", 0, told(reader.person)))

    def _offer(self, readers: Iterable[Subscription], message: Outgoing) -> None:
        for reader in readers:
            if message.number and message.number <= reader.number:
                continue  # it came with the welcome
            reader.number = max(reader.number, message.number)
            reader.offer(message)

    def send(self, readers: Iterable[Subscription], message: News) -> None:
        """Tell some readers, in their own time."""
        self._offer(readers, Outgoing("news", message.number, message))

    # --- waiting for anything at all

    def change(self, game: GameId) -> asyncio.Future[None]:
        """What is done once something happens in a game; whoever tires of it cancels it."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.setdefault(game, []).append(waiter)
        waiter.add_done_callback(lambda done: self._forget(game, done))
        return waiter

    def _forget(self, game: GameId, waiter: asyncio.Future[None]) -> None:
        waiters = self._waiters.get(game, [])
        if waiter in waiters:
            waiters.remove(waiter)
        if not waiters:
            self._waiters.pop(game, None)

    def _ring(self, game: GameId) -> None:
        for waiter in self._waiters.pop(game, ()):
            if not waiter.done():
                waiter.set_result(None)


def _has_person(readers: Sequence[Subscription], reader: Subscription) -> bool:
    """Whether the same person looks on among others; of spectators one is like another."""
    if reader.place == PUBLIC:
        return bool(readers)
    return any(one.person == reader.person for one in readers)


def told(live: LiveGame, entries: Iterable[RecordEntry], place: Actor) -> tuple[NewsItem, ...]:
    """Entries as a place may know them; whoever sent a command is told what all there are."""
    last = live.last_told.get(place)
    if last is not None and last[0] is entries:
        return last[1]
    is_over = live.is_over
    items = tuple([news(entry, place, is_over=is_over) for entry in entries])
    live.last_told[place] = (entries, items)
    return items


def deeds_at(
    live: LiveGame, entries: Iterable[RecordEntry], sent: Sequence[Sent], place: Actor
) -> tuple[Deed, ...]:
    """Who of those who share a seat did which of these entries: for its holders alone."""
    if not live.is_for_teams or place.role is not Role.SEAT:
        return ()
    own = {entry.number for entry in entries if entry.actor == place}
    return tuple(
        Deed(one.first, one.last, live.names.get(one.sender, ""))
        for one in sent
        if own.intersection(range(one.first, one.last + 1))
    )
