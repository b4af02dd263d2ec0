"""Games by correspondence: which of them wait for somebody, and vacations in all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import IllegalError
from rackhouse.messages import Duration
from rackhouse.record import Role
from rackhouse.referee import Refusal, commands
from rackhouse.service.values import GameId

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import PersonId


LONGEST: Final = 30 * 24 * 3600 * 1000
"""Milliseconds that a vacation lasts at most, as the referee has it for a single game."""


class VacationShown(msgspec.Struct, frozen=True):
    """Somebody's vacation."""

    until: int
    """When it ends, in milliseconds since 1970; 0 if there is none now."""
    refused: int = 0
    """Games in which their time runs on, because they have had their vacation there."""


async def vacation_of(games: Games, person: PersonId) -> VacationShown:
    """The vacation that somebody has now."""
    until = await games.store.vacation(person)
    return VacationShown(until if until > games.clock.now() else 0)


async def take_vacation(games: Games, person: PersonId, until: int) -> VacationShown:
    """Stop somebody's time in all their games by correspondence; 0 ends the vacation.

    Raises:
        IllegalError: if it would last too long.
    """
    now = games.clock.now()
    if until > now + LONGEST:
        raise IllegalError("service-vacation-too-long", most=Duration(LONGEST // 1000))
    until = max(until, now)
    await games.store.set_vacation(person, until)
    refused = 0
    for info, _ in await games.store.days_games_of(person):
        live = await games.get(info.id)
        await games.uncertain.settled(live)
        async with live.lock:
            await games.settle(live)
            refused += await _written(games, live, person, until)
    return VacationShown(until if until > now else 0, refused)


async def begin_vacations(games: Games, live: LiveGame) -> None:
    """Give a game that has just begun the vacations of those who sit at it.

    The caller holds the game's lock.
    """
    if not live.info.is_by_days:
        return
    now = games.clock.now()
    for person in {held.person for held in live.holders if held.place.role is Role.SEAT}:
        until = await games.store.vacation(person)
        if until > now:
            await _written(games, live, person, until)


async def _written(games: Games, live: LiveGame, person: PersonId, until: int) -> int:
    """Write a vacation for each seat that somebody holds alone; returns how many were refused."""
    refused = 0
    for place in live.places_of(person):
        seat = place.seat
        if seat is None or live.holders_at(place) != {person} or live.is_over:
            continue
        now = games.clock.now()
        if until <= now and live.state.sides[seat].away_until <= now:
            continue
        written = await games.write(live, commands.TakeVacation(place, until))
        refused += isinstance(written, Refusal)
    return refused


class WaitingGames(msgspec.Struct, frozen=True):
    """The games that wait for somebody."""

    count: int
    game: GameId
    """The one whose time runs out first; empty if none waits."""
    place: str
    """The seat that it waits for."""


async def waiting_games(games: Games, person: PersonId, besides: GameId = "") -> WaitingGames:
    """The games by correspondence that wait for somebody, other than the one they look at."""
    waiting: list[tuple[int, GameId, str]] = []
    for info, standing in await games.store.days_games_of(person):
        if info.id == besides or standing.awaits is None:
            continue
        held = await games.store.holders(info.id)
        own = {one.place.seat for one in held if one.person == person}
        seats = [name for name in standing.awaits.places if _seat(name) in own]
        if seats:
            waiting.append((standing.due or standing.changed, info.id, seats[0]))
    if not waiting:
        return WaitingGames(0, "", "")
    _, game, place = min(waiting)
    return WaitingGames(len(waiting), game, place)


def _seat(place: str) -> int:
    """The seat that a place is, counted from 0.

    >>> _seat("seat-2")
    1
    """
    return int(place.removeprefix("seat-")) - 1 if place.startswith("seat-") else -1
