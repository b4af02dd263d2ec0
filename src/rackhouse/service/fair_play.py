"""Fair play among people: whom somebody blocks, who may meet in a rated game, what is reported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import IllegalError
from rackhouse.record import PUBLIC, Role
from rackhouse.service.access import check_place
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.tokens import hash_of, stable_id
from rackhouse.service.values import Report
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.record import Actor
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.ports import Store
    from rackhouse.service.values import GameId, PersonId

LONGEST_REPORT: Final = 400


class BlockedPerson(msgspec.Struct, frozen=True):
    """Somebody who is blocked."""

    id: str
    """The ID to unblock them by; it tells nothing to anybody else."""
    name: str


async def check_company(games: Games, live: LiveGame, person: PersonId, place: Actor) -> None:
    """Check that somebody may sit down with those at a game; at events the desk decides.

    Raises:
        NotAllowedError: if one of them has blocked the other.
        ConflictError: if the game is rated and they may be one person.
    """
    if live.info.event or place == PUBLIC:
        return
    there = {held.person for held in live.holders if held.place.role is not Role.PUBLIC}
    there |= {live.info.owner} if live.info.owner else set()
    there -= {person}
    await check_blocks(games.store, person, there)
    if not live.info.is_rated or place.role is not Role.SEAT:
        return
    opponents = {
        held.person
        for held in live.holders
        if held.place.role is Role.SEAT and held.place != place and held.person != person
    }
    if opponents & await games.store.shares_browser(person):
        raise ConflictError("service-rated-same-browser")


async def check_blocks(store: Store, person: PersonId, others: Iterable[PersonId]) -> None:
    """Check that none of these people and a person have blocked each other.

    Raises:
        NotAllowedError: if they have; whoever is blocked is not told who did it.
    """
    others = set(others)
    if not others:
        return
    if others & await store.blocked_by(person):
        raise NotAllowedError("service-you-blocked")
    if others & await store.who_blocked(person):
        raise NotAllowedError("service-not-welcome")


async def note_browser(store: Store, mark: str, person: PersonId) -> None:
    """Note that somebody has signed in with a browser, by the secret of its cookie."""
    await store.mark_browser(hash_of(mark), person)


async def block_at(games: Games, person: PersonId, game: GameId, place: Actor, who: Actor) -> None:
    """Block everybody else who holds a place at a game where one sits oneself.

    Raises:
        IllegalError: if nobody else is there.
    """
    live = await games.get(game)
    await check_place(games, live, person, place)
    others = live.holders_at(who) - {person} if who != PUBLIC else set()
    if not others:
        raise IllegalError("service-nobody-to-block")
    for other in others:
        await games.store.set_block(person, other, is_blocked=True)


async def blocked(store: Store, person: PersonId) -> tuple[BlockedPerson, ...]:
    """The people whom somebody has blocked, by name."""
    people = await store.people(tuple(sorted(await store.blocked_by(person))))
    shown = [BlockedPerson(_shown_as(person, one.id), one.name) for one in people]
    return tuple(sorted(shown, key=lambda one: (one.name.casefold(), one.id)))


async def unblock(store: Store, person: PersonId, shown: str) -> None:
    """Unblock somebody; who is not blocked stays so."""
    for other in await store.blocked_by(person):
        if _shown_as(person, other) == shown:
            await store.set_block(person, other, is_blocked=False)


def _shown_as(person: PersonId, blocked: PersonId) -> str:
    return stable_id(f"{person} has blocked {blocked}")


async def report_game(
    games: Games, person: PersonId, game: GameId, place: Actor, words: str
) -> None:
    """Report a game to the keepers of the hall.

    Raises:
        NotAllowedError: if somebody else than its players does.
        MalformedError: if the words cannot be stored.
    """
    live = await games.get(game)
    await check_place(games, live, person, place)
    if place.role is not Role.SEAT:
        raise NotAllowedError("service-only-players-report")
    said = line(words, "line", LONGEST_REPORT)
    await games.store.add_report(Report(game, 0, person, games.clock.now(), said))
