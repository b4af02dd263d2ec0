"""The terms that facts are written in."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Custody: TypeAlias = Literal["dealt", "table"]
"""``dealt``: the program holds the bag; ``table``: real tiles, racks unknown."""

Ruler: TypeAlias = Literal["list", "judge", "players"]
"""Who answers a challenge: a loaded list, a person, or the sides from their book."""

EndReason: TypeAlias = Literal[
    "out",
    "no more plays",
    "passes",
    "missed goes",
    "passes and missed goes",
    "scoreless turns",
    "bell",
    "resignation",
    "out of time",
    "last side left",
    "awarded",
    "aborted",
]
DiscrepancyOutcome: TypeAlias = Literal["stands", "points", "resumed", "awarded"]


class DictionaryReference(msgspec.Struct, frozen=True):
    """The dictionary in force: a loaded list has a checksum, a book on paper has none."""

    title: str
    edition: str = ""
    name: str = ""
    checksum: str = ""

    @property
    def is_loaded(self) -> bool:
        """Whether the program can look words up in it."""
        return bool(self.checksum)


class Fact(msgspec.Struct, frozen=True, tag_field="fact"):
    """Something that happened at the table."""
