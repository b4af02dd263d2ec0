"""Who follows which game, and what they are sent: encoded once for each place and language."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.log.readers import LogReader, Readers
from rackhouse.messages import Message, Voice, message
from rackhouse.record import PUBLIC, Actor, Role
from rackhouse.referee import is_alike, news
from rackhouse.service.consent import asking_at
from rackhouse.service.messages import (
    Asks,
    ChatSaid,
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
"""How many messages may wait for one reader before it is dropped."""
NO_PLACE = message("service-place-lost")
LOOK_AGAIN = message("service-look-again")
TOO_SLOW = message("service-too-slow")

Kind: TypeAlias = Literal[
    "news", "draft", "presence", "people", "rematch", "resigning", "asks", "chat", "gone"
]
Follower: TypeAlias = tuple[Actor, str]
"""A place that somebody follows a game from, and who; empty for a spectator."""
_encode = msgspec.json.Encoder().encode


class Outgoing(msgspec.Struct, frozen=True):
    """One message, ready to be sent."""

    kind: Kind
    number: int
    """The number of the last fact in it; 0 if there is none."""
    said: msgspec.Struct
    _encoded: dict[str, bytes] = {}

    def data(self, voice: Voice) -> bytes:
        """The message as JSON, in the reader's language."""
        style = voice.style
        encoded = self._encoded.get(style)
        if encoded is None:
            encoded = self._encoded[style] = _encode(voice.spoken(self.said))
        return encoded


class Subscription(LogReader[Outgoing, Actor]):
    """One reader of a game: a socket, an event stream, a wall. It is dropped if it falls behind."""

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
        """The names of the sides, for a voice."""
        self.token = token
        """The secret of the link they watch by; empty if they need none."""
        self.number = after
        """The number of the last fact sent to this reader."""
        self._waiting: deque[Outgoing] = deque()

    def offer(self, message: Outgoing) -> None:
        """Queue a message; a reader with too many waiting is dropped."""
        if self._is_over:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.end(TOO_SLOW)
            return
        self._waiting.append(message)
        self.ring()

    def end(self, reason: Message) -> None:
        """Send the last message, after those that wait."""
        if not self._is_over:
            self._waiting.append(Outgoing("gone", 0, Gone(reason)))
            self.close()

    def take(self) -> Outgoing | None:
        """The next message, or ``None``."""
        return self._waiting.popleft() if self._waiting else None


