"""Taking a place by its invitation, and giving it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import PUBLIC, Phase, Role
from rackhouse.referee import Refusal, commands
from rackhouse.service.access import check_place
from rackhouse.service.ask import ask_for, note_refill
from rackhouse.service.beginning import begin_if_ready
from rackhouse.service.consent import missing, must_ask
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.places import place_name
from rackhouse.service.tokens import hash_of, new_id
from rackhouse.service.values import GameId, Holder

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameInfo, Invitation, PersonId

MOST_IN_A_ROLE = 8
MOST_WATCHING = 10_000
_TAKEN = "The place {place} is taken."


class Joined(msgspec.Struct, frozen=True):
    """Somebody sits."""

    game: GameId
    place: str
    reason: str = ""
    """Why the seat's chance could not be added to the draws; they sit all the same."""
    ask: str = ""
    """The name of the question, where those at the table are asked first and nobody sits yet."""
    waits_for: tuple[str, ...] = ()
    """The places whose word is still wanted then."""


async def invited_to(games: Games, token: str) -> Invitation:
    """The place that an invitation is for.

    Raises:
        NotAllowedError: where it is not good, or not any more.
    """
    invitation = await games.store.invitation(hash_of(token))
    if invitation is None:
        raise NotAllowedError("This invitation is not good any more; ask for a new one.")
    return invitation


async def join(
    games: Games, person: PersonId, token: str, nonce: str = "", *, agrees_to_racks: bool = False
) -> Joined:
    """Take the place that an invitation is for; ``nonce`` is the seat's chance in the draws.

    Where spectators may see racks, whoever takes a seat agrees to that. Once the game has begun
    those at the table are asked first; whoever joins again hears how that stands.

    Raises:
        NotAllowedError: where the invitation is not good.
        ConflictError: where others sit there, or the person may not sit twice.
    """
    invitation = await invited_to(games, token)
    live = await games.get(invitation.game)
    place = invitation.place
    if place.role is Role.SEAT and live.info.shows_racks and not agrees_to_racks:
        raise ConflictError(_racks_shown(live.info))
    async with live.lock:
        await games.refresh_people(live)
        if must_ask(live, place) and not live.is_held_by(person, place):
            _check_alone(live, person, place)
            is_shared = place.role is not Role.SEAT or live.is_for_teams
            if is_shared and len(live.holders_at(place)) >= _most(live, place):
                raise ConflictError(_TAKEN.format(place=place_name(place)))
            ask = await ask_for(games, live, person, place)
            wanted = () if ask is None else missing(live, ask, games.clock.now())
            return Joined(live.id, place_name(place), "", "" if ask is None else ask.id, wanted)
    return await take_place(games, live, person, place, nonce)


async def take_place(
    games: Games, live: LiveGame, person: PersonId, place: Actor, nonce: str = ""
) -> Joined:
    """Sit somebody down who may sit there, and begin the game if that was what it waited for.

    Raises:
        ConflictError: where others sit there, or the person may not sit twice.
    """
    async with live.lock:
        is_refilled = live.is_begun and live.state.is_dealt and not live.holders_at(place)
        await _sit(games, live, person, place)
        if is_refilled and place.role is Role.SEAT:
            # By a role of the event, which its desk has given somebody else.
            await note_refill(games, live, place, ("desk",), new_id(games.chance))
        reason = await _add_chance(games, live, place, nonce)
        await games.settle(live)
        await begin_if_ready(games, live)
    return Joined(live.id, place_name(place), reason)


async def _sit(games: Games, live: LiveGame, person: PersonId, place: Actor) -> None:
    if live.is_held_by(person, place):
        return
    _check_alone(live, person, place)
    holder = Holder(live.id, place, person, games.clock.now())
    if not await games.store.add_holder(holder, most=_most(live, place)):
        raise ConflictError(_TAKEN.format(place=place_name(place)))
    await games.people_changed(live)


def _check_alone(live: LiveGame, person: PersonId, place: Actor) -> None:
    """Nobody plays for two sides, unless around one screen; nor takes two places if it is rated."""
    others = [held for held in live.places_of(person) if held not in (place, PUBLIC)]
    if live.info.is_rated and others and place != PUBLIC:
        raise ConflictError("In a rated game nobody takes more than one place.")
    if place == PUBLIC and live.info.shows_racks and others:
        raise ConflictError("You have a place at this game: only those without one see its racks.")
    if place.role is not Role.SEAT:
        return
    if live.info.shows_racks and live.is_held_by(person, PUBLIC):
        raise ConflictError("You have seen the racks of this game, so you cannot play in it.")
    there = live.holders_at(place) - {person}
    if any(held.role is Role.SEAT for held in others) and (there or live.is_begun):
        raise ConflictError("You play for another side of this game.")
    if live.is_for_teams and any(len(_seats_of(live, other)) > 1 for other in there):
        raise ConflictError("Whoever holds this seat plays for another side too.")


def _racks_shown(info: GameInfo) -> str:
    """What is told to whoever takes a seat and has not agreed to it."""
    minutes = round((info.rack_delay or 0) / 60)
    later = "at once" if minutes == 0 else f"after {minutes} minute{'s' * (minutes > 1)}"
    return f"Spectators whom all players admit see your rack {later}. Agree to that to sit down."


def _seats_of(live: LiveGame, person: PersonId) -> list[Actor]:
    return [held for held in live.places_of(person) if held.role is Role.SEAT]


def _most(live: LiveGame, place: Actor) -> int:
    if place.role is Role.SEAT:
        return live.info.most_at_a_seat
    return MOST_WATCHING if place == PUBLIC else MOST_IN_A_ROLE


async def _add_chance(games: Games, live: LiveGame, place: Actor, nonce: str) -> str:
    state = live.state
    if not nonce or place.seat is None or state.phase is not Phase.SETTING_UP:
        return ""
    if not state.is_dealt or state.sides[place.seat].nonce is not None:
        return ""
    written = await games.write(live, commands.GiveNonce(place, nonce))
    return str(written.reason) if isinstance(written, Refusal) else ""


async def give_up_place(games: Games, person: PersonId, game: GameId, place: Actor) -> None:
    """Give a place up. That is not to resign: others may take it, if the players agree.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person does not hold it.
    """
    live = await games.get(game)
    await check_place(games, live, person, place)
    await games.store.remove_holder(game, place, person)
    await games.people_changed(live)
