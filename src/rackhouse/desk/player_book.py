"""Everybody who has played at a hall's events, and the ratings that their games add up to.

Nothing of it is kept: it follows from the events that anybody finds. What an event adds is worked
out once for each state of it, and the whole again when one of them has moved.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.desk.rated_games import player_at, players_at, rated_games
from rackhouse.ratings import RatedGame, Ratings, rate

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rackhouse.contest import Book
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId

MOST_EVENTS = 10_000


class Appearance(msgspec.Struct, frozen=True):
    """Where somebody took part."""

    event: EventId
    entry: int
    member: str

    @property
    def name(self) -> str:
        """What they are called at this event.

        >>> Appearance("evening", 7, "").name
        'evening-7'
        """
        return player_at(self.event, self.entry, self.member)


class EventPlayers(msgspec.Struct, frozen=True):
    """What one event adds."""

    number: int
    title: str
    games: tuple[RatedGame, ...]
    there: dict[str, Appearance]
    """Everybody who entered, by what they are called at this event."""


class PlayerBook(msgspec.Struct, frozen=True):
    """All of it at one moment."""

    ratings: Ratings
    appearances: dict[str, tuple[Appearance, ...]]
    """By player; the last changed event comes first."""
    titles: dict[EventId, str]
    same: dict[str, str]
    """What those are called among players whom a desk has named as known from elsewhere."""
    claims: dict[str, str]
    """Whom others are said to be, as long as it is not accepted and so does not count."""

    def home_of(self, player: str) -> Appearance | None:
        """Where a player took part first, and is called by that; none where nobody finds it."""
        found = self.appearances.get(player, ())
        return next((one for one in found if one.name == player), None)


class PlayerBooks:
    """The book as it is now, kept until an event moves on or a desk says who somebody is."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self._events: dict[EventId, EventPlayers] = {}
        self._key: object = None
        self._book = PlayerBook(Ratings({}, {}), {}, {}, {}, {})
        self._lock = asyncio.Lock()

    async def now(self) -> PlayerBook:
        """The book as it is now."""
        async with self._lock:
            listed = await self.events.store.listed_events(limit=MOST_EVENTS)
            said = await self.events.store.same_players()
            same, claims = (
                {
                    player_at(one.event, one.entry, one.member): one.player
                    for one in said
                    if one.is_accepted == is_accepted
                }
                for is_accepted in (True, False)
            )
            events: dict[EventId, EventPlayers] = {}
            for info, standing in listed:
                known = self._events.get(info.id)
                if known is None or known.number != standing.number:
                    live = await self.events.get(info.id)
                    known = await asyncio.to_thread(event_players, info.id, live.book)
                events[info.id] = known
            key = ({event: one.number for event, one in events.items()}, said)
            if key != self._key:
                self._book = await asyncio.to_thread(book_of, events, same, claims)
                self._key, self._events = key, events
            return self._book


def event_players(event: EventId, book: Book) -> EventPlayers:
    """What an event adds to the book."""
    state = book.state
    there: dict[str, Appearance] = {}
    for number, entry in state.entries.items():
        if not entry.is_house:
            names = players_at(event, state, number)
            there |= {
                name: Appearance(event, number, member)
                for name, member in zip(names, entry.members or ("",), strict=True)
            }
    return EventPlayers(state.number, state.event.title, rated_games(event, book), there)


def book_of(
    events: Mapping[EventId, EventPlayers], same: Mapping[str, str], claims: Mapping[str, str]
) -> PlayerBook:
    """The book that events add up to, those taken together who are the same."""
    same = {name: _at_last(name, same) for name in same}
    appearances: dict[str, list[Appearance]] = {}
    for one in events.values():
        for name, appearance in one.there.items():
            appearances.setdefault(same.get(name, name), []).append(appearance)
    games = (_known(game, same) for one in events.values() for game in one.games)
    return PlayerBook(
        rate(_sound(games)),
        {player: tuple(found) for player, found in appearances.items()},
        {event: one.title for event, one in events.items()},
        same,
        {name: same.get(player, player) for name, player in claims.items()},
    )


def _at_last(name: str, same: Mapping[str, str]) -> str:
    """Whom somebody turns out to be, where the one they are named as was named in turn.

    >>> _at_last("a", {"a": "b", "b": "c"}), _at_last("a", {"a": "b", "b": "a"})
    ('c', 'b')
    """
    seen = {name}
    while (other := same.get(name, name)) not in seen:
        seen.add(other)
        name = other
    return name


def _known(game: RatedGame, same: Mapping[str, str]) -> RatedGame:
    sides = tuple(
        replace(side, people=tuple(same.get(name, name) for name in side.people))
        for side in game.sides
    )
    return replace(game, sides=sides)


def _sound(games: Iterable[RatedGame]) -> Iterable[RatedGame]:
    """Without games in which somebody sits twice: two were taken for one who are not."""
    for game in games:
        people = [name for side in game.sides for name in side.people]
        if len(set(people)) == len(people):
            yield game
