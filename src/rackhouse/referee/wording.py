"""Words and numbers from people that go into the record: within limits, and writable."""

from __future__ import annotations

from rackhouse.messages import quoted
from rackhouse.referee.refusal import CommandRefused

NOTE_LIMIT = 400
MOST_POINTS = 10_000


def writable(text: str) -> str:
    """The text, if a record can hold it.

    >>> writable("late by an hour")
    'late by an hour'

    Raises:
        Refused: where it is too long, or holds half a sign (a lone surrogate).
    """
    if len(text) > NOTE_LIMIT:
        raise CommandRefused("referee-text-too-long", text=quoted(text), most=NOTE_LIMIT)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CommandRefused("referee-text-not-writable", text=quoted(text)) from None
    return text
