"""The errors that Rackhouse raises, each of them one sentence for a person.

::

    RackhouseError          anything this library refuses to do
    ├── MalformedError      the text or file cannot be read at all
    ├── IllegalError        it can be read, but the rules or the board forbid it
    └── UnknownNameError    a name that no data file, sheet or lexicon bears

A referee's *refusal* is not an error: it is an answer, and a value
(:class:`rackhouse.referee.Refusal`).
"""

from __future__ import annotations

__all__ = ["IllegalError", "MalformedError", "RackhouseError", "UnknownNameError"]


class RackhouseError(Exception):
    """Anything that Rackhouse refuses to do; the message is one sentence."""


class MalformedError(RackhouseError, ValueError):
    """A text, file or value that cannot be read; the message names the place."""


class IllegalError(RackhouseError, ValueError):
    """Something readable that the rules or the board forbid."""


class UnknownNameError(RackhouseError, LookupError):
    """A name that no data file bears; the message lists the names there are."""
