"""What people at a game say to each other: the rooms, who may say what, and who is told.

The players' table, a team's own room and the spectators' never mix, so a spectator cannot whisper
to a player. While a game counts, has more than two sides or shows racks to spectators, there are
only quick phrases besides a team's own room: free words could tell what somebody holds.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from rackhouse.errors import IllegalError
from rackhouse.log.process import Hint
from rackhouse.log.store import StoreUnavailableError
from rackhouse.messages import Message, message
from rackhouse.record import PUBLIC, Actor, Role
from rackhouse.service.access import check_view
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.messages import LONGEST_ID, ChatOffer, ChatSaid, Room, RoomName
from rackhouse.service.places import place_name, sitter
from rackhouse.service.tokens import stable_id
from rackhouse.service.values import ChatLine, Report
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId

PHRASES: Final = (
    *("hello", "good-luck", "well-played", "thanks"),
    *("sorry", "one-moment", "good-game", "goodbye"),
)
"""The quick phrases, in the order in which they are offered."""
LONGEST_LINE: Final = 300
MOST_AT_ONCE: Final = 6
"""How many lines one person may say within ``AT_ONCE``."""
AT_ONCE: Final = 10_000
CHAT_DAYS: Final = 30
_DAY: Final = 24 * 3600 * 1000
_HINT: Final = "chat:"


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: a quick phrase, or words of one's own."""

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    """An ID that its sender uses only once: sent again, it is said once."""
    room: RoomName
    phrase: Annotated[str, Meta(max_length=20)] = ""
    words: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


class Phrase(msgspec.Struct, frozen=True):
    """A quick phrase, in the reader's language."""

    name: str
    text: Message


class Author(msgspec.Struct, frozen=True):
    """Somebody who has said something."""

    author: str
    name: str


class ChatShown(msgspec.Struct, frozen=True):
    """The chat of a game as somebody may read it."""

    rooms: tuple[Room, ...]
    """Empty if there is nobody to talk to, or chat is off."""
    author: str
    """The reader's own, as in their lines; empty for a reader without a name."""
    lines: tuple[ChatSaid, ...]
    muted: tuple[Author, ...]
    """Those at this game whom the reader has muted; their lines are left out."""
    phrases: tuple[Phrase, ...]


def rooms_for(live: LiveGame, person: PersonId | None, place: Actor) -> tuple[Room, ...]:
    """The rooms of somebody at a place, and what they may say in each now."""
    words = live.info.chat
    # People at a real board sit together.
    if words == "off" or live.info.custody == "table":
        return ()
    if _could_help(live):
        words = "phrases"
    if place == PUBLIC:
        return () if live.plays(person) else (Room("spectators", words),)
    table = (Room("table", words),) if _has_company(live, person) else ()
    is_team = live.is_for_teams and place.role is Role.SEAT
    return (*table, Room("team", "free")) if is_team else table


def chat_offered(live: LiveGame, person: PersonId | None, place: Actor) -> ChatOffer | None:
    """The chat for somebody at a place; ``None`` if there is none for them."""
    rooms = rooms_for(live, person, place)
    author = "" if person is None else _author(live, person)
    return ChatOffer(rooms, author, live.chat_told or 0) if rooms else None


def _could_help(live: LiveGame) -> bool:
    """Whether free words could tell somebody what they may not know.

    Spectators who see racks share a room with others, and any of those may play under another name.
    """
    info = live.info
    is_watched = info.is_rated or bool(info.event) or info.sides > 2 or info.shows_racks
    return is_watched and not live.is_over


def _has_company(live: LiveGame, person: PersonId | None) -> bool:
    """Whether somebody else sits at the table, or may still come."""
    seats = set(map(Actor.seat_at, range(live.info.sides)))
    seats -= {Actor.seat_at(chair.seat) for chair in live.info.chairs}
    return any(live.holders_at(seat) != {person} for seat in seats)


def _stored_name(room: RoomName, place: Actor) -> str:
    """A room as it is stored: a team's by its seat."""
    return place_name(place) if room == "team" else room


def _stored_rooms(live: LiveGame, person: PersonId | None, place: Actor) -> set[str]:
    return {_stored_name(room.name, place) for room in rooms_for(live, person, place)}


