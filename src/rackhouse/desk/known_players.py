"""Which known players the people of an entry are, or could be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.desk.player_book import is_found, player_at
from rackhouse.desk.players import MOST_LISTED, PlayerLine, PlayerNames, office_of, rating_shown
from rackhouse.desk.values import ALONE, EventId

if TYPE_CHECKING:
    from rackhouse.desk.player_book import PlayerBooks
    from rackhouse.service.values import PersonId


class KnownAs(msgspec.Struct, frozen=True):
    """A person of an entry, as a player."""

    member: str
    """The member of a team; empty for a single player."""
    name: str
    line: PlayerLine
    """From all their games, including other events if they are known there."""
    events: dict[EventId, str]
    """The titles of the public events they took part in."""
    is_named: bool
    """Whether an accepted claim says that they are a known player."""
    waits: str
    """The name of the player they are claimed to be, if that is not accepted yet."""


class LikelyShown(msgspec.Struct, frozen=True):
    """A player of other events who could be this entry."""

    line: PlayerLine
    events: dict[EventId, str]


async def known_as(
    books: PlayerBooks, person: PersonId, event: EventId, as_: str, entry: int
) -> tuple[KnownAs, ...]:
    """The people of an entry as players; for the office."""
    live = await office_of(books.events, person, event, as_, entry)
    known, found = live.names.of(entry), list[KnownAs]()
    book = await books.now()
    names = PlayerNames(books.events.store, book)
    for member in live.book.state.entries[entry].members or (ALONE,):
        own = player_at(event, entry, member)
        player = book.same.get(own, own)
        name = known.members.get(member, "") if member else known.name
        line = PlayerLine(
            player, await names.of(player) or name, rating_shown(book.ratings.of(player))
        )
        events = {one.event: book.titles[one.event] for one in book.appearances.get(player, ())}
        waits = await names.of(book.claims[own]) if own in book.claims else ""
        found.append(KnownAs(member, name, line, events, own in book.same, waits))
    return tuple(found)


async def likely_same(
    books: PlayerBooks, person: PersonId, event: EventId, as_: str, entry: int, letters: str = ""
) -> tuple[LikelyShown, ...]:
    """Players of other events found by a few letters; without letters, those of the same name."""
    live = await office_of(books.events, person, event, as_, entry)
    known = live.names.of(entry)
    same = {name.casefold() for name in (known.name, *known.members.values()) if name}
    book = await books.now()
    names, found = PlayerNames(books.events.store, book), list[LikelyShown]()
    for player, appearances in book.appearances.items():
        if any(one.event == event for one in appearances):
            continue
        name = await names.of(player)
        if name and (is_found(name, letters) if letters else name.casefold() in same):
            line = PlayerLine(player, name, rating_shown(book.ratings.of(player)))
            events = {one.event: book.titles[one.event] for one in appearances}
            found.append(LikelyShown(line, events))
    found.sort(key=lambda one: (-one.line.rating.games, one.line.name))
    return tuple(found[:MOST_LISTED])
