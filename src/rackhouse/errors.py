"""The errors that Rackhouse raises, each of them one message for a person.

::

    RackhouseError          anything this library refuses to do
    ├── MalformedError      the text or file cannot be read at all
    ├── IllegalError        it can be read, but the rules or the board forbid it
    └── UnknownNameError    a name that no data file, sheet or lexicon bears

A referee's *refusal* is not an error: it is an answer, and a value
(:class:`rackhouse.referee.Refusal`).
"""

from __future__ import annotations

from rackhouse.messages import Message, Value

__all__ = ["IllegalError", "MalformedError", "RackhouseError", "UnknownNameError", "require"]


class RackhouseError(Exception):
    """Anything that Rackhouse refuses to do; its text is one sentence, in English.

    >>> str(IllegalError("name-seat", number=2))
    'Player 2'
    """

    message: Message

    def __init__(self, what: str | Message, /, **values: Value) -> None:
        self.message = what if isinstance(what, Message) else Message(what, values)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)


class MalformedError(RackhouseError, ValueError):
    """A text, file or value that cannot be read; the message names the place."""


class IllegalError(RackhouseError, ValueError):
    """Something readable that the rules or the board forbid."""


class UnknownNameError(RackhouseError, LookupError):
    """A name that no data file bears; the message lists the names there are."""


def require(holds: object, what: str | Message, /, **values: Value) -> None:
    """Refuse with a message unless something holds.

    >>> require(1 + 1 == 2, "name-seat", number=2)

    Raises:
        IllegalError: with the message, where it does not hold.
    """
    if not holds:
        raise IllegalError(what, **values)
