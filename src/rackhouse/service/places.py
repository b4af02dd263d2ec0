"""Places at a game as links and messages name them: ``seat-1``, ``judge``, ``public``."""

from __future__ import annotations

from rackhouse.errors import MalformedError
from rackhouse.messages import SeatName, Value, any_of, message
from rackhouse.record import DIRECTOR, JUDGE, PUBLIC, SCORE_KEEPER, Actor, Role

_SEAT = "seat-"
_NAMED = {place.role.value: place for place in (JUDGE, SCORE_KEEPER, DIRECTOR, PUBLIC)}
_MOST_SEATS = 8


def place_name(place: Actor) -> str:
    """A place as it is written.

    >>> place_name(Actor.seat_at(0)), place_name(PUBLIC)
    ('seat-1', 'public')
    """
    if place.role is Role.SEAT and place.seat is not None:
        return f"{_SEAT}{place.seat + 1}"
    return place.role.value


def place_said(place: Actor) -> Value:
    """A place as it is said: whoever sits there, or the role.

    >>> print(place_said(Actor.seat_at(1)), "or", place_said(JUDGE))
    Player 2 or the judge
    """
    if place.seat is not None:
        return SeatName(place.seat)
    return message("service-place-" + place.role.value)


def parse_place(text: str) -> Actor:
    """Read what :func:`place_name` writes. Time itself is no place that anybody can take.

    >>> parse_place("seat-2")
    Actor(role=<Role.SEAT: 'seat'>, seat=1)

    Raises:
        MalformedError: where it names no place.
    """
    number = text.removeprefix(_SEAT)
    if text != number and number.isdecimal() and number.isascii() and len(number) == 1:
        seat = int(number) - 1
        if 0 <= seat < _MOST_SEATS:
            return Actor.seat_at(seat)
    if text in _NAMED:
        return _NAMED[text]
    raise MalformedError("service-unknown-place", text=text[:20], places=any_of(_NAMED))
