"""Invitations to a place: made, revoked and used; and giving a place up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import IllegalError
from rackhouse.messages import Message
from rackhouse.record import PUBLIC, Phase, Role
from rackhouse.referee import Refusal, commands
from rackhouse.service.access import check_host, check_place
from rackhouse.service.ask import ask_for, note_refill
from rackhouse.service.beginning import begin_if_ready
from rackhouse.service.consent import is_neutral_director, missing, must_ask
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.fair_play import check_company
from rackhouse.service.places import place_name
from rackhouse.service.tokens import hash_of, new_id, new_token
from rackhouse.service.values import PLAYING_ROLES, GameId, Holder, Invitation

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import PersonId


MOST_IN_A_ROLE = 8
MOST_WATCHING = 10_000


class Joined(msgspec.Struct, frozen=True):
    """Somebody has taken a place, or asked for one."""

    game: GameId
    place: str
    reason: Message | None = None
    """Why the seat's chance could not be added to the draws; they have the place anyway."""
    ask: str = ""
    """The ID of the request, if the others at the table have to agree first."""
    waits_for: tuple[str, ...] = ()
    """The places that still have to agree."""


async def invited_to(games: Games, token: str) -> Invitation:
    """The place that an invitation is for."""
    invitation = await games.store.invitation(hash_of(token))
    if invitation is None:
        raise NotAllowedError("service-invitation-used-up")
    return invitation


async def join(
    games: Games, person: PersonId, token: str, nonce: str = "", *, agrees_to_racks: bool = False
) -> Joined:
    """Take the place that an invitation is for; ``nonce`` is the seat's chance for the draws.

    If spectators may see racks, whoever takes a seat must agree to that. Once the game has begun,
    the others at the table are asked first; joining again tells how the request stands.

    Raises:
        NotAllowedError: if the invitation is not valid.
        ConflictError: if the place is taken, or the person may not hold two places.
    """
    invitation = await invited_to(games, token)
    live = await games.get(invitation.game)
    place = invitation.place
    if place.role is Role.SEAT and live.info.shows_racks and not agrees_to_racks:
        minutes = round((live.info.rack_delay or 0) / 60)
        raise ConflictError("service-racks-shown", minutes=minutes)
    async with live.lock:
        await games.refresh_people(live)
        if must_ask(live, place) and not live.is_held_by(person, place):
            _check_alone(live, person, place)
            await check_company(games, live, person, place)
            is_shared = place.role is not Role.SEAT or live.is_for_teams
            if is_shared and len(live.holders_at(place)) >= _most(live, place):
                raise ConflictError("service-place-taken")
            ask = await ask_for(games, live, person, place)
            wanted = () if ask is None else missing(live, ask, games.clock.now())
            return Joined(live.id, place_name(place), None, "" if ask is None else ask.id, wanted)
    return await take_place(games, live, person, place, nonce)


async def take_place(
    games: Games, live: LiveGame, person: PersonId, place: Actor, nonce: str = ""
) -> Joined:
    """Seat somebody who is allowed to sit there, and begin the game if it waited only for them.

    Raises:
        ConflictError: if the place is taken, or the person may not hold two places.
    """
    async with live.lock:
        is_refilled = live.is_begun and live.state.is_dealt and not live.holders_at(place)
        await _sit(games, live, person, place)
        if is_refilled and place.role is Role.SEAT:
            # The desk of an event has given this seat to somebody else.
            await note_refill(games, live, place, ("desk",), new_id(games.chance))
        reason = await _add_chance(games, live, place, nonce)
        await games.settle(live)
        await begin_if_ready(games, live)
    return Joined(live.id, place_name(place), reason)


async def _sit(games: Games, live: LiveGame, person: PersonId, place: Actor) -> None:
    if live.is_held_by(person, place):
        return
    _check_alone(live, person, place)
    await check_company(games, live, person, place)
    holder = Holder(live.id, place, person, games.clock.now())
    if not await games.store.add_holder(holder, most=_most(live, place)):
        raise ConflictError("service-place-taken")
    await games.people_changed(live)


