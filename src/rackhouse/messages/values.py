"""A message: a key and its values, to be said in any language."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable
from typing import Annotated, ClassVar, Literal, TypeAlias, cast

import msgspec
from msgspec import Meta


class Sayable(msgspec.Struct, frozen=True, tag_field="kind"):
    """A value that each language, or each reader, writes differently."""

    in_english: ClassVar[Callable[[Value], str]]
    """Its text for no particular reader; set by :mod:`rackhouse.messages.voice`."""

    def __str__(self) -> str:
        return Sayable.in_english(cast(Value, self))


class Name(Sayable, frozen=True, tag="name"):
    """A name of a person or thing, kept together in any text around it."""

    text: str


class SeatName(Sayable, frozen=True, tag="seat"):
    """A side of a game, named by its players if they are known."""

    seat: int
    """From 0."""
    is_team: bool = False


class EntryName(Sayable, frozen=True, tag="entry"):
    """An entry of an event, by its name if known."""

    entry: int


class MatchName(Sayable, frozen=True, tag="match"):
    """A match of an event, by the names of the opponents if known."""

    match: int


class Amount(Sayable, frozen=True, tag="money"):
    """An amount of money."""

    cents: int
    currency: str


class Day(Sayable, frozen=True, tag="day"):
    """A day of the calendar."""

    date: dt.date
    with_weekday: bool = False
    is_short: bool = False
    """Weekday, day and month, each as short as possible."""


class Moment(Sayable, frozen=True, tag="time"):
    """A time of day, as a clock on the wall shows it."""

    time: Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]

    @staticmethod
    def of(time: dt.time) -> Moment:
        """The value for a time.

        >>> Moment.of(dt.time(18, 30)).time
        '18:30'
        """
        return Moment(f"{time:%H:%M}")


class Duration(Sayable, frozen=True, tag="duration"):
    """How long something lasts."""

    seconds: int


class Listed(Sayable, frozen=True, tag="list"):
    """Several values in a row: *A, B and C*."""

    items: tuple[Value, ...]
    joined: Literal["and", "or"] = "and"


class Message(Sayable, frozen=True, tag="message", omit_defaults=True):
    """Something to be said: the key of its words, and the values in them.

    >>> print(message("name-seat", number=2))
    Player 2

    A key without words is shown as it is.
    """

    key: str
    values: dict[str, Value] = {}
    text: str = ""
    """Its words in the reader's language, filled in at the edge for readers of JSON."""


Value: TypeAlias = (
    str
    | int
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
"""What a message may contain. A ``str`` is said as it is: tiles, words, codes."""


def message(key: str, /, **values: Value) -> Message:
    """The message of a key with its values.

    >>> message("name-seat", number=2)
    Message(key='name-seat', values={'number': 2}, text='')
    """
    return Message(key, values)


def moment(at: dt.datetime) -> Message:
    r"""A day and its time, as a clock there shows it.

    >>> str(moment(dt.datetime(2026, 7, 1, 18, 30)))
    'Wednesday, July 1, 2026 at 6:30\xa0PM'
    """
    return message("name-moment", day=Day(at.date(), with_weekday=True), time=Moment.of(at.time()))


def all_of(items: Iterable[Value]) -> Listed:
    """A list with "and".

    >>> print(all_of(["A", "B", "C"]))
    A, B, and C
    """
    return Listed(tuple(items))


def any_of(items: Iterable[Value]) -> Listed:
    """A list with "or".

    >>> print(any_of(["A", "B"]))
    A or B
    """
    return Listed(tuple(items), "or")


def quoted(text: str, most: int = 40) -> str:
    r"""A text from outside, made short and one line so that a message can quote it.

    >>> quoted("QI\nQI"), quoted("A" * 50, most=5)
    ('QI�QI', 'AAAAA…')
    """
    cut = text if len(text) <= most else f"{text[:most]}…"
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in cut)
