"""A message: a key and its values, to be said in any language."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from typing import Literal, TypeAlias, cast

import msgspec


class _Value(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something in a message that each language, or each reader, writes in its own way."""

    def __str__(self) -> str:
        from rackhouse.messages.voice import ENGLISH  # noqa: PLC0415  words are read when needed

        return ENGLISH.say(cast(Value, self))


class Name(_Value, frozen=True, tag="name"):
    """What people call somebody or something: kept together, whatever stands around it."""

    text: str


class SeatName(_Value, frozen=True, tag="seat"):
    """A side of a game, said by the names of who sits there where they are known."""

    seat: int
    """From 0."""
    is_team: bool = False


class EntryName(_Value, frozen=True, tag="entry"):
    """An entry of an event, said by its name where it is known."""

    entry: int


class MatchName(_Value, frozen=True, tag="match"):
    """A match of an event, said by the names of those who meet where they are known."""

    match: int


class Amount(_Value, frozen=True, tag="money"):
    """An amount of money."""

    cents: int
    currency: str


class Day(_Value, frozen=True, tag="day"):
    """A day of the calendar."""

    date: dt.date
    with_weekday: bool = False


class Moment(_Value, frozen=True, tag="time"):
    """A time of day, as the clock on the wall shows it."""

    time: dt.time


class Duration(_Value, frozen=True, tag="duration"):
    """How long something lasts."""

    seconds: int


class Listed(_Value, frozen=True, tag="list"):
    """Several values in a row: *A, B and C*."""

    items: tuple[Value, ...]
    joined: Literal["and", "or"] = "and"


class Message(_Value, frozen=True, tag="message", omit_defaults=True):
    """Something to be said: the key of its words, and the values in them.

    >>> print(message("name-seat", number=2))
    Player 2

    A key without words stands for itself.
    """

    key: str
    values: dict[str, Value] = {}
    text: str = ""
    """Its words in the reader's language, where an edge has put them in for whoever reads JSON."""


Value: TypeAlias = (
    str
    | int
    | float
    | Name
    | SeatName
    | EntryName
    | MatchName
    | Amount
    | Day
    | Moment
    | Duration
    | Listed
    | Message
)
"""What may stand in a message. A ``str`` is said as it is: tiles, words, codes."""


def message(key: str, /, **values: Value) -> Message:
    """The message of a key with its values.

    >>> message("name-seat", number=2)
    Message(key='name-seat', values={'number': 2}, text='')
    """
    return Message(key, values)


def moment(at: dt.datetime) -> Message:
    r"""A day and its time, as the clock of the place shows it.

    >>> str(moment(dt.datetime(2026, 7, 1, 18, 30)))
    'Wednesday, July 1, 2026 at 6:30\xa0PM'
    """
    return message("name-moment", day=Day(at.date(), with_weekday=True), time=Moment(at.time()))


def all_of(items: Iterable[Value]) -> Listed:
    """Several values of which each is meant.

    >>> print(all_of(["A", "B", "C"]))
    A, B, and C
    """
    return Listed(tuple(items))


def any_of(items: Iterable[Value]) -> Listed:
    """Several values of which one is meant.

    >>> print(any_of(["A", "B"]))
    A or B
    """
    return Listed(tuple(items), "or")


def quoted(text: str, most: int = 40) -> str:
    r"""A text from outside as a message can quote it: short, and in one line.

    >>> quoted("QI\nQI"), quoted("A" * 50, most=5)
    ('QI�QI', 'AAAAA…')
    """
    cut = text if len(text) <= most else f"{text[:most]}…"
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in cut)