def _check_alone(live: LiveGame, person: PersonId, place: Actor) -> None:
    """Check that nobody plays two sides, except around one screen, or has two places if rated."""
    others = [held for held in live.places_of(person) if held not in (place, PUBLIC)]
    if live.info.is_rated and others and place != PUBLIC:
        raise ConflictError("service-one-place-in-rated")
    if place == PUBLIC and live.info.shows_racks and others:
        raise ConflictError("service-players-see-no-racks")
    if place.role is not Role.SEAT:
        return
    if live.info.shows_racks and live.is_held_by(person, PUBLIC):
        raise ConflictError("service-seen-racks")
    there = live.holders_at(place) - {person}
    if any(held.role is Role.SEAT for held in others) and (there or live.is_begun):
        raise ConflictError("service-plays-other-side")
    if live.is_for_teams and any(len(_seats_of(live, other)) > 1 for other in there):
        raise ConflictError("service-holder-plays-other-side")


def _seats_of(live: LiveGame, person: PersonId) -> list[Actor]:
    return [held for held in live.places_of(person) if held.role is Role.SEAT]


def _most(live: LiveGame, place: Actor) -> int:
    if place.role is Role.SEAT:
        return live.info.most_at_a_seat
    return MOST_WATCHING if place == PUBLIC else MOST_IN_A_ROLE


async def _add_chance(games: Games, live: LiveGame, place: Actor, nonce: str) -> Message | None:
    state = live.state
    if not nonce or place.seat is None or state.phase is not Phase.SETTING_UP:
        return None
    if not state.is_dealt or state.sides[place.seat].nonce is not None:
        return None
    written = await games.write(live, commands.GiveNonce(place, nonce))
    return written.reason if isinstance(written, Refusal) else None


async def give_up_place(games: Games, person: PersonId, game: GameId, place: Actor) -> None:
    """Give up a place. This is not resigning: others may take it if the players agree.

    Raises:
        NotAllowedError: if it is a seat of a rated game that has begun: its result is theirs.
    """
    live = await games.get(game)
    await check_place(games, live, person, place)
    if live.info.is_rated and live.is_begun and place.role is Role.SEAT:
        raise NotAllowedError("service-rated-seat-is-kept")
    await games.store.remove_holder(game, place, person)
    await games.people_changed(live)


async def invite(games: Games, person: PersonId, game: GameId, place: Actor) -> str:
    """The token of another link to a place; earlier links stay valid.

    Members of a team may invite to their seat; everything else is up to the host.

    Raises:
        NotAllowedError: if the person neither owns nor directs the game.
        IllegalError: if there is no such place.
    """
    live = await games.get(game)
    is_team = place.role is Role.SEAT and live.info.most_at_a_seat > 1
    if not (is_team and live.is_held_by(person, place)):
        await check_host(games, live, person)
    _check_exists(live, place)
    token = new_token(games.chance)
    await games.store.add_invitation(Invitation(hash_of(token), game, place, games.clock.now()))
    return token


async def revoke(
    games: Games,
    person: PersonId,
    game: GameId,
    place: Actor,
    *,
    remove: tuple[PersonId, ...] = (),
) -> str:
    """Revoke all links to a place and return a new one; ``remove`` also removes holders.

    Raises:
        NotAllowedError: if the person neither owns nor directs the game, or wants to remove
            somebody after the start and is not the director of an event who does not play.
        IllegalError: if there is no such place.
        ConflictError: if somebody to remove does not sit there.
    """
    live = await games.get(game)
    await check_host(games, live, person)
    _check_exists(live, place)
    if remove and live.is_begun and place != PUBLIC and not is_neutral_director(live, person):
        raise NotAllowedError("service-begun-nobody-removed")
    if not all(live.is_held_by(other, place) for other in remove):
        raise ConflictError("service-not-sitting-there")
    await games.store.revoke_invitations(game, place)
    for other in remove:
        await games.store.remove_holder(game, place, other)
    if remove:
        await games.people_changed(live)
    return await invite(games, person, game, place)


def _check_exists(live: LiveGame, place: Actor) -> None:
    seats = range(live.info.sides)
    chairs = [chair.seat for chair in live.info.chairs]
    if place.role not in PLAYING_ROLES or (place.role is Role.SEAT and place.seat not in seats):
        raise IllegalError("service-no-such-place")
    if place.seat in chairs:
        raise IllegalError("service-engine-sits-there")
