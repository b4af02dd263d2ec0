"""A problem in a sheet: what is wrong, and where."""

from __future__ import annotations

from typing import Literal

import msgspec

from rackhouse.errors import IllegalError, MalformedError, RackhouseError, UnknownNameError
from rackhouse.messages import Message, message


class SheetProblem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a sheet, and where.

    >>> print(SheetProblem("house.toml", message("sheet-too-deep"), 12))
    house.toml, line 12: The tables are nested too deeply.
    """

    source: str
    """The file, or the name given to the text; empty for an organiser's settings."""
    what: Message
    line: int | None = None
    column: int | None = None
    kind: Literal["malformed", "illegal", "unknown"] = "malformed"

    @property
    def message(self) -> Message:
        """What is wrong, and where."""
        file, line, column = self.source, str(self.line), str(self.column)
        if not file:
            return self.what
        if self.line is None:
            return message("sheet-in-file", file=file, problem=self.what)
        if self.column is None:
            return message("sheet-in-file-line", file=file, line=line, problem=self.what)
        return message(
            "sheet-in-file-column", file=file, line=line, column=column, problem=self.what
        )

    def __str__(self) -> str:
        return str(self.message)

    def error(self) -> RackhouseError:
        """The problem as an exception.

        >>> print(SheetProblem("", message("sheet-stuck"), kind="illegal").error().message.key)
        sheet-stuck
        """
        kinds = {
            "malformed": MalformedError,
            "illegal": IllegalError,
            "unknown": UnknownNameError,
        }
        return kinds[self.kind](self.message)
