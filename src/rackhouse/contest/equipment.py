"""Equipment: boards, tiles, dictionaries and clocks, each with its label."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rackhouse.contest.entry import Entry


class Item(msgspec.Struct, frozen=True):
    """One thing that the house lends.

    >>> Item("board 3", "board").is_out
    False
    """

    label: str
    kind: str
    holder: int | None = None
    """The entry that has it."""
    id_held: bool = False
    """Whether an ID lies at the desk for it."""
    note: str = ""

    @property
    def is_out(self) -> bool:
        """Whether somebody has it."""
        return self.holder is not None


def still_out(items: Mapping[str, Item]) -> tuple[Item, ...]:
    """What has not been brought back, by label.

    >>> still_out({"board 1": Item("board 1", "board", holder=4)})[0].holder
    4
    """
    return tuple(item for _, item in sorted(items.items()) if item.is_out)


class Supply(msgspec.Struct, frozen=True):
    """How much there is of a kind: the house's own, and what players bring."""

    kind: str
    house: int
    out: int
    brought: int

    @property
    def left(self) -> int:
        """What of the house's own is still at the desk."""
        return self.house - self.out


def supplies(items: Mapping[str, Item], entries: Iterable[Entry]) -> tuple[Supply, ...]:
    """How much there is of each kind, by its name.

    >>> from rackhouse.contest.entry import Entry
    >>> supplies({"clock 1": Item("clock 1", "clock")}, [Entry(1, "main", brings=("clock",))])
    (Supply(kind='clock', house=1, out=0, brought=1),)
    """
    brought = [kind for entry in entries if entry.is_active for kind in entry.brings]
    kinds = sorted({item.kind for item in items.values()} | set(brought))
    return tuple(
        Supply(
            kind,
            sum(item.kind == kind for item in items.values()),
            sum(item.kind == kind and item.is_out for item in items.values()),
            brought.count(kind),
        )
        for kind in kinds
    )
