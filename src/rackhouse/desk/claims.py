"""Claims that somebody at an event is a known player. A claim counts once it is accepted.

Anybody can hold an event and name anybody as an entry. So other people's events change a player's
rating only if the player agrees, or whoever runs the event where they first played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.contest import EventRole
from rackhouse.desk.player_book import player_at
from rackhouse.desk.roles import OFFICE
from rackhouse.desk.values import EventId, SamePlayer, UnknownEventError
from rackhouse.errors import IllegalError
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from rackhouse.desk.player_book import Appearance, PlayerBook, PlayerBooks
    from rackhouse.desk.ports import DeskStore
    from rackhouse.service.values import PersonId

TWICE = "desk-same-player-twice"


class Claim(msgspec.Struct, frozen=True):
    """A claim that somebody at an event is a known player."""

    event: EventId
    title: str
    entry: int
    member: str
    name: str
    is_accepted: bool


class ClaimAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a claim."""

    event: str
    entry: int
    is_accepted: bool
    member: str = ""


async def is_accepted_at_once(
    store: DeskStore, person: PersonId, said: SamePlayer, home: Appearance | None
) -> bool:
    """Whether nobody has to be asked: the claimant speaks for the player, or plays for both."""
    if home is None:
        return False
    if await speaks_for(store, person, home):
        return True
    here = await _players(store, said.event, said.entry)
    return not here.isdisjoint(await _players(store, home.event, home.entry))


async def speaks_for(store: DeskStore, person: PersonId | None, home: Appearance | None) -> bool:
    """Whether somebody is the player, or runs the event where the player first played."""
    if person is None or home is None:
        return False
    return any(
        one.person == person
        and (one.role in OFFICE or (one.role is EventRole.PLAYER and one.entry == home.entry))
        for one in await store.event_roles(home.event)
    )


async def claims_on(books: PlayerBooks, person: PersonId | None, player: str) -> tuple[Claim, ...]:
    """The claims about a player, for those who speak for the player; empty for others."""
    book = await books.now()
    if not await speaks_for(books.events.store, person, book.home_of(player)):
        return ()
    found = []
    for said in await books.events.store.same_players():
        if book.same.get(said.player, said.player) == player and said.event in book.titles:
            live = await books.events.get(said.event)
            known = live.names.of(said.entry)
            name = known.members.get(said.member, "") if said.member else known.name
            title = book.titles[said.event]
            found.append(Claim(said.event, title, said.entry, said.member, name, said.is_accepted))
    return tuple(found)


async def answer_claim(
    books: PlayerBooks, person: PersonId, player: str, answer: ClaimAnswer
) -> None:
    """Accept or refuse a claim; an accepted one can be refused later.

    Raises:
        NotAllowedError: if others have to answer it.
        IllegalError: if the player already takes part in that event.
    """
    book = await books.now()
    if not await speaks_for(books.events.store, person, book.home_of(player)):
        raise NotAllowedError("desk-claim-not-yours")
    key = (answer.event, answer.entry, answer.member)
    for said in await books.events.store.same_players():
        of = book.same.get(said.player, said.player)
        if (said.event, said.entry, said.member) == key and of == player:
            break
    else:
        raise UnknownEventError("desk-claim-unknown")
    if answer.is_accepted:
        check_once(book, said, player)
        said = replace(said, is_accepted=True)
    else:
        said = replace(said, player="")
    await books.events.store.set_same_player(said)


def check_once(book: PlayerBook, said: SamePlayer, player: str) -> None:
    """Refuse a claim that makes two people at one event the same player.

    Raises:
        IllegalError: if it does.
    """
    own = player_at(said.event, said.entry, said.member)
    others = [one for one in book.appearances.get(player, ()) if one.name != own]
    if own == player or not others or any(one.event == said.event for one in others):
        raise IllegalError(TWICE)


async def _players(store: DeskStore, event: EventId, entry: int) -> set[PersonId]:
    return {
        one.person
        for one in await store.event_roles(event)
        if one.role is EventRole.PLAYER and one.entry == entry
    }
