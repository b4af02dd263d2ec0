"""The basis of a value: who says so."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

import msgspec

from rackhouse.messages import Message, all_of, message

BasisKind: TypeAlias = Literal["text", "inherited", "chosen", "house"]

STATED: Final[tuple[BasisKind, ...]] = ("text", "inherited", "chosen")
"""The bases that a file gives with IDs; a value without one is ``house``."""

DUTY_ID: Final = re.compile(r"[A-Z]{1,3}-[0-9]{2,3}")


class Basis(msgspec.Struct, frozen=True):
    """Who decided a value, and where that is written.

    - ``text``: the sheet itself; the IDs are duties of its checklist.
    - ``inherited``: the box rules that the sheet descends from.
    - ``chosen``: the sheets leave it open, and an organiser may choose differently.
    - ``house``: this house, or this game's organiser.

    Where a text can be read in more than one way, the reading is named after its duties.

    >>> print(Basis("inherited", ("A-05",)))
    box rules, A-05
    >>> print(Basis("text", ("W-43", "A-16")))
    the sheet, W-43, as read in A-16
    """

    kind: BasisKind
    ids: tuple[str, ...] = ()

    @property
    def readings(self) -> tuple[str, ...]:
        """The IDs that are readings of a gap, such as A-16."""
        return tuple(name for name in self.ids if name.startswith("A-"))

    @property
    def message(self) -> Message:
        """Who decided it, as a message."""
        ids = all_of(self.ids)
        match self.kind:
            case "text":
                duties = all_of(name for name in self.ids if name not in self.readings)
                readings = all_of(self.readings)
                if self.readings:
                    return message("rule-by-text-as-read", ids=duties, readings=readings)
                return message("rule-by-text", ids=duties)
            case "inherited":
                return message("rule-by-inherited", ids=ids)
            case "chosen":
                return message("rule-by-chosen", ids=ids)
            case "house":
                return message("rule-by-house", ids=ids)

    def __str__(self) -> str:
        return str(self.message)


class SheetStatement(msgspec.Struct, frozen=True):
    """Something a sheet says about its event; no rule depends on it."""

    text: str
    basis: Basis


HOUSE: Final = Basis("house")
UNSTATED: Final = Basis("chosen")
"""The basis of a value that no sheet states: the model's default."""
