"""Everybody who has played at a hall's events, and the ratings from their games.

Nothing of it is stored: it follows from the public events. What an event adds is computed once for
each of its states, and the whole again when one of them changes.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.book import undone_in
from rackhouse.contest.result import winners
from rackhouse.desk.values import ALONE
from rackhouse.ratings import RatedGame, RatedSide, Ratings, rate
from rackhouse.strip_accents import strip_accents

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rackhouse.contest import Book, EventState, Result
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId


PLAYED = ("played", "ruled")


def player_at(event: EventId, entry: int, member: str = ALONE) -> str:
    """The id of a player, unless a desk says that they are a known one.

    >>> player_at("evening", 7), player_at("evening", 7, "m1")
    ('evening-7', 'evening-7-m1')
    """
    return f"{event}-{entry}-{member}" if member else f"{event}-{entry}"


def players_at(event: EventId, state: EventState, entry: int) -> tuple[str, ...]:
    """The people who play for an entry: itself, or a team's members; nobody for a house team."""
    found = state.entries[entry]
    if found.is_house:
        return ()
    members = tuple(player_at(event, entry, member) for member in found.members)
    return members or (player_at(event, entry),)


def rated_games(event: EventId, book: Book) -> tuple[RatedGame, ...]:
    """The games of an event, each with the time of its first result."""
    state, found = book.state, []
    dead = undone_in(book.lines)
    told: dict[int, int] = {}
    for line in book.lines:
        if isinstance(line.fact, actions.ResultRecorded) and line.action not in dead:
            told[line.fact.pairing] = line.at
    for number, result in state.results.items():
        if result.kind not in PLAYED or not result.scores or state.is_tied(number):
            continue
        sides = _sides(event, state, state.pairings[number].sides, result)
        if len(sides) > 1:
            found.append(RatedGame(f"{event}/{number}", told.get(number, 0), sides, event))
    return tuple(found)


def _sides(
    event: EventId, state: EventState, entries: tuple[int, ...], result: Result
) -> tuple[RatedSide, ...]:
    """The sides of a match with people on them, and their places."""
    ahead = winners(entries, result, by_before=state.by_before)
    scores = dict(zip(entries, result.scores, strict=True))
    best = dict(zip(entries, result.best_plays, strict=False))
    there = [entry for entry in entries if entry not in result.absent]

    def is_before(one: int, other: int) -> bool:
        if (one in ahead) != (other in ahead):
            return one in ahead
        return one not in ahead and scores[one] > scores[other]

    return tuple(
        RatedSide(
            people,
            scores[entry],
            1 + sum(is_before(other, entry) for other in there),
            best.get(entry),
        )
        for entry in there
        if (people := players_at(event, state, entry))
    )


MOST_EVENTS = 10_000


class Appearance(msgspec.Struct, frozen=True):
    """Where somebody took part."""

    event: EventId
    entry: int
    member: str

    @property
    def name(self) -> str:
        """Their player id from this event.

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
    """Everybody who entered, by their player id from this event."""


class PlayerBook(msgspec.Struct, frozen=True):
    """All players and ratings at one moment."""

    ratings: Ratings
    appearances: dict[str, tuple[Appearance, ...]]
    """By player; the most recently changed event first."""
    titles: dict[EventId, str]
    same: dict[str, str]
    """The known player of each person whom a desk has linked to one."""
    claims: dict[str, str]
    """Claims that are not accepted, and so do not count."""

    def home_of(self, player: str) -> Appearance | None:
        """Where a player first took part, which gives the id; ``None`` if it is not public."""
        found = self.appearances.get(player, ())
        return next((one for one in found if one.name == player), None)


class PlayerBooks:
    """The current book, kept until an event or a claim changes."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self._events: dict[EventId, EventPlayers] = {}
        self._key: object = None
        self._book = PlayerBook(Ratings({}, {}), {}, {}, {}, {})
        self._lock = asyncio.Lock()

    async def now(self) -> PlayerBook:
        """The current book."""
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
    """The book of all events, with the games of the same player together."""
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
    """The player at the end of a chain of claims.

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
    """Drop games where one player is on both sides: two people were matched as one by mistake."""
    for game in games:
        people = [name for side in game.sides for name in side.people]
        if len(set(people)) == len(people):
            yield game


_BETWEEN: Final = re.compile(r"[\s\-'\u2019.]+")


def is_found(name: str, letters: str) -> bool:
    """Whether every typed part begins a word of the name, accents aside.

    >>> is_found("Łucja Nowak-Żak", "zak luc"), is_found("Žofia", "ofia"), is_found("Ann", "")
    (True, False, True)
    """
    words = _words(name)
    return all(any(word.startswith(part) for word in words) for part in _words(letters) if part)


def _words(text: str) -> list[str]:
    return _BETWEEN.split(strip_accents(text))
