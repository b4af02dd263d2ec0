"""Asking for a place at a game that has begun, and answering such requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.errors import IllegalError
from rackhouse.record import CLOCK, Role
from rackhouse.referee import Refusal, commands
from rackhouse.service.access import check_place
from rackhouse.service.consent import has_objection, missing, voices
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.tokens import new_id
from rackhouse.service.values import Ask, Holder

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId

MOST_ASKING = 20
"""How many requests a game can have at once, refused ones included."""


async def ask_for(games: Games, live: LiveGame, person: PersonId, place: Actor) -> Ask | None:
    """Ask for a place, or get the request as it stands; ``None`` if they now have the place.

    The caller holds the game's lock.

    Raises:
        ConflictError: if it was refused, or there are too many requests.
    """
    ask = _found(live, person, place)
    if ask is None:
        if len(live.asks) >= MOST_ASKING:
            raise ConflictError("service-too-many-asking")
        now = games.clock.now()
        await games.store.add_ask(Ask(new_id(games.chance), live.id, place, person, now))
        await games.people_changed(live)
        ask = _found(live, person, place)
    assert ask is not None
    if has_objection(ask):
        raise ConflictError("service-seat-refused")
    return None if await _granted(games, live, ask) else ask


async def answer_ask(
    games: Games, person: PersonId, game: GameId, ask: str, place: Actor, *, agrees: bool
) -> None:
    """Agree that somebody takes a place, or object; the last agreement needed seats them.

    Raises:
        ConflictError: if there is no such request any more.
    """
    live = await games.get(game)
    await check_place(games, live, person, place)
    async with live.lock:
        await games.refresh_people(live)
        found = next((one for one in live.asks if one.id == ask), None)
        if found is None:
            raise ConflictError("service-nobody-asks")
        speaking = voices(live, person, place, found)
        if not speaking:
            raise NotAllowedError("service-for-others-to-agree")
        for name in speaking:
            await games.store.answer_ask(ask, name, "agreed" if agrees else "objected")
        await games.people_changed(live)
        found = next((one for one in live.asks if one.id == ask), None)
        if found is not None and not has_objection(found):
            await _granted(games, live, found)


def _found(live: LiveGame, person: PersonId, place: Actor) -> Ask | None:
    return next((one for one in live.asks if (one.person, one.place) == (person, place)), None)


async def _granted(games: Games, live: LiveGame, ask: Ask) -> bool:
    """Seat whoever asked if nobody has to agree any more; returns whether they are seated."""
    now = games.clock.now()
    if missing(live, ask, now):
        return False
    is_seat = ask.place.role is Role.SEAT
    is_alone = is_seat and live.info.most_at_a_seat == 1
    removed = tuple(sorted(live.holders_at(ask.place))) if is_alone else ()
    if is_seat and live.is_begun:
        agreed = tuple(sorted(name for name, said in ask.answers.items() if said == "agreed"))
        await note_refill(games, live, ask.place, agreed, ask.id)
    holder = Holder(live.id, ask.place, ask.person, now)
    await games.store.grant_ask(ask, holder, removed=removed)
    await games.people_changed(live)
    return True


async def note_refill(
    games: Games, live: LiveGame, place: Actor, agreed: tuple[str, ...], name: str
) -> None:
    """Record that somebody else plays on at a seat; once per name.

    Raises:
        ConflictError: if the result is already certified.
    """
    assert place.seat is not None
    await games.settle(live)
    command = commands.RefillSeat(CLOCK, place.seat, agreed)
    try:
        written = await games.write(live, command, name=f"refill-{name}")
    except IllegalError as error:
        raise ConflictError(error.message) from error
    if isinstance(written, Refusal):
        raise ConflictError("service-place-not-free")
