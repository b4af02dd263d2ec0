"""Who sits where, by name: people, those around one screen or board, and the engine's players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import Name, all_of
from rackhouse.record import Actor, Role
from rackhouse.service.messages import Sitter
from rackhouse.service.places import place_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rackhouse.messages import Value
    from rackhouse.service.values import GameInfo, Holder, PersonId


def sitters_of(
    info: GameInfo, holders: Iterable[Holder], names: Mapping[PersonId, str]
) -> tuple[Sitter, ...]:
    """Who sits where, those who only look on left out; ``names`` are people's."""
    sitting = [held for held in holders if held.place.role is not Role.PUBLIC]
    taken = {held.place for held in sitting}
    people = [sitter(info, held.place, held.person, names) for held in sitting]
    # A side that was named when the table was set is called so, also while nobody sits there.
    named = [
        Sitter(place_name(place), name)
        for place, name in zip(map(Actor.seat_at, range(len(info.names))), info.names, strict=True)
        if name and place not in taken
    ]
    engines = [
        Sitter(place_name(Actor.seat_at(chair.seat)), chair.player, is_engine=True)
        for chair in info.chairs
    ]
    return tuple(sorted((*people, *named, *engines), key=lambda one: one.place))


def sitter(info: GameInfo, place: Actor, person: PersonId, names: Mapping[PersonId, str]) -> Sitter:
    """Somebody at a place; whoever set the table speaks for several sides, by their names.

    At an event a side is called as it was entered, whatever its player is called elsewhere.
    """
    name, seat = names.get(person, ""), place.seat
    side = "" if seat is None or seat >= len(info.names) else info.names[seat]
    if info.most_at_a_seat > 1:
        return Sitter(place_name(place), name, team=side)
    if info.event or person == info.owner:
        name = side or name
    return Sitter(place_name(place), name)


def called(sitters: Iterable[Sitter], place: str) -> Value | None:
    """What those at a place are called together; nothing where nobody sits there.

    >>> print(called([Sitter("seat-1", "Ada"), Sitter("seat-1", "Ben")], "seat-1"))
    Ada and Ben
    >>> print(called([Sitter("seat-1", "Ada", team="The Quills")], "seat-1"))
    The Quills
    """
    held = [one for one in sitters if one.place == place]
    team = next((one.team for one in held if one.team), "")
    names = [Name(name) for name in ([team] if team else [one.name for one in held]) if name]
    return all_of(names) if len(names) > 1 else next(iter(names), None)
