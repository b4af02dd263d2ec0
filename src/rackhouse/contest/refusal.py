"""No: the desk's answer to a command that cannot be carried out."""

from __future__ import annotations

import msgspec

from rackhouse.errors import IllegalError


class Refusal(msgspec.Struct, frozen=True):
    """A command was refused; nothing has changed. The reason is a sentence for a person.

    >>> str(Refusal("There is no entry 9."))
    'There is no entry 9.'
    """

    reason: str
    is_question: bool = False
    """Whether the same command with ``sure`` would be carried out."""

    def __str__(self) -> str:
        return self.reason


class Doubt(IllegalError):  # noqa: N818  it never leaves the desk: decide answers a Refusal
    """Something that can be, but is likelier a slip; it is done where one says to be sure."""


def require(holds: object, sentence: str) -> None:
    """Refuse with a sentence unless something holds.

    >>> require(1 + 1 == 2, "Numbers are broken.")

    Raises:
        IllegalError: with the sentence, where it does not hold.
    """
    if not holds:
        raise IllegalError(sentence)
