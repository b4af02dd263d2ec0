"""Words and numbers from people that go into the record: within limits, and writable."""

from __future__ import annotations

from rackhouse.referee.refusal import Refused

NOTE_LIMIT = 400
MOST_POINTS = 10_000


def worded(text: str, what: str, limit: int = NOTE_LIMIT) -> str:
    """The text, if a record can hold it.

    >>> worded("late by an hour", "The reason")
    'late by an hour'

    Raises:
        Refused: where it is too long, or holds half a sign (a lone surrogate).
    """
    if len(text) > limit:
        raise Refused(f"{what} is at most {limit} characters long.")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refused(f"{what} holds a sign that cannot be written down.") from None
    return text


def shown(text: str, limit: int = 30) -> str:
    r"""A text from outside as a sentence can quote it: short, and in one line.

    >>> shown("QI\nQI")
    'QI�QI'
    """
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text[:limit])