class Chat:
    """The chat of the games of one process."""

    def __init__(self, games: Games, days: int = CHAT_DAYS) -> None:
        self.games = games
        self._store = games.store
        self._kept = days * _DAY

    async def show(
        self, person: PersonId | None, game: GameId, place: Actor, token: str = "", after: int = 0
    ) -> ChatShown:
        """The rooms of somebody at a place, and what was said there after a number."""
        live = await self._entered(person, game, place, token)
        own = _stored_rooms(live, person, place)
        since = self.games.clock.now() - self._kept
        lines = await self._store.chat_lines(game, after=after, since=since)
        lines = tuple(one for one in lines if one.room in own)
        muted = frozenset[str]() if person is None else await self._store.muted_by(person)
        names = await self._names(lines)
        unwanted = {one.person for one in lines} & muted
        return ChatShown(
            rooms=rooms_for(live, person, place),
            author="" if person is None else _author(live, person),
            lines=tuple(_said(live, one, names) for one in lines if one.person not in muted),
            muted=tuple(Author(_author(live, who), names[who]) for who in sorted(unwanted)),
            phrases=tuple(Phrase(name, message("chat-phrase-" + name)) for name in PHRASES),
        )

    async def say(
        self, person: PersonId, game: GameId, place: Actor, saying: Saying, token: str = ""
    ) -> ChatSaid:
        """Say something in a room.

        Raises:
            NotAllowedError: if it is not theirs to say now.
            IllegalError: if it is neither a phrase nor words.
            MalformedError: if the words cannot be stored.
        """
        live = await self._entered(person, game, place, token)
        rooms = {room.name: room for room in rooms_for(live, person, place)}
        room = rooms.get(saying.room)
        if room is None:
            raise NotAllowedError("chat-off")
        words = _words_of(saying, room)
        now = self.games.clock.now()
        _check_pace(live, person, now)
        room_name = _stored_name(saying.room, place)
        one = ChatLine(game, 0, saying.id, room_name, place, person, now, saying.phrase, words)
        stored = await self._store.add_chat_line(one)
        await self._tell(live)
        if not self.games.hints.is_alone:
            self.games.process.task(self.games.hints.publish(Hint(_HINT + live.id, stored.number)))
        return _said(live, stored, await self._names((stored,)))

    async def mute(
        self,
        person: PersonId,
        game: GameId,
        place: Actor,
        author: str,
        *,
        is_muted: bool,
        token: str = "",
    ) -> None:
        """Mute somebody who has said something here, at all games, or listen to them again."""
        live = await self._entered(person, game, place, token)
        for who in {one.person for one in await self._store.chat_lines(game)}:
            if _author(live, who) == author and who != person:
                await self._store.set_mute(person, who, is_muted=is_muted)

    async def report(
        self, person: PersonId, game: GameId, place: Actor, number: int, token: str = ""
    ) -> None:
        """Report a line to the keepers of the hall.

        Raises:
            IllegalError: if there is no such line in the reader's rooms.
        """
        live = await self._entered(person, game, place, token)
        own = _stored_rooms(live, person, place)
        lines = await self._store.chat_lines(game, after=number - 1)
        if not lines or lines[0].number != number or lines[0].room not in own:
            raise IllegalError("chat-no-such-line")
        await self._store.add_report(Report(game, number, person, self.games.clock.now()))

    async def _entered(
        self, person: PersonId | None, game: GameId, place: Actor, token: str
    ) -> LiveGame:
        live = await self.games.get(game)
        await check_view(self.games, live, person, place, token)
        return live

    async def _names(self, lines: Iterable[ChatLine]) -> dict[PersonId, str]:
        people = tuple({one.person for one in lines})
        known = await self._store.people(people) if people else ()
        return dict.fromkeys(people, "") | {one.id: one.name for one in known}

    # --- telling

    def hinted(self, hint: Hint | None) -> None:
        """Take a hint from another process; ``None`` if hints may have been missed."""
        if hint is None:
            for game in self.games.hub.logs:
                self.games.process.task(self._heard(game))
        elif hint.log.startswith(_HINT):
            game = hint.log.removeprefix(_HINT)
            self.games.process.task(self._heard(game))

    async def _heard(self, game: GameId) -> None:
        live = self.games.at_hand(game)
        if live is not None:
            # If the store is away, the next line tells what this one would have.
            with suppress(StoreUnavailableError):
                await self._tell(live)

    async def _tell(self, live: LiveGame) -> None:
        """Tell this process's readers what was said, whichever process heard it, in order."""
        if live.chat_told is None:
            return  # nobody follows it here
        lines = await self._store.chat_lines(live.id, after=live.chat_told)
        names = await self._names(lines)
        deaf = {who: await self._store.who_muted(who) for who in names}
        for one in lines:
            # Another task may have told it while this one asked the store.
            if one.number > live.chat_told:
                live.chat_told = one.number
                readers = [
                    reader
                    for reader in self.games.hub.of(live.id)
                    if reader.person not in deaf[one.person]
                    and one.room in _stored_rooms(live, reader.person, reader.place)
                ]
                self.games.hub.tell_chat(readers, _said(live, one, names))

    # --- keeping

    async def forget_old(self) -> None:
        """Delete what is older than chat is kept, now and once a day."""
        clock = self.games.clock
        while True:
            # If the store is away, tomorrow will do.
            with suppress(StoreUnavailableError):
                await self._store.delete_chat_before(clock.now() - self._kept)
            await clock.wait_until(clock.now() + _DAY)


def _words_of(saying: Saying, room: Room) -> str:
    if saying.phrase:
        if saying.phrase not in PHRASES or saying.words:
            raise IllegalError("chat-no-such-phrase")
        return ""
    if room.words != "free":
        raise NotAllowedError("chat-phrases-only")
    return line(saying.words, "line", LONGEST_LINE)


def _check_pace(live: LiveGame, person: PersonId, now: int) -> None:
    """Refuse to let one person drown out the others."""
    recent = [moment for moment in live.chat_pace.get(person, ()) if moment > now - AT_ONCE]
    if len(recent) >= MOST_AT_ONCE:
        raise NotAllowedError("chat-too-fast")
    live.chat_pace[person] = (*recent, now)


def _author(live: LiveGame, person: PersonId) -> str:
    """Somebody as the readers of one game know them; it tells nothing at another game."""
    return stable_id(f"author {person} at {live.id}")


def _said(live: LiveGame, one: ChatLine, names: dict[PersonId, str]) -> ChatSaid:
    seen_as = sitter(live.info, one.place, one.person, names)
    return ChatSaid(
        number=one.number,
        room=_room_name(one.room),
        author=_author(live, one.person),
        name=seen_as.name,
        place=seen_as.place,
        at=one.moment,
        phrase=message("chat-phrase-" + one.phrase) if one.phrase else None,
        words=one.words,
    )


def _room_name(stored: str) -> RoomName:
    match stored:
        case "table" | "spectators":
            return stored
        case _:
            return "team"
