"""Taking a place by its invitation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import PUBLIC, Phase, Role
from rackhouse.referee import Refusal, commands
from rackhouse.service.beginning import begin_if_ready
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.hints import PEOPLE, Hint
from rackhouse.service.places import place_name
from rackhouse.service.tokens import hash_of
from rackhouse.service.values import GameId, Holder
from rackhouse.service.writing import settle, write

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import Invitation, PersonId

MOST_IN_A_ROLE = 8
MOST_WATCHING = 10_000


class Joined(msgspec.Struct, frozen=True):
    """Somebody sits."""

    game: GameId
    place: str
    reason: str = ""
    """Why the seat's chance could not be added to the draws; they sit all the same."""


async def invited_to(hall: Hall, token: str) -> Invitation:
    """The place that an invitation is for.

    Raises:
        NotAllowedError: where it is not good, or not any more.
    """
    invitation = await hall.store.invitation(hash_of(token))
    if invitation is None:
        raise NotAllowedError("This invitation is not good any more; ask for a new one.")
    return invitation


async def join(hall: Hall, person: PersonId, token: str, nonce: str = "") -> Joined:
    """Take the place that an invitation is for; ``nonce`` is the seat's chance in the draws.

    Raises:
        NotAllowedError: where the invitation is not good.
        ConflictError: where others sit there, or the person may not sit twice.
    """
    invitation = await invited_to(hall, token)
    live = await hall.live.get(invitation.game)
    return await take_place(hall, live, person, invitation.place, nonce)


async def take_place(
    hall: Hall, live: LiveGame, person: PersonId, place: Actor, nonce: str = ""
) -> Joined:
    """Sit somebody down who may sit there, and begin the game if that was what it waited for.

    Raises:
        ConflictError: where others sit there, or the person may not sit twice.
    """
    async with live.lock:
        await _sit(hall, live, person, place)
        reason = await _add_chance(hall, live, place, nonce)
        await settle(hall, live)
        await begin_if_ready(hall, live)
    return Joined(live.id, place_name(place), reason)


async def _sit(hall: Hall, live: LiveGame, person: PersonId, place: Actor) -> None:
    others = [held for held in live.places_of(person) if held not in (place, PUBLIC)]
    if live.info.is_rated and others and place != PUBLIC:
        raise ConflictError("In a rated game nobody takes more than one place.")
    if live.is_held_by(person, place):
        return
    holder = Holder(live.id, place, person, hall.clock.now())
    if not await hall.store.add_holder(holder, most=_most(live, place)):
        raise ConflictError(f"The place {place_name(place)} is taken.")
    await hall.live.refresh_people(live)
    hall.hint(Hint(live.id, PEOPLE))


def _most(live: LiveGame, place: Actor) -> int:
    if place.role is Role.SEAT:
        return live.info.most_at_a_seat
    return MOST_WATCHING if place == PUBLIC else MOST_IN_A_ROLE


async def _add_chance(hall: Hall, live: LiveGame, place: Actor, nonce: str) -> str:
    state = live.state
    if not nonce or place.seat is None or state.phase is not Phase.SETTING_UP:
        return ""
    if not state.is_dealt or state.sides[place.seat].nonce is not None:
        return ""
    written = await write(hall, live, commands.GiveNonce(place, nonce))
    return written.reason if isinstance(written, Refusal) else ""
