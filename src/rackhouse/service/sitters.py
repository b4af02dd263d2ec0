"""Who sits where, as everybody at a game is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import Actor, Role
from rackhouse.service.messages import Sitter
from rackhouse.service.places import place_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rackhouse.service.values import GameInfo, Holder, PersonId


def sitters_of(
    info: GameInfo, holders: Iterable[Holder], names: Mapping[PersonId, str]
) -> tuple[Sitter, ...]:
    """Who sits where, those who only look on left out; ``names`` are people's.

    A side that was named when the table was set is called so until somebody else comes to sit
    there: whoever set it speaks for several sides.
    """
    given = {Actor.seat_at(seat): name for seat, name in enumerate(info.names) if name}
    sitting = [
        (held.place, names.get(held.person, ""))
        for held in holders
        if held.place.role is not Role.PUBLIC
        and not (held.place in given and held.person == info.owner)
    ]
    taken = {place for place, _ in sitting}
    sitting += [(place, name) for place, name in given.items() if place not in taken]
    people = [Sitter(place_name(place), name) for place, name in sitting]
    engines = [
        Sitter(place_name(Actor.seat_at(chair.seat)), chair.player, is_engine=True)
        for chair in info.chairs
    ]
    return tuple(sorted((*people, *engines), key=lambda sitter: sitter.place))


def sitter_of(
    info: GameInfo, place: Actor, person: PersonId, names: Mapping[PersonId, str]
) -> Sitter:
    """Somebody at a place, by the name that the table knows them by there."""
    given = info.names if person == info.owner else ()
    seat = place.seat
    called = given[seat] if seat is not None and seat < len(given) else ""
    return Sitter(place_name(place), called or names.get(person, ""))
