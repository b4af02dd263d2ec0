"""Ratings of entries: looked up by name in a rating list or among our own players, then set."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from rackhouse.desk.players import PlayerNames
from rackhouse.desk.values import ALONE, EventPerson, UnknownEventError
from rackhouse.exchange.rating_list import RatedName, RatingIndex, read_ratings

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.player_book import PlayerBooks
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId


class RatingProposed(msgspec.Struct, frozen=True):
    """An entry, and who of the list it may be."""

    entry: int
    name: str
    rating: int | None
    """Its rating so far."""
    found: tuple[RatedName, ...]
    """Nobody if the list has no such name."""
    is_sure: bool
    """Whether it is one person, of exactly this name."""


class EntryRating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rating of an entry; null takes it away."""

    entry: Annotated[int, Meta(ge=1, le=1_000_000)]
    rating: Annotated[int, Meta(ge=0, le=9999)] | None


async def propose_ratings(
    books: PlayerBooks, person: PersonId, event: EventId, as_: str, text: str
) -> tuple[RatingProposed, ...]:
    """The ratings that a list has for the players of an event; for the office.

    Without a text, the ratings from this server's own events.

    Raises:
        MalformedError: if it is no list with names and ratings.
    """
    live = await books.events.for_office(person, event, as_)
    state = live.book.state
    if text.strip():
        data = text.encode(errors="replace")
        listed = await asyncio.to_thread(read_ratings, data, state)
    else:
        listed = await _own_ratings(books, event)
    index = RatingIndex(listed)
    found = []
    for number, entry in sorted(state.entries.items()):
        known = live.names.of(number)
        if entry.is_active and entry.kind == "player" and known.name:
            like = index.like(known.name)
            rating = known.details.rating
            found.append(RatingProposed(number, known.name, rating, like.found, like.is_sure))
    return tuple(found)


async def _own_ratings(books: PlayerBooks, event: EventId) -> tuple[RatedName, ...]:
    """Everybody who has a rating from other events of this server."""
    book = await books.now()
    names, found = PlayerNames(books.events.store, book), []
    for player, rating in book.ratings.table():
        elsewhere = any(one.event != event for one in book.appearances.get(player, ()))
        if elsewhere and (name := await names.of(player)):
            found.append(RatedName(name, rating.shown))
    return tuple(found)


async def set_ratings(
    events: Events, person: PersonId, event: EventId, as_: str, ratings: tuple[EntryRating, ...]
) -> None:
    """Set the ratings of many entries in one step; for the office."""
    live = await events.for_office(person, event, as_)
    async with live.lock:
        people = []
        for one in ratings:
            known = live.names.known.get(one.entry)
            if known is None:
                raise UnknownEventError("desk-no-entry", number=one.entry)
            details = replace(known.details, rating=one.rating)
            people.append(EventPerson(event, one.entry, ALONE, known.name, details))
        await events.store.set_event_people(tuple(people))
        await events.people_changed(live)
