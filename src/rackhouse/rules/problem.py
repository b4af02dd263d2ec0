"""A problem of a sheet: one sentence that names the place."""

from __future__ import annotations

from typing import Literal

import msgspec

from rackhouse.errors import IllegalError, MalformedError, RackhouseError, UnknownNameError


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a sheet, and where.

    >>> print(Problem("house.toml", 'words.repeats is 1, but it must be true or false.', 12))
    house.toml, line 12: words.repeats is 1, but it must be true or false.
    """

    source: str
    """The file, or the name that the text was given; empty for an organiser's settings."""
    sentence: str
    line: int | None = None
    column: int | None = None
    kind: Literal["malformed", "illegal", "unknown"] = "malformed"

    def __str__(self) -> str:
        places = [self.source] if self.source else []
        if self.line is not None:
            places.append(f"line {self.line}")
        if self.column is not None:
            places.append(f"column {self.column}")
        return f"{', '.join(places)}: {self.sentence}" if places else self.sentence

    def error(self) -> RackhouseError:
        """The exception that says the same.

        >>> Problem("", "round.seconds is 0.", kind="illegal").error()
        IllegalError('round.seconds is 0.')
        """
        match self.kind:
            case "malformed":
                return MalformedError(str(self))
            case "illegal":
                return IllegalError(str(self))
            case "unknown":
                return UnknownNameError(str(self))
