"""Who must agree before somebody gets a place at a game that has begun. Pure.

Whoever opened a game hands out its links, and may have a second account. So once a game has begun,
a link only lets people ask. Every seat that people hold must agree, including the one asked for; or
the director of the event, if they do not play. Before the start, the members of a team are asked
who may join them if an opponent hands out the links.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import DIRECTOR, PUBLIC, Actor, Role
from rackhouse.service.messages import Asking
from rackhouse.service.places import place_name

if TYPE_CHECKING:
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import Ask, PersonId

SILENCE = 24 * 3600 * 1000
"""Milliseconds after which a seat has no say about itself if its holder has not been seen."""
RATED_SILENCE = 7 * SILENCE
"""The same for a rated game, where it matters more who plays."""


def must_ask(live: LiveGame, place: Actor) -> bool:
    """Whether a link to a place only lets people ask for it, also spectators who would see racks.

    The desk of an event gives out its offices. If only the owner plays, against the engine or
    around one screen, there is nobody else to ask about an office. At a real board an empty seat is
    a phone that has not joined yet: whoever has the pad enters for it anyway.
    """
    if place == PUBLIC:
        return live.info.shows_racks and not live.is_over
    if not live.is_begun:
        return place.role is Role.SEAT and _is_given_out_by_opponents(live, place)
    if place.role is not Role.SEAT:
        seated = {held.person for held in live.holders if held.place.role is Role.SEAT}
        return not live.info.event and seated != {live.info.owner}
    return live.state.is_dealt or bool(live.holders_at(place))


def _is_given_out_by_opponents(live: LiveGame, seat: Actor) -> bool:
    """Whether a team sits there and somebody on another side may have its links."""
    owner, there = live.info.owner, live.holders_at(seat)
    is_opponents = live.info.is_rated or live.plays(owner)
    return live.is_for_teams and bool(there) and owner not in there and is_opponents


def missing(live: LiveGame, ask: Ask, now: int) -> tuple[str, ...]:
    """The places that still have to agree."""
    if ask.place != PUBLIC and ask.answers.get(place_name(DIRECTOR)) == "agreed":
        return ()
    return tuple(
        name
        for seat in range(live.info.sides)
        if _has_say(live, ask, Actor.seat_at(seat), now)
        and ask.answers.get(name := place_name(Actor.seat_at(seat))) != "agreed"
    )


def _has_say(live: LiveGame, ask: Ask, seat: Actor, now: int) -> bool:
    """Whether a seat is asked: somebody else holds it, and has not been silent for too long."""
    if not live.holders_at(seat) - {ask.person}:
        # Racks of players who have not come yet are not shown to anybody.
        return ask.place == PUBLIC and seat.seat not in {one.seat for one in live.info.chairs}
    if seat != ask.place:
        return live.is_begun or ask.place == PUBLIC
    silence = RATED_SILENCE if live.info.is_rated else SILENCE
    return now - ask.since < silence or place_name(seat) in ask.answers


def is_neutral_director(live: LiveGame, person: PersonId) -> bool:
    """Whether somebody directs a game whom both sides can trust to decide who plays.

    The desk of an event appoints its directors. In other games the owner does, who may also play,
    even under a second account.
    """
    is_director = bool(live.info.event) and live.is_held_by(person, DIRECTOR)
    return is_director and not live.plays(person)


def has_objection(ask: Ask) -> bool:
    """Whether somebody refused."""
    return "objected" in ask.answers.values()


def voices(live: LiveGame, person: PersonId, place: Actor, ask: Ask) -> tuple[str, ...]:
    """The places for which somebody can answer a request from the place they are at.

    Nobody answers their own request.
    """
    if person == ask.person or not live.is_held_by(person, place):
        return ()
    seats = [held for held in live.places_of(person) if held.role is Role.SEAT]
    if place.role is Role.SEAT:
        return tuple(place_name(seat) for seat in seats)
    return (place_name(place),) if place == DIRECTOR and is_neutral_director(live, person) else ()


def asking_at(live: LiveGame, now: int) -> tuple[Asking, ...]:
    """The open requests for a place, as everybody at the table sees them."""
    return tuple(
        Asking(
            one.id,
            place_name(one.place),
            live.names.get(one.person, ""),
            one.since,
            missing(live, one, now),
        )
        for one in live.asks
        if not has_objection(one)
    )
