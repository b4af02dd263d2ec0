"""Places at a game as links name them (``seat-1``, ``judge``), and the names of who sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.errors import MalformedError
from rackhouse.messages import Name, SeatName, Value, all_of, any_of, message
from rackhouse.record import DIRECTOR, JUDGE, PUBLIC, SCORE_KEEPER, Actor, Role
from rackhouse.service.messages import Sitter

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from rackhouse.service.values import GameInfo, Holder, PersonId

_SEAT = "seat-"
_NAMED = {place.role.value: place for place in (JUDGE, SCORE_KEEPER, DIRECTOR, PUBLIC)}
_MOST_SEATS = 8


def place_name(place: Actor) -> str:
    """The name of a place in links.

    >>> place_name(Actor.seat_at(0)), place_name(PUBLIC)
    ('seat-1', 'public')
    """
    if place.role is Role.SEAT and place.seat is not None:
        return f"{_SEAT}{place.seat + 1}"
    return place.role.value


def place_said(place: Actor) -> Value:
    """A place in a message: whoever sits there, or the role.

    >>> print(place_said(Actor.seat_at(1)), "or", place_said(JUDGE))
    Player 2 or the judge
    """
    if place.seat is not None:
        return SeatName(place.seat)
    return message("service-place-" + place.role.value)


def parse_place(text: str) -> Actor:
    """Read what :func:`place_name` writes. The clock is not a place that anybody can take.

    >>> parse_place("seat-2")
    Actor(role=<Role.SEAT: 'seat'>, seat=1)

    Raises:
        MalformedError: if there is no such place.
    """
    number = text.removeprefix(_SEAT)
    if text != number and number.isdecimal() and number.isascii() and len(number) == 1:
        seat = int(number) - 1
        if 0 <= seat < _MOST_SEATS:
            return Actor.seat_at(seat)
    if text in _NAMED:
        return _NAMED[text]
    raise MalformedError("service-unknown-place", text=text[:20], places=any_of(_NAMED))


def sitters_of(
    info: GameInfo,
    holders: Iterable[Holder],
    names: Mapping[PersonId, str],
    profiles: Collection[PersonId] = (),
) -> tuple[Sitter, ...]:
    """Who sits where, without spectators; ``names`` are those of people.

    ``profiles`` are the people whose profile anybody may see.
    """
    sitting = [held for held in holders if held.place.role is not Role.PUBLIC]
    taken = {held.place for held in sitting}
    people = [sitter(info, held.place, held.person, names, profiles) for held in sitting]
    # A side that was named when the game was opened has that name even while nobody sits there.
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


def sitter(
    info: GameInfo,
    place: Actor,
    person: PersonId,
    names: Mapping[PersonId, str],
    profiles: Collection[PersonId] = (),
) -> Sitter:
    """Somebody at a place; the opener may hold several sides, each under its own name.

    At an event a side has the name it was entered with, whatever its player is called elsewhere.
    """
    name, seat = names.get(person, ""), place.seat
    side = "" if seat is None or seat >= len(info.names) else info.names[seat]
    profile = person if person in profiles and not info.event else ""
    if info.most_at_a_seat > 1:
        return Sitter(place_name(place), name, team=side, profile=profile)
    if side and (info.event or person == info.owner):
        return Sitter(place_name(place), side)
    return Sitter(place_name(place), name, profile=profile)


def called(sitters: Iterable[Sitter], place: str) -> Value | None:
    """The names of those at a place together; ``None`` if nobody sits there.

    >>> print(called([Sitter("seat-1", "Ada"), Sitter("seat-1", "Ben")], "seat-1"))
    Ada and Ben
    >>> print(called([Sitter("seat-1", "Ada", team="The Quills")], "seat-1"))
    The Quills
    """
    held = [one for one in sitters if one.place == place]
    team = next((one.team for one in held if one.team), "")
    names = [Name(name) for name in ([team] if team else [one.name for one in held]) if name]
    return all_of(names) if len(names) > 1 else next(iter(names), None)
