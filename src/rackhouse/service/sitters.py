"""Who sits where, by name: people, those around one screen, and the engine's players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import Actor, Role
from rackhouse.service.messages import Sitter
from rackhouse.service.places import place_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rackhouse.service.values import GameInfo, Holder, PersonId


def sitters(
    info: GameInfo, holders: Iterable[Holder], names: Mapping[PersonId, str]
) -> tuple[Sitter, ...]:
    """Everybody at a game in the order of the places; those who only look on are left out."""
    people = [
        sitter(info, held.place, names.get(held.person, ""))
        for held in holders
        if held.place.role is not Role.PUBLIC
    ]
    engines = [
        Sitter(place_name(Actor.seat_at(chair.seat)), chair.player, is_engine=True)
        for chair in info.chairs
    ]
    return tuple(sorted((*people, *engines), key=lambda one: one.place))


def sitter(info: GameInfo, place: Actor, name: str) -> Sitter:
    """Somebody of that name at a place; around one screen the seat has a name of its own.

    Whoever is forgotten takes along the names that they gave.
    """
    seat = place.seat
    if name and seat is not None and seat < len(info.names):
        name = info.names[seat] or name
    return Sitter(place_name(place), name)
