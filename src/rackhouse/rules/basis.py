"""The basis of a value: who says so."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

import msgspec

BasisKind: TypeAlias = Literal["text", "inherited", "chosen", "house"]

STATED: Final[tuple[BasisKind, ...]] = ("text", "inherited", "chosen")
"""The bases that a file gives with their IDs; a plain value's basis is ``house``."""

DUTY_ID: Final = re.compile(r"[A-Z]{1,3}-[0-9]{2,3}")


class Basis(msgspec.Struct, frozen=True):
    """Who says that a value is so, and where that is written.

    - ``text``: the sheet itself; the IDs are duties of its checklist.
    - ``inherited``: the box rules that the sheet descends from.
    - ``chosen``: somebody had to pick, and an organiser may pick otherwise.
    - ``house``: this house, or this game's organiser.

    A text that had to be read one way or another names the reading after its duties.

    >>> print(Basis("inherited", ("A-05",)))
    box rules, A-05
    >>> print(Basis("text", ("W-43", "A-16")))
    the sheet, W-43, as read in A-16
    """

    kind: BasisKind
    ids: tuple[str, ...] = ()

    @property
    def readings(self) -> tuple[str, ...]:
        """Those of the IDs that are readings of a gap, such as A-16."""
        return tuple(name for name in self.ids if name.startswith("A-"))

    def __str__(self) -> str:
        ids = "".join(f", {name}" for name in self.ids)
        match self.kind:
            case "text":
                duties = "".join(f", {name}" for name in self.ids if name not in self.readings)
                readings = " and ".join(self.readings)
                return f"the sheet{duties}{', as read in ' if readings else ''}{readings}"
            case "inherited":
                return f"box rules{ids}"
            case "chosen":
                return f"our choice{ids}; an organiser may pick otherwise"
            case "house":
                return f"this house{ids}"


class Statement(msgspec.Struct, frozen=True):
    """Something that a sheet says of its event, and no program decides by."""

    text: str
    basis: Basis


HOUSE: Final = Basis("house")
UNSTATED: Final = Basis("chosen")
"""The basis of what no sheet states about a help: the model's own default."""