class Hub(Readers[Subscription, Actor]):
    """All readers of games in this process."""

    def __init__(self, clock: Clock, named: Callable[[GameId, Actor, PersonId], Sitter]) -> None:
        super().__init__()
        self._clock = clock
        self._named = named
        self._waiters: dict[GameId, list[asyncio.Future[None]]] = {}
        self._elsewhere: dict[GameId, tuple[Follower, ...]] = {}
        """Who follows a game at other processes."""
        self.on_presence: list[Callable[[GameId], None]] = []
        """Called if others follow a game here than before."""

    def has_readers(self, log: GameId) -> bool:
        """Whether somebody follows a game."""
        return super().has_readers(log) or log in self._waiters

    @property
    def logs(self) -> tuple[GameId, ...]:
        """The games that somebody follows."""
        return tuple(self._readers.keys() | self._waiters.keys())

    # --- coming and going

    def add(self, reader: Subscription) -> None:
        """Add a reader."""
        before = self.followers_of(reader.log)
        super().add(reader)
        self._notice(reader.log, before)

    def remove(self, reader: Subscription) -> None:
        """Remove a reader."""
        before = self.followers_of(reader.log)
        super().remove(reader)
        if not self.has_readers(reader.log):
            self._elsewhere.pop(reader.log, None)
        self._notice(reader.log, before)

    def _notice(self, game: GameId, before: tuple[Follower, ...]) -> None:
        if self.followers_of(game) != before:
            self._tell_presence(game)
            for listener in self.on_presence:
                listener(game)

    def followers_of(self, game: GameId) -> tuple[Follower, ...]:
        """Who follows a game here, each once; spectators are not told apart."""
        found = {
            (reader.place, "" if reader.place == PUBLIC else reader.person or "")
            for reader in self.of(game)
        }
        return tuple(sorted(found, key=lambda one: (place_name(one[0]), one[1])))

    def hear_presence(self, game: GameId, elsewhere: tuple[Follower, ...]) -> None:
        """Learn who follows a game at other processes."""
        if self.has_readers(game) and elsewhere != self._elsewhere.get(game, ()):
            self._elsewhere[game] = elsewhere
            self._tell_presence(game)

    def _everywhere(self, game: GameId) -> set[Follower]:
        return {*self.followers_of(game), *self._elsewhere.get(game, ())}

    def present(self, game: GameId) -> tuple[str, ...]:
        """The places that somebody is looking from."""
        return tuple(sorted({place_name(place) for place, _ in self._everywhere(game)}))

    def here(self, game: GameId) -> tuple[Sitter, ...]:
        """The people who are there, each once, without spectators."""
        people = [(place, person) for place, person in self._everywhere(game) if person]
        found = [self._named(game, place, person) for place, person in people]
        return tuple(sorted(found, key=lambda one: (one.place, one.name)))

    def _tell_presence(self, game: GameId) -> None:
        message = Outgoing("presence", 0, Presence(self.present(game), self.here(game)))
        self._offer(self.of(game), message)

    def tell_people(self, live: LiveGame) -> None:
        """Tell who sits where now, and disconnect those who have lost their place."""
        message = Outgoing("people", 0, People(live.sitters(), live.info.decided))
        self._offer(self.of(live.id), message)
        asks = Asks(asking_at(live, self._clock.now()))
        self._offer(self.of(live.id), Outgoing("asks", 0, asks))
        for reader in self.of(live.id):
            if reader.place != PUBLIC and not live.may_act(reader.person, reader.place):
                reader.end(NO_PLACE)

    def tell_rematch(self, game: GameId, rematch: Rematch) -> None:
        """Tell that somebody has opened a rematch."""
        self._offer(self.of(game), Outgoing("rematch", 0, rematch))

    def tell_chat(self, readers: Iterable[Subscription], said: ChatSaid) -> None:
        """Tell a line of the chat to those in its room."""
        self._offer(readers, Outgoing("chat", 0, said))

    def dismiss(self, person: PersonId, reason: Message) -> None:
        """Disconnect all readers of a person."""
        for game in self._readers:
            for reader in self.of(game):
                if reader.person == person:
                    reader.end(reason)

    def close(self, reason: Message) -> None:
        """Disconnect everybody."""
        for game in self._readers:
            for reader in self.of(game):
                reader.end(reason)
        for game in list(self._waiters):
            self._ring(game)

    # --- telling

    def publish(
        self, live: LiveGame, entries: Sequence[RecordEntry], sent: Sequence[Sent] = ()
    ) -> None:
        """Tell everybody at a game what happened, each what their place may know."""
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
            # Readers who saw the game with a delay until now first get what they missed.
            first = entries[0].number
            ready = [reader for reader in present if reader.number + 1 >= first]
            self._offer(ready, Outgoing("news", live.number, message))

    def show_draft(self, live: LiveGame, seat: int, draft: DraftShown) -> None:
        """Show the tiles being tried out to the holders of a seat."""
        if readers := self.readers_at(live.id, Actor.seat_at(seat)):
            self._offer(readers, Outgoing("draft", 0, draft))

    def tell_resigning(
        self, live: LiveGame, seat: int, told: Callable[[PersonId | None], Resigning]
    ) -> None:
        """Tell the holders of a seat who of them wants to resign, and each whether it is them."""
        for reader in self.readers_at(live.id, Actor.seat_at(seat)):
            self._offer([reader], Outgoing("resigning", 0, told(reader.person)))

    def _offer(self, readers: Iterable[Subscription], message: Outgoing) -> None:
        for reader in readers:
            if message.number and message.number <= reader.number:
                continue  # it came with the welcome
            reader.number = max(reader.number, message.number)
            reader.offer(message)

    def send(self, readers: Iterable[Subscription], message: News) -> None:
        """Send news to some readers at their own time."""
        self._offer(readers, Outgoing("news", message.number, message))

    # --- waiting for any change

    def change(self, game: GameId) -> asyncio.Future[None]:
        """A future that is done once something happens in a game; cancel it to stop waiting."""
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


def told(live: LiveGame, entries: Iterable[RecordEntry], place: Actor) -> tuple[NewsItem, ...]:
    """Entries as a place may know them; made once for the sender and the readers of that place."""
    last = live.last_told.get(place)
    if last is not None and last[0] is entries:
        return last[1]
    is_over = live.is_over
    elsewhere = [items for known, items in live.last_told.values() if known is entries]
    if elsewhere:
        # Most of it is what everybody may know, and that has been said already.
        items = tuple(
            [
                item if is_alike(entry) else news(entry, place, is_over=is_over)
                for entry, item in zip(entries, elsewhere[0], strict=True)
            ]
        )
    else:
        items = tuple([news(entry, place, is_over=is_over) for entry in entries])
    live.last_told[place] = (entries, items)
    return items


def deeds_at(
    live: LiveGame, entries: Iterable[RecordEntry], sent: Sequence[Sent], place: Actor
) -> tuple[Deed, ...]:
    """Who of the people sharing a seat did which entries; only for the holders of that seat."""
    if not live.is_for_teams or place.role is not Role.SEAT:
        return ()
    own = {entry.number for entry in entries if entry.actor == place}
    return tuple(
        Deed(one.first, one.last, live.names.get(one.sender, ""))
        for one in sent
        if own.intersection(range(one.first, one.last + 1))
    )
